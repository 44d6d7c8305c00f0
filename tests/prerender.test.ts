import { expect, test, vi } from 'vitest';
import { renderPage } from '@/prerender';
import * as scope from '@/pages/service/lists';

/* tests/build/pages.test.ts reads the written pages. */

test('a page that cannot be rendered stops the build', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  // This part has no lazy code. A broken lazy part would stay in memory and break the pages of other tests.
  vi.spyOn(scope, 'Scope').mockImplementation(() => {
    throw new Error('This part is broken');
  });
  await expect(renderPage('/services/gst-filing')).rejects.toThrow('This part is broken');
  vi.mocked(console.error).mockClear();
}, 30_000);
