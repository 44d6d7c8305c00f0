import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { structureGuide } from '@/law/structures/guide';
import { numberOfQuestions, questions, UNSURE, type Answers } from '@/law/structures/questions';
import type { Rule } from '@/law/structures/rules';
import { choose, insteadOf } from '@/law/structures/choose';
import { citedPlaces, withoutCitations } from '@/lib/citations';
import { isOfficial, needsPlace } from '../../support/law';
import { hasNumberOfLaw } from '../../support/service-rules';

const { forms, groups, rules, advice, nothingFits, outside, sources } = structureGuide;

const anyAnswers = fc.record(
  Object.fromEntries(
    questions.map(({ id, answers }) => [id, fc.constantFrom(...answers.map(({ value }) => value))]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Answers>;

test('every combination of answers has a suggestion with reasons, and no excluded form is offered', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      if (insteadOf(structureGuide, answers).length > 0) return;
      const { form, runnerUp, reasons = [], barred = [] } = choose(structureGuide, answers) ?? {};
      expect(reasons).not.toEqual([]);
      expect(barred.filter(({ why }) => why.length === 0)).toEqual([]);
      const offered = [form, ...(runnerUp ? [runnerUp.form] : [])];
      expect(new Set([...offered, ...barred.map((one) => one.form)]).size).toBe(
        offered.length + barred.length,
      );
      if (runnerUp) expect(runnerUp.whyNot).not.toEqual([]);
    }),
    { numRuns: 1000 },
  );
}, 60_000);

test('limits of law hold whatever else is answered', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const suggestion = choose(structureGuide, answers);
      const offered = [suggestion?.form.id, suggestion?.runnerUp?.form.id];
      const several = answers.owners && !['one', 'huf', 'unsure'].includes(answers.owners);
      const foreign = ['oci', 'resident', 'foreign', 'border'].includes(answers.abroad ?? '');
      if (several || foreign || answers.owners === 'huf') expect(offered).not.toContain('opc');
      if (several) expect(offered).not.toContain('proprietorship');
      if (answers.owners === 'fifty' || answers.owners === 'more') {
        expect(offered).not.toContain('partnership');
      }
      if (answers.liability === 'yes') {
        const isLoneAdvocate = answers.profession === 'law' && answers.owners === 'one';
        if (!isLoneAdvocate) expect(offered).not.toContain('proprietorship');
        expect(offered).not.toContain('partnership');
      }
      if (answers.aim === 'charity') expect(['ngo', 'section8']).toContain(offered[0]);
      if (answers.aim === 'savings') expect(offered).toEqual(['nidhi', undefined]);
      if (answers.aim === 'profit') {
        for (const id of ['ngo', 'section8', 'producer', 'nidhi']) {
          expect(offered).not.toContain(id);
        }
      }
      const isClosed = ['accounts', 'secretary', 'law'].includes(answers.profession ?? '');
      if (isClosed && answers.aim === 'profit') {
        // Section 25 of the Chartered Accountants Act; 26 of the Company Secretaries Act; 29 of the Advocates Act.
        expect(offered).not.toContain('private');
        expect(offered).not.toContain('opc');
      }
      if (answers.money === 'investors' && !isClosed) {
        for (const id of ['llp', 'partnership', 'opc', 'proprietorship']) {
          expect(offered).not.toContain(id);
        }
      }
      // Who offers a company or LLP to a single person says that it takes another.
      if (answers.owners === 'one' && ['private', 'llp', 'section8'].includes(offered[0] ?? '')) {
        expect(suggestion?.conditions.join(' ')).toMatch(/second (?:member|partner)/);
      }
      if (answers.abroad === 'border' && ['private', 'llp'].includes(offered[0] ?? '')) {
        expect(suggestion?.conditions.join(' ')).toMatch(/Approval of the Government/);
      }
    }),
    { numRuns: 1000 },
  );
}, 30_000);

test('an unanswered question counts as not sure', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const unsure = Object.fromEntries(questions.map(({ id }) => [id, 'unsure']));
      expect(choose(structureGuide, { ...unsure, ...answers })).toEqual(
        choose(structureGuide, answers),
      );
    }),
  );
});

type Row = [form: 'private' | 'llp', effect: Rule['effect'], weight: number, text: string];

/** What is suggested by these rules alone, where two forms are left, the private company before the LLP. */
function suggest(...rows: Row[]) {
  const others = forms.map(({ id }) => id).filter((id) => id !== 'private' && id !== 'llp');
  const barred: Rule = { when: {}, forms: others, effect: 'bars', text: 'Not in this test.' };
  const made = rows.map(([form, effect, weight, text]): Rule => {
    const rule = { when: {}, forms: [form], text };
    return effect === 'for' || effect === 'against'
      ? { ...rule, effect, weight }
      : { ...rule, effect };
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

test('the next form tells what it needs, then what speaks against it, the weightiest first', () => {
  const suggestion = suggest(
    ['llp', 'against', 1, 'Light.'],
    ['llp', 'for', 7, 'For.'],
    ['llp', 'against', 2, 'Heavy.'],
    ['llp', 'needs', 0, 'A second Partner.'],
  );
  expect(suggestion?.runnerUp).toMatchObject({
    form: { id: 'llp' },
    whyNot: ['It needs: a second Partner.', 'Heavy.', 'Light.'],
  });
});

test('the next form that nothing speaks against tells its drawback', () => {
  const [drawback] = forms.flatMap((form) => (form.id === 'llp' ? [form.drawback] : []));
  expect(suggest()?.runnerUp?.whyNot).toEqual([drawback]);
});

const texts = [
  ...forms.flatMap(({ facts, drawback }) => [...Object.values(facts), drawback]),
  ...[...rules, ...advice, ...nothingFits].map(({ text }) => text),
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
  const bare = sources.filter(needsPlace).map(({ id }) => `[[${id}]]`);
  const odd = texts.filter((raw) => {
    const text = withoutCitations(raw);
    const needsLaw = /\bmust\b/.test(text) || hasNumberOfLaw({ path: 'need.may[0]', text });
    return (raw === text && needsLaw) || bare.some((marker) => raw.includes(marker));
  });
  expect(odd).toEqual([]);
});
