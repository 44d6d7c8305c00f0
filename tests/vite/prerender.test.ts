import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { codeOf, fillTemplate } from '../../vite/prerender';

const template = '<head><!--head--></head><body><div id="root"><!--app--></div></body>';

test.each(['$&', "$'", '$`', '$1', '$$', '₹500 or $5', '<!--head--><!--app-->'])(
  'takes %s in a page for what it is',
  (text) => {
    expect(fillTemplate(template, { path: '/about', head: text, code: [], body: text })).toBe(
      `<head>${text}</head><body><div id="root" data-path="/about">${text}</div></body>`,
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
