import { expect, test } from 'vitest';
import { firstScreenLinks } from '../../vite/first-screen';

test('the first paint waits for the end of the opening', () => {
  expect(firstScreenLinks('<h1>A</h1><p id="opening-end">B</p>')).toBe(
    '<link rel="expect" href="#opening-end" blocking="render" />',
  );
});

test('where it is another element on wide screens, one of the two is waited for', () => {
  const body = '<p id="opening-end">A</p><p id="opening-end-wide">B</p>';
  expect(firstScreenLinks(body)).toBe(
    '<link rel="expect" href="#opening-end" blocking="render" media="not all and (min-width: 61.25rem)" />' +
      '<link rel="expect" href="#opening-end-wide" blocking="render" media="all and (min-width: 61.25rem)" />',
  );
});

test('a page without the element stops the build', () => {
  expect(() => firstScreenLinks('<h1>A</h1>')).toThrow('opening-end');
});
