import { useQuery } from '@tanstack/react-query';
import { settings } from '@/lib/settings';

/** Milliseconds until a script without an answer counts as failed. */
const TIME_LIMIT = 10_000;

/** Milliseconds between a failure and the next try. */
const RETRY_DELAY = 10_000;

/**
 * Loads the checkout script, and tries again after a failure and when the device is back online. Without a key it loads
 * nothing.
 */
export function useCheckoutScript() {
  const { isSuccess, isFetching, errorUpdateCount, refetch } = useQuery({
    queryKey: ['checkout script'],
    enabled: settings.razorpayKeyId !== '',
    queryFn: loadCheckoutScript,
    refetchInterval: ({ state }) => state.status === 'error' && RETRY_DELAY,
  });
  return {
    isReady: isSuccess,
    isLoading: isFetching,
    hasFailed: errorUpdateCount > 0 && !isSuccess,
    hasRecovered: errorUpdateCount > 0 && isSuccess,
    retry: () => void refetch(),
  };
}

export type CheckoutScript = ReturnType<typeof useCheckoutScript>;

/**
 * Loads Razorpay's checkout script; resolves when `window.Razorpay` is there. A script that arrives too late is still used by
 * the next call.
 *
 * @throws Error if the script was blocked, did not arrive within 10 seconds, or defines no checkout
 */
function loadCheckoutScript(): Promise<true> {
  if (window.Razorpay) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');

    function finish() {
      clearTimeout(timer);
      if (window.Razorpay) {
        resolve(true);
      } else {
        // Some browsers send no second request while the failed element is in the page.
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
