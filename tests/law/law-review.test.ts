import { expect, test } from 'vitest';
import { about } from '@/content/about';
import { firstYears } from '@/law/first-year/timelines';
import { registrations, type RegistrationId } from '@/law/first-year/registrations';
import { home } from '@/content/home';
import { disclaimer } from '@/content/legal/disclaimer';
import { terms } from '@/content/legal/terms';
import { registrationFee } from '@/law/letters/letters';
import { lawSources } from '../support/law';
import { documentText, sectionText } from '../support/prose';
import { passagesOf, servicePages, statementsOf, type ServicePage } from '../support/service-pages';

/*
 * What practitioners found wrong when they read the pages as law, so that none of it comes back: in the tables by the row
 * of their review, and as rules where it was a kind of error. What a page says now was worked out from the provision that
 * the table names.
 */

/** By page: what it says (+), and what it said before and may not say again (-). "…" stands for any words; /…/ is a pattern. */
const FINDINGS = String.raw`
roc-compliance
  # A first financial year that closed on 31 March 2026: sections 96(1), 139(1), 137(1) and 92(4).
  B1 + First year closed on 31 March 2026
  B1 + by 31 December 2026…ADT-1 by 15 January, AOC-4 by 30 January, MGT-7 by 1 March 2027
  B2 + MGT-7A in practice by 29 November
  # Accounts Rules, rule 8(6): rule 8(5) is not for them.
  B10 + Small and one person companies follow rule 8A, without these figures
  B13 + unsettled if small since December 2025
roc-filing
  B2 + one person company in practice by 29 November
legal-compliance
  B10 + save in small and one person companies
  # The ceiling that rose on 17 September 2026.
  C11 + ₹25,000 a month
  C11 + 15th of the next month[[provident-fund-scheme paragraph 28]]
  C11 + 15th of the next month[[state-insurance-regulations regulation 31]]
  C11 - ₹15,000 a month
compliance-consultation
  # Section 92(2).
  B11 + MGT-8
  B11 - none exists
corporate-consultation
  B13 + one that became small in December 2025, ask first: this is unsettled
startup-consultation
  # Trade Marks Rules, rule 2(1), with the classes of Udyam.
  D3 + a micro, small or medium enterprise
  D3 - or a small enterprise
one-person-company
  # Section 92(4) binds every company; an OPC's day is practice.
  B2 + /MGT-7A[^]*the law counts 60 calendar days from a meeting[^]*practice/i
  B2 + late November
  B2 - Together with the accounts, to be safe
  # Section 10A(2) with section 446B.
  B3 + At most ₹25,000 for the company and ₹500 a day, up to ₹50,000 for each officer
  B3 - liable to ₹50,000
  B3 - ₹50,000 for the company
  # Incorporation Rules, rule 3(2) and (3).
  B4 + You may own 1 OPC and be nominee in 1
  B4 + 180 calendar days to give one of the 2 up
  B4 - members of another OPC are refused
  B5 + At most half if small or a recognised start-up
  B5 - Half only if small
  B6 + You appoint the next one in the minutes book
  B6 - stays until the first general meeting
  # Deposits Rules, rule 16; reporting of foreign investment.
  B8 + DPT-3
  B8 + FC-GPR
private-limited-company
  B3 + ₹50,000 for the company…If small or a start-up, at most half: ₹25,000
  B8 + Loans and deposits (DPT-3)
  B8 + By 30 June
  B8 + FC-GPR
  B8 + By 15 July
producer-company
  B3 + At most ₹25,000 for the company
  B3 - ₹50,000 for the company
  B8 + DPT-3
section-8-company
  B3 - ₹25,000 for the company
  B3 - at most half
  # Section 2(85): neither a Section 8 nor a public company is ever small.
  B7 + Annual return (MGT-7)
  B7 + never MGT-7A
  B7 - MGT-7A for a small company
  B8 + DPT-3
nidhi-company
  B3 - ₹25,000
  B3 - at most half
  B7 + Annual return (MGT-7)
  B7 + 4 board meetings a year
  B7 + a public company is never small
  B7 - MGT-7A
  B7 - each half of the
  B8 + DPT-3
ngo-registration
  # Societies Registration Act, section 3.
  D8 + ₹50 under the central Act
  D8 + ₹50 + Form 104 ₹0
partnership-firm-registration
  # Maharashtra Stamp Act, article 47: 1% of ₹1 lakh.
  D8 + ₹1,000 stamp duty, 1% of the cash
  # The order of 2 July 2021: traders are on Udyam for priority lending alone.
  D2 + a micro or small maker or service provider late owe 3 times…traders have no such claim
  D2 - buyers owe 3 times the bank rate when they pay late
startup-india-registration
  # A bar is drawn from the clocks of the steps: recognition takes days, the certificate months.
  B12 + 2 to 10 working days
tax-planning
  # Who may declare presumptive profit.
  C1 + Resident individuals, Hindu undivided families and firms may use it
  C1 + companies, …LLPs…, commission, brokerage and agency may not
  C1 - serves businesses, except
  # The rates on capital gains.
  C10 + 12.5%[[income-tax-act sections 197 and 198]]
  C10 + 20%[[income-tax-act section 196]]
  C10 + ₹1.25 lakh[[income-tax-act section 198]]
  # A limit that copies of the section give differently.
  C13 + ₹100 crore or ₹300 crore
  C13 - Turnover may reach
income-tax-filing
  # A belated return of 2025-26.
  C2 + 31 December 2026[[income-tax-act-1961 section 139(4)]]
  C2 + 31 March 2027[[income-tax-act-1961 section 139(5)]]
  C2 + ₹5,000[[income-tax-act-1961 section 234F]]
  C2 + ₹5,000[[income-tax-act-1961 section 234-I]]
  C2 - ₹5,000[[income-tax-act section 428]]
tax-audit
  C2 + 31 December 2026[[income-tax-act-1961 section 139(4)]]
  # One time for the audit; one caution on "one month before".
  C6 + 10 to 24 working days in all
  C6 + Auditor
  C6 - 5 to 10 working days
  C12 + by the strict reading 30 October, which we advise
accounting-bookkeeping
  # Books under the presumptive scheme.
  C3 + Books follow only if you claim less …and your income passes the exempt limit
  C3 + [[income-tax-act section 58(3)]]
  C3 - declare presumptive profit, stay below these limits
transfer-pricing
  # The master file of 2025-26 is due on 30 November 2026 (in the list of dates), its rule on the page.
  C4 + 30 November[[income-tax-rules rule 123]]
  C4 + Part A from every group entity
  C12 + by the strict reading 30 October, which we advise
  # A fee that could not be read.
  C13 + ₹10 lakh, ₹15 lakh or ₹20 lakh[[income-tax-rules-1962 rule 10-I]]
  C13 + rule 106 sets the fee now
  E + arm’s length price (ALP)
  E - /\bstrangers\b/
audit-services
  C6 + 13 to 32 working days in all
  C6 + Auditor
  C6 - 5 to 15 working days
  C6 - Settled with you
  C6 - Listed goods
msme-registration
  C7 + Number same day, certificate later
  C7 - Usually a few working days
  # Who pays the lower fee for a trademark.
  D3 + A micro, small or medium enterprise pays
  D3 - larger ones
tds-return-filing
  # What else bears tax at source.
  C8 + a director’s fee of any amount
  C8 + /₹20,000\[\[[^\]]+\]\] of commission or benefits/
  C8 + /₹10,000\[\[[^\]]+\]\] of interest/
  C8 + /₹50 lakh\[\[[^\]]+\]\] from one seller/
  C8 + ₹10 crore[[income-tax-act section 393(1)]]
  C9 + 7th of the next month[[income-tax-rules-1962 rule 37CA]], for March too, unless rule 218 of 2026 gives you longer
gst-filing
  C14 + GSTR-9 of 2022-23 closes after 31 December 2026
  C14 + 31 January, 30 April, 31 July and 31 October[[cgst-rules rule 61A]]
gst-registration
  C14 + 31 March[[cgst-rules rule 3]]
virtual-cfo
  E - nobody believes
trademark-registration
  # The Registrar does send renewal notices: Trade Marks Act, section 25(3).
  D1 + The Registrar sends a notice: check it on the Registry’s site before you pay
  D1 - fraud
  # The lower fee is for medium enterprises too: Trade Marks Rules, rule 2.
  D3 + ₹4,500 per class for individuals, startups, micro to medium enterprises
  D3 - /small enterprises?\b(?! to)/
  E + Register before you print R in a circle
  E - You want to print R
design-registration
  # An assignment outside the time is not valid: Designs Act, section 30(3).
  D4 + valid only in writing, and if you apply to register it within 6 months
  D4 - no evidence
legal-consultation
  # Only an advocate's work is outside consumer law.
  D6 + an advocate’s work: it stands outside that Act. About our own service, yes
  D6 - Not against an advocate under that Act
  # Which talk is free, and who engages and pays the advocate.
  A7 + /First call with us\n.*\nNobody\nFree/
  A7 - Before the talk
  A8 + You engage the advocate; our fee never covers it
  A8 - As the quote says
legal-drafting
  A8 + An enrolled advocate whom you engage and pay signs and sends it
  A8 - Yes, if you order it: an enrolled advocate signs
fssai-registration
  # The tier of importers and of sellers online.
  D7 + Usually yes, for importers and online platforms. …Sellers on a platform go by turnover
  D7 - Whether it still is shows
copyright-registration
  # The fee for changing the entry of a sound recording.
  D8 + ₹1,000
  D8 - See the schedule
international-ip-protection
  D8 - As its live schedule shows
  D8 - looked up on the filing day
import-export-code
  E + Most applications that come back have different names on PAN, bank record and deed
  E - What fails is mostly names that differ
`;

