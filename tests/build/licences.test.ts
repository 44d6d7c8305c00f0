import { expect, test } from 'vitest';
import { readBuilt } from '../support/built-pages';

test('the published notices are those of what the site takes from others, with their copyright lines', () => {
  const [, ...sections] = readBuilt('licenses.txt').split(/^## /m);
  const names = sections.map((text) => text.split(/ - |\n/)[0]);
  expect(names).toEqual(
    expect.arrayContaining([
      'react-dom',
      'zod',
      'tailwindcss/LICENSE',
      'vite/LICENSE.md',
      'rolldown/LICENSE',
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

test.each(['anek', 'eczar'])('the licence of %s is published with the font', (font) => {
  expect(readBuilt(`fonts/OFL-${font}.txt`)).toMatch(/SIL OPEN FONT LICENSE/i);
});
