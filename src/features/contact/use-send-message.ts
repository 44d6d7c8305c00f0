import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { formToasts } from '@/content/forms';
import { toast } from '@/lib/toasts';
import { failureText, sendContactMessage, type ContactMessage } from './contact-message';
import { forgetDraft, type DraftName } from './use-draft';
import { useTimeCheck } from './use-time-check';

interface Sending {
  message: ContactMessage;
  /** The content of the honeypot. */
  bait: string;
}

/**
 * Sending for the forms that reach the contact endpoint, with the toasts of the specification (section 8).
 *
 * The state is in the query client's cache under the form's name, so a visitor who leaves the page and comes back sees the
 * message still on its way, or how it ended, for the five minutes that the client keeps it.
 */
export function useSendMessage(name: DraftName, form: RefObject<HTMLFormElement | null>) {
  const filters = { mutationKey: ['message', name] };
  const client = useQueryClient();
  const timeCheck = useTimeCheck();
  const { mutate } = useMutation({
    ...filters,
    mutationFn: async ({ message, bait }: Sending) => {
      // Offline it must fail at once.
      if (navigator.onLine) await timeCheck();
      await sendContactMessage(message, bait);
    },
    // By default a mutation made offline waits and sends itself later, when the visitor may long have phoned.
    networkMode: 'always',
    onSuccess: () => {
      forgetDraft(name);
      toast(formToasts.messageSent);
    },
    onError: (error) => {
      toast({ variant: 'destructive', title: 'Error', description: failureText(error) });
    },
  });
  const last = useMutationState({ filters, select: ({ state }) => state }).at(-1);
  const status = last?.status ?? 'idle';

  // The form that is on the page now may have been mounted after the message was sent.
  const sentAt = status === 'success' ? last?.submittedAt : undefined;
  const [sentBefore] = useState(sentAt);
  useEffect(() => {
    if (sentAt && sentAt !== sentBefore) form.current?.reset();
  }, [sentAt, sentBefore, form]);

  return {
    /** Sends one message; calls while one is on its way are ignored. */
    send(sending: Sending) {
      if (client.isMutating(filters) === 0) mutate(sending);
    },
    status,
    error: last?.error ?? null,
    /** Forgets the outcome of the last attempt. */
    forget() {
      const cache = client.getMutationCache();
      for (const mutation of cache.findAll(filters)) {
        if (mutation.state.status !== 'pending') cache.remove(mutation);
      }
    },
  };
}
