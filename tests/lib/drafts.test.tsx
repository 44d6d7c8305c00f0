import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { drafts } from '@/lib/drafts';

/* Before the form's own code has come; what it adds is tested in tests/features/contact. */

beforeEach(() => {
  drafts();
  load();
});

/** Loads the page's HTML, with nothing in its fields. */
function load() {
  document.body.innerHTML = `
    <form data-draft="contact" method="post">
      <input class="control" name="firstName">
      <select class="control" name="service"><option value="">Select</option><option>Tax</option></select>
      <input name="topic"><input type="hidden" name="message" value="Hello">
      <button type="reset">Clear</button>
    </form>`;
  fireEvent(document, new Event('DOMContentLoaded'));
}

const form = () => document.querySelector('form')!;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;

function type() {
  fireEvent.input(field('firstName'), { target: { value: 'A' } });
  fireEvent.change(field('service'), { target: { value: 'Tax' } });
  fireEvent.input(field('topic'), { target: { value: 'x' } });
}

test('the first letter is kept, and there again when the page is loaded again', () => {
  type();
  load();
  expect(Object.fromEntries(new FormData(form()))).toEqual({
    firstName: 'A',
    service: 'Tax',
    topic: '',
    message: 'Hello',
  });
});

test('what the browser sends by itself is forgotten, what the app sends is not', () => {
  type();
  form().addEventListener('submit', (event) => event.preventDefault(), { once: true });
  fireEvent.submit(form());
  expect(sessionStorage).toHaveLength(1);
  fireEvent.submit(form());
  expect(sessionStorage).toHaveLength(0);
});

test('what is cleared is forgotten', () => {
  type();
  form().reset();
  load();
  expect(field('firstName')).toHaveValue('');
});
