import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { formToasts } from '@/content/forms';
import { queryClient } from '@/lib/query-client';
import { toast } from '@/lib/toasts';
import { failureText, sendContactMessage, type ContactMessage } from './contact-message';

interface SendMessage {
  /** Sends one message; calls while it is on its way are ignored. */
  send: (message: ContactMessage) => void;
  sending: boolean;
  /** The last attempt failed; what was typed is still there. */
  failed: boolean;
}

/** Sending for both forms that reach the contact endpoint, with the toasts of the specification (section 8). */
export function useSendMessage({ onSent }: { onSent: () => void }): SendMessage {
  // State lags a render behind; the second of two quick clicks must not get through.
  const underWay = useRef(false);
  const { mutate, isPending, isError } = useMutation(
    {
      mutationFn: sendContactMessage,
      // By default a mutation made offline waits and sends itself later, when the visitor may long have phoned.
      networkMode: 'always',
      onSuccess: () => {
        toast(formToasts.messageSent);
        onSent();
      },
      onError: (error) => {
        toast({ variant: 'destructive', title: 'Error', description: failureText(error) });
      },
      onSettled: () => void (underWay.current = false),
    },
    queryClient,
  );

  return {
    send(message) {
      if (underWay.current) return;
      underWay.current = true;
      mutate(message);
    },
    sending: isPending,
    failed: isError,
  };
}
