import { useState, type CSSProperties } from 'react';
import { groups, type GroupId, type Service } from '@/content/services/catalogue';
import type { ShortFacts } from '@/content/services/by-service';
import { SectionHead } from '@/sections/section-head';
import { parties, partiesInOrder } from '@/sections/parties';
import { Icon } from '@/ui/icon';

type Row = Pick<Service, 'slug' | 'group' | 'title' | 'hint'> &
  Omit<ShortFacts, 'who'> & { href: string };

type Column = 'title' | 'fee' | 'time';

interface Sorting {
  column: Column;
  descending: boolean;
}

interface ServiceLedgerProps {
  heading: string;
  lead: string;
  /** The button that opens the ledger on phones. */
  open: string;
  note: string;
  rows: readonly Row[];
}

const columns: readonly { id: Column; title: string }[] = [
  { id: 'title', title: 'Service' },
  { id: 'fee', title: 'Government fee' },
  { id: 'time', title: 'Usual time' },
];

/**
 * All services as one page of an account book: by group as it is written, sorted by a press on a column's head. On phones
 * it is folded (styles/service-ledger.css).
 */
export function ServiceLedger({ heading, lead, open, note, rows }: ServiceLedgerProps) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  return (
    <section id="ledger" className="pb-section">
      <div className="page-wrap">
        <SectionHead heading={heading} lead={lead} />
        <details className="service-ledger group" data-file="neel">
          <summary className="btn btn-line w-full justify-between">
            {open}
            <Icon name="chevron" className="group-open:rotate-180" />
          </summary>
          <p className="ledger-key">
            {partiesInOrder.map((party) => (
              <span key={party}>
                <i className={parties[party].mark} />
                {parties[party].name}
              </span>
            ))}
            <span>
              <i />
              Or up to
            </span>
            <span>{note}</span>
          </p>
          {/* Roles are repeated because cells that are laid out as blocks lose theirs. */}
          <table role="table" aria-label={heading}>
            <thead role="rowgroup">
              <tr role="row">
                {columns.map(({ id, title }) => (
                  <th
                    key={id}
                    role="columnheader"
                    scope="col"
                    aria-sort={
                      sorting?.column === id
                        ? sorting.descending
                          ? 'descending'
                          : 'ascending'
                        : undefined
                    }
                  >
                    <button type="button" onClick={() => setSorting(pressed(id, sorting))}>
                      {title}
                    </button>
                  </th>
                ))}
                <th role="columnheader" scope="col">
                  Whose time, in weeks
                  <Scale />
                </th>
              </tr>
            </thead>
            {sorting ? (
              <tbody role="rowgroup">{sorted(rows, sorting).map(entry)}</tbody>
            ) : (
              (Object.keys(groups) as GroupId[]).map((group) => (
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
          </table>
        </details>
      </div>
    </section>
  );
}

/** The labels of the lines behind the bars (styles/service-ledger.css). */
function Scale() {
  return (
    <span aria-hidden="true" className="ledger-scale">
      <span>2</span>
      <span>4</span>
      <span>6</span>
      <span>8</span>
    </span>
  );
}

function entry({ slug, group, title, hint, fee, time, clock, href }: Row) {
  return (
    <tr role="row" key={slug} data-file={groups[group].file}>
      <th role="rowheader" scope="row">
        <a href={href}>{title}</a> <span>{hint}</span>
      </th>
      <td role="cell">{fee}</td>
      <td role="cell">{time}</td>
      <td role="cell">
        <span className="sr">
          {partiesOf(clock)
            .map(({ party }) => parties[party].name)
            .join(', ')}
        </span>
        <i aria-hidden="true" style={lengths(clock)} />
      </td>
    </tr>
  );
}

/** Upwards, downwards, and back to the order of the groups. */
function pressed(column: Column, before: Sorting | null): Sorting | null {
  if (before?.column !== column) return { column, descending: false };
  return before.descending ? null : { column, descending: true };
}

function sorted(rows: readonly Row[], { column, descending }: Sorting): Row[] {
  const direction = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    // What has no figure can't be compared: it comes last either way.
    if (column === 'fee') {
      const open = Number(a.feeRange === 'varies') - Number(b.feeRange === 'varies');
      if (open !== 0) return open;
    }
    return direction * compared(keysOf(a, column), keysOf(b, column));
  });
}

function keysOf(row: Row, column: Column): readonly (string | number)[] {
  if (column === 'title') return [row.title];
  if (column === 'time') return [row.workingDays.from, row.workingDays.to];
  return row.feeRange === 'varies' ? [] : [row.feeRange.from, row.feeRange.to ?? Infinity];
}

function compared(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const differing = a.findIndex((key, index) => key !== b[index]);
  if (differing < 0) return 0;
  return (a[differing] ?? 0) < (b[differing] ?? 0) ? -1 : 1;
}

const partiesOf = (clock: ShortFacts['clock']) =>
  partiesInOrder.flatMap((party) => (clock[party] ? [{ party, range: clock[party] }] : []));

/**
 * The days of each party, and by how much the whole may be longer; the style sheet draws them to its scale. They are never
 * printed: some steps state no days, so a sum in figures would claim what the page does not.
 */
function lengths(clock: ShortFacts['clock']): CSSProperties {
  const days = partiesInOrder.map((party) => [parties[party].length, clock[party]?.[0] ?? 0]);
  const more = partiesOf(clock).reduce((sum, { range: [from, to] }) => sum + to - from, 0);
  return { ...Object.fromEntries(days), '--m': more } as CSSProperties;
}
