import * as z from 'zod/mini';
import { keptList, useItems } from '@/lib/kept-list';
import { contactMessage, type ContactMessage } from './contact-message';

const keptRequest = z.object({
  /** As it would be sent. */
  message: contactMessage,
  /** The path of the page that it was written on. */
  path: z.string(),
  /** When it was accepted, in milliseconds since the epoch; no other request has the same. */
  at: z.number(),
});

const sentRequest = z.object({ at: z.number(), sentAt: z.number() });

export interface KeptRequest extends z.infer<typeof keptRequest> {
  /** When it was sent, if it was. */
  sentAt: number | undefined;
}

/*
 * The consultation form makes no network call (specification, section 7), so accepted requests are kept in the tab until the
 * visitor sends or discards them. A duplicated tab has copies of them; that one was sent is kept on the device, so that the copy
 * is not sent as well.
 */

const requests = keptList('requests', fits(keptRequest));
const sent = keptList('sent', fits(sentRequest));

/** How many of the sent requests are known. */
const MOST_SENT = 20;

/** The latest first. */
export function useKeptRequests(): readonly KeptRequest[] {
  const known = useItems(sent);
  return useItems(requests).map((request) => ({
    ...request,
    sentAt: known.find(({ at }) => at === request.at)?.sentAt,
  }));
}

export function keepRequest(message: ContactMessage, path: string): void {
  const known = requests.read();
  const at = Math.max(Date.now(), ...known.map((request) => request.at + 1));
  requests.write([{ message, path, at }, ...known]);
}

export function markSent(at: number): void {
  sent.write([{ at, sentAt: Date.now() }, ...sent.read()].slice(0, MOST_SENT));
}

export function discardRequest(at: number): void {
  // The button disappears, and would take the focus with it.
  document.getElementById('main')?.focus({ preventScroll: true });
  requests.write(requests.read().filter((request) => request.at !== at));
}

function fits<Item>(schema: z.ZodMiniType<Item>) {
  return (value: unknown): value is Item => z.safeParse(schema, value).success;
}
