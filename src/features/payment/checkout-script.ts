import { useQuery } from '@tanstack/react-query';
import { settings } from '@/lib/settings';

/** Milliseconds until a script that neither arrives nor fails counts as failed. */
const TIME_LIMIT = 10_000;

/** Milliseconds from a failure to the next try; the last applies from then on. */
const RETRY_DELAYS = [3000, 10_000, 30_000];

/**
 * Loads the checkout script while the component is mounted, and tries again by itself, at once when back online. Without
 * a key there is nothing to load, and pressing Pay says so.
 */
export function useCheckoutScript() {
  const { isSuccess, isFetching, errorUpdateCount, refetch } = useQuery({
    queryKey: ['checkout script'],
    queryFn: async () => {
      if (settings.razorpayKeyId) await loadCheckoutScript();
      return true;
    },
    // Offline it fails at once and says so; by default it would wait in silence.
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchInterval: ({ state }) =>
      state.status === 'error' && (RETRY_DELAYS[state.errorUpdateCount - 1] ?? RETRY_DELAYS.at(-1)),
  });
  return {
    isReady: isSuccess,
    isLoading: isFetching,
    hasFailed: errorUpdateCount > 0,
    /** Tries again now. */
    retry: () => void refetch(),
  };
}

export type CheckoutScript = ReturnType<typeof useCheckoutScript>;

/**
 * Loads Razorpay's checkout script; resolves when `window.Razorpay` is there. A script that arrives after its time is
 * still used by the next call.
 *
 * @throws Error where the script was blocked, did not arrive in 10 seconds, or brought no checkout
 */
function loadCheckoutScript(): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');

    function finish() {
      clearTimeout(timer);
      if (window.Razorpay) {
        resolve();
      } else {
        // Some browsers answer a second tag from the first one's failure.
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
