import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { structureGuide } from '@/law/structures/guide';
import { questions, type Answers } from '@/law/structures/questions';
import { choose, insteadOf, type Suggestion } from '@/law/structures/choose';

const anyAnswers = fc.record(
  Object.fromEntries(
    questions.map(({ id, answers }) => [id, fc.constantFrom(...answers.map(({ value }) => value))]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Answers>;

test('every combination of answers has a suggestion with reasons, and no excluded form is offered', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const isTold = insteadOf(structureGuide, answers).length > 0;
      expect(isTold || isSound(choose(structureGuide, answers))).toBe(true);
    }),
    { numRuns: 1000 },
  );
}, 60_000);

function isSound(suggestion: Suggestion | undefined): boolean {
  if (!suggestion) return false;
  const { form, runnerUp, reasons, barred } = suggestion;
  const excluded = new Set(barred.map((entry) => entry.form.id));
  return (
    reasons.length > 0 &&
    barred.every(({ why }) => why.length > 0) &&
    !excluded.has(form.id) &&
    (!runnerUp ||
      (runnerUp.form.id !== form.id &&
        runnerUp.whyNot.length > 0 &&
        !excluded.has(runnerUp.form.id)))
  );
}

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

test('no objection that the rules know is kept from the visitor', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const suggestion = choose(structureGuide, answers);
      const known = structureGuide.rules.filter(
        ({ effect, forms, when, unless }) =>
          effect === 'against' &&
          forms.some((id) => id === suggestion?.form.id) &&
          given(when, answers) &&
          !(unless && given(unless, answers)),
      );
      expect(suggestion?.objections.toSorted() ?? []).toEqual(
        known.map(({ text }) => text).toSorted(),
      );
    }),
    { numRuns: 500 },
  );
});

function given(when: object, answers: Answers): boolean {
  return Object.entries(when).every(([id, values]: [string, readonly string[]]) =>
    values.includes(answers[id as keyof Answers] ?? 'unsure'),
  );
}

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
