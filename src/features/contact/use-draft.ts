import { useEffect, type RefObject } from 'react';
import type { FormSchema } from '@/forms/schema-form';
import { keepDraft, keptDraft, type DraftName } from './kept-draft';

/** What tells that a form may hold other texts; an attempt to send it may follow values that were set without a word. */
const CHANGES = ['input', 'change', 'submit', 'invalid'];

interface DraftOptions {
  name: DraftName;
  schema: FormSchema;
  /** A message that is begun for the visitor where there is none. */
  begun: string;
}

/**
 * Keeps what is typed into a form across reloads and changes of page in the same tab.
 *
 * Put back after hydration, and only into fields that are empty: what stands there by then was typed meanwhile.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { name, schema, begun }: DraftOptions,
): void {
  useEffect(() => {
    const { elements } = form.current!;
    const controls = Object.keys(schema.shape).map(
      (field) => elements.namedItem(field) as HTMLInputElement,
    );
    const keep = () =>
      keepDraft(name, Object.fromEntries(controls.map((control) => [control.name, control.value])));

    const kept = keptDraft(name);
    if (begun) kept['message'] ||= begun;
    for (const control of controls) {
      control.value ||= kept[control.name] ?? '';
      // A choice that a new version no longer offers has left the select without any, its placeholder included.
      control.value ||= '';
    }
    keep();

    const heard = new AbortController();
    for (const type of CHANGES) {
      form.current!.addEventListener(type, keep, { capture: true, signal: heard.signal });
    }
    return () => heard.abort();
  }, [form, name, schema, begun]);
}
