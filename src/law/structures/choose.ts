import type { LegalForm, LegalFormId } from './legal-forms';
import type { StructureGuide } from './guide';
import { UNSURE, type Answers, type QuestionId, type When } from './questions';
import type { Effects, Rule } from './rules';
import { entriesOf } from '@/lib/object-entries';
import { lowerFirst } from '@/lib/letter-case';

/** How many reasons are shown, the weightiest first. */
const MOST_REASONS = 4;

export type OfferedForm = LegalForm & { id: LegalFormId };

/** The legal form that fits best, with the reasons for and against it. */
export interface Suggestion {
  form: OfferedForm;
  /** Why this one; never empty. */
  reasons: string[];
  /** Conditions to meet before it can be formed; usually empty. */
  conditions: string[];
  /** All reasons against it, the weightiest first. */
  objections: string[];
  /** The second best, and why it is not the first; `whyNot` is never empty. */
  runnerUp?: { form: OfferedForm; whyNot: string[] };
  /** The forms that the law or the aim excludes. */
  barred: { form: OfferedForm; why: string[] }[];
  /** Points to settle with an adviser first. */
  advice: string[];
}

type Rules = Pick<
  StructureGuide,
  'forms' | 'rules' | 'startingWeights' | 'conditionWeight' | 'advice'
>;

/**
 * Weighs the rules for these answers. An unanswered question counts as "not sure".
 *
 * @returns undefined if the rules bar every form; a test proves that the site's own rules never do
 */
export function choose(guide: Rules, answers: Answers): Suggestion | undefined {
  const applying = guide.rules.filter(
    ({ when, unless }) => holds(when, answers) && !(unless && holds(unless, answers)),
  );
  const verdicts = guide.forms.map((form) => weigh(form, applying, guide));
  const open = verdicts
    .filter(({ barred }) => barred.length === 0)
    .toSorted((one, other) => other.score - one.score);
  const [first, second] = open;
  if (!first) return undefined;

  return {
    form: first.form,
    reasons: first.reasons.length > 0 ? first.reasons : [`${first.form.facts.suits}.`],
    conditions: first.conditions,
    objections: first.objections,
    ...(second && { runnerUp: { form: second.form, whyNot: whyNot(second) } }),
    barred: verdicts
      .filter(({ barred }) => barred.length > 0)
      .map(({ form, barred }) => ({ form, why: barred })),
    advice: guide.advice
      .filter(
        ({ when, forms }) => holds(when, answers) && (!forms || forms.includes(first.form.id)),
      )
      .map(({ text }) => text),
  };
}

/** Alternatives if no form fits; empty if a form fits. */
export function alternativesTo(
  guide: Rules & Pick<StructureGuide, 'nothingFits'>,
  answers: Answers,
): string[] {
  const texts = guide.nothingFits
    .filter(({ when }) => holds(when, answers))
    .map(({ text }) => text);
  if (texts.length > 0 || choose(guide, answers)) return texts;
  return ['Your answers together rule out every form here. Change one of them, or ask us first.'];
}

interface Verdict {
  form: OfferedForm;
  score: number;
  barred: string[];
  conditions: string[];
  reasons: string[];
  objections: string[];
}

function weigh(form: OfferedForm, rules: readonly Rule[], guide: Rules): Verdict {
  const applying = rules.filter(({ forms }) => forms.includes(form.id));
  const conditions = textsOf(applying, 'needs');
  const sum = (effect: 'for' | 'against') =>
    weighted(applying, effect).reduce((total, { weight }) => total + weight, 0);
  return {
    form,
    score:
      guide.startingWeights[form.id] +
      sum('for') -
      sum('against') -
      conditions.length * guide.conditionWeight,
    barred: textsOf(applying, 'bars'),
    conditions,
    reasons: weighted(applying, 'for')
      .map(({ text }) => text)
      .slice(0, MOST_REASONS),
    objections: weighted(applying, 'against').map(({ text }) => text),
  };
}

function whyNot({ form, conditions, objections }: Verdict): string[] {
  const why = [
    ...conditions.map((condition) => `It needs: ${lowerFirst(condition)}`),
    ...objections,
  ];
  return why.length > 0 ? why : [form.drawback];
}

function holds(when: When, answers: Answers): boolean {
  return entriesOf<QuestionId, readonly string[]>(when).every(([id, values]) =>
    values.includes(answers[id] ?? UNSURE),
  );
}

function textsOf(rules: readonly Effects[], effect: 'bars' | 'needs'): string[] {
  return rules.flatMap(({ [effect]: text }) => text ?? []);
}

function weighted(rules: readonly Effects[], effect: 'for' | 'against') {
  return rules
    .flatMap(({ [effect]: text, weight = 0 }) => (text ? [{ text, weight }] : []))
    .toSorted((one, other) => other.weight - one.weight);
}
