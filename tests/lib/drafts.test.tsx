import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { restoreDraft } from '@/lib/drafts';

const KEY = 'draft:1:contact';

beforeEach(() => load());

/** Loads the page's HTML. Its fields are empty, except for text typed before the script runs. */
function load(typed = '') {
  document.body.innerHTML = `
    <form data-draft="contact" method="post">
      <input class="control" name="firstName">
      <select class="control" name="service"><option value="">Select</option><option>Tax</option></select>
      <input name="topic"><input type="hidden" name="message" value="Hello">
      <button type="reset">Clear</button>
    </form>`;
  field('firstName').value = typed;
  restoreDraft(form());
}

const form = () => document.querySelector('form')!;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const entered = () => Object.fromEntries(new FormData(form()));
const empty = { firstName: '', service: '', topic: '', message: 'Hello' };

function type() {
  fireEvent.input(field('firstName'), { target: { value: 'A' } });
  fireEvent.change(field('service'), { target: { value: 'Tax' } });
  fireEvent.input(field('topic'), { target: { value: 'x' } });
}

test('a reload restores a draft of even one letter, and keeps text typed after the reload', () => {
  type();
  load();
  expect(entered()).toEqual({ ...empty, firstName: 'A', service: 'Tax' });
  load('B');
  expect(entered()).toEqual({ ...empty, firstName: 'B', service: 'Tax' });
  load();
  expect(field('firstName')).toHaveValue('B');
});

test('if a script sends the form, its draft is kept, also with values that a script has set', () => {
  field('firstName').value = 'C';
  form().addEventListener('submit', (event) => event.preventDefault());
  fireEvent.submit(form());
  load();
  expect(field('firstName')).toHaveValue('C');
});

test.each([
  ['sent by the browser', () => fireEvent.submit(form())],
  ['cleared', () => form().reset()],
])('the draft of a form that is %s is deleted', (_, act) => {
  type();
  expect(sessionStorage).toHaveLength(1);
  act();
  expect(sessionStorage).toHaveLength(0);
});

test('a choice that the form no longer offers and fields outside the draft are not restored', () => {
  sessionStorage.setItem(KEY, '%%&service=Palmistry&topic=x&message=x&elsewhere=x');
  load();
  expect(entered()).toEqual(empty);
  expect(field('service')).toHaveDisplayValue('Select');
});

test('focus and caret move to the new field of a redrawn form', () => {
  field('firstName').focus();
  fireEvent.input(field('firstName'), { target: { value: 'Asha' } });
  field('firstName').setSelectionRange(2, 2);
  load();
  expect(field('firstName')).toHaveFocus();
  expect(field('firstName').selectionStart).toBe(2);
});
