import { useState, type CSSProperties, type ReactNode } from 'react';
import { groups, type Service } from '@/content/services/catalogue';
import type { ShortFacts } from '@/content/services/by-service';
import { SectionHead } from '@/sections/section-head';
import { Icon } from '@/ui/icon';
import { keysOf } from '@/lib/keys';

type Row = Pick<Service, 'slug' | 'group' | 'title' | 'hint'> &
  Pick<ShortFacts, 'fee' | 'feeRange' | 'time' | 'workingDays'> & { href: string };

type Column = 'title' | 'fee' | 'time';

interface Sorting {
  column: Column;
  descending: boolean;
}

interface ServiceLedgerProps {
  heading: string;
  /** The button that opens the whole ledger. */
  open: string;
  note: string;
  rows: readonly Row[];
  /** The services that are shown before that. */
  mostAsked: readonly Row[];
}

const columns: readonly { id: Column; title: string }[] = [
  { id: 'title', title: 'Service' },
  { id: 'fee', title: 'Government fee' },
  { id: 'time', title: 'Usual time' },
];

/**
 * The services as a page of an account book: the most popular ones, and all of them behind a fold. Browsers open the fold by
 * themselves for a link to `#all-services`.
 */
export function ServiceLedger({ heading, open, note, rows, mostAsked }: ServiceLedgerProps) {
  return (
    <section id="ledger" className="pb-section">
      <div className="service-ledger page-wrap">
        <SectionHead heading={heading} />
        <LedgerTable label="The most asked for" heads={columns.map(({ title }) => title)}>
          <tbody role="rowgroup">{mostAsked.map(entry)}</tbody>
        </LedgerTable>
        <details className="group">
          <summary className="btn btn-line">
            {open}
            <Icon name="chevron" className="group-open:rotate-180" />
          </summary>
          <p className="ledger-key">{note}</p>
          <WholeLedger label={heading} rows={rows} />
        </details>
      </div>
    </section>
  );
}

/** By group at first; a press on a column's head sorts the rows. */
function WholeLedger({ label, rows }: { label: string; rows: readonly Row[] }) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const heads = columns.map(({ id, title }) => (
    <button key={id} type="button" onClick={() => setSorting(pressed(id, sorting))}>
      {title}
    </button>
  ));
  return (
    <LedgerTable id="all-services" label={label} heads={heads} sorting={sorting}>
      {sorting ? (
        <tbody role="rowgroup">{sorted(rows, sorting).map(entry)}</tbody>
      ) : (
        keysOf(groups).map((group) => (
          <tbody role="rowgroup" key={group}>
            <tr role="row">
              <th role="rowheader" scope="rowgroup" colSpan={columns.length + 1}>
                {groups[group].title}
              </th>
            </tr>
            {rows.filter((row) => row.group === group).map(entry)}
          </tbody>
        ))
      )}
    </LedgerTable>
  );
}

interface LedgerTableProps {
  id?: string;
  label: string;
  heads: readonly ReactNode[];
  sorting?: Sorting | null;
  children: ReactNode;
}

/** The roles are set explicitly because cells with `display: block` lose theirs. */
function LedgerTable({ id, label, heads, sorting, children }: LedgerTableProps) {
  return (
    <table id={id} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, index) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              aria-sort={sorting?.column === column.id ? directionOf(sorting) : undefined}
            >
              {heads[index]}
            </th>
          ))}
          <td role="cell" aria-hidden="true">
            In weeks
            <span className="ledger-scale">
              <span>2</span>
              <span>4</span>
              <span>6</span>
              <span>8</span>
            </span>
          </td>
        </tr>
      </thead>
      {children}
    </table>
  );
}

const directionOf = ({ descending }: Sorting) => (descending ? 'descending' : 'ascending');

function entry({ slug, group, title, hint, fee, time, workingDays, href }: Row) {
  return (
    <tr role="row" key={slug} data-file={groups[group].colour}>
      <th role="rowheader" scope="row">
        <a href={href}>{title}</a> <span>{hint}</span>
      </th>
      <td role="cell">{fee}</td>
      <td role="cell">{time}</td>
      {/* Draws what the column before it says in words. React's types don't allow custom properties. */}
      <td role="cell" aria-hidden="true">
        <i style={{ '--from': workingDays.from, '--to': workingDays.to } as CSSProperties} />
      </td>
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
