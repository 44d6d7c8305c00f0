import {
  useMutation,
  useMutationState,
  useQueryClient,
  type MutationState,
} from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { fieldErrors, formToasts, requiredText } from '@/content/forms';
import { keptList, useItems } from '@/lib/kept-list';
import { settings } from '@/lib/settings';
import { toast } from '@/ui/toasts';

/* The contact message: its fields, its request, and the hook of the forms that send it. */

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

/** The name of the hidden field, which only programs fill in. No browser's autofill knows this name. */
export const HONEYPOT = 'topic';

/** The first word of a full name, and the rest. */
export function namesOf(fullName: string): Pick<ContactMessage, 'firstName' | 'lastName'> {
  const [firstName = '', ...others] = fullName.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

/** The maximum wait for an answer, in milliseconds. The message may have arrived without an answer, so it is never sent again. */
const TIME_LIMIT = 15_000;

/** The message was not sent, or perhaps not sent. The visitor sees the text of this error (specification, section 8). */
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
 * The endpoint's answer. Any other status, such as `true`, counts as no clear answer. Other properties are ignored, because an
 * error about them would make the visitor send a delivered message again.
 */
const reply = z.object({
  status: z.optional(z.union([z.string(), z.literal([false, 0, null])])),
  message: z.catch(
    z.union([z.string().check(z.trim()), z.pipe(z.number(), z.transform(String))]),
    '',
  ),
});

/**
 * Posts a message to the contact endpoint (`server/contact.ts`), with the honeypot if it was filled.
 *
 * @throws SendingFailed if the status in the JSON or the HTTP status is no success, if there is no clear answer, or if the
 *   device was offline
 */
export async function sendContactMessage(message: ContactMessage, honeypot = ''): Promise<void> {
  // If the connection breaks later, the message may have arrived.
  const wasOnline = navigator.onLine;
  let response: Response;
  let answer: z.infer<typeof reply>;
  try {
    response = await fetch(settings.contactEndpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      // URLSearchParams sets application/x-www-form-urlencoded, as a form would.
      body: new URLSearchParams({ ...message, ...(honeypot && { [HONEYPOT]: honeypot }) }),
      // With 'follow' the message may be posted twice. 'error' would look like a lost connection.
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

interface Sending {
  message: ContactMessage;
  /** The content of the honeypot. */
  honeypot?: string;
}

/** The names of forms whose message has no answer yet. After a reload such a form says that the message may have arrived. */
const unanswered = keptList('unanswered', (name) => typeof name === 'string');

function markUnanswered(name: string, isUnanswered: boolean): void {
  const others = unanswered.read().filter((other) => other !== name);
  unanswered.write(isUnanswered ? [...others, name] : others);
}

/**
 * Sends messages to the contact endpoint, with the toasts of the specification (section 8).
 *
 * The query client keeps the state under the form's name for five minutes. A visitor who leaves the page and comes back sees
 * that the message is being sent, or its outcome.
 *
 * @param onSent called after the message has arrived, even if the visitor has left the page
 */
export function useSendMessage(name: string, onSent: () => void) {
  const filters = { mutationKey: ['message', name] };
  const client = useQueryClient();
  const isUnanswered = useItems(unanswered).includes(name);
  const { mutate } = useMutation({
    ...filters,
    mutationFn: async ({ message, honeypot }: Sending) => {
      markUnanswered(name, true);
      await sendContactMessage(message, honeypot);
    },
    onSuccess: () => {
      markUnanswered(name, false);
      onSent();
      toast(formToasts.messageSent);
    },
    onError: ({ mayHaveArrived, message }: SendingFailed) => {
      if (!mayHaveArrived) markUnanswered(name, false);
      toast({ variant: 'destructive', title: 'Error', description: message });
    },
  });
  const attempts = useMutationState({
    filters,
    // Only `mutate` above makes mutations with this key.
    select: ({ state }) => state as MutationState<void, SendingFailed, Sending>,
  });
  const last = attempts.at(-1);
  const success = attempts.findLast(({ status }) => status === 'success');
  const [sentBefore] = useState(success?.submittedAt);

  return {
    /** Sends a message, unless another one is being sent. */
    send(sending: Sending) {
      if (client.isMutating(filters) === 0) mutate(sending);
    },
    status: last?.status ?? 'idle',
    // If there is no attempt but an unanswered message, the page was reloaded before the answer came.
    error: last ? last.error : isUnanswered ? new SendingFailed(undefined, true) : null,
    /** The last message that has arrived. */
    sent: success && {
      message: success.variables!.message,
      at: success.submittedAt,
      /** Whether it arrived while this form was on the page. */
      isNew: success.submittedAt !== sentBefore,
    },
    /** Forgets failed attempts. */
    forgetFailures() {
      const cache = client.getMutationCache();
      for (const mutation of cache.findAll({ ...filters, status: 'error' })) cache.remove(mutation);
      markUnanswered(name, false);
    },
  };
}
