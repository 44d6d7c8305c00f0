import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { codeOf, expectLinks, fillTemplate } from '../../vite/prerender';

const template =
  '<html lang="en"><head><!--head--></head><body><div id="root"><!--app--></div></body></html>';

test.each(['$&', "$'", '$`', '$1', '$$', '₹500 or $5', '<!--head--><!--app-->'])(
  'takes %s in a page for what it is',
  (text) => {
    expect(fillTemplate(template, { path: '/about', head: text, code: [], body: text })).toBe(
      `<html data-path="/about" lang="en"><head>${text}</head><body><div id="root">${text}</div></body></html>`,
    );
  },
);

test('a page names its chunks and what they import, each once, without dynamic imports', () => {
  const manifest: Manifest = {
    'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_head.js': { file: 'assets/head.js', imports: ['index.html'] },
    '_dates.js': { file: 'assets/dates.js', imports: ['_head.js'] },
    'page.tsx': { file: 'assets/page.js', imports: ['_head.js'], dynamicImports: ['text.ts'] },
    'text.ts': { file: 'assets/text.js', imports: ['_dates.js'] },
  };
  expect(codeOf(manifest, ['page.tsx'])).toEqual(['/assets/page.js', '/assets/head.js']);
  expect(codeOf(manifest, ['page.tsx', 'text.ts'])).toEqual([
    '/assets/page.js',
    '/assets/head.js',
    '/assets/text.js',
    '/assets/dates.js',
  ]);
});

test('a page is painted down to its mark, on phones to an earlier one if there is one', () => {
  const end = '<div hidden="" id="first-screen-end"></div>';
  expect(() => expectLinks('<h1>A</h1>')).toThrow('FirstScreenEnd');
  expect(expectLinks(end)).toBe('<link rel="expect" href="#first-screen-end" blocking="render" />');
  const both = expectLinks(`<div hidden="" id="first-screen-end-on-phones"></div>${end}`);
  expect(both).toMatch(/#first-screen-end-on-phones"[^>]* media="not all .*#first-screen-end"/);
});
