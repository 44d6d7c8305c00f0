import { useEffect, useState } from 'react';
import { settings } from '@/lib/settings';

/** Milliseconds until a script that neither arrives nor fails counts as failed. */
const TIME_LIMIT = 10_000;

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

/**
 * Loads the checkout script while the component is mounted, and tries again by itself, at once when back online. Without
 * a key there is nothing to load, and pressing Pay says so.
 */
export function useCheckoutScript(): CheckoutScript {
  const [status, setStatus] = useState<CheckoutScript['status']>('loading');
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let given = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setAttempt((count) => count + 1);

    (settings.razorpayKeyId ? loadCheckoutScript() : Promise.resolve()).then(
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

let pending: Promise<void> | undefined;

/**
 * Loads Razorpay's checkout script, once however often it is asked for; resolves when `window.Razorpay` is there.
 *
 * After a failure the next call asks the network again. A script that arrives after its time is still used then.
 *
 * @throws Error where the script was blocked, did not arrive in 10 seconds, or brought no checkout
 */
export function loadCheckoutScript(): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  return (pending ??= requestScript().finally(() => {
    pending = undefined;
  }));
}

function requestScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');

    function finish() {
      clearTimeout(timer);
      if (window.Razorpay) {
        resolve();
      } else {
        // A second tag beside a dead one would be confusing, and some browsers answer it from the first one's failure.
        script.remove();
        reject(new Error(`No checkout from ${settings.razorpayScriptUrl}`));
      }
    }

    const timer = setTimeout(finish, TIME_LIMIT);
    script.addEventListener('load', finish);
    script.addEventListener('error', finish);
    script.src = settings.razorpayScriptUrl;
    document.head.append(script);
  });
}
