import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { owner } from '@/content/owner';
import NotFound from '@/pages/not-found';
import { render } from '../support/render';

/* Suggestions by the index are tried in tests/features/search/missing-path.test.ts and e2e/not-found.spec.ts. */

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchStub.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetchStub);
});

test('suggests by titles where the index cannot be had', async () => {
  renderAt('/services/gst-registraton');
  await waitFor(() => expect(suggestions()[0]).toBe('/services/gst-registration'));
});

test('suggests nothing before the index has come', () => {
  fetchStub.mockImplementation(() => new Promise(() => {}));
  renderAt('/services/gst-registraton');
  expect(suggestions()).toEqual([]);
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
])('suggests for %s, without the index, %j', (path, ownPages) => {
  renderAt(path);
  expect(fetchStub).not.toHaveBeenCalled();
  expect(suggestions()).toEqual(ownPages);
});

function renderAt(path: string) {
  const { hook } = memoryLocation({ path });
  render(
    <Router hook={hook}>
      <NotFound />
    </Router>,
  );
}

function suggestions() {
  const region = screen.queryByRole('region', { name: 'Perhaps you were looking for' });
  const links = region ? within(region).queryAllByRole('link') : [];
  return links.map((link) => link.getAttribute('href'));
}
