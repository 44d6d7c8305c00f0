import { useEffect } from 'react';
import { listenTo, store } from '@/lib/store';

/** Milliseconds after which a device that is offline is tried again. */
const RETRY = 10_000;

const online = store(true);
let timer: ReturnType<typeof setTimeout>;

/** Whether requests arrive. A browser that says it is offline may be wrong, so it is not believed before a request has failed. */
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
