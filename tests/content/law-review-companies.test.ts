// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { firstYears } from '@/content/first-year';
import type { FirstYearSlug } from '@/content/first-year-pages';
import { terms } from '@/content/legal/terms';
import { disclaimer } from '@/content/legal/disclaimer';
import { registrationFee } from '@/content/letters';
import { about } from '@/content/about';
import { home } from '@/content/home';
import { documentText, sectionText } from '../support/prose';
import { passagesOf, servicePages, statementsOf } from '../support/service-pages';

/*
 * What a review of the pages as law found on those of companies, firms, causes and their advice. A row is a finding;
 * what the page says now was worked out from the provision that the row names, and what it said before may not return.
 */

/** A page as it is read, its first year included. */
function read(slug: string): string {
  const page = servicePages.find((candidate) => candidate.slug === slug);
  if (!page) throw new Error(`No page ${slug}`);
  const { steps } = firstYears[slug as FirstYearSlug] ?? { steps: [] };
  const year = steps.flatMap(({ title, by, text, missed }) => [title, by.words, text, missed]);
  return [...passagesOf(page.details).map(({ text }) => text), ...year].join('\n');
}

interface Row {
  row: string;
  page: string;
  says?: readonly (string | RegExp)[];
  neverSays?: readonly (string | RegExp)[];
}

const rows: readonly Row[] = [
  // A first financial year that closed on 31 March 2026: sections 96(1), 139(1), 137(1) and 92(4).
  {
    row: 'B1',
    page: 'roc-compliance',
    says: [
      'First year closed on 31 March 2026',
      /by 31 December 2026.*ADT-1 by 15 January, AOC-4 by 30 January, MGT-7 by 1 March 2027/,
    ],
  },
  // Section 92(4) binds every company; an OPC's day is practice.
  {
    row: 'B2',
    page: 'one-person-company',
    says: [/MGT-7A.*the law counts 60 calendar days from a meeting.*practice/is, 'late November'],
    neverSays: ['Together with the accounts, to be safe'],
  },
  { row: 'B2', page: 'roc-compliance', says: ['MGT-7A in practice by 29 November'] },
  { row: 'B2', page: 'roc-filing', says: ['one person company in practice by 29 November'] },
  // Section 10A(2) with section 446B.
  {
    row: 'B3',
    page: 'one-person-company',
    says: ['At most ₹25,000 for the company and ₹500 a day, up to ₹50,000 for each officer'],
    neverSays: ['liable to ₹50,000', '₹50,000 for the company'],
  },
  {
    row: 'B3',
    page: 'producer-company',
    says: ['At most ₹25,000 for the company'],
    neverSays: ['₹50,000 for the company'],
  },
  {
    row: 'B3',
    page: 'private-limited-company',
    says: [/₹50,000 for the company.*If small or a start-up, at most half: ₹25,000/],
  },
  { row: 'B3', page: 'section-8-company', neverSays: ['₹25,000 for the company', 'at most half'] },
  { row: 'B3', page: 'nidhi-company', neverSays: ['₹25,000', 'at most half'] },
  // Incorporation Rules, rule 3(2) and (3).
  {
    row: 'B4',
    page: 'one-person-company',
    says: ['You may own 1 OPC and be nominee in 1', '180 calendar days to give one of the 2 up'],
    neverSays: ['members of another OPC are refused'],
  },
  {
    row: 'B5',
    page: 'one-person-company',
    says: ['At most half if small or a recognised start-up'],
    neverSays: ['Half only if small'],
  },
  {
    row: 'B6',
    page: 'one-person-company',
    says: ['You appoint the next one in the minutes book'],
    neverSays: ['stays until the first general meeting'],
  },
  // Section 2(85): neither a Section 8 nor a public company is ever small.
  {
    row: 'B7',
    page: 'section-8-company',
    says: ['Annual return (MGT-7)', 'never MGT-7A'],
    neverSays: ['MGT-7A for a small company'],
  },
  {
    row: 'B7',
    page: 'nidhi-company',
    says: ['Annual return (MGT-7)', '4 board meetings a year', 'a public company is never small'],
    neverSays: ['MGT-7A', 'each half of the'],
  },
  // Deposits Rules, rule 16; reporting of foreign investment.
  {
    row: 'B8',
    page: 'private-limited-company',
    says: ['Loans and deposits (DPT-3)', 'By 30 June', 'FC-GPR', 'By 15 July'],
  },
  { row: 'B8', page: 'one-person-company', says: ['DPT-3', 'FC-GPR'] },
  { row: 'B8', page: 'section-8-company', says: ['DPT-3'] },
  { row: 'B8', page: 'nidhi-company', says: ['DPT-3'] },
  { row: 'B8', page: 'producer-company', says: ['DPT-3'] },
  // Accounts Rules, rule 8(6): rule 8(5) is not for them.
  {
    row: 'B10',
    page: 'roc-compliance',
    says: ['Small and one person companies follow rule 8A, without these figures'],
  },
  { row: 'B10', page: 'legal-compliance', says: ['save in small and one person companies'] },
  // Section 92(2).
  {
    row: 'B11',
    page: 'compliance-consultation',
    says: ['MGT-8'],
    neverSays: ['none exists'],
  },
  { row: 'B13', page: 'roc-compliance', says: ['unsettled if small since December 2025'] },
  {
    row: 'B13',
    page: 'corporate-consultation',
    says: ['one that became small in December 2025, ask first: this is unsettled'],
  },
  // Trade Marks Rules, rule 2(1), with the classes of Udyam.
  {
    row: 'D3',
    page: 'startup-consultation',
    says: ['a micro, small or medium enterprise'],
    neverSays: ['or a small enterprise'],
  },
  // Societies Registration Act, section 3; Maharashtra Stamp Act, article 47: 1% of ₹1 lakh.
  { row: 'D8', page: 'ngo-registration', says: ['₹50 under the central Act', '₹50 + Form 104 ₹0'] },
  { row: 'D8', page: 'partnership-firm-registration', says: ['₹1,000 stamp duty, 1% of the cash'] },
  // The order of 2 July 2021: traders are on Udyam for priority lending alone.
  {
    row: 'D2',
    page: 'partnership-firm-registration',
    says: [
      /a micro or small maker or service provider late owe 3 times.*traders have no such claim/,
    ],
    neverSays: ['buyers owe 3 times the bank rate when they pay late'],
  },
  // A bar is drawn from the clocks of the steps: recognition takes days, the certificate months.
  { row: 'B12', page: 'startup-india-registration', says: ['2 to 10 working days'] },
];

