import { LATE } from '@/lib/early-presses';

/** Events by which a visitor comes to a part of the page; `toggle` is that of the disclosure that it stands in. */
const TOUCHES = ['pointerdown', 'focusin', 'click', 'input', 'toggle'];

let touched = Promise.resolve();
let touch = () => {};
let hasTouched = false;

/** Resolves when the code of the page's late parts is to be fetched (lib/lazy-when-touched.tsx). */
export const whenTouched = () => touched;

/** Of the late parts in all chunks that are here. */
export const latePreloads: (() => Promise<unknown>)[] = [];

/**
 * Waits for that code, where a visitor has come to a late part before the app was there. React may find the page changed and
 * draw it anew, and what is typed until the code is here would go nowhere.
 */
export async function touchedCode(): Promise<void> {
  if (hasTouched) await Promise.allSettled(latePreloads.map((preload) => preload()));
}

/** Has that code fetched as if a visitor had come to one of the parts. */
export const touchNow = () => touch();

/** From now on the late parts wait for a visitor to come to one of them. */
export function waitForTouch(): void {
  hasTouched = false;
  const heard = new AbortController();
  touched = new Promise((resolve) => {
    touch = () => {
      heard.abort();
      hasTouched = true;
      resolve();
    };
  });
  const onTouch = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    // A disclosure that is written open tells so as well, when the page is parsed; those that hold a late part are closed.
    if (type === 'toggle' ? target.querySelector(LATE) : target.closest(LATE)) touch();
  };
  const options = { capture: true, passive: true, signal: heard.signal };
  for (const type of TOUCHES) document.addEventListener(type, onTouch, options);
}

/** Whether the address or the tab holds something for the late parts to show: answers, a draft, a request to be sent. */
export function isAwaited(): boolean {
  if (location.hash || location.search || document.activeElement?.closest(LATE)) return true;
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}
