import * as z from 'zod/mini';
import { settings } from '@/lib/settings';

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

/** The endpoint has answered, and not with success; the text is what the visitor is told (specification, section 8). */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
}

const reply = z.object({ status: z.string(), message: z.nullish(z.string()) });

/**
 * Posts a message to the contact endpoint.
 *
 * @throws MessageRefused where the answer is JSON with a status other than success, or success under a failed HTTP status
 * @throws any other error where there was no answer, or none that can be read
 */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const response = await fetch(settings.contactEndpoint, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    // As a form would: URLSearchParams sets application/x-www-form-urlencoded.
    body: new URLSearchParams({ ...message }),
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  const { status, message: explanation } = z.parse(reply, await response.json());
  if (response.ok && status === 'success') return;
  const refusal = status === 'success' ? '' : explanation?.trim();
  throw new MessageRefused(refusal || 'Failed to send message');
}

/** What the error toast says of a failed attempt (specification, section 8). */
export function failureText(error: unknown): string {
  return error instanceof MessageRefused
    ? error.message
    : 'Failed to send message. Please try again.';
}
