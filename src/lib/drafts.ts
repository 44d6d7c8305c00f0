import { keepText, keptText } from '@/lib/kept-text';

/*
 * What is typed into a form with `data-draft` is kept from the first letter. The inline script does so (src/early.ts),
 * because the form's own code may come late or never. Code that comes later uses the same instance.
 */

/** Begins the keys in the storage. Increase the number when the meaning of a field changes: older drafts are then ignored. */
const PREFIX = 'draft:1:';

/** Events after which the texts may have changed. `submit` is one because scripts can set values without any event. */
const CHANGES = ['input', 'change', 'submit', 'invalid'];

/** The name of a draft, in a form's `data-draft`. */
export type DraftName = 'contact' | 'hero' | 'consultation' | 'payment';

/** The consultation request is held in the form's state alone (specification, section 3), so its draft is never stored. */
const UNSTORED: DraftName = 'consultation';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type Drafts = ReturnType<typeof keepDrafts>;

export const drafts = (): Drafts => (window.drafts ??= keepDrafts());

/**
 * Restores the drafts of the page's forms once their HTML is here, and keeps what is typed from now on: in the tab, not on the
 * device, because people also write about legal matters on shared computers.
 */
export function keepDrafts() {
  let unstored = '';

  const read = (name = '') =>
    name === UNSTORED ? unstored : keptText('sessionStorage', keyOf(name));

  function write(name = '', text = '') {
    if (name === UNSTORED) unstored = text;
    else keepText('sessionStorage', keyOf(name), text);
  }

  function keep(form: HTMLFormElement) {
    const isUntouched = controlsOf(form).every((control) => control.value === writtenIn(control));
    const entries = [...new FormData(form)] as string[][];
    write(form.dataset['draft'], isUntouched ? '' : new URLSearchParams(entries).toString());
  }

  /** Puts the draft into the fields that are still as they were written. */
  function restore(form: HTMLFormElement) {
    const kept = new URLSearchParams(read(form.dataset['draft']));
    for (const control of controlsOf(form)) {
      const written = writtenIn(control);
      if (control.value === written) control.value = kept.get(control.name) ?? written;
      // A choice that is no longer offered leaves a select without any; this chooses its placeholder.
      control.value ||= '';
    }
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }

  for (const type of [...CHANGES, 'reset']) {
    addEventListener(
      type,
      ({ target }) => {
        const form = (target as Element).closest<HTMLFormElement>('[data-draft]');
        if (!form) return;
        if (type === 'reset') write(form.dataset['draft']);
        else keep(form);
      },
      { capture: true },
    );
  }
  // The browser itself sends a form whose code has not come, and restores its text on Back.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    const { method, dataset } = target as HTMLFormElement;
    if (!defaultPrevented && method === 'post') write(dataset['draft']);
  });
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelectorAll<HTMLFormElement>('[data-draft]').forEach(restore);
  });
  return { restore, forget: (name: DraftName) => write(name) };
}

const keyOf = (name: string) => PREFIX + name;

/** The fields that a visitor fills in, without hidden fields and the honeypot. */
const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('.control[name]')];

/** The value of a field in the page's HTML. */
const writtenIn = (control: Control) => ('defaultValue' in control ? control.defaultValue : '');
