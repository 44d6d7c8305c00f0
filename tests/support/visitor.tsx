import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { inApp } from './render';
import { toastAfter } from './toast-after';

/** Functions that fill in and send the only form on the page. They find fields by their labels. */
export function visitor<Label extends string>(answers: Readonly<Record<Label, string>>) {
  const labels = Object.keys(answers) as Label[];
  const form = () => screen.getByRole<HTMLFormElement>('form');
  const field = (label: Label) =>
    within(form()).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  const button = () => within(form()).getByRole('button', { name: /^(Send|Get Free|Sending)/ });
  return {
    answers,
    labels,
    form,
    field,
    button,
    /** The values of the fields. */
    entered: () =>
      Object.fromEntries(labels.map((label) => [label, field(label).value])) as typeof answers,
    fill(values: Partial<Record<Label, string>> = answers) {
      for (const label of labels) {
        if (values[label] === undefined) continue;
        const input = field(label);
        fireEvent.input(input, { target: { value: values[label] } });
        fireEvent.change(input);
      }
    },
    /** Fills the form without events, as scripts of in-app browsers do. */
    fillSilently(values: Partial<Record<Label, string>> = answers) {
      for (const label of labels) field(label).value = values[label] ?? '';
    },
    /** Sends the form, and resolves with the toast that follows. */
    send: () => toastAfter(button()),
  };
}

/** Puts prerendered HTML on the page. The returned function hydrates it. */
export function prerendered(ui: ReactNode): () => Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inApp(ui));
  onTestFinished(() => container.remove());
  return async () => {
    const root = await act(async () => hydrateRoot(container, inApp(ui)));
    onTestFinished(() => act(() => root.unmount()));
  };
}
