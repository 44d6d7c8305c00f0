/** Milliseconds that a submitted form waits for the app. Then the browser sends it, or a notice says that the app did not load. */
const APP_DEADLINE = 5000;

/** A part whose code is fetched when a visitor comes to it (lib/lazy.tsx). */
export const LAZY = '[data-lazy]';

export type EarlyPresses = ReturnType<typeof holdEarlyPresses>;

/**
 * Keeps the last press on a button until the app is there to answer it. Once it is, presses are kept only in lazy parts whose
 * own code is not here yet.
 *
 * Buttons that submit or reset a form are included, so the browser's validation, submission and clearing wait as well.
 * Links, tabs, and the buttons of popovers need no script and are left alone. A popover that the browser has not yet come to
 * opens when it has.
 */
export function holdEarlyPresses() {
  let held: HTMLButtonElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAppHere = false;
  let openWhenParsed: HTMLButtonElement | undefined;

  function onClick(event: MouseEvent) {
    const pressed = event.target instanceof Element && event.target.closest('button');
    if (!pressed) return;
    setNotice(false);
    const popover = pressed.getAttribute('popovertarget');
    if (popover !== null) {
      // The parser waits for the style sheet. A second press means the same.
      if (!document.getElementById(popover)) openWhenParsed = pressed;
      return;
    }
    if (isAppHere && !pressed.closest(LAZY)) return;
    event.preventDefault();
    // Otherwise a hydrated handler would run now, and again when the press is repeated.
    event.stopPropagation();
    forget();
    held = pressed;
    held.setAttribute('aria-busy', 'true');
    // Any other button is answered when the code arrives or fails: main.ts asks for it at this press.
    if (held.type === 'submit') timer = setTimeout(answerNow, APP_DEADLINE);
  }

  function forget() {
    clearTimeout(timer);
    held?.removeAttribute('aria-busy');
    held = undefined;
  }

  function answerNow() {
    const pressed = held;
    forget();
    if (pressed && canSendWithoutApp(pressed)) pressed.form?.requestSubmit(pressed);
    else setNotice(true);
  }

  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('DOMContentLoaded', () => openWhenParsed?.click());
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && forget(), {
    capture: true,
  });

  return {
    /**
     * Repeats the last press. Call after hydration, of the page or of a lazy part.
     *
     * @param findCurrent finds the button that has replaced the pressed one, if React has drawn it anew
     */
    release(findCurrent: (pressed: HTMLButtonElement) => HTMLButtonElement) {
      isAppHere = true;
      setNotice(false);
      const pressed = held;
      forget();
      if (pressed) findCurrent(pressed).click();
    },
    /** Call when the app's code did not load. The browser sends a submitted form if it can; any other press gets a notice. */
    answerWithoutApp() {
      if (held) answerNow();
    },
  };
}

/** The consultation form lives in the app's state only (method `dialog`), so the browser can't send it; offline it can send none. */
function canSendWithoutApp({ type, form }: HTMLButtonElement): boolean {
  return type === 'submit' && form !== null && form.method !== 'dialog' && navigator.onLine;
}

/** The id of the hidden notice in the page for a press that can't be answered. */
export const CODE_MISSING = 'code-missing';

/** Shows or hides the notice that the code for a press did not load. */
export function setNotice(isShown: boolean): void {
  document.getElementById(CODE_MISSING)?.toggleAttribute('hidden', !isShown);
}
