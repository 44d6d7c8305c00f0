import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { groups, services } from '@/content/services/catalogue';
import { mostAsked } from '@/content/services/most-asked';
import { searchIndex } from '@/content/search/search-index';
import { site } from '@/content/site';
import { openSearch as openSearchWith, openSearchOnKeys } from '@/features/search/open-search';
import { SearchButton } from '@/features/search/search-button';
import { SearchDialog } from '@/features/search/search-dialog';
import { SearchField } from '@/features/search/search-field';
import { telHref, whatsappHref } from '@/lib/phone-links';
import { stubPopovers } from '../../support/popovers';
import { renderAt } from '../../support/render';

/* e2e/search.spec.ts opens and closes the dialog, and opens results by click and key. */

const { pages, tools } = searchIndex();
/** The part of the index that the queries find. Ranking all of it in each test would take seconds. */
const entries = {
  pages: pages.filter(({ slug }) => ['trade-license', 'gst-registration'].includes(slug)),
  tools: tools.filter(({ slug }) => !slug || slug.startsWith('gst-')),
};
const fetchStub = vi.fn<typeof fetch>();
/** Called with the address of each followed link. */
const followed = vi.fn();

beforeAll(() => {
  stubPopovers();
  openSearchOnKeys();
});

beforeEach(() => {
  history.replaceState(null, '', '/');
  fetchStub.mockReset().mockImplementation(async () => Response.json(entries));
  vi.stubGlobal('fetch', fetchStub);
  followed.mockReset();
  // jsdom can't follow links.
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    followed(event.target.getAttribute('href'));
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
});

/** These functions use selectors. Queries by role are slow here, because jsdom computes the styles of every option. */
const field = () => document.querySelector<HTMLInputElement>('[role=combobox]')!;
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const status = () => document.querySelector('form [role=status]');
const first = () => options()[0];
const address = (option = first()) => option?.getAttribute('href');
const leadsTo = (href: string) => waitFor(() => expect(address()).toBe(href));
/** The option that the field names as active. */
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? 'none');
/** Replaces the field's text at once, because each key would render the list again. */
const type = (text: string) => fireEvent.input(field(), { target: { value: text } });

/** Finds a service by a name that only the index has. */
async function findsByName() {
  type('gumasta');
  await leadsTo('/services/trade-license');
}

function show() {
  renderAt(
    '/',
    <>
      <SearchButton />
      <SearchDialog />
      <SearchField />
    </>,
  );
}

async function openSearch() {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Search services' }));
  // The list appears a moment after the field.
  await waitFor(() => expect(options().length).toBeGreaterThan(mostAsked.length));
  return within(document.querySelector('dialog')!);
}

test('the search opens with the words from the chat, and shows results for them', async () => {
  show();
  act(() => void openSearchWith('gumasta'));
  await leadsTo('/services/trade-license');
});

test('the empty search lists the most asked services, then all services by group', async () => {
  await openSearch();
  const shown = [...document.querySelectorAll('dialog [role=group][aria-labelledby]')].map(
    (group) => ({
      title: document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent,
      addresses: [...group.querySelectorAll<HTMLElement>('[role=option]')].map(address),
    }),
  );
  const addressesOf = (slugs: readonly string[]) => slugs.map((slug) => `/services/${slug}`);
  expect(shown).toEqual([
    { title: 'Most asked for', addresses: addressesOf(mostAsked) },
    ...Object.entries(groups).map(([id, { title }]) => ({
      title,
      addresses: addressesOf(services.filter(({ group }) => group === id).map(({ slug }) => slug)),
    })),
  ]);
  expect(status()).toHaveTextContent(`All ${services.length} services, by group.`);
});

test('a result shows the words that matched, and the number of results is announced', async () => {
  await openSearch();
  type('nagar palika');
  expect(status()).toHaveTextContent(/^All/);
  await leadsTo('/services/trade-license');
  expect(first()).toHaveAccessibleName(
    /^Trade License\s?Matches “nagar palika”\s?Varies .+ weeks$/,
  );
  await waitFor(() => expect(status()).toHaveTextContent('1 result found.'));
});

