import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { serviceDirectory } from '@/content/service-directory';
import { ServiceDirectory } from '@/sections/service-directory';

type Row = Parameters<typeof ServiceDirectory>[0]['rows'][number];

const rows = (
  [
    ['Patent', 'ip', { from: 5600, to: 28000 }, { from: 700, to: 900 }],
    ['Nidhi', 'company', { from: 1000 }, { from: 7, to: 15 }],
    ['Design', 'ip', { from: 1000, to: 4000 }, { from: 7, to: 10 }],
    ['Accounts', 'other', { from: 0, to: 0 }, { from: 3, to: 5 }],
    ['Trade', 'licences', 'varies', { from: 1, to: 30 }],
  ] as const
).map(([title, group, feeRange, workingDays]): Row => {
  const words = { hint: `What ${title} is`, fee: 'In words', time: 'Days in words' };
  return { slug: title, href: '/', title, group, feeRange, workingDays, ...words };
});

function shown() {
  render(<ServiceDirectory {...serviceDirectory} rows={rows} />);
  // The table is folded.
  const table = screen.getByRole('table', { name: serviceDirectory.heading, hidden: true });
  const links = () => within(table).getAllByRole('link', { hidden: true });
  const names = () =>
    links()
      .map((link) => link.textContent)
      .join(' ');
  const head = (name: string) => within(table).getByRole('columnheader', { name, hidden: true });
  const press = (name: string) =>
    userEvent.click(within(head(name)).getByRole('button', { name, hidden: true }));
  return { table, names, head, press };
}

test('the table lists services by group, with the description, fee and time of each', () => {
  const { table, names } = shown();
  expect(names()).toBe('Nidhi Trade Patent Design Accounts');
  const row = within(table).getByRole('row', { name: /^Nidhi/, hidden: true });
  expect(row).toHaveTextContent(/^Nidhi What Nidhi is ?In words ?Days in words$/);
  within(table).getByRole('rowheader', { name: 'Licenses', hidden: true });
});

test.each([
  ['Service', 'Accounts Design Nidhi Patent Trade', 'Trade Patent Nidhi Design Accounts'],
  ['Government fee', 'Accounts Design Nidhi Patent Trade', 'Patent Nidhi Design Accounts Trade'],
  ['Usual time', 'Trade Accounts Design Nidhi Patent', 'Patent Nidhi Design Accounts Trade'],
])('presses sort the table by %s, then in reverse, then by group', async (column, up, down) => {
  const { names, head, press } = shown();
  const written = names();
  for (const [order, direction] of [
    [up, 'ascending'],
    [down, 'descending'],
    [written, null],
  ]) {
    await press(column);
    expect(names()).toBe(order);
    expect(head(column).getAttribute('aria-sort')).toBe(direction);
  }
});