test.each(rows)('$row on $page', ({ page, says = [], neverSays = [] }) => {
  const text = read(page);
  for (const words of says) expect(text).toMatch(pattern(words));
  for (const words of neverSays) expect(text).not.toMatch(pattern(words));
});

function pattern(words: string | RegExp): RegExp {
  return typeof words === 'string'
    ? new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    : words;
}

const OURS = new Set<string>([
  ...Object.keys(firstYears).slice(0, 10),
  'roc-compliance',
  'roc-filing',
  'corporate-governance',
  'corporate-consultation',
  'compliance-consultation',
  'business-consultation',
  'startup-consultation',
  'legal-compliance',
]);
const ours = servicePages.filter(({ slug }) => OURS.has(slug));

test('these are the pages of companies, firms, causes and their advice', () => {
  expect(ours).toHaveLength(18);
});

describe.each(ours)('the page $slug', ({ slug, details }) => {
  const passages = passagesOf(details);
  const text = passages.map((passage) => passage.text).join('\n');

  // B9: section 149(3) counts in proportion in the financial year of incorporation.
  test('says of a new company’s resident director that the days are counted in proportion', () => {
    if (!['one-person-company', 'section-8-company', 'nidhi-company'].includes(slug)) return;
    expect(text).toMatch(/182 calendar days[^.]*in proportion/);
  });

  // B3: a penalty of the Companies Act is at most half for those that section 446B names.
  test('says of each penalty by the day who pays at most half', () => {
    const penalties = statementsOf(details).filter(({ passages: parts }) =>
      parts.some((part) => /penalty/i.test(part.text) && /₹10,000 and ₹100 a day/.test(part.text)),
    );
    for (const { passages: parts } of penalties) {
      expect(parts.map((part) => part.text).join(' ')).toMatch(/at most half/);
      expect(parts.map((part) => part.raw).join(' ')).toContain('[[companies-act section 446B]]');
    }
  });

  test('says in one sentence that we are private, and in one that tax on our fee is apart', () => {
    const firm = text.match(/[^.\n]*\bprivate firm\b[^.\n]*\.?/g) ?? [];
    expect(new Set(firm.map((sentence) => sentence.trim()))).toEqual(
      new Set(firm.length > 0 ? ['We are a private firm, not a government office.'] : []),
    );
    expect(firm.length).toBeLessThanOrEqual(1);
    const notes = details.costs.rows
      .filter(({ what }) => what.startsWith('Our fee'))
      .map(({ note = '' }) => note);
    expect(notes.join(' ')).toContain('Tax on our fee is shown apart');
    expect(notes.join(' ')).not.toMatch(/\btax (?:on it|shown|apart|in the|listed|itemised)/);
  });

  // Conditions are headings, which print their markup as it stands.
  test('has no citation in the condition of what can go wrong', () => {
    expect(details.wrong.filter(({ when }) => when.includes('[['))).toEqual([]);
  });

  test('tells no duty of the first year twice', () => {
    const year = firstYears[slug as FirstYearSlug];
    if (!year || !/Date of incorporation/.test(year.startLabel)) return;
    const after = details.after.map(({ when, duty }) => `${when} ${duty}`).join('\n');
    expect(after).not.toMatch(/INC-20A|auditor within|first auditor|share certificates?\b/i);
  });

  // The heading over them is "You must".
  test('says what must be done as a duty, verb first', () => {
    const odd = details.need.must.filter((duty) =>
      /^(?:You|Your|The|A|An|It|Money|Land|Turnover)\b/.test(duty),
    );
    expect(odd).toEqual([]);
  });

  test('has none of the riddles', () => {
    expect(text).not.toMatch(
      /has its own line|stands beside it|named beside it|Does not stop at any sum|Same forms, same order|decides your exit|the form creates 3\.$|sells no order/m,
    );
  });
});

