import * as companies from './companies';
import * as contracts from './contracts';
import * as firms from './firms';
import * as gst from './gst';
import * as incomeTax from './income-tax';
import * as ip from './ip';
import * as labour from './labour';
import * as licences from './licences';
import * as llps from './llps';
import type { Source } from './source';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';

/*
 * Up to when each body of law was read: the day up to which new orders were looked for, and where. A fact's `checked` is
 * something else: the day on which that fact was compared with its source. Used at build time only.
 */

export interface Body {
  /** The words before "read up to": "GST orders". */
  name: string;
  /** The day up to which orders were looked for and read. */
  readUntil: Day;
  /** Where. */
  from: 'official sites' | 'stored copies';
  sources: readonly Source[];
}

const { foreignContributionAct, foreignContributionPortal } = firms;
const { foreignInvestmentReporting, dataProtectionAct } = labour;
const { foodSafetyAct, foodLicensingRegulations, fssaiOrders, foscos } = licences;
const { foreignTradeAct, foreignTradePolicy, tradeHandbook, dgftPortal, icegate } = licences;
const { msmedAct, msmeNotifications, udyamPortal, procurementOrder, creditGuaranteeTrust } =
  licences;

const foreignExchange = [
  companies.nonDebtRules,
  foreignContributionAct,
  foreignContributionPortal,
  foreignInvestmentReporting,
  licences.femExportImportRegulations,
];
const food = [foodSafetyAct, foodLicensingRegulations, fssaiOrders, foscos];
const foreignTrade = [foreignTradeAct, foreignTradePolicy, tradeHandbook, dgftPortal, icegate];
const enterprises = [
  msmedAct,
  msmeNotifications,
  udyamPortal,
  procurementOrder,
  creditGuaranteeTrust,
  firms.startupNotifications,
  firms.startupPortal,
];
const placedElsewhere: ReadonlySet<unknown> = new Set([
  ...foreignExchange,
  ...food,
  ...foreignTrade,
  ...enterprises,
  dataProtectionAct,
]);

export const bodies: readonly Body[] = [
  {
    name: 'Tax',
    // The department's lists of circulars, notifications and press releases, as they stood on that day.
    readUntil: '2026-10-08',
    from: 'stored copies',
    sources: sourcesIn(incomeTax),
  },
  // The Board's list of updates, as it stood on that day.
  { name: 'GST', readUntil: '2026-10-08', from: 'stored copies', sources: sourcesIn(gst) },
  {
    name: 'MCA',
    readUntil: '2026-08-31',
    from: 'stored copies',
    sources: [...sourcesIn(companies), ...sourcesIn(llps)],
  },
  {
    name: 'Intellectual property',
    readUntil: '2026-08-16',
    from: 'stored copies',
    sources: sourcesIn(ip),
  },
  { name: 'Labour', readUntil: '2026-10-07', from: 'stored copies', sources: sourcesIn(labour) },
  { name: 'Food', readUntil: '2026-10-04', from: 'stored copies', sources: food },
  { name: 'Foreign trade', readUntil: '2026-08-05', from: 'stored copies', sources: foreignTrade },
  {
    name: 'Foreign exchange',
    readUntil: '2026-10-07',
    from: 'stored copies',
    sources: foreignExchange,
  },
  {
    name: 'Small enterprise and startup',
    readUntil: '2026-08-28',
    from: 'stored copies',
    sources: enterprises,
  },
  {
    name: 'Data protection',
    readUntil: '2026-10-08',
    from: 'stored copies',
    sources: [dataProtectionAct],
  },
  {
    name: 'Firm, trust and society',
    readUntil: '2026-06-30',
    from: 'stored copies',
    sources: sourcesIn(firms),
  },
  {
    name: 'Civil law',
    readUntil: '2026-06-30',
    from: 'stored copies',
    sources: sourcesIn(contracts),
  },
  {
    name: 'Municipal',
    readUntil: '2026-06-30',
    from: 'stored copies',
    sources: sourcesIn(licences),
  },
];

export function bodyOf(source: Source): Body | undefined {
  return bodies.find(({ sources }) => sources.some(({ id }) => id === source.id));
}

/**
 * Up to when the law of a page was read, as a sentence: for the body of law that the page cites most, or of several that are
 * cited equally, the one whose reading is oldest.
 */
export function readUntilSentence(sources: readonly Source[]): string | undefined {
  const [first] = bodies
    .map((body) => ({
      body,
      rests: sources.filter((source) => bodyOf(source) === body).length,
    }))
    .filter(({ rests }) => rests > 0)
    .toSorted(
      (one, other) =>
        other.rests - one.rests || one.body.readUntil.localeCompare(other.body.readUntil),
    );
  return (
    first &&
    `${first.body.name} orders read up to ${longDate(first.body.readUntil)}; look at the portal before you file`
  );
}

/** The sources that a file exports, except those of another body of law. */
function sourcesIn(module: object): Source[] {
  return Object.values(module).filter(
    (value: unknown): value is Source =>
      typeof value === 'object' && value !== null && 'href' in value && !placedElsewhere.has(value),
  );
}
