import { inject } from 'vitest';
import { deadPaths, NOT_FOUND_REPORT, pagePaths } from '../support/site-paths.ts';
import { readPage } from './look.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

for (const path of pagePaths.slice(0, inject('routes'))) {
  test(`${path} is whole, fits both screens and comes to life`, async ({ visitor, task }) => {
    task.meta.route = path;
    await visitor.load(path, 'narrow');
    const written = await expectWhole(visitor);
    await visitor.wake();
    expect(await expectWhole(visitor)).toEqual(written);

    await visitor.open(path, 'wide');
    expect(await expectWhole(visitor)).toEqual({ ...written, width: 1280 });
  });
}

for (const path of deadPaths.slice(0, inject('routes'))) {
  test(`${path} shows the page for what is missing`, async ({ visitor, allowProblems, task }) => {
    task.meta.route = path;
    allowProblems(NOT_FOUND_REPORT);
    await visitor.open(path, 'narrow');
    const { title, headings, mains, overhang, canonicals } = await visitor.run(readPage);
    expect(title).toMatch(/^404 Page Not Found/);
    expect({ headings, mains, overhang, canonicals }).toEqual({
      headings: 1,
      mains: 1,
      overhang: 0,
      canonicals: 0,
    });
  });
}

test('a link leads to another page without loading it anew, and Back leads home', async ({
  visitor,
}) => {
  await visitor.open('/', 'wide');
  await visitor.run(() => document.documentElement.setAttribute('data-mark', ''));
  await visitor.click({ css: 'main a', name: '^Learn More' });
  await visitor.expectPath('/contact');
  await visitor.expectSeen({ css: 'h1' }, ([heading]) => expect(heading?.hasFocus).toBe(true));
  await visitor.run(() => history.back());
  await visitor.expectPath('/');
  await visitor.expectSeen({ css: 'html[data-mark]' }, (seen) => expect(seen).toHaveLength(1));
});

async function expectWhole(visitor: Visitor) {
  const facts = await visitor.run(readPage);
  expect(facts).toMatchObject({
    title: expect.stringMatching(/\S{3}/),
    headings: 1,
    mains: 1,
    language: 'en-IN',
    canonicals: 1,
    overhang: 0,
  });
  return facts;
}
