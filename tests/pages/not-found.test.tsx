import { owner } from '@/content/owner';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { searchIndex } from '@/content/services/search-index';
import { queryClient } from '@/lib/query-client';
import NotFound from '@/pages/not-found';
import { render } from '../support/render';

/* Title, text and what search engines are told: tests/prerender.test.ts. */

const index = searchIndex();
const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchStub.mockReset().mockImplementation(() => Promise.resolve(Response.json(index)));
  vi.stubGlobal('fetch', fetchStub);
});

it.each([['/services/gst-registraton', '/services/gst-registration']])(
  'suggests for %s first of all %s',
  async (path, href) => {
    renderAt(path);
    await waitFor(() => expect(suggestions()[0]).toBe(href));
    expect(suggestions().length).toBeLessThanOrEqual(3);
  },
);

it('suggests by titles where the index can not be had', async () => {
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  renderAt('/services/gst-registraton');
  await waitFor(() => expect(suggestions()[0]).toBe('/services/gst-registration'));
});

it('suggests nothing before the index has come: it could put another page first', () => {
  fetchStub.mockImplementation(() => new Promise(() => {}));
  renderAt('/services/gst-registraton');
  expect(suggestions()).toEqual([]);
});

it.each([
  ['/about-us', 'About us', '/about'],
  ['/contact.html', 'Contact', '/contact'],
])('names for %s our own page', (path, name, href) => {
  renderAt(path);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it.each(['/404', '/nowhere', '/nope/none'])('suggests nothing for %s', async (path) => {
  renderAt(path);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(suggestions()).toEqual([]);
});

type Row = [path: string, ownPages: string[]];

it.each<Row>([
  ...(owner.linksWithoutPage ? ['/careers', '/blog'] : []).map((path): Row => [path, []]),
  ['/support', ['/contact']],
  ['/refund-policy', ['/legal/terms#refund-and-cancellation']],
  ['/cookie-policy', ['/legal/privacy']],
])('asks for no index at %s, a dead link about us', (path, ownPages) => {
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
  if (!region) return [];
  return within(region)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
}