/** Words of the trade, which readers search and find on their notices: on the page, each beside the plain one. */
const TRADE_WORDS = `
private-limited-company: (ESOP), (DIN), (DSC), (MoA), (AoA), (NOC), (TAN), (CIN), (AGM), (ROC), section 43B(h) → 37
one-person-company: (DSC), (NOC), (TAN), KYC (know your customer)
llp-registration: (DPIN), (LLPIN), (DSC), section 194T → 393
partnership-firm-registration: liability is unlimited, section 44AD → 58, section 44AB → 63, section 194T → 393
partnership-firm-registration: section 40(b) → 35(e), (NOC)
sole-proprietorship-registration: unlimited liability, sections 44AD and 44ADA → 58, section 44AB → 63
section-8-company: section 12A → 332, section 80G → 354, (CSR), (FCRA), (DSC)
nidhi-company: (NOF), (DSC)
producer-company: (FPO), (DIN), (DSC)
ngo-registration: section 12A → 332, 80G, old 10BD, old 10BE, (CSR), (FCRA)
startup-india-registration: (DPIIT), section 80-IAC → 140, (IMB)
roc-compliance: (AGM), (SRN), (DSC), (UDIN), (SBO)
roc-filing: (AGM), (SRN), (DSC), (SBO)
corporate-governance: audit committee, (NRC), (KMP), (RPT), (CSR), arm’s length
corporate-consultation: (SBO), demat
compliance-consultation: (NDA), Labour codes
startup-consultation: (NDA), (ESOP), FC-GPR, vesting
legal-compliance: (PF), (ESI), POSH, labour codes
gst-registration: (TRN), (ARN), (LUT), CMP-02
gst-filing: (QRMP), (LUT), (IMS)
income-tax-filing: Form 26AS, (AIS), Form 168, 139(1) → 263(1), 143(1) → 270, 87A → 156, 234F → 428, (ITR-U)
tax-audit: (UDIN), 44AB → 63, 43B(h) → 37, 3CD, Form 26
tax-planning: (GAAR), 44AD → 58, 43B(h) → 37, 80C → 123, 115BAC → 202, 115BAA → 200, 80-IAC → 140, 54EC → 85
tax-planning: 54 → 82, 112A → 196 to 198
tds-return-filing: 24Q, 26Q, 26QB, 16A, 49B, 194C, 194I, 194J, 15G
accounting-bookkeeping: 44AD → 58, 44AA → 62, 43B(h) → 37, Form 26AS (→ 168)
audit-services: (UDIN), (SRN), (CARO), 44AB → 63
virtual-cfo: (MIS), (cap table)
financial-consultation: (DSCR), (CMA)
transfer-pricing: arm’s length price (ALP), 92E → 172, 3CEB, (CUP), (TNMM), (UDIN)
international-taxation: (DTAA), (TRC), (PE), 195 → 393(2), 15CA, 10F
msme-registration: Samadhaan, (TReDS), (NIC), 43B(h) → 37
trademark-registration: word mark, device mark, Nice classification, prior user
trademark-objection-reply: absolute grounds, relative grounds, acquired distinctiveness
copyright-registration: NOC, discrepancy, diary number
design-registration: Locarno, disclaimer, novelty
patent-registration: FER, FFL, prior art, inventive step, annuities
international-ip-protection: national phase, priority, central attack, PCT
ip-litigation-support: cease and desist, rectification, 65B → 63, Vakalatnama
import-export-code: LUT, RCMC, authorised dealer (AD) code
fssai-registration: KoB, FSMS, FoSTaC
trade-license: gumasta, UPIC
legal-drafting: NDA, non-compete, liquidated damages, labour codes
`;

