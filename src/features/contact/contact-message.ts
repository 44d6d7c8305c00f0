import * as z from 'zod/mini';
import { fieldErrors } from '@/content/forms';
import { requiredText } from '@/lib/required-text';
import { settings } from '@/lib/settings';

/** The fields of the provider's contact endpoint, in this order (specification, sections 3, 5 and 7). */
export const contactMessage = z.object({
  firstName: requiredText(fieldErrors.firstName),
  lastName: z.string(),
  email: requiredText(fieldErrors.email),
  phone: requiredText(fieldErrors.phone),
  serviceRequired: requiredText(fieldErrors.service),
  message: requiredText(fieldErrors.message),
});

export type ContactMessage = z.infer<typeof contactMessage>;

/** The name of a field that only programs fill in: so dull that no browser's autofill recognises it. */
export const HONEYPOT = 'topic';

/** The first word of a full name, and the rest. */
export function namesOf(fullName: string): Pick<ContactMessage, 'firstName' | 'lastName'> {
  const [firstName = '', ...others] = fullName.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

/** Milliseconds until an unanswered message counts as failed. It may have arrived all the same, so it is never sent again. */
const TIME_LIMIT = 15_000;

/** The endpoint has answered, but not with success. The text is what the visitor is told (specification, section 8). */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
}

/** The message may have arrived: no answer came, or none that can be read. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/**
 * Any other status, such as `true`, fails this check and counts as no clear answer. Other properties are ignored: refusing a
 * success for them would make the visitor send the message again.
 */
const reply = z.object({
  status: z.optional(z.union([z.string(), z.literal([false, 0, null])])),
  message: z.catch(
    z.union([z.string().check(z.trim()), z.pipe(z.number(), z.transform(String))]),
    '',
  ),
});

/**
 * Posts a message to the contact endpoint: the fields of the specification, and the honeypot only where it was filled.
 *
 * @throws MessageRefused where the answer is JSON with a status other than success, or success under a failed HTTP status
 * @throws OutcomeUnknown where there is no answer, or none that can be read
 * @throws any other error where the device was offline, so that nothing was sent
 */
export async function sendContactMessage(message: ContactMessage, bait = ''): Promise<void> {
  // A connection that breaks later may have carried the message.
  const wasOnline = navigator.onLine;
  let response: Response;
  let answer: z.infer<typeof reply>;
  try {
    response = await fetch(settings.contactEndpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      // As a form would: URLSearchParams sets application/x-www-form-urlencoded.
      body: new URLSearchParams({ ...message, ...(bait && { [HONEYPOT]: bait }) }),
      // A redirect may post the message again. 'error' would look like a lost connection.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    answer = z.parse(reply, await response.json());
  } catch (error) {
    // Some devices say that they are offline when they are not. Without a connection fetch throws a TypeError at once.
    const wasSent = wasOnline || !(error instanceof TypeError);
    throw wasSent ? new OutcomeUnknown('No clear answer', { cause: error }) : error;
  }
  const isSuccess = answer.status && answer.status.trim().toLowerCase() === 'success';
  if (response.ok && isSuccess) return;
  throw new MessageRefused((!isSuccess && answer.message) || 'Failed to send message');
}

/** What the visitor is told of a failed attempt (specification, section 8). */
export function failureText(error: unknown): string {
  return error instanceof MessageRefused
    ? error.message
    : 'Failed to send message. Please try again.';
}
