import type { AfterFilingOfPage } from '@/content/services/after-filing';
import type { ServiceSlug } from '@/content/services/catalogue';
import { everydayProfiles } from '@/law/due-dates/profile-ids';
import type { DueDatesOfPage } from '@/law/due-dates/tool';
import type { RegistrationId } from '@/law/first-year/timelines';
import type { NumberKind } from '@/law/numbers/registered-numbers';

/*
 * One row per service: its key figures and its tools. Only the build reads this file. It gives each page its own row
 * (service-page.ts) and writes the search index.
 */

/** The key figures of a service, for lists and for the first screen of its page. */
export interface FactsInShort {
  /** The government's fee, in at most six words; a range counts as one word. A fee fixed by law is marked with its fact's name. */
  fee: string;
  /** In rupees. Without an upper end if stamp duty or capital adds an amount that differs from case to case. */
  feeRange: FeeRange | 'varies';
  /** The usual time. */
  time: TimeSpan | 'Usually the same day' | 'All year';
  /** Who needs it, in at most five words. */
  who: string;
}

/** A number that we read in the law, or the name of its fact: "companies.nameFee". */
export type Figure = number | string;

export interface FeeRange<Number = Figure> {
  readonly from: Number;
  readonly to?: Number;
}

/** "7 to 15 working days"; "Up to 8 weeks" without a lower end, "Over 12 months" without an upper end. */
export interface TimeSpan<Number = Figure> {
  readonly from?: Number;
  readonly to?: Number;
  readonly unit: 'working day' | 'calendar day' | 'week' | 'month' | 'year';
  /** The name of the step, if the time is not for the whole service: "Draft". */
  readonly of?: string;
}

/** The id of a tool, with the answers that the page presets. */
type ToolOnPage = string | { id: string; answers: Readonly<Record<string, string>> };

export interface ServiceRow {
  /** If missing, the page shows its facts in full, and lists of fees and times leave the service out. */
  short?: FactsInShort;
  /** The ids of its tools, in their order on the page. */
  tools?: readonly ToolOnPage[];
  /** The numbers that the service gives or needs. The number reader of the page asks for the first one. */
  numbers?: readonly [NumberKind, ...NumberKind[]];
  /** The recurring duties. */
  dueDates?: DueDatesOfPage;
  /** The registration that begins a first year of duties. */
  firstYear?: RegistrationId;
  /** The parts of its page about the time after filing. */
  after?: AfterFilingOfPage;
  /** True if the service registers a legal form. The page then links to the structure chooser. */
  registersStructure?: true;
}

