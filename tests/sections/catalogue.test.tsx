import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { categories } from '@/content/categories';
import { home } from '@/content/home';
import { Catalogue } from '@/sections/catalogue';

/** One card for each tab is enough, because these tests are about the tabs. */
const few = categories.map((category) => ({ ...category, items: category.items.slice(0, 1) }));

/** Renders the catalogue at an address, and returns the title of the selected tab. */
function selectedAt(search: string): string | null {
  history.replaceState(null, '', `/${search}`);
  render(
    <Catalogue {...home.catalogue} categories={few} search={null}>
      <p>Below</p>
    </Catalogue>,
  );
  const panels = [...document.querySelectorAll('[role="tabpanel"][data-selected]')];
  expect(panels).toHaveLength(1);
  // The tab is found by its attributes, because queries by role would take too long for so many addresses.
  const [tab, ...more] = document.querySelectorAll('[role="tab"][aria-selected="true"]');
  expect(more).toEqual([]);
  expect(panels[0]).toHaveAttribute('aria-labelledby', tab?.id);
  return tab?.textContent ?? null;
}

const [first] = categories;

test.each([
  ...categories.map(({ id, title }) => ({ title, search: `?from=mail&tab=${id}&tab=nonsense` })),
  { title: first?.title, search: '?tab=__proto__' },
  { title: first?.title, search: '?tab=%E0%A4%A' },
  { title: first?.title, search: '?tab=TAXATION' },
])('the catalogue shows $title at $search', ({ title, search }) => {
  expect(selectedAt(search)).toBe(title);
});

test('choosing a tab changes only the parameter `tab` of the address', async () => {
  const rest = 'next=%2F%2Fevil.example&url=javascript%3Aalert%281%29';
  selectedAt(`?${rest}&tab=nonsense`);
  await userEvent.click(screen.getByRole('tab', { name: 'Taxation' }));
  expect(location.pathname + location.search).toBe(`/?${rest}&tab=taxation`);
  await userEvent.click(screen.getByRole('tab', { name: first?.title ?? '' }));
  expect(location.pathname + location.search).toBe(`/?${rest}`);
});
