import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { categories } from '@/content/categories';
import { home } from '@/content/home';
import { shortFacts } from '@/content/services/short-facts';
import { Catalogue } from '@/sections/catalogue';

/** Of the thirty cards five will do: the tabs are what these tests are about. */
const files = categories.map((category) => ({ ...category, items: category.items.slice(0, 1) }));

beforeEach(() => history.replaceState(null, '', '/'));

/** Renders the catalogue under an address, and tells which tab is selected. */
function selectedAt(search: string): string | null {
  history.replaceState(null, '', `/${search}`);
  cleanup();
  render(
    <Catalogue {...home.catalogue} categories={files} facts={shortFacts}>
      <p>Below</p>
    </Catalogue>,
  );
  const panels = [...document.querySelectorAll('[role="tabpanel"][data-selected]')];
  expect(panels).toHaveLength(1);
  // By attribute: to find them by role takes too long for as many addresses.
  const [tab, ...more] = document.querySelectorAll('[role="tab"][aria-selected="true"]');
  expect(more).toEqual([]);
  expect(panels[0]).toHaveAttribute('aria-labelledby', tab?.id);
  return tab?.textContent ?? null;
}

const [first] = categories;

test.each(categories)('the address can name $title', ({ id, title }) => {
  expect(selectedAt(`?tab=${id}`)).toBe(title);
  expect(selectedAt(`?from=mail&tab=${id}&tab=nonsense`)).toBe(title);
});

test.each([
  { what: 'a name that every object has', search: '?tab=__proto__' },
  { what: 'a broken encoding', search: '?tab=%E0%A4%A' },
  { what: 'a name in capitals', search: '?tab=TAXATION' },
])('$what in the address means the first', ({ search }) => {
  expect(selectedAt(search)).toBe(first?.title);
});

test('choosing a tab changes nothing else of the address, and leads nowhere', async () => {
  const rest = 'next=%2F%2Fevil.example&url=javascript%3Aalert%281%29';
  selectedAt(`?${rest}&tab=nonsense`);
  await userEvent.click(screen.getByRole('tab', { name: 'Taxation' }));
  expect(location.pathname + location.search).toBe(`/?${rest}&tab=taxation`);
  await userEvent.click(screen.getByRole('tab', { name: first?.title ?? '' }));
  expect(location.pathname + location.search).toBe(`/?${rest}`);
  const led = [...document.querySelectorAll('a')].map((link) => new URL(link.href));
  expect(led.filter(({ origin }) => origin !== location.origin)).toEqual([]);
});
