// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { expect, test as anyTest } from 'vitest';

/* Reads what the last build has written; `budget.test.ts` says so where there is none. */

const file = new URL('../../dist/licenses.txt', import.meta.url);
const test = anyTest.skipIf(!existsSync(file));

test('the published notices are those of what the site takes from others, with their copyright lines', () => {
  const [, ...sections] = readFileSync(file, 'utf8').split(/^## /m);
  const names = sections.map((text) => text.split(/ - |\n/)[0]);
  expect(names).toEqual(
    expect.arrayContaining([
      'react-dom',
      'zod',
      'tailwindcss/LICENSE',
      'vite/LICENSE.md',
      'rolldown/LICENSE',
      'fonts/OFL-anek.txt',
      'fonts/OFL-eczar.txt',
    ]),
  );
  expect(names).not.toContain('vitest');
  // The Unlicense asks for no notice, and wouter has no file of it.
  expect(sections.filter((text) => !/copyright/i.test(text))).toEqual([
    expect.stringContaining('(Unlicense)'),
  ]);
  // Vite's own packages are not in the site.
  expect(sections.join()).not.toMatch(/bundled dependencies/i);
});
