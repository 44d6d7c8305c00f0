import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entities, firstYears } from '@/law/first-year/timelines';
import { registrations, type RegistrationId } from '@/law/first-year/registrations';
import { dayOfStep, firstYearEnd, type FirstYearStep } from '@/law/first-year/steps';
import { addDays, isDay } from '@/lib/days';
import { isOfficial, lawSources, needsPlace } from '../../support/law';
import { passagesOf, servicePages } from '../../support/service-pages';

const paths = Object.entries(firstYears) as [RegistrationId, (typeof firstYears)[RegistrationId]][];

/** The dated steps of a registration on a day: "inc-20a 2027-05-30". */
function dated(slug: RegistrationId, start: string): Record<string, string> {
  const { steps, accounts } = firstYears[slug];
  return Object.fromEntries(
    steps.flatMap((step) => {
      const day = dayOfStep(step, start, accounts);
      return day ? [[step.id, day]] : [];
    }),
  );
}

/** The text of a step, as the page shows it. */
function told(slug: RegistrationId, id: string): string {
  const step = firstYears[slug].steps.find((candidate) => candidate.id === id);
  return step ? [step.title, step.by.words, step.text, step.missed].join(' ') : '';
}

describe('what follows from what an entity is', () => {
  /** By hand from sections 2(85), 10A, 92, 173, 378V and 446B of the Companies Act. */
  test.each([
    {
      slug: 'private-limited-company',
      start:
        /₹50,000 for the company, .* If small or a start-up, at most half: ₹25,000, and ₹500 a day, up to ₹50,000/,
      meetings: /4 board meetings a year.*A small company holds 1 in each half/,
      annualReturn: /^Annual return \(MGT-7 or MGT-7A\)/,
      penalty: /at most half if small/,
    },
    {
      slug: 'one-person-company',
      start: /At most ₹25,000 for the company and ₹500 a day, up to ₹50,000 for each officer/,
      meetings: /With 2 directors or more: 1 in each half/,
      annualReturn:
        /^Annual return \(MGT-7A\) In practice within 60 calendar days .* late November/,
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
      penalty: /Besides, a penalty\.$/,
    },
    {
      slug: 'nidhi-company',
      start: /: ₹50,000 for the company, ₹1,000 a day, up to ₹1 lakh for each officer\. The/,
      meetings:
        /4 board meetings a year, at most 120 calendar days apart\. For officers a penalty\./,
      annualReturn: /^Annual return \(MGT-7\) .*never small/,
      penalty: /Besides, a penalty\.$/,
    },
  ] as const)('$slug', ({ slug, start, meetings, annualReturn, penalty }) => {
    expect(`: ${told(slug, 'inc-20a').split('borrow. ')[1]}`).toMatch(start);
    expect(told(slug, 'board-meetings')).toMatch(meetings);
    expect(told(slug, 'mgt-7')).toMatch(annualReturn);
    expect(told(slug, 'aoc-4')).toMatch(penalty);
  });

  test('no company that is never small is told of MGT-7A, half a penalty or 2 meetings', () => {
    for (const [slug, { steps }] of paths) {
      const entity = slug in entities ? entities[slug as keyof typeof entities] : undefined;
      if (!entity || !('isSection8' in entity || 'isPublic' in entity)) continue;
      const text = steps.map(({ id }) => told(slug, id)).join('\n');
      expect(text, slug).not.toMatch(/MGT-7A|\bhalf of\b|1 in each half/);
    }
  });

  /** Section 2(85), proviso. */
  test('a private company reads that no holding or subsidiary company is small', () => {
    expect(told('private-limited-company', 'mgt-7')).toMatch(
      /holding or subsidiary company is never small/,
    );
  });

  /** Section 408(2), with section 58(2), Table Sl. 1 and 3. */
  test('who may declare presumptive profit reads of the one day for advance tax, others do not', () => {
    for (const [slug, { kind }] of Object.entries(entities)) {
      const text = told(slug as RegistrationId, 'advance-tax');
      const isPresumptive = kind === 'proprietorship' || kind === 'firm';
      expect(/presumptive.*all of it by 15 March/.test(text), slug).toBe(isPresumptive);
    }
  });

  /** Rule 4(5) of the Nidhi Rules, with its proviso of 18 July 2024. */
  test('a Nidhi gets its last words after the declaration', () => {
    expect(told('nidhi-company', 'ndh-4')).toMatch(/declared it; then the name is changed/);
  });

  test('every company reports loans, also from a director', () => {
    for (const [slug, { kind }] of Object.entries(entities)) {
      const isCompany = kind.endsWith('company');
      expect(told(slug as RegistrationId, 'dpt-3') !== '', slug).toBe(isCompany);
    }
    expect(told('one-person-company', 'dpt-3')).toMatch(/A director’s loan is no deposit/);
  });

  test('owners abroad are reported where there can be some', () => {
    for (const slug of ['private-limited-company', 'one-person-company'] as const) {
      expect(told(slug, 'foreign-investment')).toMatch(/FC-GPR.*30 calendar days of the allotment/);
      expect(told(slug, 'foreign-assets')).toMatch(/15 July/);
    }
    expect(told('llp-registration', 'foreign-investment')).toMatch(/LLP-I/);
    expect(told('nidhi-company', 'foreign-investment')).toBe('');
  });

  test('the auditor of a one person company waits for no meeting', () => {
    expect(told('one-person-company', 'first-auditor')).not.toMatch(/until the first/);
    expect(told('private-limited-company', 'first-auditor')).toMatch(/until the first annual/);
  });

  /** The Ministry's illustrations to rule 12A: the third year after the one in which the number was given. */
  test('founders read when their new number is due for KYC, and the fee of each filing', () => {
    for (const slug of [
      'private-limited-company',
      'one-person-company',
      'llp-registration',
    ] as const) {
      expect(told(slug, 'director-details')).toMatch(
        /₹500 for each filing.*30 June 2030 for a number \(DIN\) of 2026-27, 2029 for one of 2025-26/,
      );
    }
  });

  /** Section 4 of the Act of 2013 binds every workplace of 10, whoever owns it. */
  test('every employer reads of the committee at 10 workers', () => {
    const employers = [...Object.keys(entities), 'trade-license'] as RegistrationId[];
    for (const slug of employers) expect(told(slug, 'staff'), slug).toMatch(/From 10 workers/);
  });

  test('who may ask for interest from late buyers is said', () => {
    expect(told('private-limited-company', 'udyam')).toMatch(
      /micro or small maker.*traders have no/,
    );
  });
});

