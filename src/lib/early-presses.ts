import { currentElement } from '@/lib/carry-over';
import { isSearchShortcut } from '@/lib/search-shortcut';

/** Milliseconds that a pressed form waits for the app; then the browser sends it, or a notice says that it did not load. */
const APP_DEADLINE = 5000;

export interface EarlyPresses {
  /** Call before hydration, which expects the page as it was written: takes the busy mark off the pressed button. */
  unmark: () => void;
  /** Call when the app listens: repeats the last press. */
  release: () => void;
  /** Call when the app's code did not come: the browser sends a pressed form if it can; any other press gets a notice. */
  answerWithoutApp: () => void;
}

/**
 * Keeps the last press on a button, or of one of the app's keys, until the app is there to answer it.
 *
 * This includes the buttons that send or reset a form, so the browser's own check, sending and clearing wait as well.
 * Links, tabs, and the buttons of popovers need no script and are left alone.
 */
export function holdEarlyPresses(): EarlyPresses {
  let pressAgain: (() => void) | undefined;
  let button: HTMLButtonElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    const pressed = event.target.closest('button');
    if (!pressed || pressed.hasAttribute('popovertarget')) return;
    hideNotice();
    event.preventDefault();
    // React may listen already, and would take the press as well.
    event.stopPropagation();
    hold(() => currentElement(pressed).click());
    button = pressed;
    button.setAttribute('aria-busy', 'true');
    // Any other button is answered when the code, which this press has main.ts ask for again, arrives or fails.
    if (button.type === 'submit') timer = setTimeout(answerNow, APP_DEADLINE);
  }

  function onKeyDown(event: KeyboardEvent) {
    // The second is the toasts' (specification, section 4).
    if (!isSearchShortcut(event) && event.key !== 'F8') return;
    // Firefox would open its own quick find, or put the cursor into the address bar.
    event.preventDefault();
    const { key, code, ctrlKey, metaKey } = event;
    hold(() =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey })),
    );
  }

  function hold(press: () => void) {
    forget();
    pressAgain = press;
  }

  function forget() {
    clearTimeout(timer);
    button?.removeAttribute('aria-busy');
    button = undefined;
    pressAgain = undefined;
  }

  function answerNow() {
    const pressed = button;
    forget();
    if (pressed && canSendWithoutApp(pressed)) pressed.form?.requestSubmit(pressed);
    else showNotice();
  }

  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKeyDown, { capture: true });

  return {
    unmark: () => button?.removeAttribute('aria-busy'),
    release() {
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      hideNotice();
      const press = pressAgain;
      forget();
      press?.();
    },
    answerWithoutApp() {
      if (pressAgain) answerNow();
    },
  };
}

/** The specified form that is held in state only has nowhere to go without the app; and offline no form has. */
function canSendWithoutApp({ type, form }: HTMLButtonElement): boolean {
  return type === 'submit' && form !== null && form.method !== 'dialog' && navigator.onLine;
}

/** The id of the sentence that stands ready in the page for a press that can't be answered. */
export const CODE_MISSING = 'code-missing';

function showNotice(): void {
  document.getElementById(CODE_MISSING)?.removeAttribute('hidden');
}

function hideNotice(): void {
  document.getElementById(CODE_MISSING)?.setAttribute('hidden', '');
}
