import { expect, test } from 'vitest';
import { firstYearEnd } from '@/law/first-year/steps';
import { entities, firstYears, type RegistrationId } from '@/law/first-year/timelines';

/* The duties of each kind of entity, worked out by hand from the Acts. */

const paths = Object.entries(firstYears) as [RegistrationId, (typeof firstYears)[RegistrationId]][];

/** The text of a step, as the page shows it. */
function textOf(slug: RegistrationId, id: string): string {
  const step = firstYears[slug].steps.find((candidate) => candidate.id === id);
  return step ? [step.title, step.by.words, step.text, step.missed].join(' ') : '';
}

/** Worked out by hand from sections 2(85), 10A, 92, 173, 378V and 446B of the Companies Act. */
test.each([
  {
    slug: 'private-limited-company',
    start:
      /₹50,000 for the company, .* For a small company or a start-up, at most half: ₹25,000, and ₹500 a day, up to ₹50,000/,
    meetings:
      /4 board meetings a year.*A small company needs only 1 in each half.*A recognised start-up may do the same/,
    annualReturn: /^Annual return \(MGT-7 or MGT-7A\)/,
    penalty: /for a small company or a start-up, it is at most half/,
  },
  {
    slug: 'one-person-company',
    start: /At most ₹25,000 for the company and ₹500 a day, up to ₹50,000 for each officer/,
    meetings: /With 2 directors or more: 1 in each half/,
    annualReturn: /^Annual return \(MGT-7A\) In practice within 60 calendar days .* late November/,
    penalty: /at most half of the usual one/,
  },
  {
    slug: 'producer-company',
    start: /At most ₹25,000 for the company/,
    meetings: /1 in every 3 months/,
    annualReturn: /^Annual return \(MGT-7 or MGT-7A\)/,
    penalty: /at most half of the usual one/,
  },
  {
    slug: 'section-8-company',
    start: /: ₹50,000 for the company, ₹1,000 a day, up to ₹1 lakh for each officer\. The/,
    meetings: /1 in every 6 months/,
    annualReturn: /^Annual return \(MGT-7\) .*never small/,
    penalty: /In addition, there is a penalty\.$/,
  },
  {
    slug: 'nidhi-company',
    start: /: ₹50,000 for the company, ₹1,000 a day, up to ₹1 lakh for each officer\. The/,
    meetings:
      /4 board meetings a year, at most 120 calendar days apart\. A penalty for the officers\./,
    annualReturn: /^Annual return \(MGT-7\) .*never small/,
    penalty: /In addition, there is a penalty\.$/,
  },
] as const)(
  'the page of $slug has the penalties, meetings and forms of its kind of company',
  ({ slug, start, meetings, annualReturn, penalty }) => {
    expect(`: ${textOf(slug, 'inc-20a').split('borrow before that. ')[1]}`).toMatch(start);
    expect(textOf(slug, 'board-meetings')).toMatch(meetings);
    expect(textOf(slug, 'mgt-7')).toMatch(annualReturn);
    expect(textOf(slug, 'aoc-4')).toMatch(penalty);
  },
);

test('the pages of companies that can’t be small mention no MGT-7A, half penalty or 2 meetings', () => {
  for (const [slug, { steps }] of paths) {
    const entity = slug in entities ? entities[slug as keyof typeof entities] : undefined;
    if (!entity || !('isSection8' in entity || 'isPublic' in entity)) continue;
    const text = steps.map(({ id }) => textOf(slug, id)).join('\n');
    expect(text, slug).not.toMatch(/MGT-7A|\bhalf of\b|1 in each half/);
  }
});

/** Section 2(85), proviso. */
test('the page of private companies says that a holding or subsidiary company is never small', () => {
  expect(textOf('private-limited-company', 'mgt-7')).toMatch(
    /holding or subsidiary company is never small/,
  );
});

/** Section 408(2), with section 58(2), Table Sl. 1 and 3. */
test('only the pages of proprietorships and firms mention the single day for advance tax', () => {
  for (const [slug, { kind }] of Object.entries(entities)) {
    const text = textOf(slug as RegistrationId, 'advance-tax');
    const isPresumptive = kind === 'proprietorship' || kind === 'firm';
    expect(/presumptive.*the whole tax by 15 March/.test(text), slug).toBe(isPresumptive);
  }
});

/** Rule 4(5) of the Nidhi Rules, with its proviso of 18 July 2024. */
test('a Nidhi changes its name after the declaration', () => {
  expect(textOf('nidhi-company', 'ndh-4')).toMatch(/declaration. After it, the name changes/);
});

test('every company reports its loans, even loans from a director', () => {
  for (const [slug, { kind }] of Object.entries(entities)) {
    const isCompany = kind.endsWith('company');
    expect(textOf(slug as RegistrationId, 'dpt-3') !== '', slug).toBe(isCompany);
  }
  expect(textOf('one-person-company', 'dpt-3')).toMatch(/A loan from a director is not a deposit/);
});

test('a company and an LLP report owners abroad, and a Nidhi does not', () => {
  const slug = 'private-limited-company';
  expect(textOf(slug, 'foreign-investment')).toMatch(/FC-GPR.*30 calendar days of the allotment/);
  expect(textOf(slug, 'foreign-assets')).toMatch(/15 July/);
  expect(textOf('llp-registration', 'foreign-investment')).toMatch(/LLP-I/);
  expect(textOf('nidhi-company', 'foreign-investment')).toBe('');
});

test('the term of the first auditor of a one person company does not depend on a meeting', () => {
  expect(textOf('one-person-company', 'first-auditor')).not.toMatch(/until the first/);
  expect(textOf('private-limited-company', 'first-auditor')).toMatch(/until the first annual/);
});

/** The Ministry's examples for rule 12A: KYC is due in the third year after the year in which the number was given. */
test('founders see the day and the fee of the KYC for their new number', () => {
  for (const slug of [
    'private-limited-company',
    'one-person-company',
    'llp-registration',
  ] as const) {
    expect(textOf(slug, 'director-details')).toMatch(
      /Each filing costs ₹500.*30 June 2030 if the number \(DIN\) was given in 2026-27, by 30 June 2029 if in 2025-26/,
    );
  }
});

/** Section 4 of the Act of 2013 applies to every workplace with 10 workers, whoever owns it. */
test('every employer with 10 or more workers sees the duty to have a committee', () => {
  for (const slug of Object.keys(entities) as RegistrationId[]) {
    expect(textOf(slug, 'taxes-and-staff'), slug).toMatch(/committee .*from 10 workers/);
  }
  expect(textOf('trade-license', 'staff')).toMatch(/From 10 workers/);
});

test.each([
  ['2026-12-31', 'company', '2027-03-31'],
  ['2027-01-01', 'company', '2028-03-31'],
  ['2027-03-31', 'company', '2028-03-31'],
  ['2027-04-01', 'company', '2028-03-31'],
  ['2027-01-01', 'other', '2027-03-31'],
  ['2027-03-31', 'other', '2027-03-31'],
] as const)('a first year that starts on %s (%s) ends on %s', (start, accounts, end) => {
  expect(firstYearEnd(start, accounts)).toBe(end);
});
