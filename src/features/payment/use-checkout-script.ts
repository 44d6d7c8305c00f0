import { useEffect, useState } from 'react';
import { loadCheckoutScript } from './checkout-script';

/** Milliseconds from a failure to the next try, which is quiet; the last applies from then on. */
const RETRY_DELAYS = [3000, 10_000, 30_000];

export interface CheckoutScript {
  /** `failed` lasts through the quiet tries; only a try that the visitor asks for shows as `loading` again. */
  status: 'loading' | 'ready' | 'failed';
  /** How many tries have failed so far. */
  failures: number;
  /** Tries again now. */
  retry: () => void;
}

/** Loads the checkout script while the component is mounted, and tries again by itself, at once when back online. */
export function useCheckoutScript(): CheckoutScript {
  const [status, setStatus] = useState<CheckoutScript['status']>('loading');
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let given = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setAttempt((count) => count + 1);

    loadCheckoutScript().then(
      () => {
        if (given) setStatus('ready');
      },
      () => {
        if (!given) return;
        setStatus('failed');
        setFailures((count) => count + 1);
        timer = setTimeout(again, RETRY_DELAYS[Math.min(attempt, RETRY_DELAYS.length - 1)]);
        addEventListener('online', again, { once: true });
      },
    );

    return () => {
      given = false;
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [attempt]);

  return {
    status,
    failures,
    retry() {
      setStatus('loading');
      setAttempt((count) => count + 1);
    },
  };
}