describe('a page and its first year', () => {
  const pageText = (slug: string) => {
    const page = servicePages.find((candidate) => candidate.slug === slug);
    return page ? passagesOf(page.details).map(({ text }) => text) : [];
  };

  test.each(Object.keys(entities) as RegistrationId[])('tell the same of %s', (slug) => {
    const page = pageText(slug);
    const year = firstYears[slug].steps.map(({ id }) => told(slug, id)).join('\n');
    // A form that the page rules out is no duty of the first year, and the other way round.
    const ruledOut = page.flatMap((text) => /\bnever ([A-Z]{3}-\d+A?)\b/.exec(text)?.[1] ?? []);
    for (const form of ruledOut) expect(year).not.toMatch(new RegExp(`${form}\\b`));
    if (/never small/.test(year)) expect(page.join('\n')).not.toMatch(/MGT-7A (?:for|is)\b/);
    // A penalty for missing INC-20A is the same sum in both.
    const penalties = page
      .filter((text) => text.includes('INC-20A'))
      .flatMap((text) => text.match(/₹[\d,]+(?: a day)?/g) ?? []);
    for (const sum of penalties) expect(told(slug, 'inc-20a')).toContain(sum);
    // The day for the accounts of a one person company.
    if (told(slug, 'aoc-4').includes('180 calendar days')) {
      expect(page.join('\n')).toMatch(/AOC-4 within 180 calendar days/);
    }
  });
});

test.each([
  ['2026-12-31', 'company', '2027-03-31'],
  ['2027-01-01', 'company', '2028-03-31'],
  ['2027-03-31', 'company', '2028-03-31'],
  ['2027-04-01', 'company', '2028-03-31'],
  ['2027-01-01', 'other', '2027-03-31'],
  ['2027-03-31', 'other', '2027-03-31'],
] as const)('who starts on %s (%s) closes the first year on %s', (start, accounts, end) => {
  expect(firstYearEnd(start, accounts)).toBe(end);
});

test('over ten years every date exists, comes after the start and within two years and a half', () => {
  const anyDay = fc.integer({ min: 0, max: 3652 }).map((count) => addDays('2026-01-01', count));
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...registrations), (start, slug) => {
      for (const [id, day] of Object.entries(dated(slug, start))) {
        expect(isDay(day), `${slug} ${id}: ${day}`).toBe(true);
        expect(day > start, `${slug} ${id}: ${day}`).toBe(true);
        expect(day < addDays(start, 913), `${slug} ${id}: ${day}`).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test('each path belongs to a registration, and each step has an id of its own', () => {
  expect(paths.map(([slug]) => slug)).toEqual([...registrations]);
  for (const [slug, { steps }] of paths) {
    expect(new Set(steps.map(({ id }) => id)).size, slug).toBe(steps.length);
  }
});

test('every path names duties, and says of options that nothing is due', () => {
  for (const [slug, { steps, letters }] of paths) {
    expect(
      steps.some(({ kind }) => kind === 'duty'),
      slug,
    ).toBe(true);
    expect(letters.length, slug).toBeGreaterThan(2);
  }
});

test('each step says what is due and what being late costs, in sentences', () => {
  for (const { text, missed } of paths.flatMap(([, path]) => path.steps)) {
    expect(`${text} ${missed}`).toMatch(/\. .*\.$/);
  }
});

/** What local bodies alone decide has no official text that holds everywhere. */
const decidedLocally = new Set(['renewal', 'licence-on-display', 'changes']);

test('each step rests on official sources, and says where in them', () => {
  const known = new Set(lawSources.map(({ value }) => value));
  for (const [slug, { steps, letters }] of paths) {
    for (const { id, law } of steps) {
      const isLocal = slug === 'trade-license' && decidedLocally.has(id);
      expect(law.length > 0 || isLocal, `${slug} ${id}`).toBe(true);
    }
    for (const { source, place } of [...steps, ...letters].flatMap(({ law = [] }) => law)) {
      expect(known.has(source), source.id).toBe(true);
      expect(isOfficial(source.href), source.href).toBe(true);
      expect(needsPlace(source) && place === '', `${slug}: ${source.id}`).toBe(false);
    }
  }
});

test('what is counted from a date names the length it counts in its words', () => {
  const odd = paths.flatMap(([slug, { steps }]) =>
    steps.filter((step) => !saysItsLength(step)).map(({ id }) => `${slug} ${id}`),
  );
  expect(odd).toEqual([]);
});

function saysItsLength({ by }: FirstYearStep): boolean {
  if (by.from !== 'start' || 'yearly' in by) return by.words.length > 0;
  const { days, months } = by.span;
  return by.words.includes(days ? `${days} calendar days` : `${months} month`);
}
