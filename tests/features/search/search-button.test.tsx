import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { groups, services } from '@/content/services/catalogue';
import { searchIndex } from '@/content/services/search-index';
import { site } from '@/content/site';
import { openSearchOnKeys } from '@/features/search/open-search';
import { SearchButton } from '@/features/search/search-button';
import { SearchDialog } from '@/features/search/search-dialog';
import { SearchField } from '@/features/search/search-field';
import { mostAsked } from '@/content/services/most-asked';
import { stubPopovers } from '../../support/popovers';
import { render } from '../../support/render';

const entries = searchIndex();
const fetchStub = vi.fn<typeof fetch>();

beforeAll(() => {
  stubPopovers();
  openSearchOnKeys();
});

beforeEach(() => {
  history.replaceState(null, '', '/');
  fetchStub.mockReset().mockImplementation(() => Promise.resolve(Response.json(entries)));
  vi.stubGlobal('fetch', fetchStub);
  // Nothing here is about where links lead; jsdom can't go there.
  document.addEventListener('click', preventNavigation);
});

afterEach(() => {
  document.removeEventListener('click', preventNavigation);
});

const button = () => screen.getByRole('button', { name: 'Search services' });
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'What do you need?' });
/** Whether they are to be seen is tried in a browser: jsdom takes long to style them all. */
const options = () => screen.getAllByRole('option', { hidden: true });
const first = () => options()[0];

/** The option that the field points at. */
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? 'none');

/** Puts a text in place of what stands in the field, at once: each key would render the list anew. */
const type = (text: string) => fireEvent.input(field(), { target: { value: text } });

function renderButton() {
  const { hook } = memoryLocation({ path: '/' });
  render(
    <Router hook={hook}>
      <SearchButton />
      <SearchDialog />
      <SearchField />
    </Router>,
  );
}

async function openSearch() {
  renderButton();
  await userEvent.click(button());
  const dialog = await screen.findByRole('dialog', { name: 'Find a service' });
  // The list comes a moment after the field.
  await waitFor(() => expect(options().length).toBeGreaterThan(mostAsked.length));
  return { dialog: within(dialog), element: dialog, user: userEvent.setup() };
}

test('before anything is typed it shows the services asked for most, then all by group', async () => {
  const { dialog } = await openSearch();
  const addressesIn = (group: string) =>
    within(dialog.getByRole('group', { name: group }))
      .getAllByRole('option', { hidden: true })
      .map((option) => option.getAttribute('href'));
  const addressesOf = (some: readonly { slug: string }[]) =>
    some.map(({ slug }) => `/services/${slug}`);
  expect(addressesIn('Most asked for')).toEqual(addressesOf(mostAsked));
  for (const [id, { title }] of Object.entries(groups)) {
    const inGroup = services.filter(({ group }) => group === id);
    expect(addressesIn(title)).toEqual(addressesOf(inGroup));
  }
  expect(dialog.getByRole('status')).toHaveTextContent(
    `All ${services.length} services, by group.`,
  );
});

test('shows what fits with the words that it was found by, and says how many once the typing pauses', async () => {
  const { dialog } = await openSearch();
  type('gumasta');
  expect(dialog.getByRole('status')).toHaveTextContent(/^All/);
  await waitFor(() => expect(first()).toHaveAttribute('href', '/services/trade-license'));
  expect(first()).toHaveAccessibleName(/^Trade License\s?Matches “gumasta”\s?Varies .+ weeks$/);
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('1 service found.'));
});

test('knows titles while the index is on its way, and does not call the rest missing', async () => {
  fetchStub.mockImplementation(() => new Promise(() => {}));
  const { dialog } = await openSearch();
  type('patent');
  expect(first()).toHaveAttribute('href', '/services/patent-registration');
  type('udyog');
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Searching…'));
  expect(dialog.queryByText(/^Try another word/)).not.toBeInTheDocument();
});

test.each([
  ['cannot be had', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is no index', () => Promise.resolve(Response.json({ login: 'required' }))],
])('where the index %s, it says so, knows titles, and tries again', async (_what, answer) => {
  fetchStub.mockImplementationOnce(answer);
  const { dialog, user } = await openSearch();
  await dialog.findByText(/^Other names could not be loaded: services are found by their titles/);
  type('patent');
  expect(first()).toHaveAttribute('href', '/services/patent-registration');
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await expectIndex();
  expect(dialog.queryByText(/^Other names could not/)).not.toBeInTheDocument();
});

test('fetches the index when the connection is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { dialog } = await openSearch();
  await dialog.findByText(/^Other names could not/);
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await expectIndex();
});

