import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ledger } from '@/content/ledger';
import type { CatalogueService } from '@/content/services/catalogue';
import { ServiceLedger } from '@/sections/service-ledger';

type Row = Parameters<typeof ServiceLedger>[0]['rows'][number];

const service = (
  title: string,
  group: CatalogueService['group'],
  feeRange: Row['feeRange'],
  [from, to]: readonly [number, number],
): Row => ({
  slug: title,
  title,
  group,
  hint: `What ${title} is`,
  href: `/services/${title}`,
  fee: 'In words',
  feeRange,
  time: `${from} to ${to} working days`,
  workingDays: { from, to },
});

const rows = [
  service('Trade', 'licences', 'varies', [1, 30]),
  service('Patent', 'ip', { from: 5600, to: 28000 }, [700, 900]),
  service('Nidhi', 'company', { from: 1000 }, [7, 15]),
  service('Design', 'ip', { from: 1000, to: 4000 }, [7, 10]),
  service('Accounts', 'other', { from: 0, to: 0 }, [3, 5]),
];

function shown() {
  render(<ServiceLedger {...ledger} rows={rows} />);
  // The table is folded.
  const table = screen.getByRole('table', { name: ledger.heading, hidden: true });
  const names = () =>
    within(table)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent);
  const head = (name: string) => within(table).getByRole('columnheader', { name, hidden: true });
  const press = (name: string) =>
    userEvent.click(within(head(name)).getByRole('button', { name, hidden: true }));
  return { table, names, head, press };
}

test('has the services group by group, each with what it is, its fee and its time', () => {
  const { table, names } = shown();
  expect(names()).toEqual(['Nidhi', 'Trade', 'Patent', 'Design', 'Accounts']);
  const row = within(table).getByRole('row', { name: /^Nidhi/, hidden: true });
  expect(row).toHaveTextContent(/^Nidhi What Nidhi is ?In words ?7 to 15 working days$/);
  expect(
    within(table).getByRole('rowheader', { name: 'Licenses', hidden: true }),
  ).toBeInTheDocument();
});

test.each([
  {
    column: 'Service',
    up: ['Accounts', 'Design', 'Nidhi', 'Patent', 'Trade'],
    down: ['Trade', 'Patent', 'Nidhi', 'Design', 'Accounts'],
  },
  {
    column: 'Government fee',
    up: ['Accounts', 'Design', 'Nidhi', 'Patent', 'Trade'],
    down: ['Patent', 'Nidhi', 'Design', 'Accounts', 'Trade'],
  },
  {
    column: 'Usual time',
    up: ['Trade', 'Accounts', 'Design', 'Nidhi', 'Patent'],
    down: ['Patent', 'Nidhi', 'Design', 'Accounts', 'Trade'],
  },
])(
  'is sorted by $column, then the other way, then by group again',
  async ({ column, up, down }) => {
    const { names, head, press } = shown();
    const written = names();
    await press(column);
    expect(names()).toEqual(up);
    expect(head(column)).toHaveAttribute('aria-sort', 'ascending');
    await press(column);
    expect(names()).toEqual(down);
    expect(head(column)).toHaveAttribute('aria-sort', 'descending');
    await press(column);
    expect(names()).toEqual(written);
    expect(head(column)).not.toHaveAttribute('aria-sort');
  },
);
