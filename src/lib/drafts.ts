import { keepText, keptText } from '@/lib/kept-text';

/* What is typed into a form with `data-draft` is kept, also while the form's own code is missing. */

/** Events after which the texts may have changed. `submit` is one because scripts can set values without any event. */
const CHANGES = ['input', 'change', 'submit', 'invalid'];

/** The name of a draft, in a form's `data-draft`. */
export type DraftName = 'contact' | 'hero' | 'consultation' | 'payment';

/** The consultation request is held in the form's state alone (specification, section 3), so its draft is never stored. */
const UNSTORED: DraftName = 'consultation';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let unstored = '';

/** The control that had the focus last, perhaps no longer in the page. */
let focused: EventTarget | null = null;

/**
 * Keeps what stands in the page's forms and what is typed from now on, and restores older drafts where nothing has been typed
 * yet: in the tab, not on the device, because people also write about legal matters on shared computers. Call it once, when the
 * page has been parsed.
 */
export function keepDrafts(): void {
  for (const type of [...CHANGES, 'reset']) {
    addEventListener(
      type,
      ({ target }) => {
        const form = target instanceof Element && target.closest<HTMLFormElement>('[data-draft]');
        if (!form) return;
        if (type === 'reset') write(form.dataset['draft']);
        else keep(form);
      },
      { capture: true },
    );
  }
  addEventListener('focusin', ({ target }) => (focused = target), { capture: true });
  // The browser itself sends a form whose code has not come, and restores its text on Back.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    const { method, dataset } = target as HTMLFormElement;
    if (!defaultPrevented && method === 'post') write(dataset['draft']);
  });
  document.querySelectorAll<HTMLFormElement>('[data-draft]').forEach(restoreDraft);
}

/**
 * Puts the draft into the fields that are still as they were written. If React has drawn the form anew under the visitor's hands, as
 * on a translated page, focus and caret go to the new field.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const kept = new URLSearchParams(read(form.dataset['draft']));
  for (const control of controlsOf(form)) {
    const written = writtenIn(control);
    if (control.value === written) control.value = kept.get(control.name) ?? written;
    // A choice that is no longer offered leaves a select without any; this chooses its placeholder.
    control.value ||= '';
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
  const before = focused as Partial<HTMLInputElement> | null;
  if (before?.isConnected !== false || document.activeElement !== document.body) return;
  const again =
    before.form?.dataset['draft'] === form.dataset['draft'] &&
    controlsOf(form).find(({ name }) => name === before.name);
  if (!again) return;
  again.focus({ preventScroll: true });
  if ('setSelectionRange' in again && typeof before.selectionStart === 'number')
    again.setSelectionRange(before.selectionStart, before.selectionEnd ?? null);
}

export const forgetDraft = (name: DraftName) => write(name);

function keep(form: HTMLFormElement): void {
  const typed = controlsOf(form).filter((control) => control.value !== writtenIn(control));
  const entries = typed.map(({ name, value }) => [name, value]);
  write(form.dataset['draft'], new URLSearchParams(entries).toString());
}

const read = (name = '') => (name === UNSTORED ? unstored : keptText(keyOf(name)));

function write(name = '', text = ''): void {
  if (name === UNSTORED) unstored = text;
  else keepText(keyOf(name), text);
}

/** Increase the number when the meaning of a field changes: older drafts are then ignored. */
const keyOf = (name: string) => `draft:1:${name}` as const;

/** The fields that a visitor fills in, without hidden fields and the honeypot. */
const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('.control[name]')];

/** The value of a field in the page's HTML. */
const writtenIn = (control: Control) =>
  'defaultValue' in control
    ? control.defaultValue
    : (control.querySelector<HTMLOptionElement>('[selected]')?.value ?? '');
