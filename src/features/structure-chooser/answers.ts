import { questions, type Answers, type QuestionId } from '@/law/structures/questions';
import { fragmentWith } from '@/lib/fragment';

/** The id of the heading over the questions, with which a fragment with answers begins. */
export const CHOOSE = 'choose';

/**
 * The answers in the fragment of an address; anything unknown is ignored. They are in the fragment and not in the query,
 * because browsers never send it to a server.
 *
 * @param hash `#choose&aim=profit&owners=two`
 */
export function answersIn(hash: string): Answers {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const known = questions.flatMap(({ id, answers }) => {
    const value = params.get(id);
    return answers.some((answer) => answer.value === value) ? [[id, value]] : [];
  });
  // Each value was found among the answers to its question.
  return Object.fromEntries(known) as Answers;
}

/** The fragment that holds these answers, in the order of the questions: `#choose`, `#choose&aim=profit&owners=two`. */
export function fragmentOf(answers: Answers): string {
  return fragmentWith(
    CHOOSE,
    Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? ''])),
  );
}

export function countOf(answers: Answers): number {
  return questions.filter(({ id }) => answers[id]).length;
}

/** The label of the answer that was given. */
export function labelOf(id: QuestionId, answers: Answers): string | undefined {
  const question = questions.find((candidate) => candidate.id === id);
  return question?.answers.find(({ value }) => value === answers[id])?.label;
}
