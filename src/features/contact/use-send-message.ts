import {
  useMutation,
  useMutationState,
  useQueryClient,
  type MutationState,
} from '@tanstack/react-query';
import { useState } from 'react';
import { formToasts } from '@/content/forms';
import { keptList, useItems } from '@/lib/kept-list';
import { toast } from '@/lib/toasts';
import { SendingFailed, sendContactMessage, type ContactMessage } from './contact-message';

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
 * The query client keeps the state under a name for five minutes. A visitor who leaves the page and comes back sees the message
 * on its way, or its outcome.
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
    // The mutations of this name are made above.
    select: ({ state }) => state as MutationState<void, SendingFailed, Sending>,
  });
  const last = attempts.at(-1);
  const success = attempts.findLast(({ status }) => status === 'success');
  const [sentBefore] = useState(success?.submittedAt);

  return {
    /** Sends a message, unless one is on its way. */
    send(sending: Sending) {
      if (client.isMutating(filters) === 0) mutate(sending);
    },
    status: last?.status ?? 'idle',
    // The page was left before the answer came.
    error: last ? last.error : isUnanswered ? new SendingFailed(undefined, true) : null,
    /** The last message that has arrived. */
    sent: success && {
      message: success.variables!.message,
      at: success.submittedAt,
      /** Whether it arrived while this form was on the page. */
      isNew: success.submittedAt !== sentBefore,
    },
    /** Forgets attempts that have failed. */
    forgetFailures() {
      const cache = client.getMutationCache();
      for (const mutation of cache.findAll({ ...filters, status: 'error' })) cache.remove(mutation);
      markUnanswered(name, false);
    },
  };
}