describe('a worked total', () => {
  /** By hand from the fee tables: [page, its sum, what is left open]. */
  test.each([
    ['private-limited-company', '₹1,000', /stamp duty, PAN and TAN.*signatures, our fee/],
    ['one-person-company', '₹1,000', /stamp duty, PAN and TAN.*signature, our fee/],
    // ₹200 for the name, ₹500 for FiLLiP, ₹50 for Form 3, and 1% of ₹1 lakh in Maharashtra.
    ['llp-registration', '₹1,750', /PAN and tax number charge.*our fee/],
    ['section-8-company', '₹1,000', /stamp duty, PAN and tax number.*our fee/],
    ['producer-company', '₹1,000', /stamp duty, PAN and tax number.*our fee/],
    ['partnership-firm-registration', '₹1,000', /Registrar’s fee.*PAN, notary, our fee/],
    ['sole-proprietorship-registration', '₹0', /shop registration or profession tax.*our fee/],
    ['ngo-registration', '₹50', /PAN and our fee/],
  ])('stands among the costs of %s: %s', (slug, sum, open) => {
    const page = servicePages.find((candidate) => candidate.slug === slug);
    const examples = statementsOf(page!.details).filter(
      ({ path, passages }) =>
        path.startsWith('costs.rows') &&
        passages.some(({ text }) => text.includes('Worked example')),
    );
    expect(examples).toHaveLength(1);
    const text = examples[0]!.passages.map((passage) => passage.text).join('\n');
    expect(text).toContain(sum);
    expect(text).toMatch(open);
    expect(examples[0]!.cited).toBe(true);
    const added = /([₹\d, +A-Za-z]+) = ₹([\d,]+)/.exec(text);
    if (added) expect(sumOf(added[1]!)).toBe(Number(added[2]!.replaceAll(',', '')));
  });

  function sumOf(words: string): number {
    return [...words.matchAll(/₹([\d,]+)/g)].reduce(
      (total, [, figure = '']) => total + Number(figure.replaceAll(',', '')),
      0,
    );
  }
});

