import { useState } from 'react';
import { groups, type Service } from '@/content/services/catalogue';
import type { ShortFacts } from '@/content/services/short-facts';
import { Icon } from '@/ui/icon';
import { Printable } from '@/ui/sheet-tools';
import { keysOf } from '@/lib/keys';

type Row = Pick<Service, 'slug' | 'group' | 'title' | 'hint'> &
  Pick<ShortFacts, 'fee' | 'feeRange' | 'time' | 'workingDays'> & { href: string };

type Column = 'title' | 'fee' | 'time';

interface Sorting {
  column: Column;
  descending: boolean;
}

const columns: readonly { id: Column; title: string }[] = [
  { id: 'title', title: 'Service' },
  { id: 'fee', title: 'Government fee' },
  { id: 'time', title: 'Usual time' },
];

/**
 * All services in one table behind a fold, by group at first; a press on a column's head sorts the rows. Browsers open the
 * fold by themselves for a link to `#all-services`. Roles are explicit because cells with `display: block` lose theirs.
 */
export function ServiceLedger({ heading, rows }: { heading: string; rows: readonly Row[] }) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  return (
    <details className="service-ledger group">
      <summary className="more">
        {heading}
        <Icon name="chevron" className="group-open:rotate-180" />
      </summary>
      <Printable title={heading}>
        <table id="all-services" role="table" aria-label={heading}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ id, title }) => (
                <th
                  key={id}
                  role="columnheader"
                  scope="col"
                  aria-sort={sorting?.column === id ? directionOf(sorting) : undefined}
                >
                  <button type="button" onClick={() => setSorting(pressed(id, sorting))}>
                    {title}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          {sorting ? (
            <tbody role="rowgroup">{sorted(rows, sorting).map(entry)}</tbody>
          ) : (
            keysOf(groups).map((group) => (
              <tbody role="rowgroup" key={group}>
                <tr role="row">
                  <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                    {groups[group].title}
                  </th>
                </tr>
                {rows.filter((row) => row.group === group).map(entry)}
              </tbody>
            ))
          )}
        </table>
      </Printable>
    </details>
  );
}

const directionOf = ({ descending }: Sorting) => (descending ? 'descending' : 'ascending');

function entry({ slug, group, title, hint, fee, time, href }: Row) {
  return (
    <tr role="row" key={slug} data-file={groups[group].colour}>
      <th role="rowheader" scope="row">
        <a href={href}>{title}</a> <span>{hint}</span>
      </th>
      <td role="cell">{fee}</td>
      <td role="cell">{time}</td>
    </tr>
  );
}

/** The next order: ascending, descending, then back to the groups. */
function pressed(column: Column, before: Sorting | null): Sorting | null {
  if (before?.column !== column) return { column, descending: false };
  return before.descending ? null : { column, descending: true };
}

function sorted(rows: readonly Row[], { column, descending }: Sorting): Row[] {
  const direction = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    // Rows without a figure come last in both directions.
    if (column === 'fee') {
      const open = Number(a.feeRange === 'varies') - Number(b.feeRange === 'varies');
      if (open !== 0) return open;
    }
    return direction * compared(sortKeys(a, column), sortKeys(b, column));
  });
}

function sortKeys(row: Row, column: Column): readonly (string | number)[] {
  if (column === 'title') return [row.title];
  if (column === 'time') return [row.workingDays.from, row.workingDays.to];
  return row.feeRange === 'varies' ? [] : [row.feeRange.from, row.feeRange.to ?? Infinity];
}

function compared(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const differing = a.findIndex((key, index) => key !== b[index]);
  if (differing < 0) return 0;
  return (a[differing] ?? 0) < (b[differing] ?? 0) ? -1 : 1;
}
