import * as z from 'zod/mini';
import { keptList, useItems } from '@/lib/kept-list';
import { contactMessage, type ContactMessage } from './contact-message';

const keptRequest = z.object({
  /** As it would be sent. */
  message: contactMessage,
  /** The path of its page. */
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
 * The consultation form makes no network call (specification, section 7), so the tab keeps accepted requests until the visitor
 * sends or discards them. The device keeps which ones were sent, because a duplicated tab has copies.
 */

const requests = keptList('requests', fits(keptRequest));
const sent = keptList('sent', fits(sentRequest));

/** The number of sent requests that are remembered. */
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
  // The focus would go with the button.
  document.getElementById('main')?.focus({ preventScroll: true });
  requests.write(requests.read().filter((request) => request.at !== at));
}

function fits<Item>(schema: z.ZodMiniType<Item>) {
  return (value: unknown): value is Item => z.safeParse(schema, value).success;
}
