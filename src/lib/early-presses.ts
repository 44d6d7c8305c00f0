import { currentElement } from '@/lib/carry-over';
import { isSearchShortcut } from '@/lib/search-shortcut';

/** Milliseconds after which a form that waits for its code is sent by the browser itself, or said to be stuck. */
const PATIENCE = 5000;

export interface EarlyPresses {
  /** The app is about to take over the page, which has to be as it was written: nothing looks pressed any more. */
  unmark: () => void;
  /** The app listens now: the last press is done again. */
  release: () => void;
  /** The app's code did not come: a form is sent without it if it can be; any other press is answered in words. */
  giveUp: () => void;
}

/**
 * Keeps the last press on a button, or of one of the app's keys, until the app is there to answer it.
 *
 * Buttons that send or reset a form are among them, so the browser's own check, sending and clearing wait as well. Links,
 * tabs, and the buttons of popovers need no script and are left alone.
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
    // Otherwise the press has the code asked for again, and its failure answers it.
    if (button.type === 'submit') timer = setTimeout(answerAlone, PATIENCE);
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

  function answerAlone() {
    const pressed = button;
    forget();
    if (pressed && canSendAlone(pressed)) pressed.form?.requestSubmit(pressed);
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
    giveUp() {
      if (pressAgain) answerAlone();
    },
  };
}

/** Not the specified form that is held in state only: it has nowhere to go without the app. Nor any form while offline. */
function canSendAlone({ type, form }: HTMLButtonElement): boolean {
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
