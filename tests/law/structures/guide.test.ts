import { describe, expect, test } from 'vitest';
import { structureGuide } from '@/law/structures/guide';
import { numberOfQuestions, UNSURE } from '@/law/structures/questions';
import { citedPlaces, withoutCitations } from '@/lib/citations';
import { isOfficial, lawFacts, needsPlace } from '../../support/law';
import { numberOfLaw } from '../../support/service-rules';

const { topics, forms, groups, questions, rules, advice, nothingFits, outside, sources } =
  structureGuide;

const cells = forms.flatMap(({ id, facts }) =>
  Object.entries(facts).map(([topic, raw]) => ({ path: `${id}.${topic}`, raw })),
);
const sentences = [
  ...forms.map(({ id, drawback }) => ({ path: `${id}.drawback`, raw: drawback })),
  ...rules.map(({ text }, index) => ({ path: `rules[${index}]`, raw: text })),
  ...[...advice, ...nothingFits].map(({ text }, index) => ({
    path: `advice[${index}]`,
    raw: text,
  })),
  ...outside.map((raw, index) => ({ path: `outside[${index}]`, raw })),
];
const texts = [...cells, ...sentences].map((entry) => ({
  ...entry,
  text: withoutCitations(entry.raw),
}));

test('the comparison has every form once, on each row', () => {
  const shown = groups.flatMap((group) => [...group.forms]);
  expect(shown.toSorted()).toEqual(forms.map(({ id }) => id).toSorted());
  for (const { facts } of forms) {
    expect(Object.keys(facts).toSorted()).toEqual(Object.keys(topics).toSorted());
  }
});

describe('the questions', () => {
  test('have each "not sure" as the last answer, and print how many they are', () => {
    expect(numberOfQuestions).toBe('ten');
    expect(new Set(questions.map(({ id }) => id)).size).toBe(10);
    for (const { answers } of questions) {
      expect(answers.at(-1)?.value).toBe(UNSURE);
      const values = answers.map(({ value }) => value);
      expect(new Set(values).size).toBe(values.length);
    }
  });
});

describe('the rules', () => {
  test('name each answer that they wait for as it can be given', () => {
    const known = new Map<string, string[]>(
      questions.map(({ id, answers }) => [id, answers.map(({ value }) => value)]),
    );
    const odd = [...rules, ...advice, ...nothingFits].flatMap(({ when }) =>
      Object.entries(when).filter(([id, values]) =>
        values.some((value) => !known.get(id)?.includes(value)),
      ),
    );
    expect(odd).toEqual([]);
  });

  test('heed every answer but "not sure" and "no"', () => {
    const heeded = new Set(
      [...rules, ...advice, ...nothingFits.filter(isOfAnAnswer)].flatMap(({ when }) =>
        Object.entries(when).flatMap(([id, values]) => values.map((value) => `${id} ${value}`)),
      ),
    );
    const ignored = questions.flatMap(({ id, answers }) =>
      answers
        .filter(({ value }) => !heeded.has(`${id} ${value}`))
        .map(({ value }) => `${id} ${value}`),
    );
    expect(ignored).toEqual([
      'money unsure',
      'abroad unsure',
      'back unsure',
      'turnover unsure',
      'profession none',
      'profession unsure',
      'trade none',
      'trade unsure',
    ]);
  });
});

/** What is said before anything is answered waits for "not sure" everywhere. */
function isOfAnAnswer({ when }: (typeof nothingFits)[number]): boolean {
  return Object.keys(when).length < questions.length;
}

describe('the law', () => {
  const places = citedPlaces([cells, sentences]);

  test('has each source that is cited, and no other', () => {
    expect(sources.map(({ id }) => id).toSorted()).toEqual([...places.keys()].toSorted());
    expect(sources.filter(({ href }) => !isOfficial(href))).toEqual([]);
  });

  test('is cited by section, rule or number', () => {
    const bare = sources.filter(needsPlace).map(({ id }) => `[[${id}]]`);
    expect(texts.filter(({ raw }) => bare.some((marker) => raw.includes(marker)))).toEqual([]);
  });

  test('is cited for each number and each duty', () => {
    const uncited = texts.filter(
      ({ raw, text }) =>
        raw === text && (/\bmust\b/.test(text) || numberOfLaw({ path: 'need.may[0]', text })),
    );
    expect(uncited.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  test('stands in src/law/ where it stands there', () => {
    const files = import.meta.glob<string>('/src/law/structures/*.ts', {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const code = Object.values(files).join('\n').split('\n');
    const typed = lawFacts.flatMap(({ name, value }) =>
      code
        .filter(
          (line) =>
            line.includes(value.words) && line.includes(`[[${value.source.id} ${value.place}]]`),
        )
        .map((line) => `${name} is typed by hand in ${line.trim()}`),
    );
    expect(typed).toEqual([]);
  });
});
