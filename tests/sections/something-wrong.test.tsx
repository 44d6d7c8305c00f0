import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SomethingWrong } from '@/sections/something-wrong';

const begun = () => {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Something wrong here?' });
  const { pathname, searchParams } = new URL(link.href);
  expect([pathname, ...searchParams.keys()]).toEqual(['/contact', 'message']);
  return searchParams.get('message');
};

test('leads to the contact form, with a message begun that names the page and its last review', () => {
  render(<SomethingWrong path="/services/gst-filing" reviewed="20 November 2026" />);
  expect(begun()).toBe(
    'Something is wrong on the page /services/gst-filing, last reviewed on 20 November 2026:',
  );
});

test('names the page alone where none has been reviewed', () => {
  render(<SomethingWrong path="/about" />);
  expect(begun()).toBe('Something is wrong on the page /about:');
});
