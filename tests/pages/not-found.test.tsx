import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { owner } from '@/content/owner';
import NotFound from '@/pages/not-found';
import { renderAt } from '../support/render';

/* tests/features/search/missing-path.test.ts and e2e/not-found.spec.ts test suggestions from the index. */

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchStub.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetchStub);
});

test('if the index fails to load, the titles of services give suggestions', async () => {
  renderAt('/services/gst-registraton', <NotFound />);
  await waitFor(() => expect(suggestions()[0]).toBe('/services/gst-registration'));
});

test.each<[path: string, ownPages: string[]]>([
  ['/about-us', ['/about']],
  ['/contact.html', ['/contact']],
  ...(owner.linksWithoutPage ? ['/careers', '/blog'] : []).map((path): [string, string[]] => [
    path,
    [],
  ]),
  ['/support', ['/contact']],
  ['/refund-policy', ['/legal/terms#refund-and-cancellation']],
  ['/cookie-policy', ['/legal/privacy']],
])('the address %s suggests %j without the index', (path, ownPages) => {
  renderAt(path, <NotFound />);
  expect(fetchStub).not.toHaveBeenCalled();
  expect(suggestions()).toEqual(ownPages);
});

function suggestions() {
  const region = screen.queryByRole('region', { name: 'Perhaps you were looking for' });
  const links = region ? within(region).queryAllByRole('link') : [];
  return links.map((link) => link.getAttribute('href'));
}