/** One case in figures, by hand from the fee tables: the page, its sum, and what the sum leaves open. */
const TOTALS = `
private-limited-company | ₹1,000 | stamp duty, PAN and TAN…signatures, our fee
one-person-company | ₹1,000 | stamp duty, PAN and TAN…signature, our fee
# ₹200 for the name, ₹500 for FiLLiP, ₹50 for Form 3, and 1% of ₹1 lakh in Maharashtra.
llp-registration | ₹1,750 | PAN and tax number charge…our fee
section-8-company | ₹1,000 | stamp duty, PAN and tax number…our fee
producer-company | ₹1,000 | stamp duty, PAN and tax number…our fee
partnership-firm-registration | ₹1,000 | Registrar’s fee…PAN, notary, our fee
sole-proprietorship-registration | ₹0 | shop registration or profession tax…our fee
ngo-registration | ₹50 | PAN and our fee
trademark-registration | = ₹9,000 | Left open
trademark-objection-reply | = ₹900 | Left open
copyright-registration | = ₹11,000 | Left open
design-registration | = ₹2,000 | Left open
patent-registration | = ₹5,600 | Left open
international-ip-protection | 653 Swiss francs + ₹5,000 | Left open
import-export-code | = ₹500 | Left open
fssai-registration | ₹100 now, ₹100 each later year | Left open
trade-license | = ₹3,000 | Left open
`;

