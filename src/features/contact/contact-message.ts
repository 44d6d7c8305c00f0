import * as z from 'zod/mini';
import { settings } from '@/lib/settings';
import { HONEYPOT } from './honeypot';

/** What the provider's contact endpoint takes (specification, section 7). */
export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  serviceRequired: string;
  message: string;
}

/** Milliseconds until an unanswered message counts as failed. It may have arrived all the same, so it is never repeated. */
const TIME_LIMIT = 15_000;

/** Characters of the endpoint's words that a visitor is shown: a toast has no room for a dump of the server's. */
const LONGEST_EXPLANATION = 300;

/** The endpoint has answered, and not with success; the text is what the visitor is told (specification, section 8). */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
}

/** What stands beside a success is nobody's business: refusing it would have the visitor send the message again. */
const reply = z.object({ status: z.string(), message: z.optional(z.unknown()) });

/**
 * Posts a message to the contact endpoint: the six fields of the specification, and the honeypot only where it was filled.
 *
 * @throws MessageRefused where the answer is JSON with a status other than success, or success under a failed HTTP status
 * @throws any other error where there was no answer, or none that can be read
 */
export async function sendContactMessage(message: ContactMessage, bait = ''): Promise<void> {
  const response = await fetch(settings.contactEndpoint, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    // As a form would: URLSearchParams sets application/x-www-form-urlencoded.
    body: new URLSearchParams({ ...message, ...(bait && { [HONEYPOT]: bait }) }),
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  const { status, message: explanation } = z.parse(reply, await response.json());
  if (response.ok && status === 'success') return;
  const hasWords = status !== 'success' && typeof explanation === 'string';
  const refusal = hasWords ? explanation.trim() : '';
  throw new MessageRefused(refusal ? shortened(refusal) : 'Failed to send message');
}

/** Whether the time limit has ended an attempt: nobody knows then whether the message has arrived. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** What the error toast says of a failed attempt (specification, section 8). */
export function failureText(error: unknown): string {
  return error instanceof MessageRefused
    ? error.message
    : 'Failed to send message. Please try again.';
}

function shortened(text: string): string {
  if (text.length <= LONGEST_EXPLANATION) return text;
  // Half of a pair that the cut has parted would be shown as a question mark.
  return `${text.slice(0, LONGEST_EXPLANATION).replace(/[\ud800-\udbff]$/, '')}…`;
}
