import { expect, test } from 'vitest';
import { fillTemplate } from '../../vite/prerender';

const template =
  '<html lang="en"><head><!--head: vite/prerender.ts--></head><body><div id="root"><!--body: vite/prerender.ts--></div></body></html>';

test.each([
  '$&',
  "$'",
  '$`',
  '$1',
  '$$',
  '₹500 or $5',
  '<!--head: vite/prerender.ts--><!--body: vite/prerender.ts-->',
])('a page may contain %s', (text) => {
  expect(fillTemplate(template, { path: '/about', head: text, code: [], body: text })).toBe(
    `<html data-path="/about" lang="en"><head>${text}</head><body><div id="root">${text}</div></body></html>`,
  );
});
