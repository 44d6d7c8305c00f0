import type { ComponentProps, FormEvent } from 'react';

export interface FieldProblem {
  name: string;
  /** True where nothing was entered, false where the browser refuses what was. */
  missing: boolean;
}

interface FormProps extends ComponentProps<'form'> {
  /** Called once per attempt that the browser's own check has stopped, with every problem in the order of the form. */
  onBlocked: (problems: readonly FieldProblem[]) => void;
}

/**
 * A form that keeps the browser's check (`required`, the email check) but words its findings on the page: the browser's
 * bubble names one field, in the browser's language, and vanishes.
 */
export function Form({ onBlocked, ...rest }: FormProps) {
  // `invalid` does not bubble, and fires once per control; the first of them speaks for all.
  function onInvalid(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const blocking = [...event.currentTarget.elements].filter(isBlocking);
    if (event.target === blocking[0]) {
      onBlocked(blocking.map(({ name, validity }) => ({ name, missing: validity.valueMissing })));
    }
  }

  return <form onInvalidCapture={onInvalid} {...rest} />;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isBlocking(element: Element): element is Control {
  return 'validity' in element && 'willValidate' in element && !(element as Control).validity.valid;
}