test('before the index has loaded, titles are found, and Enter waits for the index', async () => {
  let send = () => {};
  fetchStub.mockReturnValue(
    new Promise((resolve) => (send = () => resolve(Response.json(entries)))),
  );
  const dialog = await openSearch();
  await userEvent.keyboard('{Enter}');
  type('patent');
  expect(address()).toBe('/services/patent-registration');
  type('gumasta');
  await waitFor(() => expect(status()).toHaveTextContent('Searching…'));
  expect(dialog.queryByText(/^Try another word/)).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(followed).not.toHaveBeenCalled();
  send();
  await waitFor(() => expect(followed).toHaveBeenCalledExactlyOnceWith('/services/trade-license'));
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test.each([
  ['does not arrive', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not valid', async () => Response.json({ login: 'required' })],
])(
  'if the index %s, the search says so, still finds titles, and can fetch the index again',
  async (_what, answer) => {
    fetchStub.mockImplementationOnce(answer);
    const dialog = await openSearch();
    await dialog.findByText(/^Other names could not be loaded: services are found by their titles/);
    type('patent');
    expect(address()).toBe('/services/patent-registration');
    fireEvent.click(dialog.getByText('Try again'));
    await findsByName();
    expect(dialog.queryByText(/^Other names could not/)).toBeNull();
  },
);

test('the index is fetched again when the connection is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const dialog = await openSearch();
  await dialog.findByText(/^Other names could not/);
  act(() => void dispatchEvent(new Event('offline')));
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await findsByName();
});

test('a query without results offers the phone, a message with the query, and all services', async () => {
  const dialog = await openSearch();
  type('xyzzy & qqq');
  expect(await dialog.findByText(/^Try another word/)).toBeVisible();
  expect(dialog.getAllByRole('link', { name: 'Call' })).toHaveLength(2);
  const message = dialog.getByText('Write to us about it');
  expect(message).toHaveAttribute('href', '/contact?message=xyzzy+%26+qqq');
  expect(options()).toHaveLength(services.length);
  await waitFor(() => expect(status()).toHaveTextContent('Nothing found for “xyzzy & qqq”.'));
  type('27AAPFU0939F');
  await waitFor(() => expect(message).toHaveAttribute('href', '/contact'));
});

test.each([
  ['pay 2500', '/razorpay-checkout'],
  ['hindi me baat karni hai', telHref(site.phone)],
])('“%s” leads to %s', async (query, href) => {
  await openSearch();
  type(query);
  await leadsTo(href);
});

test('a query leads to the question that answers it, and each list ends with ways to contact us', async () => {
  const dialog = await openSearch();
  type('composition scheme');
  await waitFor(() => expect(address()).toMatch(/^\/services\/gst-registration#question-\d$/));
  expect(first()).toHaveTextContent(
    /^Should I choose the composition scheme\?\s?GST Registration$/,
  );
  expect(dialog.getByText('Not here? Call or WhatsApp us.')).toBeVisible();
  expect(dialog.getByText('WhatsApp')).toHaveAttribute(
    'href',
    whatsappHref(site.whatsapp, 'Hello, I looked for “composition scheme”.'),
  );
});

test('tools and answers come before services, and tools are marked', async () => {
  await openSearch();
  type('arn status');
  await waitFor(() => expect(first()).toHaveTextContent(/where is it now\?\s?The official/));
  type('call from gst officer');
  await leadsTo('/services/gst-filing#letter&which=gst&asks=money');
  expect(first()).toHaveTextContent(/^GST office or officer: is it real\? ?Tool/);
  type('27 aapfu0939f 1zv');
  await leadsTo('/services/gst-registration#number&value=27AAPFU0939F1ZV');
  expect(first()).toHaveTextContent(/^This looks like a GSTIN of Maharashtra/);
});

test('arrow keys, Home and End move among the options while the field keeps the focus', async () => {
  await openSearch();
  await userEvent.type(field(), 'st{Home}g');
  expect(field()).toHaveValue('gst');
  const all = options();
  const none = -1;
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['End', all.length - 1],
    ['ArrowDown', none],
    ['ArrowUp', all.length - 1],
    ['Home', 0],
    ['ArrowUp', none],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
  ] as const) {
    fireEvent.keyDown(field(), { key });
    const at = all[index];
    expect(active(), key).toBe(at ?? null);
    expect(all.filter((option) => option.ariaSelected === 'true')).toEqual(at ? [at] : []);
  }
  expect(field()).toHaveFocus();
  const second = address(all[1]);
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledExactlyOnceWith(second);
});

test('the search opens with the text typed on the landing page, and is empty the next time', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'What do you need?' }), 'p');
  expect(field()).toHaveValue('p');
  expect(field()).toHaveFocus();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(field()).toHaveAttribute('aria-activedescendant');
  type('patent');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await leadsTo('/services/patent-registration');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Meta>}k{/Meta}');
  expect(document.querySelector('dialog[open]')).not.toBeNull();
  expect(field()).toHaveValue('');
});
