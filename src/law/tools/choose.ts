import { choose, alternativesTo, type Suggestion } from '@/law/structures/choose';
import { structureGuide } from '@/law/structures/guide';
import {
  numberOfQuestions,
  questions,
  type AnswerTo,
  type QuestionId,
} from '@/law/structures/questions';
import { choiceField } from '@/law/fields';
import { defineTool, type Part } from '@/law/tool';

/** With fewer answers, the next answer may change the suggestion. */
const ENOUGH = 4;

/** A field for each question, under its id. */
type QuestionFields = {
  [Id in QuestionId]: {
    kind: 'choice';
    label: string;
    placeholder: string;
    options: Readonly<Record<AnswerTo<Id>, string>>;
  };
};

const fields = Object.fromEntries(
  questions.map(({ id, legend, answers }) => [
    id,
    choiceField(legend, Object.fromEntries(answers.map(({ value, label }) => [value, label])), {
      placeholder: 'Not answered',
    }),
  ]),
  // Each question has its own options; the type of the list can't express that.
) as QuestionFields;

const { forms, formsNotOffered } = structureGuide;

const outsideForms: Part = {
  heading: 'Outside these forms',
  lines: formsNotOffered,
  folded: true,
};

export const tool = defineTool({
  id: 'choose',
  kind: 'structure',
  name: 'Which structure?',
  question: 'Which structure fits?',
  line: `Answer ${numberOfQuestions} questions, and see which of nine structures fits, and why.`,
  fields,
  oneByOne: true,
  facts: structureGuide.facts,
  answer(answers) {
    const count = Object.values(answers).filter(Boolean).length;
    if (count === 0)
      return { pending: 'Answer at least one question. The suggestion depends on your answers.' };
    const answered = `${count} of ${questions.length} answered.`;
    const instead = alternativesTo(structureGuide, answers);
    const suggestion = choose(structureGuide, answers);
    if (instead.length > 0 || !suggestion) {
      return {
        ...(count < ENOUGH && { pending: `${answered} Nothing here fits so far.` }),
        verdict: 'Nothing here fits',
        parts: [{ heading: 'What to do instead', lines: instead }, outsideForms],
      };
    }
    const { form, conditions, barred } = suggestion;
    return {
      ...(count < ENOUGH && {
        pending: `${answered} Still possible: ${forms.length - barred.length} of ${forms.length}.`,
      }),
      verdict: conditions.length > 0 ? `${form.name}, with a condition to meet first` : form.name,
      links: [{ text: `See ${form.short}`, service: form.registration }],
      parts: partsOf(suggestion),
      notes: ['This is guidance for business, not legal advice.'],
    };
  },
});

/** The reasons for and against a form, and what to do after the choice. */
function partsOf({
  form,
  reasons,
  conditions,
  objections,
  runnerUp,
  barred,
  advice,
}: Suggestion): Part[] {
  const parts: Part[] = [
    { heading: 'Fee', lines: [form.facts.cost] },
    { heading: 'Time', lines: [form.facts.time] },
    { heading: 'Why this one', lines: reasons },
    { heading: 'It still needs', lines: conditions },
    { heading: 'Reasons against it', lines: objections },
    ...(runnerUp
      ? [
          {
            heading: `Second choice: ${runnerUp.form.name}. Why it comes second`,
            lines: runnerUp.whyNot,
          },
        ]
      : []),
    { heading: `Yearly upkeep: ${form.name}`, lines: [form.facts.upkeep] },
    ...(runnerUp
      ? [{ heading: `Yearly upkeep: ${runnerUp.form.name}`, lines: [runnerUp.form.facts.upkeep] }]
      : []),
    { heading: 'Ask before you file', lines: advice },
    {
      heading: `Ruled out by your answers: ${barred.length}`,
      lines: barred.map(({ form: { name }, why }) => `${name}: ${why.join(' ')}`),
      folded: true,
    },
    outsideForms,
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}
