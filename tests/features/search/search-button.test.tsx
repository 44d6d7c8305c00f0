import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { groups, services } from '@/content/services/catalogue';
import { searchIndex } from '@/content/services/search-index';
import { site } from '@/content/site';
import { SearchButton } from '@/features/search/search-button';
import { isOverlayEntry } from '@/lib/overlay-entry';
import { queryClient } from '@/lib/query-client';
import { stubNativeDialog } from './native-dialog';
import { render } from '../../support/render';

const fetchStub = vi.fn<typeof fetch>();

beforeAll(stubNativeDialog);

beforeEach(() => {
  history.replaceState(null, '', '/');
  fetchStub.mockReset().mockImplementation(() => Promise.resolve(Response.json(searchIndex())));
  vi.stubGlobal('fetch', fetchStub);
  // Nothing here is about where links lead; jsdom can't go there.
  document.addEventListener('click', preventNavigation);
});

afterEach(() => {
  document.removeEventListener('click', preventNavigation);
  queryClient.clear();
  vi.unstubAllGlobals();
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
    const file = within(dialog).getByRole('group', { name: title });
    const expected = services.filter(({ group }) => group === id);
    expect(addressesIn(file)).toEqual(expected.map(({ slug }) => `/services/${slug}`));
  }
  expect(addressesIn(dialog)).toHaveLength(43);
  expect(within(dialog).getByRole('status')).toHaveTextContent('All 43 services, in five files.');
});

it('shows what fits as one types, the likeliest first, with the words that it was found by', async () => {
  const user = userEvent.setup();
  renderButton();
  await openSearch();

  await user.type(field(), 'gumasta');

  await waitFor(() => expect(options()[0]).toHaveAttribute('href', '/services/trade-license'));
  expect(options()[0]).toHaveAccessibleName(/^Trade License\s?Matches “gumasta”$/);
  await user.clear(field());
  expect(options()).toHaveLength(43);
});

it('says how many once the typing pauses', async () => {
  const user = userEvent.setup();
  renderButton();
  const dialog = await openSearch();
  const status = within(dialog).getByRole('status');

  await user.type(field(), 'fssai');
  expect(status).toHaveTextContent('All 43 services');

  await waitFor(() => expect(status).toHaveTextContent('1 service found.'));
});

it('fetches its index once, and sends nothing that is typed', async () => {
  const user = userEvent.setup();
  renderButton();
  await openSearch();
  await user.type(field(), 'udyam');
  await waitFor(() => expect(options()[0]).toHaveAttribute('href', '/services/msme-registration'));
  await user.type(field(), '{Escape}');
  await openSearch();
  await user.type(field(), 'secret trouble');

  expect(fetchStub.mock.calls.map(([address]) => address)).toEqual(['/search-index.json']);
});

it('knows titles while the index is on its way', async () => {
  const user = userEvent.setup();
  fetchStub.mockImplementation(() => new Promise(() => {}));
  renderButton();
  const dialog = await openSearch();
  expect(options()).toHaveLength(43);

  await user.type(field(), 'patent');
  expect(options()[0]).toHaveAttribute('href', '/services/patent-registration');

  await user.clear(field());
  await user.type(field(), 'udyog');
  await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('Searching…'));
  expect(within(dialog).queryByText(/^Another word may help/)).not.toBeInTheDocument();
});

it('says that other names are missing where the index can not be had, and tries again', async () => {
  const user = userEvent.setup();
  fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  renderButton();
  const dialog = await openSearch();

  expect(
    await within(dialog).findByText(/^Other names could not be loaded: services are found by/),
  ).toBeVisible();
  await user.type(field(), 'patent');
  expect(options()[0]).toHaveAttribute('href', '/services/patent-registration');

  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await user.clear(field());
  await user.type(field(), 'udyam');
  await waitFor(() => expect(options()[0]).toHaveAttribute('href', '/services/msme-registration'));
  expect(within(dialog).queryByText(/^Other names could not/)).not.toBeInTheDocument();
});

it('takes an answer that is no index for none', async () => {
  fetchStub.mockResolvedValue(Response.json({ login: 'required' }));
  renderButton();
  const dialog = await openSearch();
  expect(await within(dialog).findByText(/^Other names could not be loaded/)).toBeVisible();
});

it('says that one is offline, and fetches the index when the connection is back', async () => {
  const user = userEvent.setup();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  renderButton();
  const dialog = await openSearch();
  expect(await within(dialog).findByText(/^You are offline/)).toBeVisible();

  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));

  await user.type(field(), 'udyam');
  await waitFor(() => expect(options()[0]).toHaveAttribute('href', '/services/msme-registration'));
});

it('leads on by phone, by a message with the query in it, and by the files, where nothing fits', async () => {
  const user = userEvent.setup();
  renderButton();
  const dialog = await openSearch();

  await user.type(field(), 'xyzzy & qqq');

  expect(await within(dialog).findByRole('link', { name: `Call ${site.phone}` })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Write to us about it' })).toHaveAttribute(
    'href',
    '/contact?message=xyzzy+%26+qqq',
  );
  expect(options()).toHaveLength(43);
  await waitFor(() =>
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      'Nothing found for “xyzzy & qqq”.',
    ),
  );
});

