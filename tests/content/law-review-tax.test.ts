// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { profiles } from '@/content/due-dates';
import { passagesOf, servicePages, statementsOf, type ServicePage } from '../support/service-pages';

/*
 * What a chartered accountant's reading of the tax pages found wrong, so that none of it comes back: by row of that
 * review where one statement was at fault, and as rules where it was a kind of error.
 */

const TAX_PAGES = [
  'gst-registration',
  'gst-filing',
  'income-tax-filing',
  'tax-audit',
  'tax-planning',
  'tds-return-filing',
  'accounting-bookkeeping',
  'audit-services',
  'virtual-cfo',
  'financial-consultation',
  'transfer-pricing',
  'international-taxation',
  'msme-registration',
];

const pages = servicePages.filter(({ slug }) => TAX_PAGES.includes(slug));

const pageOf = (slug: string): ServicePage => {
  const page = servicePages.find((each) => each.slug === slug);
  if (!page) throw new Error(`There is no page ${slug}`);
  return page;
};

/** With citations, so that a row can name the provision. */
const textOf = (slug: string) =>
  passagesOf(pageOf(slug).details)
    .map(({ raw }) => raw)
    .join('\n');

interface Row {
  row: string;
  page: string;
  says: readonly (string | RegExp)[];
  neverSays?: readonly (string | RegExp)[];
}

const rows: readonly Row[] = [
  {
    row: 'C1: who may declare presumptive profit',
    page: 'tax-planning',
    says: [
      /Resident individuals, Hindu undivided families and firms may use it/,
      /companies, .*LLPs.*, commission, brokerage and agency may not/,
    ],
    neverSays: [/serves businesses, except/],
  },
  {
    row: 'C2: a belated return of 2025-26',
    page: 'income-tax-filing',
    says: [
      '31 December 2026[[income-tax-act-1961 section 139(4)]]',
      '31 March 2027[[income-tax-act-1961 section 139(5)]]',
      '₹5,000[[income-tax-act-1961 section 234F]]',
      '₹5,000[[income-tax-act-1961 section 234-I]]',
    ],
    neverSays: ['₹5,000[[income-tax-act section 428]]'],
  },
  {
    row: 'C2: a missed tax audit of 2025-26',
    page: 'tax-audit',
    says: ['31 December 2026[[income-tax-act-1961 section 139(4)]]'],
  },
  {
    row: 'C3: books under the presumptive scheme',
    page: 'accounting-bookkeeping',
    says: [
      /Books follow only if you claim less .* and your income passes the exempt limit/,
      '[[income-tax-act section 58(3)]]',
    ],
    neverSays: [/declare presumptive profit, stay below these limits/],
  },
  {
    row: 'C4: the master file of 2025-26 is due on 30 November 2026 (in the list of dates), its rule on the page',
    page: 'transfer-pricing',
    says: ['30 November[[income-tax-rules rule 123]]', 'Part A from every group entity'],
  },
  {
    row: 'C6: one time for an audit',
    page: 'audit-services',
    says: ['13 to 32 working days in all', 'Auditor'],
    neverSays: ['5 to 15 working days', 'Settled with you', 'Listed goods'],
  },
  {
    row: 'C6: one time for a tax audit',
    page: 'tax-audit',
    says: ['10 to 24 working days in all', 'Auditor'],
    neverSays: ['5 to 10 working days'],
  },
  {
    row: 'C7: the number comes the same day, the certificate later',
    page: 'msme-registration',
    says: ['Number same day, certificate later'],
    neverSays: ['Usually a few working days'],
  },
  {
    row: 'C8: what else bears tax at source',
    page: 'tds-return-filing',
    says: [
      /a director’s fee of any amount/,
      /₹20,000\[\[[^\]]+\]\] of commission or benefits/,
      /₹10,000\[\[[^\]]+\]\] of interest/,
      /₹50 lakh\[\[[^\]]+\]\] from one seller/,
      '₹10 crore[[income-tax-act section 393(1)]]',
    ],
  },
  {
    row: 'C9: when tax collected is deposited',
    page: 'tds-return-filing',
    says: [
      '7th of the next month[[income-tax-rules-1962 rule 37CA]], for March too, unless rule 218 of 2026 gives you longer',
    ],
  },
  {
    row: 'C10: the rates on capital gains',
    page: 'tax-planning',
    says: [
      '12.5%[[income-tax-act sections 197 and 198]]',
      '20%[[income-tax-act section 196]]',
      '₹1.25 lakh[[income-tax-act section 198]]',
    ],
  },
  {
    row: 'C11: the ceiling that rose on 17 September 2026',
    page: 'legal-compliance',
    says: [
      '₹25,000 a month',
      '15th of the next month[[provident-fund-scheme paragraph 28]]',
      '15th of the next month[[state-insurance-regulations regulation 31]]',
    ],
    neverSays: ['₹15,000 a month'],
  },
  {
    row: 'C12: one caution on “one month before”',
    page: 'tax-audit',
    says: [/by the strict reading 30 October, which we advise/],
  },
  {
    row: 'C12: the same',
    page: 'transfer-pricing',
    says: [/by the strict reading 30 October, which we advise/],
  },
  {
    row: 'C13: a limit that copies of the section give differently',
    page: 'tax-planning',
    says: [/₹100 crore or ₹300 crore/],
    neverSays: [/Turnover may reach/],
  },
  {
    row: 'C13: a fee that could not be read',
    page: 'transfer-pricing',
    says: [
      '₹10 lakh, ₹15 lakh or ₹20 lakh[[income-tax-rules-1962 rule 10-I]]',
      'rule 106 sets the fee now',
    ],
  },
  {
    row: 'C14: the bar on GSTR-9',
    page: 'gst-filing',
    says: ['GSTR-9 of 2022-23 closes after 31 December 2026'],
  },
  {
    row: 'C14: the choice of the quarterly scheme',
    page: 'gst-filing',
    says: ['31 January, 30 April, 31 July and 31 October[[cgst-rules rule 61A]]'],
  },
  {
    row: 'C14: the choice of composition',
    page: 'gst-registration',
    says: ['31 March[[cgst-rules rule 3]]'],
  },
  {
    row: 'D3: who pays the lower fee for a trademark',
    page: 'msme-registration',
    says: ['A micro, small or medium enterprise pays'],
    neverSays: ['larger ones'],
  },
  {
    row: 'E: what independent parties would agree',
    page: 'transfer-pricing',
    says: ['arm’s length price (ALP)'],
    neverSays: [/\bstrangers\b/],
  },
  { row: 'E: doubtful reports', page: 'virtual-cfo', says: [], neverSays: ['nobody believes'] },
];

