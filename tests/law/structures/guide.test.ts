import { expect, test } from 'vitest';
import { structureGuide } from '@/law/structures/guide';
import { numberOfQuestions, UNSURE } from '@/law/structures/questions';
import { citedPlaces, withoutCitations } from '@/lib/citations';
import { isOfficial, needsPlace } from '../../support/law';
import { hasNumberOfLaw } from '../../support/service-rules';

const { forms, groups, questions, rules, advice, nothingFits, outside, sources } = structureGuide;

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
