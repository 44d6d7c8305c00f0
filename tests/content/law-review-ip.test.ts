// @vitest-environment node
import { expect, test } from 'vitest';
import { passagesOf, servicePages } from '../support/service-pages';
import { lawSources } from '../support/law';

/* What a reading by practitioners found wrong about marks, patents, designs, licences and contracts, and what is right. */

interface Row {
  /** As the review numbers it. */
  row: string;
  page: string;
  says: RegExp;
  neverSays: RegExp;
}

const rows: readonly Row[] = [
  {
    row: 'D1: the Registrar does send renewal notices (Trade Marks Act, section 25(3))',
    page: 'trademark-registration',
    says: /The Registrar sends a notice: check it on the Registry’s site before you pay/,
    neverSays: /fraud/,
  },
  {
    row: 'D3: the lower fee is for medium enterprises too (Trade Marks Rules, rule 2)',
    page: 'trademark-registration',
    says: /₹4,500 per class for individuals, startups, micro to medium enterprises/,
    neverSays: /small enterprises?\b(?! to)/,
  },
  {
    row: 'D4: an assignment outside the time is not valid (Designs Act, section 30(3))',
    page: 'design-registration',
    says: /valid only in writing, and if you apply to register it within 6 months/,
    neverSays: /no evidence/,
  },
  {
    row: 'D6: only an advocate’s work is outside consumer law',
    page: 'legal-consultation',
    says: /an advocate’s work: it stands outside that Act\. About our own service, yes/,
    neverSays: /Not against an advocate under that Act/,
  },
  {
    row: 'D7: the tier of importers and of sellers online',
    page: 'fssai-registration',
    says: /Usually yes, for importers and online platforms\..+Sellers on a platform go by turnover/,
    neverSays: /Whether it still is shows/,
  },
  {
    row: 'D8: the fee for changing the entry of a sound recording',
    page: 'copyright-registration',
    says: /₹1,000/,
    neverSays: /See the schedule/,
  },
  {
    row: 'D8: what a mark abroad costs at the least',
    page: 'international-ip-protection',
    says: /653 Swiss francs.*₹5,000/s,
    neverSays: /As its live schedule shows|looked up on the filing day/,
  },
  {
    row: 'A7: which talk is free',
    page: 'legal-consultation',
    says: /First call with us\n.*\nNobody\nFree/,
    neverSays: /Before the talk/,
  },
  {
    row: 'A8: who engages and pays the advocate',
    page: 'legal-consultation',
    says: /You engage the advocate; our fee never covers it/,
    neverSays: /As the quote says/,
  },
  {
    row: 'A8: who engages and pays the advocate',
    page: 'legal-drafting',
    says: /An enrolled advocate whom you engage and pay signs and sends it/,
    neverSays: /Yes, if you order it: an enrolled advocate signs/,
  },
  {
    row: 'E: what must be done is said as a duty',
    page: 'trademark-registration',
    says: /Register before you print R in a circle/,
    neverSays: /You want to print R/,
  },
  {
    row: 'E: riddle',
    page: 'import-export-code',
    says: /Most applications that come back have different names on PAN, bank record and deed/,
    neverSays: /What fails is mostly names that differ/,
  },
];

function textOf(slug: string): string {
  const page = servicePages.find((candidate) => candidate.slug === slug);
  if (!page) throw new Error(`there is no page ${slug}`);
  return passagesOf(page.details)
    .map(({ text }) => text)
    .join('\n');
}

test.each(rows)('$row ($page)', ({ page, says, neverSays }) => {
  expect(textOf(page)).toMatch(says);
  expect(textOf(page)).not.toMatch(neverSays);
});

/** One case in figures, on pages of rights and licences whose fees are firm. */
const totals: Record<string, string> = {
  'trademark-registration': '= ₹9,000',
  'trademark-objection-reply': '= ₹900',
  'copyright-registration': '= ₹11,000',
  'design-registration': '= ₹2,000',
  'patent-registration': '= ₹5,600',
  'international-ip-protection': '653 Swiss francs + ₹5,000',
  'import-export-code': '= ₹500',
  'fssai-registration': '₹100 now, ₹100 each later year',
  'trade-license': '= ₹3,000',
};

test.each(Object.entries(totals))(
  '%s works one total out, and says what it leaves open',
  (slug, total) => {
    const row = servicePages
      .find((page) => page.slug === slug)
      ?.details.costs.rows.find(({ what }) => what.startsWith('Worked example: '));
    expect(row?.amount.replace(/\[\[.*?\]\]/g, '')).toContain(total);
    expect(row?.note).toContain('Left open');
  },
);

/** The words of the trade, which readers search and find on their notices. */
const tradeWords: readonly [slug: string, words: readonly string[]][] = [
  ['trademark-registration', ['word mark', 'device mark', 'Nice classification', 'prior user']],
  [
    'trademark-objection-reply',
    ['absolute grounds', 'relative grounds', 'acquired distinctiveness'],
  ],
  ['copyright-registration', ['NOC', 'discrepancy', 'diary number']],
  ['design-registration', ['Locarno', 'disclaimer', 'novelty']],
  ['patent-registration', ['FER', 'FFL', 'prior art', 'inventive step', 'annuities']],
  ['international-ip-protection', ['national phase', 'priority', 'central attack', 'PCT']],
  ['ip-litigation-support', ['cease and desist', 'rectification', '65B → 63', 'Vakalatnama']],
  ['import-export-code', ['LUT', 'RCMC', 'authorised dealer (AD) code']],
  ['fssai-registration', ['KoB', 'FSMS', 'FoSTaC']],
  ['trade-license', ['gumasta', 'UPIC']],
  ['legal-drafting', ['NDA', 'non-compete', 'liquidated damages', 'labour codes']],
];

test.each(tradeWords)('%s has the trade’s words beside the plain ones', (slug, words) => {
  const text = textOf(slug);
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

test('no source leads to a site that has moved', () => {
  const moved = lawSources.filter(({ value }) => value.href.includes('indiacode.nic.in'));
  expect(moved.map(({ name }) => name)).toEqual([]);
});

/** One thing is said in one sentence. */
test.each(Object.keys(totals))('%s says who we are and how tax is shown in the one way', (slug) => {
  const text = textOf(slug);
  expect(text).toContain('We are a private firm, not a government office.');
  expect(text).toContain('Tax on our fee is shown apart');
  expect(text.match(/private firm/g)).toHaveLength(1);
});
