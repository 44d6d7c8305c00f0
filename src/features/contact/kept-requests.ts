import * as z from 'zod/mini';
import { keptList, useItems } from '@/lib/kept-list';
import { contactMessage, type ContactMessage } from './contact-message';

const keptRequest = z.object({
  /** The message for the contact endpoint. */
  message: contactMessage,
  /** The path of the page with the form. */
  path: z.string(),
  /** When it was accepted, in milliseconds since the epoch. No two requests have the same time. */
  at: z.number(),
  /** When it was sent, in milliseconds since the epoch. Missing until then. */
  sentAt: z.optional(z.number()),
});

export type KeptRequest = z.infer<typeof keptRequest>;

/*
 * The consultation form makes no network call (specification, section 7), so the tab keeps accepted requests until the visitor
 * discards them.
 */

const requests = keptList(
  'requests',
  (value): value is KeptRequest => z.safeParse(keptRequest, value).success,
);

/** The latest first. */
export const useKeptRequests = () => useItems(requests);

export function keepRequest(message: ContactMessage, path: string): void {
  const known = requests.read();
  const at = Math.max(Date.now(), ...known.map((request) => request.at + 1));
  requests.write([{ message, path, at }, ...known]);
}

export function markSent(at: number): void {
  const sentAt = Date.now();
  requests.write(
    requests.read().map((request) => (request.at === at ? { ...request, sentAt } : request)),
  );
}

export function discardRequest(at: number): void {
  // Otherwise the focus would be lost when the button disappears.
  document.getElementById('main')?.focus({ preventScroll: true });
  requests.write(requests.read().filter((request) => request.at !== at));
}
