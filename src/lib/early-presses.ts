import { isSearchShortcut } from '@/lib/search-shortcut';

/** Milliseconds that a submitted form waits for the app. Then the browser sends it, or a notice says that the app did not load. */
const APP_DEADLINE = 5000;

/** The keys that choose a tab. Enter is not among them: a tab is a link, which the browser follows by itself. */
const TAB_KEYS = new Set(['ArrowRight', 'ArrowLeft', 'Home', 'End', ' ']);

/** A part whose code is fetched when a visitor comes to it (lib/lazy.tsx). */
export const LAZY = '[data-lazy]';

/** Finds the element that has replaced another one, if React has drawn it anew. */
type FindCurrent = (pressed: HTMLButtonElement) => HTMLButtonElement;

declare global {
  interface Window {
    /** Set by src/early.ts; missing where a host's security policy does not let that script run. */
    earlyPresses?: EarlyPresses;
  }
}

export interface EarlyPresses {
  /** Repeats the last press. Call when the app listens, and when a lazy part of the page does. */
  release: (findCurrent: FindCurrent) => void;
  /** Call when the app's code did not load. The browser sends a submitted form if it can; any other press gets a notice. */
  answerWithoutApp: () => void;
}

/**
 * Keeps the last press on a button, or on one of the app's keys, until the app is there to answer it. Once it is, presses are
 * kept only in lazy parts whose own code is not here yet.
 *
 * Buttons that submit or reset a form are included, so the browser's validation, submission and clearing wait as well.
 * Links, tabs, and the buttons of popovers and dialogs need no script and are left alone.
 */
export function holdEarlyPresses(): EarlyPresses {
  let pressAgain: ((findCurrent: FindCurrent) => void) | undefined;
  let button: HTMLButtonElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAppHere = false;

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    const pressed = event.target.closest('button');
    if (!pressed || isAnsweredByBrowser(pressed)) return;
    if (isAppHere && !pressed.closest(LAZY)) return;
    hideNotice();
    event.preventDefault();
    // React may listen already, and would take the press as well.
    event.stopPropagation();
    hold((findCurrent) => findCurrent(pressed).click());
    button = pressed;
    button.setAttribute('aria-busy', 'true');
    // Any other button is answered when the code arrives or fails: main.ts asks for it at this press.
    if (button.type === 'submit') timer = setTimeout(answerNow, APP_DEADLINE);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isAppHere) return;
    const { key, code, ctrlKey, metaKey } = event;
    if (key === 'Escape') return forget();
    const tab = event.target instanceof Element && event.target.closest('[role="tab"]');
    const isTabKey = tab && TAB_KEYS.has(key) && !ctrlKey && !metaKey && !event.altKey;
    // F8 leads to the toasts (specification, section 4).
    if (!isTabKey && !isSearchShortcut(event) && key !== 'F8') return;
    // The page would scroll, Firefox open its own quick find, or put the cursor into the address bar.
    event.preventDefault();
    event.stopPropagation();
    const { id } = tab || document.documentElement;
    hold(() =>
      (document.getElementById(id) ?? document).dispatchEvent(
        new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, bubbles: true }),
      ),
    );
  }

  function hold(press: NonNullable<typeof pressAgain>) {
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
    release(findCurrent) {
      isAppHere = true;
      hideNotice();
      const press = pressAgain;
      forget();
      press?.(findCurrent);
    },
    answerWithoutApp() {
      if (pressAgain) answerNow();
    },
  };
}

/** Opens a popover or, in browsers that know commands, a dialog. */
function isAnsweredByBrowser(button: HTMLButtonElement): boolean {
  const hasCommand = 'commandForElement' in button && button.hasAttribute('commandfor');
  return hasCommand || button.hasAttribute('popovertarget');
}

/** The consultation form lives in the app's state only (method `dialog`), so the browser can't send it; offline it can send none. */
function canSendWithoutApp({ type, form }: HTMLButtonElement): boolean {
  return type === 'submit' && form !== null && form.method !== 'dialog' && navigator.onLine;
}

/** The id of the hidden notice in the page for a press that can't be answered. */
export const CODE_MISSING = 'code-missing';

function showNotice(): void {
  document.getElementById(CODE_MISSING)?.removeAttribute('hidden');
}

function hideNotice(): void {
  document.getElementById(CODE_MISSING)?.setAttribute('hidden', '');
}
