import { isSearchShortcut } from '@/lib/search-shortcut';

/** Milliseconds after which a form that waits for its code is sent by the browser itself, or said to be stuck. */
const PATIENCE = 5000;

export interface EarlyActions {
  /** The app acts now: the last press is done again. */
  release: () => void;
  /** The app's code did not come: forms are sent without it if they can be; else, as after a press, words say so. */
  giveUp: () => void;
}

/**
 * Keeps what a visitor presses or sends before the code that answers is there. Links, menus and tabs need no code and
 * are left alone; so is a button that the browser itself answers (`popovertarget`).
 *
 * A form waits as long as it carries `data-waiting`, which its component takes away when it acts (see `ui/form.tsx`).
 */
export function holdEarlyActions(): EarlyActions {
  let pressed: HTMLElement | null = null;
  let gaveUp = false;
  const heldForms = new Map<HTMLFormElement, () => void>();

  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button[type="button"]:not([popovertarget])');
    if (button) hold(button);
  }

  function onKeyDown(event: KeyboardEvent) {
    const button = document.querySelector<HTMLElement>('button[aria-keyshortcuts]');
    if (!button || event.defaultPrevented || !isSearchShortcut(event)) return;
    // Firefox would open its own quick find, or put the cursor into the address bar.
    event.preventDefault();
    hold(button);
  }

  function hold(button: HTMLElement) {
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    pressed.setAttribute('aria-busy', 'true');
  }

  function onSubmit(event: SubmitEvent) {
    const form = event.target;
    hideNotice();
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute('data-waiting')) return;
    // The specified form that is held in state only has nowhere to go without its code.
    const canGoAlone = form.method !== 'dialog';
    if (gaveUp && canGoAlone) return;
    event.preventDefault();
    if (gaveUp) showNotice();
    else if (!heldForms.has(form)) holdForm(form, event.submitter, canGoAlone);
  }

  function holdForm(form: HTMLFormElement, submitter: HTMLElement | null, canGoAlone: boolean) {
    // The island that waits to be touched knows by this that it was.
    form.setAttribute('aria-busy', 'true');

    const untilAlive = new MutationObserver(() => {
      done();
      form.requestSubmit(submitter);
    });
    const done = () => {
      untilAlive.disconnect();
      clearTimeout(timer);
      heldForms.delete(form);
      form.removeAttribute('aria-busy');
    };
    const goOnAlone = () => {
      done();
      if (canGoAlone) form.submit();
      else showNotice();
    };
    const timer = setTimeout(goOnAlone, PATIENCE);
    untilAlive.observe(form, { attributeFilter: ['data-waiting'] });
    heldForms.set(form, goOnAlone);
  }

  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKeyDown, { capture: true });
  document.addEventListener('submit', onSubmit, { capture: true });

  return {
    release() {
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      const button = pressed;
      pressed = null;
      gaveUp = false;
      hideNotice();
      button?.removeAttribute('aria-busy');
      button?.click();
    },
    giveUp() {
      gaveUp = true;
      for (const goOnAlone of heldForms.values()) goOnAlone();
      if (!pressed) return;
      pressed.removeAttribute('aria-busy');
      pressed = null;
      showNotice();
    },
  };
}

/** The id of the sentence that stands ready in the page for a press or a form that can't be answered. */
export const CODE_MISSING = 'code-missing';

function showNotice(): void {
  document.getElementById(CODE_MISSING)?.removeAttribute('hidden');
}

function hideNotice(): void {
  document.getElementById(CODE_MISSING)?.setAttribute('hidden', '');
}
