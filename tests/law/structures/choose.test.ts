import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { structureGuide } from '@/law/structures/guide';
import { numberOfQuestions, questions, UNSURE, type Answers } from '@/law/structures/questions';
import type { Effects, Rule } from '@/law/structures/rules';
import { choose, alternativesTo } from '@/law/structures/choose';
import { citedPlaces } from '@/law/marks';
import { isOfficial } from '../../support/law';
import { badlyCited } from '../../support/service-rules';
import { property } from '../../support/property';

const { forms, groups, rules, advice, nothingFits, formsNotOffered, sources } = structureGuide;

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
    // If a company or LLP is suggested to a single person, the answer says that a second person is needed.
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

/** Some answers exclude these forms: the law forbids the form, or the form can't do what is wanted. No other answer changes that. */
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

property('an unanswered question counts as “not sure”', [anyAnswers], (answers) => {
  const unsure = Object.fromEntries(questions.map(({ id }) => [id, 'unsure']));
  expect(choose(structureGuide, { ...unsure, ...answers })).toEqual(
    choose(structureGuide, answers),
  );
});

test('the answer shows the four weightiest reasons and all objections', () => {
  const [form, ...others] = forms.map(({ id }) => id);
  const says = (effect: 'for' | 'against', weight: number): Rule => ({
    ...({ [effect]: `${effect} ${weight}` } as { for: string }),
    when: {},
    forms: [form!],
    weight,
  });
  const made: Rule[] = [
    { when: {}, forms: others, bars: 'Not in this test.' },
    ...[1, 5, 3, 4, 2].map((weight) => says('for', weight)),
    ...[1, 9].map((weight) => says('against', weight)),
  ];
  expect(choose({ ...structureGuide, rules: made }, {})).toMatchObject({
    reasons: ['for 5', 'for 4', 'for 3', 'for 2'],
    objections: ['against 9', 'against 1'],
  });
});

const texts = [
  ...forms.flatMap(({ facts, drawback }) => [...Object.values(facts), drawback]),
  ...rules.map((rule: Effects) => rule.bars ?? rule.needs ?? rule.for ?? rule.against ?? ''),
  ...[...advice, ...nothingFits].map(({ text }) => text),
  ...formsNotOffered,
];

test('the comparison has every form once', () => {
  expect(groups.flatMap((group) => [...group.forms]).toSorted()).toEqual(
    forms.map(({ id }) => id).toSorted(),
  );
});

test('each of the ten questions has “not sure” as its last answer', () => {
  expect(numberOfQuestions).toBe('ten');
  expect(questions).toHaveLength(10);
  for (const { answers } of questions) expect(answers.at(-1)?.value).toBe(UNSURE);
});

test('each text about a number or a duty cites a section, rule or number of an official source', () => {
  const cited = citedPlaces(texts);
  expect(sources.map(({ id }) => id).toSorted()).toEqual([...cited.keys()].toSorted());
  expect(sources.filter(({ href }) => !isOfficial(href))).toEqual([]);
  expect(badlyCited(texts, sources)).toEqual([]);
});
