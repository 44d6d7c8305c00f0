import { useEffect, type RefObject } from 'react';
import type { FormSchema } from '@/forms/schema-form';
import { keepText, keptText, parsedJson } from '@/lib/kept-text';

/** Increased when the meaning of a field changes; drafts of an older version are then ignored. */
const VERSION = 1;

export type DraftName = 'contact' | 'hero';

/** Events after which the texts may have changed. `submit` is one because scripts can set values without any event. */
const CHANGES = ['input', 'change', 'submit', 'invalid'];

interface DraftOptions {
  name: DraftName;
  schema: FormSchema;
  /** The beginning of a message, filled in if the field is empty. */
  begun?: string;
}

/**
 * Keeps what is typed into a form across reloads and changes of page: in the tab, not on the device, because people also
 * write about legal matters on shared computers.
 *
 * A draft is restored after hydration, and only into empty fields, so that nothing typed meanwhile is lost.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { name, schema, begun = '' }: DraftOptions,
): void {
  useEffect(() => {
    // Effects run while the form is in the page, which has a control for each field of the schema.
    const shown = form.current!;
    const controls = Object.keys(schema.shape).map(
      (field) => shown.elements.namedItem(field) as HTMLInputElement,
    );
    const kept = keptDraft(name);
    if (begun) kept['message'] ||= begun;
    for (const control of controls) {
      control.value ||= kept[control.name] ?? '';
      // A kept choice that is no longer offered leaves a select without any; this chooses its placeholder.
      control.value ||= '';
    }

    const keep = () => {
      const isEmpty = controls.every(({ value }) => !value);
      const texts = Object.fromEntries(controls.map((control) => [control.name, control.value]));
      keepText('sessionStorage', keyOf(name), isEmpty ? '' : JSON.stringify(texts));
    };
    keep();
    const heard = new AbortController();
    for (const type of CHANGES) {
      shown.addEventListener(type, keep, { capture: true, signal: heard.signal });
    }
    return () => heard.abort();
  }, [form, name, schema, begun]);
}

export function forgetDraft(name: DraftName): void {
  keepText('sessionStorage', keyOf(name), '');
}

const keyOf = (name: DraftName) => `draft:${VERSION}:${name}`;

/** The stored texts by field; none if the entry holds anything else. */
function keptDraft(name: DraftName): Record<string, string> {
  const kept = parsedJson(keptText('sessionStorage', keyOf(name))) ?? {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([field, text]) =>
      typeof text === 'string' ? [[field, text] as const] : [],
    ),
  );
}
