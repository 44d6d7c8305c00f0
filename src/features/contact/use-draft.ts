import { useEffect } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { keepDraft, keptDraft, type DraftName } from './kept-draft';

interface DraftOptions<Fields> {
  name: DraftName;
  empty: Fields;
  /** What can be chosen; a choice that a new version no longer offers is not put back. */
  services: readonly string[];
}

/**
 * Keeps what is typed into a form across reloads and changes of page in the same tab.
 *
 * Put back after hydration, straight into the controls and without a state of React's, so that nothing is rendered anew;
 * only into fields that are empty, because what stands there by then was typed meanwhile.
 *
 * @returns empties the fields and forgets what was kept
 */
export function useDraft<Fields extends Record<string, string>>(
  { getValues, setValue, subscribe, reset }: UseFormReturn<Fields>,
  { name, empty, services }: DraftOptions<Fields>,
): () => void {
  useEffect(() => {
    const keep = () => keepDraft(name, getValues());
    const kept = keptDraft(name);
    for (const field of Object.keys(empty) as Path<Fields>[]) {
      const text = kept[field];
      const isGone = field === 'serviceRequired' && text && !services.includes(text);
      if (text && !isGone && !getValues(field)) {
        setValue(field, text as PathValue<Fields, typeof field>);
      }
    }
    // What was typed before hydration has caused no event that anybody heard.
    keep();
    return subscribe({ formState: { values: true }, callback: keep });
  }, [name, empty, services, getValues, setValue, subscribe]);

  return () => {
    // By name as well: after a change of page there is no field left to empty.
    keepDraft(name, {});
    // Without values the browser would reset the form, which React does not notice: the same text put in again, as
    // autofill does, would not reach the form's state.
    reset(empty);
  };
}
