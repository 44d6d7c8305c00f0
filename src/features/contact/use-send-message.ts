import { useMutation } from '@tanstack/react-query';
import { useRef, type RefObject } from 'react';
import { formToasts } from '@/content/forms';
import { toast } from '@/lib/toasts';
import {
  failureText,
  OutcomeUnknown,
  sendContactMessage,
  type ContactMessage,
} from './contact-message';
import type { Outcome } from './outcome';
import { useTimeCheck } from './use-time-check';

interface SendMessage {
  /** Sends one message; calls while it is on its way are ignored. */
  send: (message: ContactMessage) => void;
  sending: boolean;
  /** What came of the last attempt. */
  outcome: Outcome | undefined;
  /** Takes back what came of it. */
  forgetOutcome: () => void;
  honeypot: RefObject<HTMLInputElement | null>;
}

/** Sending for both forms that reach the contact endpoint, with the toasts of the specification (section 8). */
export function useSendMessage({ onSent }: { onSent: () => void }): SendMessage {
  // State lags a render behind; the second of two quick clicks must not get through.
  const underWay = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);
  const timeCheck = useTimeCheck();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: async (message: ContactMessage) => {
      await timeCheck();
      await sendContactMessage(message, honeypot.current?.value);
    },
    // By default a mutation made offline waits and sends itself later, when the visitor may long have phoned.
    networkMode: 'always',
    onSuccess: () => {
      toast(formToasts.messageSent);
      onSent();
    },
    onError: (problem) => {
      toast({ variant: 'destructive', title: 'Error', description: failureText(problem) });
    },
    onSettled: () => void (underWay.current = false),
  });

  return {
    send(message) {
      if (underWay.current) return;
      underWay.current = true;
      mutate(message);
    },
    sending: isPending,
    outcome: isSuccess ? 'sent' : error ? outcomeOf(error) : undefined,
    forgetOutcome() {
      if (!underWay.current) reset();
    },
    honeypot,
  };
}

function outcomeOf(error: Error): Outcome {
  return error instanceof OutcomeUnknown ? 'unanswered' : 'failed';
}
