// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as anyTest } from 'vitest';
import { readInventory } from '../../vite/supply/inventory.js';

/* Reads what the last build has written, so it comes after one: `npm run build:demo`. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = join(root, 'dist/licenses.txt');

// Without any build the budget's test says so.
const test = anyTest.skipIf(!existsSync(join(root, 'dist')));

const sections = () => readFileSync(file, 'utf8').split(/\n\n-{72}\n\n/);

const packages = () =>
  sections().flatMap((section) => {
    const [names = ''] = section.split('\n\n');
    return [...names.matchAll(/^(\S+) \d\S* \(.+\)$/gm)].map(([, name]) => name);
  });

test('the published notices are those of the app’s packages and of what builds it', () => {
  const ofTheApp = readInventory(root)
    .packages.filter(({ use }) => use === 'app')
    .map(({ name }) => name);
  const named = packages();
  expect(named).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      'wouter',
      'zod',
      'react-hook-form',
      'tailwindcss',
    ]),
  );
  expect([...ofTheApp, 'tailwindcss', 'vite', 'rolldown']).toEqual(expect.arrayContaining(named));
  process.stdout.write(`Published with the site: ${named.join(', ')}\n`);
});

test('each notice holds its copyright line, and both fonts have theirs', () => {
  const silent = sections()
    .slice(1)
    .filter(
      (text) => !/copyright/i.test(text) && !text.endsWith('Its licence asks for no notice.'),
    );
  expect(silent).toEqual([]);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('Meta Platforms');
  expect(text).toMatch(/Copyright \d{4} The Anek Project Authors/);
  expect(text).toMatch(/Copyright .*Eczar/);
  expect(text).not.toContain('\uFEFF');
  // Vite's and Rolldown's own packages are not in the site.
  expect(text).not.toMatch(/bundled dependencies/i);
});
