import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { groups, services } from '@/content/services/catalogue';
import { site } from '@/content/site';
import { SearchButton } from '@/features/search/search-button';
import { stubNativeDialog } from './native-dialog';

beforeAll(stubNativeDialog);

beforeEach(() => {
  // Nothing here is about where links lead; jsdom can't go there.
  document.addEventListener('click', preventNavigation);
});

afterEach(() => {
  document.removeEventListener('click', preventNavigation);
});

it('is a button named Search services, described by its tooltip', () => {
  renderButton();
  expect(button()).toHaveAccessibleDescription('Find a service by name');
});

it('opens the search with the focus in its field', async () => {
  renderButton();
  await openSearch();
  expect(field()).toHaveFocus();
});

it('shows all services in their five files before anything is typed', async () => {
  renderButton();
  const dialog = await openSearch();

  for (const [id, { title }] of Object.entries(groups)) {
    const file = within(dialog).getByRole('region', { name: title });
    const expected = services.filter(({ group }) => group === id);
    expect(linksIn(file)).toEqual(expected.map(({ slug }) => `/services/${slug}`));
  }
  expect(linksIn(dialog)).toHaveLength(43);
  expect(within(dialog).getByRole('status')).toHaveTextContent('All 43 services, in five files.');
});

it('shows what fits as one types, the likeliest first, and says how many', async () => {
  const user = userEvent.setup();
  renderButton();
  const dialog = await openSearch();

  await user.type(field(), 'gst');
  expect(linksIn(dialog)).toEqual(['/services/gst-registration', '/services/gst-filing']);
  expect(within(dialog).getByRole('status')).toHaveTextContent('2 services found.');

  await user.type(field(), ' filing');
  expect(linksIn(dialog)).toEqual(['/services/gst-filing']);
  expect(within(dialog).getByRole('status')).toHaveTextContent('1 service found.');

  await user.clear(field());
  expect(linksIn(dialog)).toHaveLength(43);
});

it('leads on by phone and message where nothing fits', async () => {
  const user = userEvent.setup();
  renderButton();
  const dialog = await openSearch();

  await user.type(field(), 'xyzzy');

  expect(within(dialog).getByRole('status')).toHaveTextContent('Nothing found for “xyzzy”.');
  expect(within(dialog).getByRole('link', { name: `Call ${site.phone}` })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

it('moves on to the first result on Enter', async () => {
  const user = userEvent.setup();
  renderButton();
  const dialog = await openSearch();

  await user.type(field(), 'trade mark{Enter}');

  expect(within(dialog).getByRole('link', { name: /Trademark Registration/ })).toHaveFocus();
});

it('closes on Escape even with something typed, and gives the focus back', async () => {
  const user = userEvent.setup();
  renderButton();
  await openSearch();

  await user.type(field(), 'gst{Escape}');

  expectClosed();
  expect(button()).toHaveFocus();
});

it('closes by its button and gives the focus back', async () => {
  const user = userEvent.setup();
  renderButton();
  await openSearch();

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expectClosed();
  expect(button()).toHaveFocus();
});

it('closes on a press beside it, but not on one inside', async () => {
  const user = userEvent.setup();
  renderButton();
  const dialog = await openSearch();

  await user.click(screen.getByRole('heading', { name: 'Find a service' }));
  expect(dialog).toBeVisible();

  // The backdrop's events are the dialog's own.
  await user.click(dialog);
  expectClosed();
});

it('stays open when a selection that began in the field ends beside it', async () => {
  renderButton();
  const dialog = await openSearch();

  fireEvent.mouseDown(field());
  fireEvent.click(dialog);

  expect(dialog).toBeVisible();
});

it('closes when a result is followed', async () => {
  const user = userEvent.setup();
  renderButton();
  await openSearch();

  await user.click(screen.getByRole('link', { name: /Virtual CFO/ }));

  expectClosed();
});

it('closes when the page changes under it, and does not come back with the page', async () => {
  const { navigate } = renderButton();
  await openSearch();

  act(() => navigate('/contact'));
  expectClosed();
  act(() => navigate('/'));
  expectClosed();
});

it('starts empty when it is opened again', async () => {
  const user = userEvent.setup();
  renderButton();
  await openSearch();
  await user.type(field(), 'gst{Escape}');

  await openSearch();

  expect(field()).toHaveValue('');
});

function renderButton() {
  const { hook, navigate } = memoryLocation({ path: '/' });
  render(
    <Router hook={hook}>
      <SearchButton />
    </Router>,
  );
  return { navigate };
}

async function openSearch() {
  await userEvent.click(button());
  return screen.findByRole('dialog', { name: 'Find a service' });
}

function button() {
  return screen.getByRole('button', { name: 'Search services' });
}

function field() {
  return screen.getByRole('searchbox', { name: 'What do you need?' });
}

function linksIn(element: HTMLElement) {
  return within(element)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

function expectClosed() {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

function preventNavigation(event: Event) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}
