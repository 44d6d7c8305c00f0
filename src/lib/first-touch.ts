import { LATE } from '@/lib/early-presses';

/** Events by which a visitor comes to a part of the page; `toggle` is that of the disclosure that it stands in. */
const TOUCHES = ['pointerdown', 'focusin', 'click', 'input', 'toggle'];

let touched = Promise.resolve();
let touch = () => {};

/** Resolves when the code of the page's late parts is to be fetched (lib/lazy-when-touched.tsx). */
export const whenTouched = () => touched;

/** Has that code fetched as if a visitor had come to one of the parts. */
export const touchNow = () => touch();

/** From now on the late parts wait for a visitor to come to one of them. */
export function waitForTouch(): void {
  const heard = new AbortController();
  touched = new Promise((resolve) => {
    touch = () => {
      heard.abort();
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
