import { expect, test, vi } from 'vitest';
import { factsOf, renderPage } from '@/prerender';
import * as scope from '@/sections/service/lists';

/* What the written pages hold is tested on the build: tests/build/pages.test.ts. */

test('what is told of a service to machines is what its page says, without the marks of its sources', async () => {
  const { service } = await factsOf('/services/gst-filing');
  expect(service).toMatchObject({
    title: 'GST Filing',
    group: 'Tax & Compliance',
    colour: 'turmeric',
    checked: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(JSON.stringify(service)).not.toMatch(/\{[?a-z]/);
});

test('a page that cannot be rendered stops the build', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  // Not a part whose code comes late: that is kept for other tests' pages, broken as it is.
  vi.spyOn(scope, 'Scope').mockImplementation(() => {
    throw new Error('This part is broken');
  });
  await expect(renderPage('/services/gst-filing')).rejects.toThrow('This part is broken');
  vi.mocked(console.error).mockClear();
}, 30_000);
