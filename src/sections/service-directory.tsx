import { useState } from 'react';
import { groups, type Service } from '@/content/services/catalogue';
import type { ShortFacts } from '@/content/services/short-facts';
import { Icon } from '@/ui/icon';
import { Printable } from '@/ui/sheet-tools';
import { keysOf } from '@/lib/object-entries';
import { useHydrated } from '@/lib/use-hydrated';
import { Static } from '@/ui/static';

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
 * All services in one folded table, at first by group. Buttons in the column heads sort the rows. A link to `#all-services` opens
 * the fold without a script. Roles are explicit, because cells with `display: block` lose their role.
 */
export function ServiceDirectory({ heading, rows }: { heading: string; rows: readonly Row[] }) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const isHydrated = useHydrated();
  return (
    <details className="service-directory group">
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
                  <button
                    type="button"
                    disabled={!isHydrated}
                    onClick={() => setSorting(pressed(id, sorting))}
                  >
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
              <Static as="tbody" role="rowgroup" key={group}>
                <tr role="row">
                  <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                    {groups[group].title}
                  </th>
                </tr>
                {rows.filter((row) => row.group === group).map(entry)}
              </Static>
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
  return rows.toSorted((a, b) => {
    // Fees that vary come last in both directions.
    const isOpen = (row: Row) => Number(column === 'fee' && row.feeRange === 'varies');
    return isOpen(a) - isOpen(b) || (descending ? orders[column](b, a) : orders[column](a, b));
  });
}

const orders: Readonly<Record<Column, (a: Row, b: Row) => number>> = {
  title: (a, b) => a.title.localeCompare(b.title),
  fee: ({ feeRange: a }, { feeRange: b }) => (a === 'varies' || b === 'varies' ? 0 : byRange(a, b)),
  time: (a, b) => byRange(a.workingDays, b.workingDays),
};

type Range = Exclude<ShortFacts['feeRange'], 'varies'>;

const byRange = (a: Range, b: Range) =>
  a.from - b.from || (a.to ?? Number.MAX_VALUE) - (b.to ?? Number.MAX_VALUE);