it('points at options with the arrow keys, Home and End, while the field keeps the focus', async () => {
  const user = userEvent.setup();
  renderButton();
  await openSearch();
  await user.type(field(), 'company');
  const all = options();
  const [first, second] = all;
  expect(active()).toBeNull();

  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(first);
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(second);
  expect(first).toHaveAttribute('aria-selected', 'false');
  await user.keyboard('{End}');
  expect(active()).toBe(all.at(-1));
  await user.keyboard('{ArrowDown}');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowUp}{Home}');
  expect(active()).toBe(first);
  await user.keyboard('{ArrowUp}');
  expect(active()).toBeNull();
  expect(field()).toHaveFocus();
});

it('points at nothing any more once something else is typed', async () => {
  const user = userEvent.setup();
  renderButton();
  await openSearch();
  await user.type(field(), 'gst{ArrowDown}');
  expect(active()).not.toBeNull();
  await user.type(field(), ' f');
  expect(active()).toBeNull();
});

it('leaves Home and End to the cursor while nothing is pointed at', async () => {
  const user = userEvent.setup();
  renderButton();
  await openSearch();
  await user.type(field(), 'st{Home}g');
  expect(field()).toHaveValue('gst');
});

it.each([
  ['the first result', 'gst filing{Enter}', '/services/gst-filing'],
  ['the one that is pointed at', 'virtual cfo{ArrowDown}{Enter}', '/services/virtual-cfo'],
])('follows %s on Enter', async (_, keys, address) => {
  const user = userEvent.setup();
  const followed = vi.fn();
  renderButton();
  const dialog = await openSearch();
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) followed(target.getAttribute('href'));
  });

  await user.type(field(), keys);

  expect(followed).toHaveBeenCalledExactlyOnceWith(address);
  expectClosed();
});

it('stays where it is on Enter before anything is typed', async () => {
  const user = userEvent.setup();
  renderButton();
  const dialog = await openSearch();
  await user.keyboard('{Enter}');
  expect(dialog).toBeVisible();
});

it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens on %s', async (keys) => {
  const user = userEvent.setup();
  renderButton();
  await user.keyboard(keys);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(field()).toHaveValue('');
});

it('leaves the slash to whoever types it', async () => {
  const user = userEvent.setup();
  renderButton(<textarea aria-label="Message" />);
  const message = screen.getByRole('textbox', { name: 'Message' });
  await user.type(message, 'and/or');
  expect(message).toHaveValue('and/or');
  expectClosed();
});

it('gives the focus back to what had it where a key has opened it', async () => {
  const user = userEvent.setup();
  renderButton(<a href="/about">About</a>);
  const link = screen.getByRole('link', { name: 'About' });
  link.focus();
  await user.keyboard('/');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(link).toHaveFocus();
});

it('stands on a history entry of its own: Back closes it and leaves the page', async () => {
  renderButton();
  await openSearch();
  expect(isOverlayEntry()).toBe(true);

  act(() => history.back());

  await waitFor(expectClosed);
  expect(location.pathname).toBe('/');
  expect(isOverlayEntry()).toBe(false);
});

it('takes its history entry away when it is closed otherwise', async () => {
  const user = userEvent.setup();
  history.replaceState({ key: 'below' }, '');
  renderButton();
  await openSearch();
  expect(history.state).toMatchObject({ key: 'below', overlay: true });

  await user.click(screen.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(history.state).toEqual({ key: 'below' }));
});

it('leaves its history entry to the page that a result leads to', async () => {
  const user = userEvent.setup();
  renderButton();
  await openSearch();
  const back = vi.spyOn(history, 'back');
  await user.click(screen.getByRole('option', { name: /Virtual CFO/ }));
  await waitFor(expectClosed);
  expect(back).not.toHaveBeenCalled();
});

it('stays open where a result is opened in a new tab', async () => {
  const user = userEvent.setup();
  renderButton();
  const dialog = await openSearch();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('option', { name: /Virtual CFO/ }));
  expect(dialog).toBeVisible();
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

  await user.click(screen.getByRole('option', { name: /Virtual CFO/ }));

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

function renderButton(beside: ReactNode = null) {
  const { hook, navigate } = memoryLocation({ path: '/' });
  render(
    <Router hook={hook}>
      <SearchButton />
      {beside}
    </Router>,
  );
  return { navigate };
}

async function openSearch() {
  await userEvent.click(button());
  const dialog = await screen.findByRole('dialog', { name: 'Find a service' });
  // The list comes a moment after the field.
  await waitFor(() => expect(dialog.querySelector('[role="option"]')).not.toBeNull());
  return dialog;
}

function button() {
  return screen.getByRole('button', { name: 'Search services' });
}

function field() {
  return screen.getByRole('combobox', { name: 'What do you need?' });
}

function options() {
  return screen.getAllByRole('option');
}

/** The option that the field points at. */
function active() {
  const id = field().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
}

function addressesIn(element: HTMLElement) {
  return within(element)
    .queryAllByRole('option')
    .map((option) => option.getAttribute('href'));
}

function expectClosed() {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

function preventNavigation(event: Event) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}
