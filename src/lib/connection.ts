import { useEffect } from 'react';
import { listenTo, store } from '@/lib/store';

/** Milliseconds until an offline device tries again. */
const RETRY = 10_000;

const online = store(true);
let timer: ReturnType<typeof setTimeout>;

/** Whether requests succeed. `navigator.onLine` may be wrong, so only a failed request counts as offline. */
export function useOnline(): boolean {
  useEffect(() => {
    check();
    return listenTo(['online', 'offline'])(check);
  }, []);
  return online.use();
}

function check(): void {
  clearTimeout(timer);
  if (navigator.onLine) return online.set(true);
  timer = setTimeout(check, RETRY);
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => online.set(true),
    () => online.set(navigator.onLine),
  );
}
