import {
  byService,
  type FactsInShort,
  type FeeRange,
  type Figure,
  type TimeSpan,
} from '@/content/services/by-service';
import type { ServiceSlug } from '@/content/services/catalogue';
import { factNumber, withFacts } from '@/law/fact-marks';
import { keysOf } from '@/lib/object-entries';
import { upperFirst } from '@/lib/letter-case';
import { formatRupees } from '@/lib/money';

/** Fee and time of a service for lists and covers, as words and as numbers to sort by. */
export interface ShortFacts extends Pick<FactsInShort, 'fee' | 'who'> {
  feeRange: FeeRange<number> | 'varies';
  /** "7 to 15 working days". */
  time: string;
  workingDays: { readonly from: number; readonly to: number };
  /** "₹1,000+". */
  denomination: string;
}

const inWords: Record<Extract<FactsInShort['time'], string>, TimeSpan<number>> = {
  'Usually the same day': { from: 1, to: 1, unit: 'working day' },
  'All year': { from: 12, to: 12, unit: 'month' },
};

/**
 * The key facts of the services in a few words. The browser gets only the values, because this code imports all rows
 * (vite/service-texts.ts).
 */
export const shortFacts: { readonly [slug in ServiceSlug]?: ShortFacts } = Object.fromEntries(
  keysOf(byService).map((slug) => [slug, shortFactsOf(byService[slug]?.short)]),
);

export function shortFactsOf(row: FactsInShort | undefined): ShortFacts | undefined {
  if (!row) return undefined;
  const { fee, who } = withFacts(row).texts;
  const feeRange = row.feeRange === 'varies' ? row.feeRange : rangeOf(row.feeRange);
  const { time } = row;
  const span = typeof time === 'string' ? inWords[time] : spanOf(time);
  return {
    fee,
    feeRange,
    time: typeof time === 'string' ? time : wordsFor(span),
    workingDays: workingDays(span),
    who,
    denomination: denomination(feeRange),
  };
}

function figure(one: Figure): number {
  return typeof one === 'number' ? one : factNumber(one);
}

function rangeOf({ from, to }: FeeRange): FeeRange<number> {
  return { from: figure(from), ...(to !== undefined && { to: figure(to) }) };
}

function spanOf({ from, to, ...rest }: TimeSpan): TimeSpan<number> {
  return {
    ...rest,
    ...(from !== undefined && { from: figure(from) }),
    ...(to !== undefined && { to: figure(to) }),
  };
}

function wordsFor({ from, to, unit, of }: TimeSpan<number>): string {
  const words = from && to ? `${from} to ${to}` : from ? `over ${from}` : `up to ${to}`;
  const whole = `${words} ${unit}s`;
  return of ? `${of}: ${whole}` : upperFirst(whole);
}

/** A week has 5 working days, a month 21 and a year 252. */
function workingDays({ from = 0, to = from, unit }: TimeSpan<number>): ShortFacts['workingDays'] {
  const inOne = { 'working day': 1, 'calendar day': 5 / 7, week: 5, month: 21, year: 252 }[unit];
  return { from: Math.max(1, Math.round(from * inOne)), to: Math.round(to * inOne) };
}

function denomination(range: ShortFacts['feeRange']): string {
  if (range === 'varies') return 'Varies';
  const { from, to } = range;
  if (to === 0) return 'NIL';
  if (from === 0 && to) return `₹0–${to}`;
  return `${formatRupees(from * 100)}${from === to ? '' : '+'}`;
}
