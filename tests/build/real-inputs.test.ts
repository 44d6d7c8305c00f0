import { expect, test } from 'vitest';
import { inputsOf } from '../real-inputs/real-inputs';
import { pageOf } from '../support/built-pages';
import { rank } from '../support/rank';
import { isOwn } from '../support/service-pages';

/** The first three results: pages, or tools on pages. */
const placesFor = (question: string) =>
  rank(question)
    .slice(0, 3)
    .map(({ service: { slug }, tool }) => ({ slug, place: slug + (tool?.fragment ?? '') }));

const questions = inputsOf('question').map(({ input, expected: { pages, answer } }) => {
  const places = placesFor(input);
  // A service that the owner added may be a right answer too.
  const isMeant = places.map(
    ({ slug, place }) => isOwn(slug) || pages.includes(slug) || pages.includes(place),
  );
  const isSaidOn = (slug: string) =>
    isOwn(slug) || new RegExp(answer).test(pageOf(`/services/${slug}`).text);
  return {
    says: `“${input}” finds ${places.map(({ place }) => place).join(', ')}`,
    isFirst: isMeant[0] ?? false,
    isAmongThree: isMeant.includes(true),
    isAnswered: places.some(({ slug }, at) => isMeant[at] && isSaidOn(slug)),
  };
});

test.each([
  ['isFirst', 10],
  ['isAmongThree', 4],
  ['isAnswered', 17],
] as const)('%s is true for all real questions except %i or fewer', (wanted, most) => {
  const missed = questions.filter((question) => !question[wanted]).map(({ says }) => says);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(most);
});
