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
  /** When it was sent, if it was. */
  sentAt: z.optional(z.number()),
});

export type KeptRequest = z.infer<typeof keptRequest>;

const sentRequest = z.object({ at: z.number(), sentAt: z.number() });

/*
 * The consultation form makes no network call (specification, section 7), so accepted requests are kept in the tab until the
 * visitor sends them some other way, or discards them.
 */

const STORAGE_KEY = 'requests';
const requests = keptList('sessionStorage', STORAGE_KEY, isRequest);

/** Which requests were sent from any tab, without their words: a duplicated tab starts with copies of those that waited. */
const sentAnywhere = keptList('localStorage', 'sent-requests', isSentRequest);

/** How many of them are remembered. */
const MOST = 20;

/** The latest first. */
export function useKeptRequests(): readonly KeptRequest[] {
  const sent = useItems(sentAnywhere);
  const items = useItems(requests);
  return items.map((request) => ({ ...request, ...sent.find(({ at }) => at === request.at) }));
}

export function keepRequest(message: ContactMessage, path: string): void {
  const known = requests.read();
  const at = Math.max(Date.now(), ...known.map((request) => request.at + 1));
  requests.write([{ message, path, at }, ...known]);
}

export function markSent(at: number): void {
  const sent = { at, sentAt: Date.now() };
  sentAnywhere.write([sent, ...sentAnywhere.read()].slice(0, MOST));
  // The device's storage may be full, and the tab's not.
  requests.write(
    requests.read().map((request) => (request.at === at ? { ...request, ...sent } : request)),
  );
}

export function discardRequest(at: number): void {
  // The button disappears, and would take the focus with it.
  document.getElementById('main')?.focus({ preventScroll: true });
  requests.write(requests.read().filter((request) => request.at !== at));
}

function isRequest(value: unknown): value is KeptRequest {
  return z.safeParse(keptRequest, value).success;
}

function isSentRequest(value: unknown): value is z.infer<typeof sentRequest> {
  return z.safeParse(sentRequest, value).success;
}
