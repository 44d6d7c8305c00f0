import type { ChoiceField, CountField, DayField, RupeesField } from './tool';

/* Short forms for the most common fields of tools. */

/** @param options labels, keyed by their value in a link */
/* @__NO_SIDE_EFFECTS__ */
export function choiceField<
  const Options extends ChoiceField['options'],
  const More extends Pick<ChoiceField, 'hint' | 'placeholder' | 'formerly'> = object,
>(label: string, options: Options, more?: More) {
  return { kind: 'choice', label, options, ...(more as More) } as const;
}

/* @__NO_SIDE_EFFECTS__ */
export function rupeesField(label: string, more?: Pick<RupeesField, 'hint'>): RupeesField {
  return { kind: 'rupees', label, ...more };
}

/* @__NO_SIDE_EFFECTS__ */
export function countField(label: string, more: Omit<CountField, 'kind' | 'label'>): CountField {
  return { kind: 'count', label, ...more };
}

/* @__NO_SIDE_EFFECTS__ */
export function dayField<const More extends Omit<DayField, 'kind' | 'label'> = object>(
  label: string,
  more?: More,
) {
  return { kind: 'day', label, ...(more as More) } as const;
}
