import { keepText, keptText } from '@/lib/kept-text';

/* Keeps text typed into forms with `data-draft`, even before the form's own code has loaded. */

/** Events after which the texts may have changed. `submit` is one because scripts can set values without any event. */
const CHANGES = ['input', 'change', 'submit', 'invalid'];

/** The name of a draft, in a form's `data-draft`. */
export type DraftName = 'contact' | 'hero' | 'consultation' | 'payment';

/** The consultation request is only in the form's state (specification, section 3), so its draft is never stored. */
const UNSTORED: DraftName = 'consultation';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let unstored = '';

/** The control that last had the focus. It may no longer be in the page. */
let focused: EventTarget | null = null;

/**
 * Keeps the text of the page's forms from now on, and restores older drafts in forms without typed text. Drafts are kept in the
 * tab and not on the device, because people write about legal matters on shared computers. Call it once, after the page is
 * parsed.
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
  // Until a form's code has loaded, the browser sends the form, and restores the text on Back. Then no draft is needed.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    const { method, dataset } = target as HTMLFormElement;
    if (!defaultPrevented && method === 'post') write(dataset['draft']);
  });
  document.querySelectorAll<HTMLFormElement>('[data-draft]').forEach(restoreDraft);
}

/**
 * Puts the draft into the unchanged fields. If React has rendered the form again while the visitor types, as on a translated
 * page, focus and caret move to the new field.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const kept = new URLSearchParams(read(form.dataset['draft']));
  for (const control of controlsOf(form)) {
    const written = writtenIn(control);
    if (control.value === written) control.value = kept.get(control.name) ?? written;
    // If the chosen option no longer exists, the select would be empty. This selects its placeholder.
    control.value ||= '';
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
  const oldField = focused as Partial<HTMLInputElement> | null;
  if (oldField?.isConnected !== false || document.activeElement !== document.body) return;
  const newField =
    oldField.form?.dataset['draft'] === form.dataset['draft'] &&
    controlsOf(form).find(({ name }) => name === oldField.name);
  if (!newField) return;
  newField.focus({ preventScroll: true });
  if ('setSelectionRange' in newField && typeof oldField.selectionStart === 'number')
    newField.setSelectionRange(oldField.selectionStart, oldField.selectionEnd ?? null);
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
