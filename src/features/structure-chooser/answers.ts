import { questions, type Answers, type QuestionId } from '@/content/structures/questions';

/** What an address says, as far as it speaks of the questions; anything unknown is passed over. */
export function answersIn(search: string): Answers {
  const params = new URLSearchParams(search);
  const known = questions.flatMap(({ id, answers }) => {
    const value = params.get(id);
    return answers.some((answer) => answer.value === value) ? [[id, value]] : [];
  });
  return Object.fromEntries(known) as Answers;
}

/**
 * The address's query with these answers in the order of the questions; what else it held stays.
 *
 * @returns '' or `?aim=profit&owners=two`
 */
export function queryWith(search: string, answers: Answers): string {
  const params = new URLSearchParams(search);
  for (const { id } of questions) {
    params.delete(id);
    const value = answers[id];
    if (value) params.set(id, value);
  }
  return params.size > 0 ? `?${params.toString()}` : '';
}

export function countOf(answers: Answers): number {
  return questions.filter(({ id }) => answers[id]).length;
}

/** The label of the answer that was given. */
export function labelOf(id: QuestionId, answers: Answers): string | undefined {
  const question = questions.find((candidate) => candidate.id === id);
  return question?.answers.find(({ value }) => value === answers[id])?.label;
}
