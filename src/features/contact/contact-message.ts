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

/** The name of the field that only programs fill in. No browser's autofill knows this name. */
export const HONEYPOT = 'topic';

/** The first word of a full name, and the rest. */
export function namesOf(fullName: string): Pick<ContactMessage, 'firstName' | 'lastName'> {
  const [firstName = '', ...others] = fullName.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

/** Milliseconds until a message without an answer counts as failed. It may have arrived, so it is never sent again. */
const TIME_LIMIT = 15_000;

/** A message that was not sent, or perhaps not. The visitor reads its text (specification, section 8). */
export class SendingFailed extends Error {
  constructor(
    message = 'Failed to send message. Please try again.',
    /** Whether the message may have arrived: there is no answer, or no readable one. */
    readonly mayHaveArrived = false,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Any other status, such as `true`, counts as no clear answer. Other properties are ignored, so that a success always counts:
 * after a refusal the visitor would send the message again.
 */
const reply = z.object({
  status: z.optional(z.union([z.string(), z.literal([false, 0, null])])),
  message: z.catch(
    z.union([z.string().check(z.trim()), z.pipe(z.number(), z.transform(String))]),
    '',
  ),
});

/**
 * Posts a message to the contact endpoint: the fields of the specification, and the honeypot if it was filled.
 *
 * @throws SendingFailed if the status in the JSON or the HTTP status is no success, if there is no clear answer, or if the
 *   device was offline
 */
export async function sendContactMessage(message: ContactMessage, honeypot = ''): Promise<void> {
  // A connection that breaks later may have carried the message.
  const wasOnline = navigator.onLine;
  let response: Response;
  let answer: z.infer<typeof reply>;
  try {
    response = await fetch(settings.contactEndpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      // URLSearchParams sets application/x-www-form-urlencoded, as a form would.
      body: new URLSearchParams({ ...message, ...(honeypot && { [HONEYPOT]: honeypot }) }),
      // Following a redirect may post the message twice. 'error' would look like a lost connection.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    answer = z.parse(reply, await response.json());
  } catch (error) {
    // `onLine` may be wrong. Without a connection fetch throws a TypeError at once.
    const mayHaveArrived = wasOnline || !(error instanceof TypeError);
    throw new SendingFailed(undefined, mayHaveArrived, { cause: error });
  }
  const isSuccess = answer.status && answer.status.trim().toLowerCase() === 'success';
  if (response.ok && isSuccess) return;
  throw new SendingFailed((!isSuccess && answer.message) || 'Failed to send message');
}