const lines = (table: string) => table.split('\n').filter((line) => /^\s*[^\s#]/.test(line));

/** A text of the tables as a pattern. */
function pattern(words: string): RegExp {
  const [, source, flags] = /^\/(.*)\/(\w*)$/.exec(words) ?? [];
  if (source) return new RegExp(source, flags);
  const parts = words
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(parts.join('.*'));
}

function pageOf(slug: string): ServicePage {
  const page = servicePages.find((candidate) => candidate.slug === slug);
  if (!page) throw new Error(`There is no page ${slug}`);
  return page;
}

/** A page as it is read, its first year included, and once more with its citations, so that a row can name the provision. */
function read(slug: string): string {
  const { steps } = firstYears[slug as RegistrationId] ?? { steps: [] };
  const year = steps.flatMap(({ title, by, text, missed }) => [title, by.words, text, missed]);
  const passages = passagesOf(pageOf(slug).details);
  return [...passages.map(({ text }) => text), ...year, ...passages.map(({ raw }) => raw)].join(
    '\n',
  );
}

/** The statements of the findings by their page. */
const findings = new Map<string, string[]>();
for (const line of lines(FINDINGS)) {
  const statements = [...findings.values()].at(-1);
  if (line.startsWith(' ')) statements?.push(line.trim());
  else findings.set(line, []);
}

test.each([...findings])('what was found on %s is right now', (slug, statements) => {
  const text = read(slug);
  const wrong = statements.filter((statement) => {
    const [, sign, words = ''] = /^\w+ ([+-]) (.+)$/.exec(statement) ?? [];
    return pattern(words).test(text) !== (sign === '+');
  });
  expect(wrong).toEqual([]);
});

test.each(lines(TRADE_WORDS))('the trade’s words stand beside the plain ones on %s', (line) => {
  const [slug = '', words = ''] = line.split(': ');
  const text = read(slug);
  expect(words.split(', ').filter((word) => !text.includes(word))).toEqual([]);
});

test.each(lines(TOTALS))('a worked total stands among the costs: %s', (line) => {
  const [slug = '', sum = '', open = ''] = line.split(' | ');
  const examples = statementsOf(pageOf(slug).details).filter(
    ({ path, passages }) =>
      path.startsWith('costs.rows') && passages.some(({ text }) => text.includes('Worked example')),
  );
  expect(examples).toHaveLength(1);
  const text = examples[0]!.passages.map((passage) => passage.text).join('\n');
  expect(text).toContain(sum);
  expect(text).toMatch(pattern(open));
  expect(examples[0]!.cited).toBe(true);
  // Where nothing but sums is added up: the fees of marks name what each is for.
  const [, parts = '', total = ''] = /([₹\d, +A-Za-z]+) = ₹([\d,]+)/.exec(text) ?? [];
  const figures = [...parts.matchAll(/₹([\d,]+)/g)].map(([, figure = '']) => rupees(figure));
  if (figures.length > 0) expect(sumOf(figures)).toBe(rupees(total));
});

const rupees = (figure: string) => Number(figure.replaceAll(',', ''));
const sumOf = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Pages by what breaks a rule on them. */
const breaking = (broken: (page: ServicePage, text: string) => unknown, pages = servicePages) =>
  pages
    .filter((page) =>
      broken(
        page,
        passagesOf(page.details)
          .map(({ text }) => text)
          .join('\n'),
      ),
    )
    .map(({ slug }) => slug);

const FIRM = 'We are a private firm, not a government office.';

test('one sentence says that we are a private firm, at most once a page', () => {
  const odd = breaking((_page, text) => {
    const said = text.match(/[^.\n]*\bprivate firm\b[^.\n]*\.?/g) ?? [];
    return said.length > 1 || said.some((sentence) => sentence.trim() !== FIRM);
  });
  expect(odd).toEqual([]);
  for (const text of [documentText(terms), documentText(disclaimer), about.paragraphs.join(' ')]) {
    expect(text).toContain(FIRM);
    expect(text.match(/\bprivate firm\b/g)).toHaveLength(1);
  }
});

test('one sentence says of tax on our fee that it is shown apart', () => {
  const odd = breaking(({ details }) => {
    const rows = details.costs.rows.filter(({ what }) => what.startsWith('Our fee'));
    const notes = rows.map(({ note = '' }) => note).join(' ');
    return (
      !notes.includes('Tax on our fee is shown apart') ||
      /\btax (?:on it|shown|apart|in the|listed|itemised)/.test(notes)
    );
  });
  expect(odd).toEqual([]);
});

const companies = servicePages.filter(
  ({ slug }) =>
    registrations.slice(0, 10).some((first) => first === slug) ||
    /^roc-|^corporate-|^(compliance|business|startup)-consultation$|^legal-compliance$/.test(slug),
);

test('B3: each penalty by the day says who pays at most half, by section 446B of the Companies Act', () => {
  const odd = breaking(({ details }) =>
    statementsOf(details)
      .filter(({ passages }) =>
        passages.some(({ text }) => /penalty/i.test(text) && /₹10,000 and ₹100 a day/.test(text)),
      )
      .some(({ passages }) => {
        const raw = passages.map((part) => part.raw).join(' ');
        return !raw.includes('at most half') || !raw.includes('[[companies-act section 446B]]');
      }),
  );
  expect(odd).toEqual([]);
});

test('B9: a resident director’s days are counted in proportion in the year of incorporation, section 149(3)', () => {
  const slugs = ['one-person-company', 'section-8-company', 'nidhi-company'];
  const pages = slugs.map(pageOf);
  expect(
    breaking((_page, text) => !/182 calendar days[^.]*in proportion/.test(text), pages),
  ).toEqual([]);
});

test('no duty of the first year is told twice', () => {
  const odd = breaking(({ slug, details }) => {
    const year = firstYears[slug as RegistrationId];
    const after = details.after.map(({ when, duty }) => `${when} ${duty}`).join('\n');
    return (
      /Date of incorporation/.test(year?.startLabel ?? '') &&
      /INC-20A|auditor within|first auditor|share certificates?\b/i.test(after)
    );
  });
  expect(odd).toEqual([]);
});

test('the pages of companies say what must be done as a duty, verb first, and speak in no riddles', () => {
  expect(companies).toHaveLength(18);
  const riddles =
    /has its own line|stands beside it|named beside it|Does not stop at any sum|Same forms, same order|decides your exit|the form creates 3\.$|sells no order/m;
  const noVerb = /^(?:You|Your|The|A|An|It|Money|Land|Turnover)\b/;
  expect(
    breaking(
      ({ details }, text) =>
        riddles.test(text) || details.need.must.some((duty) => noVerb.test(duty)),
      companies,
    ),
  ).toEqual([]);
});

test('A1: each due date of 2025-26 stands with a word on extensions', () => {
  const extendable = /\b(?:31 July|31 August|30 September|31 October|30 November) 2026\b/;
  // Patents have dates of their own, which nobody extends.
  const pages = servicePages.filter(({ service }) => service?.group !== 'ip');
  const odd = pages.flatMap(({ slug, details }) =>
    statementsOf(details)
      .filter(
        ({ path, passages }) =>
          passages.some(({ text }) => extendable.test(text)) &&
          !passages.some(({ text }) => /\bextend|\bextension/.test(text)) &&
          !(path.startsWith('table') && /\bextend/.test(details.table?.heading ?? '')),
      )
      .map(({ path }) => `${slug} ${path}`),
  );
  expect(odd).toEqual([]);
});

test('C2: what falls due for 2025-26 rests on the law of that year', () => {
  const ofThatYear = /\b(?:belated|revise)\b[^.]*\b2025-26\b|\b2025-26\b[^.]*\b(?:belated|revise)/i;
  const odd = breaking(({ details }) =>
    statementsOf(details).some(
      ({ passages }) =>
        passages.some(({ text }) => ofThatYear.test(text)) &&
        !passages.some(({ raw }) => raw.includes('[[income-tax-act-1961')),
    ),
  );
  expect(odd).toEqual([]);
});

test('C6: a total of days that is stated is that of its steps', () => {
  const odd = breaking(({ details }) => {
    const [, from, to] = /(\d+) to (\d+) working days in all/.exec(details.keyFacts.time) ?? [];
    const clocks = details.steps.flatMap((step) => step.clocks);
    // Minutes and hours are no working days.
    const days = clocks.flatMap(({ label }) => {
      const [, least, most] = /^(\d+)(?: to (\d+))? working days?\b/.exec(label) ?? [];
      return least ? [[Number(least), Number(most ?? least)] as const] : [];
    });
    return (
      from &&
      (sumOf(days.map(([least]) => least)) !== Number(from) ||
        sumOf(days.map(([, most]) => most)) !== Number(to))
    );
  });
  expect(odd).toEqual([]);
});

test('A7: the first call is free, and what follows is paid, wherever it is said', () => {
  expect(sectionText(terms, 'order')).toMatch(/is a call.*free.*any later talk are paid/);
  expect(sectionText(terms, 'order')).not.toContain('The first consultation is free');
  for (const kind of ['business', 'startup', 'corporate', 'compliance']) {
    const slug = `${kind}-consultation`;
    const fee = pageOf(slug).details.costs.rows.find(({ what }) => what.startsWith('Our fee'));
    expect(fee?.when, slug).toMatch(/first call is free/);
    expect(read(slug), slug).toMatch(/first call[^.]*,? (?:which )?is free/);
  }
  const [call] = home.comparison.rows;
  expect(call.topic).toMatch(/first call/i);
  expect(call.us).toMatch(/^Free;.*quoted first$/);
});

test('A8: an advocate is engaged and paid directly, and our fee never covers one', () => {
  expect(sectionText(terms, 'our-work')).toMatch(/pay that advocate directly.*never covers/);
  expect(sectionText(disclaimer, 'no-advertising-or-solicitation')).toMatch(
    /engage the advocate yourself.*our own fee never covers/,
  );
});

test('D1: a letter that asks for a renewal fee may be real', () => {
  expect(registrationFee.kind).toBe('unclear');
  expect(registrationFee.text).toMatch(/Some are real: the Trade Marks Registry.*municipalities/);
  expect(registrationFee.text).toMatch(/look the number up on the office’s own site/);
});

test('B12: the steps of recognition hold the Department’s time alone', () => {
  const { steps } = pageOf('startup-india-registration').details;
  const authority = steps.flatMap(({ clocks }) => clocks.filter(({ who }) => who === 'authority'));
  expect(authority.map(({ label }) => label)).toEqual(['2 to 10 working days']);
});

test('no source leads to a site that has moved', () => {
  const moved = lawSources.filter(({ value }) => value.href.includes('indiacode.nic.in'));
  expect(moved.map(({ name }) => name)).toEqual([]);
});