/** A service may have no row. */
export const byService: { readonly [slug in ServiceSlug]?: ServiceRow } = {
  'private-limited-company': {
    short: {
      fee: '{companies.nameFee uncited} plus stamp duty',
      feeRange: { from: 'companies.nameFee' },
      time: { from: 7, to: 15, unit: 'working day' },
      who: 'Founders wanting shares or investors',
    },
    tools: ['company-fees', { id: 'name', answers: { form: 'private' } }],
    numbers: ['cin', 'din'],
    firstYear: 'private-limited-company',
    registersStructure: true,
    after: { track: 'company', keys: 'company', stop: 'company', bank: 'company' },
  },
  'llp-registration': {
    short: {
      fee: 'From {llps.fee1 uncited} plus duty',
      feeRange: { from: 'llps.fee1' },
      time: { from: 10, to: 15, unit: 'working day' },
      who: 'Partners wanting limited liability',
    },
    tools: ['llp-fees', 'llp-lateness', { id: 'name', answers: { form: 'llp' } }],
    numbers: ['llpin'],
    firstYear: 'llp-registration',
    registersStructure: true,
    after: { track: 'llp', keys: 'llp', stop: 'llp', bank: 'llp' },
  },
  'one-person-company': {
    short: {
      fee: '{companies.nameFee uncited} plus stamp duty',
      feeRange: { from: 'companies.nameFee' },
      time: { from: 7, to: 15, unit: 'working day' },
      who: 'One owner wanting limited liability',
    },
    tools: ['company-fees', { id: 'name', answers: { form: 'opc' } }],
    numbers: ['cin', 'din'],
    firstYear: 'one-person-company',
    registersStructure: true,
    after: { track: 'company', keys: 'company', stop: 'company', bank: 'company' },
  },
  'section-8-company': {
    short: {
      fee: '{companies.nameFee uncited} plus stamp duty',
      feeRange: { from: 'companies.nameFee' },
      time: { from: 10, to: 20, unit: 'working day' },
      who: 'Public causes, taking no profit',
    },
    numbers: ['cin', 'din'],
    tools: [{ id: 'name', answers: { form: 'section-8' } }],
    firstYear: 'section-8-company',
    registersStructure: true,
    after: { track: 'company', keys: 'company', stop: 'section8' },
  },
  'nidhi-company': {
    short: {
      fee: '{companies.nameFee uncited} and capital slab',
      feeRange: { from: 'companies.nameFee' },
      time: { from: 4, to: 6, unit: 'month' },
      who: '200 or more local savers',
    },
    numbers: ['cin', 'din'],
    tools: [{ id: 'name', answers: { form: 'nidhi' } }],
    firstYear: 'nidhi-company',
    registersStructure: true,
    after: { track: 'nidhi', keys: 'company', stop: 'nidhi' },
  },
  'producer-company': {
    short: {
      fee: '{companies.nameFee uncited} plus stamp duty',
      feeRange: { from: 'companies.nameFee' },
      time: { from: 15, to: 30, unit: 'working day' },
      who: '10 or more farmers, artisans',
    },
    numbers: ['cin', 'din'],
    tools: [{ id: 'name', answers: { form: 'producer' } }],
    firstYear: 'producer-company',
    registersStructure: true,
    after: { track: 'company', keys: 'company', stop: 'producer' },
  },
  'partnership-firm-registration': {
    short: {
      fee: 'Varies by State',
      feeRange: 'varies',
      time: { from: 2, to: 7, unit: 'week' },
      who: '2 to 50 business partners',
    },
    firstYear: 'partnership-firm-registration',
    registersStructure: true,
    after: { track: 'firm', keys: 'firm', stop: 'firm', bank: 'firm' },
  },
  'ngo-registration': {
    short: {
      fee: 'Varies by State',
      feeRange: 'varies',
      time: { from: 1, to: 8, unit: 'week' },
      who: 'Groups that serve the public',
    },
    firstYear: 'ngo-registration',
    registersStructure: true,
    after: { track: 'ngo', keys: 'ngo', stop: 'ngo', bank: 'ngo' },
  },
  'sole-proprietorship-registration': {
    short: {
      fee: '₹0 plus local licences',
      feeRange: { from: 0 },
      time: { from: 5, to: 15, unit: 'working day' },
      who: 'One person trading alone',
    },
    firstYear: 'sole-proprietorship-registration',
    registersStructure: true,
    after: { stop: 'proprietor', bank: 'proprietor' },
  },
  'startup-india-registration': {
    short: {
      fee: 'No government fee',
      feeRange: { from: 0, to: 0 },
      time: { from: 2, to: 10, unit: 'working day' },
      who: 'Young companies, LLPs and firms',
    },
    firstYear: 'startup-india-registration',
    after: { track: 'startup', keys: 'startup' },
  },
  'gst-registration': {
    short: {
      fee: 'No government fee',
      feeRange: { from: 0, to: 0 },
      time: { from: 'gst.grantByPortal', to: 'gst.grantByOfficer', unit: 'working day' },
      who: 'Shops above ₹40\u00a0lakh, services above ₹20\u00a0lakh a year',
    },
    numbers: ['gstin'],
    firstYear: 'gst-registration',
    after: { track: 'gst', keys: 'gst', stop: 'gst' },
  },
  'gst-filing': {
    short: {
      fee: 'No government fee if on time',
      feeRange: { from: 0, to: 0 },
      time: { from: 3, to: 5, unit: 'working day', of: 'Each' },
      who: 'Everyone registered under GST',
    },
    tools: ['gst-return-lateness', 'gst-composition-lateness', 'gst-annual-lateness'],
    dueDates: {
      ids: ['gst-monthly', 'gst-quarterly', 'gst-composition'],
      topics: ['gst'],
    },
    after: { track: 'gst-refund', keys: 'gst' },
  },
  'income-tax-filing': {
    short: {
      fee: 'No government fee if on time',
      feeRange: { from: 0, to: 0 },
      time: { from: 1, to: 10, unit: 'working day' },
      who: 'Companies, firms, earners above limits',
    },
    tools: ['tax-return-lateness'],
    numbers: ['pan'],
    dueDates: {
      ids: ['individual', 'proprietor', 'llp', 'company'],
      topics: ['returns', 'audited-returns'],
    },
    after: { track: 'tax-return', keys: 'taxPortal' },
  },
  'tds-return-filing': {
    short: {
      fee: 'No government fee if on time',
      feeRange: { from: 0, to: 0 },
      time: { from: 2, to: 5, unit: 'working day', of: 'Quarterly' },
      who: 'Employers, and payers above limits',
    },
    tools: ['tds-lateness'],
    numbers: ['tan'],
    dueDates: { ids: ['deductor', 'individual'], topics: ['tds'] },
    after: { track: 'tds', keys: 'tds' },
  },
  'roc-filing': {
    short: {
      fee: '{llps.formFee1 uncited} to {companies.mostFormFee uncited} a form',
      feeRange: { from: 'llps.formFee1', to: 'companies.mostFormFee' },
      time: { from: 1, to: 3, unit: 'working day', of: 'Each' },
      who: 'Every company and LLP',
    },
    tools: ['roc-lateness', 'llp-lateness'],
    dueDates: { ids: ['company', 'new-company', 'opc', 'llp'], topics: ['registrar'] },
    after: { track: 'company', keys: 'company', stop: 'company' },
  },
  'roc-compliance': {
    short: {
      fee: '{companies.leastFormFee uncited} to {companies.mostFormFee uncited} a form',
      feeRange: { from: 'companies.leastFormFee', to: 'companies.mostFormFee' },
      time: 'All year',
      who: 'Every company and LLP',
    },
    tools: ['roc-lateness'],
    dueDates: {
      ids: ['company', 'foreign-shareholders', 'llp'],
      topics: ['registrar', 'foreign-shareholders'],
    },
    after: { keys: 'company' },
  },
  'legal-compliance': {
    short: {
      fee: 'Varies by State',
      feeRange: 'varies',
      time: { from: 2, to: 4, unit: 'week', of: 'Review' },
      who: 'Employers, online sellers, data keepers',
    },
    dueDates: {
      ids: ['employer', 'foreign-shareholders'],
      topics: ['staff', 'foreign-shareholders'],
    },
    after: { stop: 'employer' },
  },
  'corporate-governance': {
    short: {
      fee: '{companies.leastFormFee uncited} to {companies.mostFormFee uncited} a form',
      feeRange: { from: 'companies.leastFormFee', to: 'companies.mostFormFee' },
      time: { from: 2, to: 3, unit: 'week', of: 'Review' },
      who: 'Larger companies, or with investors',
    },
  },
  'audit-services': {
    short: {
      fee: 'Up to {companies.mostFormFee uncited}',
      feeRange: { from: 0, to: 'companies.mostFormFee' },
      time: { from: 13, to: 32, unit: 'working day' },
      who: 'Every company; LLPs above limits',
    },
  },
  'tax-planning': {
    short: {
      fee: 'No government fee',
      feeRange: { from: 0, to: 0 },
      time: { from: 5, to: 20, unit: 'working day' },
      who: 'Optional, before big decisions',
    },
    dueDates: { ids: ['individual', 'proprietor', 'llp', 'company'], topics: ['advance-tax'] },
  },
  'tax-audit': {
    short: {
      fee: 'No government fee if on time',
      feeRange: { from: 0, to: 0 },
      time: { from: 10, to: 24, unit: 'working day' },
      who: 'Businesses above ₹1 crore',
    },
    dueDates: {
      ids: ['proprietor', 'llp', 'company', 'transfer-pricing'],
      topics: ['tax-audit', 'audited-returns'],
    },
  },
  'international-taxation': {
    short: {
      fee: 'No fee for treaty forms',
      feeRange: { from: 0, to: 0 },
      time: { from: 2, to: 5, unit: 'working day' },
      who: 'Cross-border payers and earners',
    },
    dueDates: { ids: ['cross-border'], topics: ['cross-border', 'tds'] },
  },
  'transfer-pricing': {
    short: {
      fee: 'No government fee if on time',
      feeRange: { from: 0, to: 0 },
      time: { from: 20, to: 31, unit: 'working day' },
      who: 'Dealings with associates abroad',
    },
    dueDates: {
      ids: ['transfer-pricing'],
      topics: ['transfer-pricing', 'tax-audit', 'audited-returns'],
    },
  },
  'fssai-registration': {
    short: {
      fee: '{licences.foodRegistrationFee figure} to {licences.foodCentralLicenceFee uncited}',
      feeRange: { from: 'licences.foodRegistrationFee', to: 'licences.foodCentralLicenceFee' },
      time: { to: 8, unit: 'week' },
      who: 'Anyone who handles food',
    },
    numbers: ['fssai'],
    firstYear: 'fssai-registration',
    after: { track: 'food', keys: 'food', stop: 'food' },
  },
  'import-export-code': {
    short: {
      fee: '{licences.iecFee uncited}, once',
      feeRange: { from: 'licences.iecFee', to: 'licences.iecFee' },
      time: { to: 2, unit: 'working day' },
      who: 'Importers and exporters',
    },
    numbers: ['iec'],
    firstYear: 'import-export-code',
    after: { track: 'iec', keys: 'iec', stop: 'iec' },
  },
  'trade-license': {
    short: {
      fee: 'Varies by municipality',
      feeRange: 'varies',
      time: { to: 6, unit: 'week' },
      who: 'Shops, eating places, workshops',
    },
    firstYear: 'trade-license',
    after: { track: 'trade-licence', keys: 'municipal', stop: 'trade' },
  },
  'msme-registration': {
    tools: ['msme-late-payment'],
    short: {
      fee: 'No government fee',
      feeRange: { from: 0, to: 0 },
      time: 'Usually the same day',
      who: 'Makers and providers of services',
    },
    numbers: ['udyam'],
    firstYear: 'msme-registration',
    after: { track: 'udyam', keys: 'udyam', stop: 'udyam' },
  },
  'trademark-registration': {
    short: {
      fee: '{ip.trademarkLowerFee uncited} or {ip.trademarkFee uncited} a class',
      feeRange: { from: 'ip.trademarkLowerFee', to: 'ip.trademarkFee' },
      time: { from: 8, to: 18, unit: 'month' },
      who: 'Owners of a brand name',
    },
    tools: ['trademark-classes', 'trademark-fees', 'trademark-lateness'],
    firstYear: 'trademark-registration',
    after: { track: 'trademark', keys: 'trademark' },
  },
  'trademark-objection-reply': {
    short: {
      fee: 'No government fee to reply',
      feeRange: { from: 0, to: 0 },
      time: { from: 3, to: 10, unit: 'working day', of: 'Draft' },
      who: 'Applicants marked “Objected”',
    },
    after: { track: 'trademark', keys: 'trademark' },
  },
  'patent-registration': {
    short: {
      fee: '{ip.patentLowerStart uncited} or {ip.patentStart uncited}',
      feeRange: { from: 'ip.patentLowerStart', to: 'ip.patentStart' },
      time: { from: 3, to: 5, unit: 'year' },
      who: 'Inventors of something new',
    },
    tools: ['patent-fees'],
    after: { track: 'patent', keys: 'patent' },
  },
  'copyright-registration': {
    short: {
      fee: '{ip.copyrightFee uncited} to {ip.copyrightFilmFee uncited}',
      feeRange: { from: 'ip.copyrightFee', to: 'ip.copyrightFilmFee' },
      time: { from: 2, to: 6, unit: 'month' },
      who: 'Authors and owners, by choice',
    },
    tools: ['copyright-fees'],
    after: { track: 'copyright', keys: 'copyright' },
  },
  'design-registration': {
    short: {
      fee: '{ip.designLowerFee uncited} or {ip.designFee uncited}',
      feeRange: { from: 'ip.designLowerFee', to: 'ip.designFee' },
      time: { from: 3, to: 12, unit: 'month' },
      who: 'Makers of new-looking articles',
    },
    tools: ['design-fees'],
    after: { track: 'design', keys: 'design' },
  },
  'international-ip-protection': {
    short: {
      fee: 'From {ip.madridBasicFee uncited}',
      feeRange: 'varies',
      time: { from: 12, unit: 'month' },
      who: 'Sellers and inventors going abroad',
    },
  },
  'ip-litigation-support': {
    short: {
      fee: 'Varies by State',
      feeRange: 'varies',
      time: { from: 3, to: 7, unit: 'working day', of: 'Notice' },
      who: 'Anyone copied or accused',
    },
  },
  'accounting-bookkeeping': {
    short: {
      fee: 'No government fee',
      feeRange: { from: 0, to: 0 },
      time: { from: 7, to: 12, unit: 'calendar day', of: 'Monthly' },
      who: 'Companies, LLPs, larger businesses',
    },
    dueDates: { ids: everydayProfiles },
    after: { handover: true },
  },
  'virtual-cfo': {
    short: {
      fee: 'No government fee',
      feeRange: { from: 0, to: 0 },
      time: { from: 3, to: 4, unit: 'week', of: 'Onboarding' },
      who: 'Growing companies and firms',
    },
    dueDates: {
      ids: [
        'company',
        'foreign-shareholders',
        'gst-monthly',
        'gst-others',
        'exporter',
        'deductor',
        'employer',
      ],
    },
  },
  'legal-drafting': {
    short: {
      fee: 'Stamp duty by State',
      feeRange: 'varies',
      time: { from: 1, to: 7, unit: 'working day' },
      who: 'Anyone about to sign',
    },
  },
  'business-consultation': {
    tools: ['choose'],
    short: {
      fee: 'No government fee',
      feeRange: { from: 0, to: 0 },
      time: { to: 3, unit: 'working day' },
      who: 'Anyone starting or changing business',
    },
  },
  'legal-consultation': {
    short: {
      fee: 'No government fee',
      feeRange: { from: 0, to: 0 },
      time: { to: 3, unit: 'working day' },
      who: 'Anyone with a legal question',
    },
  },
  'financial-consultation': {
    short: {
      fee: 'No government fee',
      feeRange: { from: 0, to: 0 },
      time: { from: 10, to: 17, unit: 'working day' },
      who: 'Owners borrowing, raising or pricing',
    },
  },
  'compliance-consultation': {
    short: {
      fee: 'No government fee',
      feeRange: { from: 0, to: 0 },
      time: { from: 5, to: 10, unit: 'working day' },
      who: 'Founders before funding or sale',
    },
    dueDates: { ids: everydayProfiles },
  },
  'startup-consultation': {
    short: {
      fee: 'No government fee',
      feeRange: { from: 0, to: 0 },
      time: { to: 4, unit: 'working day' },
      who: 'Founders splitting shares or raising',
    },
  },
  'corporate-consultation': {
    short: {
      fee: 'No government fee',
      feeRange: { from: 0, to: 0 },
      time: { from: 1, to: 7, unit: 'working day' },
      who: 'Directors, partners, shareholders',
    },
    after: { stop: 'company' },
  },
};
