import { expect, test } from 'vitest';
import { fact, type Fact } from '@/law/fact';
import { cgstRules } from '@/law/gst/texts';
import { profiles } from '@/law/due-dates/profiles';
import type { Duty } from '@/law/due-dates/duty';
import { firstYears } from '@/law/first-year/timelines';
import { lawFacts, lawSources, type LawExport } from '@/law/fact-marks';
import { lawMistakes } from '@/law/mistakes';
import type { Citation } from '@/law/source';
import { rupees } from '@/law/units';
import { isOfficial, needsPlace } from '../support/law';

test('each source has a unique id, a unique title and an official address', () => {
  const sources = [...new Set(lawSources().map(({ value }) => value))];
  expect(repeated(sources.map(({ id }) => id))).toEqual([]);
  expect(repeated(sources.map(({ title }) => title))).toEqual([]);
  const odd = sources.filter(({ id, href }) => !/^[a-z0-9-]+$/.test(id) || !isOfficial(href));
  expect(odd).toEqual([]);
});

/** A rule for all facts. A failure names the facts that break it. */
function rule(name: string, isKept: (fact: Fact) => boolean) {
  test(name, () => {
    expect(
      lawFacts()
        .filter(({ value }) => !isKept(value))
        .map(nameOf),
    ).toEqual([]);
  });
}

const exported = new Set(lawSources().map(({ value }) => value));
const isCited = ({ source, place }: Citation) =>
  exported.has(source) && !(needsPlace(source) && place === '');

rule('each fact has an exported source, and names its section, rule or number', isCited);

// Pages show a change even before its first day.
rule('no text about a change says that something has ended', ({ values }) =>
  values.every(({ change = '' }) => !/\b(closed|ended|expired|stopped)\b/.test(change)),
);

rule('the order of a value is not older than the first day of the value', ({ values }) =>
  values.every(({ ordered, from = '' }) => !ordered || ordered >= from),
);

test('each duty, first-year step and letter has an exported source, and names its section, rule or number', () => {
  const duties = Object.values(profiles).flatMap((profile): readonly Duty[] => profile.duties);
  const steps = Object.values(firstYears).flatMap((year) => [...year.steps, ...year.letters]);
  const law = [...duties, ...steps].flatMap((one): readonly Citation[] => [
    ...('due' in one ? [one.due] : []),
    ...(one.citations ?? []),
  ]);
  expect(law.filter((one) => !isCited(one))).toEqual([]);
});

test('each first-year step cites law, except the steps that local bodies decide', () => {
  const bare = Object.entries(firstYears).flatMap(([slug, { steps }]) =>
    steps.filter(({ citations }) => citations.length === 0).map(({ id }) => `${slug} ${id}`),
  );
  const local = /^trade-license (renewal|licence-on-display|changes)$/;
  expect(bare.filter((step) => !local.test(step))).toEqual([]);
});

test('no fact is in two bodies of law', () => {
  const bound = lawFacts().filter(({ value }) => needsPlace(value.source));
  const facts = new Set(bound.map(({ value }) => `${value}`));
  const places = new Set(bound.map(({ body, value }) => `${value} in ${body}`));
  expect([...places].toSorted()).toHaveLength(facts.size);
});

const nameOf = ({ name }: LawExport<Fact>) => name;
const repeated = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at);

test.each([
  [
    'an impossible date',
    { from: '2027-13-01', change: 'more' },
    '2027-13-01 is not a date: write it as 2026-12-31',
  ],
  ['a change without words', { from: '2026-10-01' }, /needs a change/],
  [
    'a change that starts like a sentence',
    { change: 'The fee rose.' },
    /has to start with a small letter/,
  ],
  [
    'an end before its beginning',
    { from: '2020-01-01', until: '2019-01-01' },
    /last day of a value/,
  ],
  ['a review after more than a year', { reviewBy: '2028-01-01' }, /within 12 months/],
  [
    'a value seen before it began',
    { from: '2020-01-01', lastSeen: '2019-01-01' },
    /lastSeen has to be/,
  ],
])('a fact with %s is reported', (_, stated, mistake) => {
  const value = fact('Fee of a form', { is: rupees(500), at: [cgstRules, 'rule 9'], ...stated });
  const [said, ...others] = lawMistakes([{ body: 'gst', name: 'gst.formFee', value }]);
  expect(said).toMatch(mistake);
  expect(said).toMatch(/^gst\.formFee \(Fee of a form\): /);
  expect(others).toEqual([]);
});

test('a value without a place or a first day has the place or first day of its fact', () => {
  const { values } = fact('Fee', {
    at: [cgstRules, 'rule 9'],
    from: '2020-01-01',
    values: [
      { is: rupees(500) },
      { is: rupees(600), from: '2026-01-01', at: [cgstRules, 'rule 10'], change: 'more' },
    ],
  });
  expect(values).toMatchObject([
    { from: '2020-01-01', place: 'rule 9' },
    { from: '2026-01-01', place: 'rule 10' },
  ]);
});

test('two facts with the same label are reported', () => {
  const value = fact('Fee', { is: rupees(500), at: [cgstRules, 'rule 9'] });
  expect(
    lawMistakes([value, value].map((each) => ({ body: 'gst', name: 'gst.fee', value: each }))),
  ).toContain('gst.fee (Fee): another fact has the same label');
});