/** Finds a service by a name that only the index has. */
async function expectIndex() {
  type('udyam');
  await waitFor(() => expect(first()).toHaveAttribute('href', '/services/msme-registration'));
}

test('where nothing fits it offers the phone, a message with the query in it, and all services', async () => {
  const { dialog } = await openSearch();
  type('xyzzy & qqq');
  expect(await dialog.findByRole('link', { name: `Call ${site.phone}` })).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Write to us about it' })).toHaveAttribute(
    'href',
    '/contact?message=xyzzy+%26+qqq',
  );
  expect(options()).toHaveLength(services.length);
  await waitFor(() =>
    expect(dialog.getByRole('status')).toHaveTextContent('Nothing found for “xyzzy & qqq”.'),
  );
});

test('links a number to its reading, and puts a mistyped number into no message', async () => {
  const { dialog } = await openSearch();
  type('27 aapfu0939f 1zv');
  // Its code comes with the first digits.
  await waitFor(
    () => expect(first()).toHaveTextContent(/^This looks like a GSTIN of Maharashtra/),
    {
      timeout: 4000,
    },
  );
  expect(first()).toHaveAttribute(
    'href',
    '/services/gst-registration#number&value=27AAPFU0939F1ZV',
  );
  type('27AAPFU0939F');
  expect(await dialog.findByRole('link', { name: 'Write to us about it' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('shows the answer about a letter before the services, and marks tools but not parts of pages', async () => {
  await openSearch();
  type('arn status');
  await waitFor(() => expect(first()).toHaveTextContent(/where is it now\?\s?The official/));
  type('call from gst officer');
  await waitFor(() =>
    expect(first()).toHaveTextContent(/^A call from a GST officer Tool.*Is it real/),
  );
  expect(first()).toHaveAttribute(
    'href',
    '/services/gst-registration#letter&from=gst&by=call&asks=money',
  );
});

test('points at options with the arrow keys, Home and End, while the field keeps the focus', async () => {
  const { user } = await openSearch();
  await user.type(field(), 'st{Home}g');
  expect(field()).toHaveValue('gst');
  const all = options();
  const none = -1;
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', all.length - 1],
    ['ArrowDown', none],
    ['ArrowUp', all.length - 1],
    ['Home', 0],
    ['ArrowUp', none],
    ['ArrowDown', 0],
  ] as const) {
    await user.keyboard(`{${key}}`);
    const at = all[index] ?? null;
    expect(active(), key).toBe(at);
    const selected = all.filter((option) => option.getAttribute('aria-selected') === 'true');
    expect(selected).toEqual(at ? [at] : []);
  }
  expect(field()).toHaveFocus();
  await user.type(field(), ' f');
  expect(active()).toBeNull();
});

/** Reports the address of each link that the dialog follows. */
function followedIn(dialog: HTMLElement) {
  const followed = vi.fn();
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) followed(target.getAttribute('href'));
  });
  return followed;
}

test.each([
  ['the first result', 'gst filing', '{Enter}', '/services/gst-filing'],
  ['the active option', 'virtual cfo', '{ArrowDown}{Enter}', '/services/virtual-cfo'],
])('follows %s on Enter', async (_, query, keys, address) => {
  const { element, user } = await openSearch();
  const followed = followedIn(element);
  // Nothing is typed yet.
  await user.keyboard('{Enter}');
  type(query);
  await user.keyboard(keys);
  expect(followed).toHaveBeenCalledExactlyOnceWith(address);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens on %s', async (keys) => {
  renderButton();
  await userEvent.keyboard(keys);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(field()).toHaveValue('');
});

test('opens with what was typed on the landing page, and begins anew the next time', async () => {
  renderButton();
  await userEvent.type(screen.getByRole('searchbox', { name: 'What do you need?' }), 'p');
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(field()).toHaveValue('p');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('atent');
  await waitFor(() => expect(first()).toHaveAttribute('href', '/services/patent-registration'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(button());
  expect(field()).toHaveValue('');
});

test('Enter waits for the index, and then follows the first result', async () => {
  let send = () => {};
  fetchStub.mockImplementation(
    () => new Promise((resolve) => (send = () => resolve(Response.json(entries)))),
  );
  const { element, user } = await openSearch();
  const followed = followedIn(element);
  await user.type(field(), 'udyam{Enter}');
  expect(followed).not.toHaveBeenCalled();
  send();
  await waitFor(() => expect(followed).toHaveBeenCalledWith('/services/msme-registration'));
});

function preventNavigation(event: Event) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}
