import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import { keysOf } from '@/lib/object-entries';

/*
 * The day up to which the orders of each area of law are known. A fact's `checked` is different: the day on which that fact was
 * compared with its source. We opened no official site: we read stored copies.
 */

/** The day on which we compared the facts with their sources, if a fact has no `checked` of its own. */
export const CHECKED: Day = '2026-11-20';

interface Area {
  /** The words before "orders" in a sentence. */
  name: string;
  /** The official lists of its orders, and where they are published. */
  list: string;
  /**
   * `listReadTo`: we read the whole official list up to that day. `searchedTo`: we only searched for single orders up to that day,
   * so some may be missing.
   */
  seen: { listReadTo: Day } | { searchedTo: Day };
}

export const areas = {
  // We read the list of circulars as of 2 October 2026, but only a part of the list of notifications.
  tax: {
    name: 'tax',
    list: 'incometaxindia.gov.in, circulars and notifications; incometax.gov.in, latest news',
    seen: { searchedTo: '2026-10-11' },
  },
  // We read two copies of the Board's lists of 2026: all notifications as of 7 September, Central Tax and circulars as of 2 October.
  gst: {
    name: 'GST',
    list: 'taxinformation.cbic.gov.in, Central Tax and Rate; gst.gov.in, advisories',
    seen: { listReadTo: '2026-10-02' },
  },
  mca: {
    name: 'MCA',
    list: 'mca.gov.in, notifications and General Circulars',
    seen: { searchedTo: '2026-10-01' },
  },
  securities: {
    name: 'SEBI',
    list: 'sebi.gov.in, regulations and circulars',
    seen: { searchedTo: '2026-08-31' },
  },
  ip: {
    name: 'intellectual property',
    list: 'ipindia.gov.in, notices and Journal',
    seen: { searchedTo: '2026-08-16' },
  },
  labour: {
    name: 'labour',
    list: 'labour.gov.in, epfindia.gov.in and esic.gov.in, notifications and circulars; and the State',
    seen: { searchedTo: '2026-10-07' },
  },
  food: {
    name: 'food',
    list: 'fssai.gov.in, notifications and orders',
    seen: { searchedTo: '2026-10-04' },
  },
  trade: {
    name: 'foreign trade',
    list: 'dgft.gov.in, notifications and public notices',
    seen: { searchedTo: '2026-10-01' },
  },
  'foreign-exchange': {
    name: 'foreign exchange',
    list: 'rbi.org.in, A.P. (DIR Series); fcraonline.gov.in, notices',
    seen: { searchedTo: '2026-10-07' },
  },
  enterprises: {
    name: 'small enterprise and startup',
    list: 'msme.gov.in and startupindia.gov.in, notifications; rbi.org.in, bank rate',
    seen: { searchedTo: '2026-10-08' },
  },
  'data-protection': {
    name: 'data protection',
    list: 'meity.gov.in, notifications',
    seen: { searchedTo: '2026-10-08' },
  },
  firms: {
    name: 'firm, trust and society',
    list: 'the State’s gazette',
    seen: { searchedTo: '2026-06-30' },
  },
  civil: {
    name: 'civil law',
    list: 'egazette.gov.in, Acts and notifications',
    seen: { searchedTo: '2026-06-30' },
  },
  municipal: {
    name: 'municipal',
    list: 'the municipality’s notices',
    seen: { searchedTo: '2026-06-30' },
  },
} as const satisfies Record<string, Area>;

export type AreaOfLaw = keyof typeof areas;

/** A statement of law; only its area matters here. */
interface OfAnArea {
  source: { area: AreaOfLaw };
}

/**
 * Sentences below an answer, also in print, messages and calendars: the day of the last review of the answer's law, and the days
 * up to which we know the orders of its areas of law.
 */
export function reviewedSentence(law: readonly OfAnArea[], reviewedOn: Day = CHECKED): string {
  return reviewedAreas(new Set(law.map(({ source }) => source.area)), reviewedOn);
}

/** The same sentences, for the areas of law that a page names. */
export function reviewedAreas(of: ReadonlySet<AreaOfLaw>, reviewedOn: Day = CHECKED): string {
  const known = ordersKnown(of);
  return `Law last reviewed on ${longDate(reviewedOn)}.${known && ` ${known}`}`;
}

/** The day up to which the orders of an area are known, by list or by search. */
export function knownTo(area: AreaOfLaw): Day {
  const { seen } = areas[area];
  return 'listReadTo' in seen ? seen.listReadTo : seen.searchedTo;
}

/**
 * "We read GST orders up to 2 October 2026. We searched for labour orders up to 7 October 2026, MCA orders up to 31 August 2026:
 * temporary relief may be missing." Empty without areas.
 */
function ordersKnown(of: ReadonlySet<AreaOfLaw>): string {
  const shown = keysOf(areas).filter((area) => of.has(area));
  const read = shown.filter((area) => 'listReadTo' in areas[area].seen);
  const searched = shown.filter((area) => !read.includes(area));
  return [
    ...(read.length > 0 ? [`We read ${withDays(read)}.`] : []),
    ...(searched.length > 0
      ? [`We searched for ${withDays(searched)}: temporary relief may be missing.`]
      : []),
  ].join(' ');
}

/** "labour orders up to 7 October 2026, MCA orders up to 31 August 2026": the areas sorted by day, latest first. */
function withDays(shown: readonly AreaOfLaw[]): string {
  const days = [...new Set(shown.map(knownTo))].toSorted().toReversed();
  return days
    .map((day) => {
      const names = shown.filter((area) => knownTo(area) === day).map((area) => areas[area].name);
      return `${names.join(' and ')} orders up to ${longDate(day)}`;
    })
    .join(', ');
}