describe('the trade’s words stand beside the plain ones', () => {
  test.each<[page: string, words: string[]]>([
    [
      'private-limited-company',
      ['(ESOP)', '(DIN)', '(DSC)', '(MoA)', '(AoA)', '(NOC)', '(TAN)', '(CIN)', '(AGM)', '(ROC)'],
    ],
    ['one-person-company', ['(DSC)', '(NOC)', '(TAN)', 'KYC (know your customer)']],
    ['llp-registration', ['(DPIN)', '(LLPIN)', '(DSC)', 'section 194T → 393']],
    [
      'partnership-firm-registration',
      [
        'liability is unlimited',
        'section 44AD → 58',
        'section 44AB → 63',
        'section 194T → 393',
        'section 40(b) → 35(e)',
        '(NOC)',
      ],
    ],
    [
      'sole-proprietorship-registration',
      ['unlimited liability', 'sections 44AD and 44ADA → 58', 'section 44AB → 63'],
    ],
    ['section-8-company', ['section 12A → 332', 'section 80G → 354', '(CSR)', '(FCRA)', '(DSC)']],
    ['nidhi-company', ['(NOF)', '(DSC)']],
    ['producer-company', ['(FPO)', '(DIN)', '(DSC)']],
    ['ngo-registration', ['section 12A → 332', '80G', 'old 10BD', 'old 10BE', '(CSR)', '(FCRA)']],
    ['startup-india-registration', ['(DPIIT)', 'section 80-IAC → 140', '(IMB)']],
    ['roc-compliance', ['(AGM)', '(SRN)', '(DSC)', '(UDIN)', '(SBO)']],
    ['roc-filing', ['(AGM)', '(SRN)', '(DSC)', '(SBO)']],
    [
      'corporate-governance',
      ['audit committee', '(NRC)', '(KMP)', '(RPT)', '(CSR)', 'arm’s length'],
    ],
    ['corporate-consultation', ['(SBO)', 'demat']],
    ['compliance-consultation', ['(NDA)', 'Labour codes']],
    ['startup-consultation', ['(NDA)', '(ESOP)', 'FC-GPR', 'vesting']],
    ['legal-compliance', ['(PF)', '(ESI)', 'POSH', 'labour codes']],
  ])('%s', (page, words) => {
    const text = read(page);
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });

  test('in the first year as well', () => {
    expect(read('private-limited-company')).toContain('section 43B(h) → 37');
  });
});

describe('what is free, and who is paid', () => {
  // A7
  test('the first call is free, and what follows is paid, wherever it is said', () => {
    expect(sectionText(terms, 'order')).toMatch(/is a call.*free.*any later talk are paid/);
    expect(sectionText(terms, 'order')).not.toContain('The first consultation is free');
    for (const slug of [
      'business-consultation',
      'startup-consultation',
      'corporate-consultation',
      'compliance-consultation',
    ]) {
      const page = servicePages.find((candidate) => candidate.slug === slug);
      const fee = page!.details.costs.rows.find(({ what }) => what.startsWith('Our fee'));
      expect(fee?.when, slug).toMatch(/first call is free/);
      expect(read(slug), slug).toMatch(/first call[^.]*,? (?:which )?is free/);
    }
    const [call] = home.comparison.rows;
    expect(call.topic).toMatch(/first call/i);
    expect(call.us).toMatch(/^Free;.*quoted first$/);
  });

  // A8
  test('an advocate is engaged and paid directly, and our fee never covers one', () => {
    expect(sectionText(terms, 'our-work')).toMatch(/pay that advocate directly.*never covers/);
    expect(sectionText(disclaimer, 'no-advertising-or-solicitation')).toMatch(
      /engage the advocate yourself.*our own fee never covers/,
    );
  });

  test('that we are private is said in the same sentence on the site’s own pages', () => {
    const sentence = 'We are a private firm, not a government office.';
    for (const text of [
      documentText(terms),
      documentText(disclaimer),
      about.paragraphs.join(' '),
    ]) {
      expect(text).toContain(sentence);
      expect(text.match(/\bprivate firm\b/g)).toHaveLength(1);
    }
  });
});

test('D1: a letter that asks for a renewal fee may be real', () => {
  expect(registrationFee.kind).toBe('unclear');
  expect(registrationFee.text).toMatch(/Some are real: the Trade Marks Registry.*municipalities/);
  expect(registrationFee.text).toMatch(/look the number up on the office’s own site/);
});

test('B12: the steps of recognition hold the Department’s time alone', () => {
  const page = servicePages.find(({ slug }) => slug === 'startup-india-registration');
  const authority = page!.details.steps.flatMap(({ clocks }) =>
    clocks.filter(({ who }) => who === 'authority').map(({ label }) => label),
  );
  expect(authority).toEqual(['2 to 10 working days']);
});