test.each(rows)('$row', ({ page, says, neverSays = [] }) => {
  const text = textOf(page);
  const holds = (what: string | RegExp) =>
    typeof what === 'string' ? text.includes(what) : what.test(text);
  expect(says.filter((what) => !holds(what))).toEqual([]);
  expect(neverSays.filter(holds)).toEqual([]);
});

/** Words that notices and portals use, each expanded or beside its plain word. */
const TRADE_WORDS: Record<string, readonly string[]> = {
  'gst-registration': ['(TRN)', '(ARN)', '(LUT)', 'CMP-02'],
  'gst-filing': ['(QRMP)', '(LUT)', '(IMS)'],
  'income-tax-filing': [
    'Form 26AS',
    '(AIS)',
    'Form 168',
    '139(1) → 263(1)',
    '143(1) → 270',
    '87A → 156',
    '234F → 428',
    '(ITR-U)',
  ],
  'tax-audit': ['(UDIN)', '44AB → 63', '43B(h) → 37', '3CD', 'Form 26'],
  'tax-planning': [
    '(GAAR)',
    '44AD → 58',
    '43B(h) → 37',
    '80C → 123',
    '115BAC → 202',
    '115BAA → 200',
    '80-IAC → 140',
    '54EC → 85',
    '54 → 82',
    '112A → 196 to 198',
  ],
  'tds-return-filing': ['24Q', '26Q', '26QB', '16A', '49B', '194C', '194I', '194J', '15G'],
  'accounting-bookkeeping': ['44AD → 58', '44AA → 62', '43B(h) → 37', 'Form 26AS (→ 168)'],
  'audit-services': ['(UDIN)', '(SRN)', '(CARO)', '44AB → 63'],
  'virtual-cfo': ['(MIS)', '(cap table)'],
  'financial-consultation': ['(DSCR)', '(CMA)'],
  'transfer-pricing': [
    'arm’s length price (ALP)',
    '92E → 172',
    '3CEB',
    '(CUP)',
    '(TNMM)',
    '(UDIN)',
  ],
  'international-taxation': ['(DTAA)', '(TRC)', '(PE)', '195 → 393(2)', '15CA', '10F'],
  'msme-registration': ['Samadhaan', '(TReDS)', '(NIC)', '43B(h) → 37'],
};

