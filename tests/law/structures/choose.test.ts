import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { structureGuide } from '@/law/structures/guide';
import { numberOfQuestions, questions, UNSURE, type Answers } from '@/law/structures/questions';
import type { Effects, Rule } from '@/law/structures/rules';
import { choose, alternativesTo } from '@/law/structures/choose';
import { citedPlaces, withoutCitations } from '@/lib/marks';
import { isOfficial, needsPlace } from '../../support/law';
import { hasNumberOfLaw } from '../../support/service-rules';
import { property } from '../../support/property';

const { forms, groups, rules, advice, nothingFits, outside, sources } = structureGuide;

const anyAnswers = fc.record(
  Object.fromEntries(
    questions.map(({ id, answers }) => [id, fc.constantFrom(...answers.map(({ value }) => value))]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Answers>;

property(
  'every combination of answers has a suggestion with reasons, and no excluded form is offered',
  [anyAnswers],
  (answers) => {
    const suggestion = choose(structureGuide, answers);
    const { form, runnerUp, reasons = [], barred = [], conditions = [] } = suggestion ?? {};
    const offered = [form?.id, runnerUp?.form.id].filter((id) => id !== undefined);
    for (const never of neverFor(answers)) expect(offered).not.toContain(never);
    if (answers.aim === 'charity') expect(['ngo', 'section8']).toContain(offered[0]);
    if (answers.aim === 'savings') expect(offered).toEqual(['nidhi']);
    // Who offers a company or LLP to a single person says that it takes another.
    if (answers.owners === 'one' && ['private', 'llp', 'section8'].includes(offered[0] ?? '')) {
      expect(conditions.join(' ')).toMatch(/second (?:member|partner)/);
    }
    if (answers.abroad === 'border' && ['private', 'llp'].includes(offered[0] ?? '')) {
      expect(conditions.join(' ')).toMatch(/Approval of the Government/);
    }
    if (alternativesTo(structureGuide, answers).length > 0) return;
    expect(reasons).not.toEqual([]);
    expect(barred.filter(({ why }) => why.length === 0)).toEqual([]);
    expect(new Set([...offered, ...barred.map((one) => one.form.id)]).size).toBe(
      offered.length + barred.length,
    );
    if (runnerUp) expect(runnerUp.whyNot).not.toEqual([]);
  },
);

/** The forms that the law closes to some answers, or that can't do what is asked, whatever else is answered. */
function neverFor({
  aim,
  owners = 'unsure',
  abroad = 'unsure',
  liability,
  money,
  profession,
}: Answers) {
  const isSeveral = !['one', 'huf', 'unsure'].includes(owners);
  const isForeign = ['oci', 'resident', 'foreign', 'border'].includes(abroad);
  // Section 25 of the Chartered Accountants Act; 26 of the Company Secretaries Act; 29 of the Advocates Act.
  const isClosed = ['accounts', 'secretary', 'law'].includes(profession ?? '');
  const isLoneAdvocate = profession === 'law' && owners === 'one';
  return [
    [isSeveral || isForeign || owners === 'huf', 'opc'],
    [isSeveral, 'proprietorship'],
    [owners === 'fifty' || owners === 'more' || liability === 'yes', 'partnership'],
    [liability === 'yes' && !isLoneAdvocate, 'proprietorship'],
    [aim === 'profit', 'ngo section8 producer nidhi'],
    [aim === 'profit' && isClosed, 'private opc'],
    [money === 'investors' && !isClosed, 'llp partnership opc proprietorship'],
  ].flatMap(([isSo, closed]) => (isSo ? `${closed}`.split(' ') : []));
}

property('an unanswered question counts as not sure', [anyAnswers], (answers) => {
  const unsure = Object.fromEntries(questions.map(({ id }) => [id, 'unsure']));
  expect(choose(structureGuide, { ...unsure, ...answers })).toEqual(
    choose(structureGuide, answers),
  );
});

type Row = [
  form: 'private' | 'llp',
  effect: 'bars' | 'needs' | 'for' | 'against',
  weight: number,
  text: string,
];

/** What is suggested by these rules alone, where two forms are left, the private company before the LLP. */
function suggest(...rows: Row[]) {
  const others = forms.map(({ id }) => id).filter((id) => id !== 'private' && id !== 'llp');
  const barred: Rule = { when: {}, forms: others, bars: 'Not in this test.' };
  const made = rows.map(([form, effect, weight, text]): Rule => {
    const does = { [effect]: text } as { for: string };
    return { when: {}, forms: [form], weight, ...does };
  });
  const lightness = { ...structureGuide.lightness, private: 50, llp: 0 };
  return choose({ ...structureGuide, lightness, rules: [barred, ...made] }, {});
}

test('reasons are the weightiest words for the form, four at most, beside all objections', () => {
  const suggestion = suggest(
    ['private', 'for', 1, 'One.'],
    ['private', 'for', 5, 'Five.'],
    ['private', 'against', 9, 'Against.'],
    ['private', 'against', 1, 'Against too.'],
    ['llp', 'for', 8, 'Of the other.'],
    ['private', 'for', 3, 'Three.'],
    ['private', 'for', 4, 'Four.'],
    ['private', 'for', 2, 'Two.'],
  );
  expect(suggestion).toMatchObject({
    form: { id: 'private' },
    reasons: ['Five.', 'Four.', 'Three.', 'Two.'],
    objections: ['Against.', 'Against too.'],
  });
});

const texts = [
  ...forms.flatMap(({ facts, drawback }) => [...Object.values(facts), drawback]),
  ...rules.map((rule: Effects) => rule.bars ?? rule.needs ?? rule.for ?? rule.against ?? ''),
  ...[...advice, ...nothingFits].map(({ text }) => text),
  ...outside,
];

test('the comparison has every form once', () => {
  expect(groups.flatMap((group) => [...group.forms]).toSorted()).toEqual(
    forms.map(({ id }) => id).toSorted(),
  );
});

test('the questions have each "not sure" as the last answer, and print how many they are', () => {
  expect(numberOfQuestions).toBe('ten');
  expect(questions).toHaveLength(10);
  for (const { answers } of questions) expect(answers.at(-1)?.value).toBe(UNSURE);
});

test('each number and each duty is cited, by section, rule or number of an official source', () => {
  const cited = citedPlaces(texts);
  expect(sources.map(({ id }) => id).toSorted()).toEqual([...cited.keys()].toSorted());
  expect(sources.filter(({ href }) => !isOfficial(href))).toEqual([]);
  const bare = sources.filter(needsPlace).map(({ id }) => `{${id}}`);
  const odd = texts.filter((raw) => {
    const text = withoutCitations(raw);
    const needsLaw = /\bmust\b/.test(text) || hasNumberOfLaw({ path: 'need.may[0]', text });
    return (raw === text && needsLaw) || bare.some((marker) => raw.includes(marker));
  });
  expect(odd).toEqual([]);
});
