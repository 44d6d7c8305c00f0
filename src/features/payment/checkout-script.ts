import { settings } from '@/lib/settings';

/** Milliseconds until a script that neither arrives nor fails counts as failed. */
const TIME_LIMIT = 10_000;

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