test.each(TAX_PAGES)('C15: %s has the words of the trade beside the plain ones', (slug) => {
  const text = passagesOf(pageOf(slug).details)
    .map((passage) => passage.text)
    .join('\n');
  expect(TRADE_WORDS[slug]?.filter((word) => !text.includes(word))).toEqual([]);
});

describe.each(pages)('$slug', ({ details }) => {
  const statements = statementsOf(details);
  const passages = passagesOf(details);

  test('A1: each due date of 2025-26 stands with a word on extensions', () => {
    const extendable = /\b(?:31 July|31 August|30 September|31 October|30 November) 2026\b/;
    const heading = details.table?.heading ?? '';
    const silent = statements.filter(
      ({ path, passages: parts }) =>
        parts.some(({ text }) => extendable.test(text)) &&
        !parts.some(({ text }) => /\bextend|\bextension/.test(text)) &&
        !(path.startsWith('table') && /\bextend/.test(heading)),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('C2: what falls due for 2025-26 rests on the law of that year', () => {
    const odd = statements.filter(
      ({ passages: parts }) =>
        parts.some(({ text }) =>
          /\b(?:belated|revise)\b[^.]*\b2025-26\b|\b2025-26\b[^.]*\b(?:belated|revise)/i.test(text),
        ) && !parts.some(({ raw }) => raw.includes('[[income-tax-act-1961')),
    );
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  test('C6: a total that is stated is that of its steps', () => {
    const [, from, to] = /(\d+) to (\d+) working days in all/.exec(details.keyFacts.time) ?? [];
    if (!from || !to) return;
    const days = details.steps.flatMap(({ clocks }) =>
      clocks.map(({ label }) => workingDays(label)),
    );
    expect([sum(days.map(([least]) => least)), sum(days.map(([, most]) => most))]).toEqual([
      Number(from),
      Number(to),
    ]);
  });

  test('one sentence says who we are, and one that tax on our fee is shown', () => {
    const sentences = passages.flatMap(
      ({ text }) => text.match(/[^.]*\bprivate firm\b[^.]*\.?/g) ?? [],
    );
    expect(
      sentences
        .map((each) => each.trim())
        .filter((each) => each !== 'We are a private firm, not a government office.'),
    ).toEqual([]);
    const ours = details.costs.rows.filter(({ what }) => what === 'Our fee');
    expect(ours.length).toBeGreaterThan(0);
    for (const row of ours)
      expect('note' in row && row.note).toMatch(/(?:^|\. )Tax on our fee is shown apart\.?$/);
  });
});

test('a tax date that boards have moved is marked where it is listed', () => {
  const ids = ['income-tax-return-company', 'tax-audit', 'transfer-pricing-report', 'master-file'];
  const listed = Object.values(profiles).flatMap(({ duties }) => duties);
  for (const id of ids) {
    const duties = listed.filter((duty) => duty.id === id);
    expect(duties.length, id).toBeGreaterThan(0);
    expect(
      duties.every(({ due }) => due.mayBeExtended),
      id,
    ).toBe(true);
  }
});

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** The least and the most whole working days in a label; minutes and hours are none. */
function workingDays(label: string): [number, number] {
  const [, least, most] = /^(\d+)(?: to (\d+))? working days?\b/.exec(label) ?? [];
  return [Number(least ?? 0), Number(most ?? least ?? 0)];
}
