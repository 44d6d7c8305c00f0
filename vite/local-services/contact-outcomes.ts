import type { OutgoingHttpHeaders } from 'node:http';

/** What the endpoint says, whether as JSON or as a page. */
export interface Reply {
  status: 'success' | 'error';
  message?: string;
}

/** How a request ends. With `silence` the browser waits until it gives up. */
export type Outcome =
  | { kind: 'reply'; code: number; reply: Reply; headers?: OutgoingHttpHeaders; delayMs?: number }
  | { kind: 'page'; code: number; html: string }
  | { kind: 'silence' };

const RECEIVED: Reply = { status: 'success', message: "We'll get back to you soon" };

const ACCEPTED: Outcome = { kind: 'reply', code: 200, reply: RECEIVED };

/** Outcomes that a test asks for by writing the mark into its message. */
const ON_REQUEST: ReadonlyMap<string, Outcome> = new Map<string, Outcome>([
  ['[refuse]', refusal(200, 'The desk is closed for the day.')],
  ['[refuse silently]', { kind: 'reply', code: 200, reply: { status: 'error' } }],
  ['[crash]', { kind: 'page', code: 500, html: '<h1>500 Internal Server Error</h1>' }],
  ['[html]', { kind: 'page', code: 200, html: '<p>Warning: mail() failed in contact.php</p>' }],
  ['[hang]', { kind: 'silence' }],
  ['[slow]', { kind: 'reply', code: 200, reply: RECEIVED, delayMs: 1500 }],
]);

/** The answers to requests that break the contract. */
export const BREACH = {
  method: { ...refusal(405, 'Messages are sent with POST.'), headers: { allow: 'POST' } },
  contentType: refusal(415, 'Messages are sent form-encoded.'),
  size: refusal(413, 'The message is too long.'),
  incomplete: refusal(422, 'Please fill in all required fields.'),
} satisfies Record<string, Outcome>;

/** The outcome that a well-formed message asks for; without a mark it is accepted. */
export function outcomeFor(text: string): Outcome {
  for (const [mark, outcome] of ON_REQUEST) {
    if (text.includes(mark)) return outcome;
  }
  return ACCEPTED;
}

function refusal(code: number, message: string) {
  return { kind: 'reply', code, reply: { status: 'error', message } } satisfies Outcome;
}
