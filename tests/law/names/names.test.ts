import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkName } from '@/law/names/check-name';
import { nameAnswer } from '@/law/names/name-answer';
import { nameForms, type NameForm } from '@/law/names/name-form';
import { sameName } from '@/law/names/same-name';
import { watchedWords } from '@/law/names/watched-words';
import { nameWords } from '@/law/names/words';
import { keysOf } from '@/lib/object-entries';
import { anyText } from '../../support/hostile-strings';
import { names, wordless } from './cases/names';
import { pairs } from './cases/pairs';
import { verdicts, answersToNames } from './cases/verdicts';
import { property } from '../../support/property';

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

const placesOf = (name: string, form: NameForm) =>
  new Set(
    checkName(name, form).objections.flatMap(({ citations }) =>
      citations.map(({ place }) => place),
    ),
  );

const nameRows = rowsOf(names).map(([, form = '', name = '', clauses = '', why = '']) => ({
  form: form as NameForm,
  name,
  clauses: clauses.split(';').filter(Boolean),
  why,
}));

/** The writer of the table chose letters for the clauses of rule 8A from (g) on. The copies of the rule that we saw have none. */
const asSeen = (place: string) => place.replace(/^rule 8A\(1\)\([g-z]\)$/, 'rule 8A');

test('each name gets the objections that were worked out by hand, about the right words', () => {
  for (const { form, name, clauses, why } of nameRows) {
    const title = `${form}: ${name} (${why})`;
    const expected = clauses.map((clause) => clause.split('=').map((part) => part.trim()));
    const places = expected.map(([place = '']) => asSeen(place));
    expect.soft(placesOf(name, form), title).toEqual(new Set(places));
    for (const [at, [, about]] of expected.entries()) {
      if (about === undefined) continue;
      const said = checkName(name, form)
        .objections.filter(({ citations }) => citations.some(({ place }) => place === places[at]))
        .flatMap((objection) => nameWords(objection.about));
      const words = nameWords(about);
      const isAbout = words.join('') === said.join('') || words.some((word) => said.includes(word));
      expect.soft(isAbout, `${title}: ${said.join()}`).toBe(true);
    }
  }
});

const LAST_WORDS: Readonly<Record<NameForm, string>> = {
  private: ' Private Limited',
  opc: ' (OPC) Private Limited',
  llp: ' LLP',
  'section-8': '',
  producer: ' Producer Company Limited',
  nidhi: ' Nidhi Limited',
};

test('each name is refused, questioned or accepted, as worked out by hand', () => {
  for (const [form = '', name = '', objections = '', why = ''] of rowsOf(verdicts)) {
    if (!form) continue;
    const found = checkName(name + LAST_WORDS[form as NameForm], form as NameForm)
      .objections.map(({ kind, about }) => `${kind} = ${about}`.trim())
      .toSorted();
    const expected = objections === '-' ? [] : objections.split(/; ?/).toSorted();
    expect.soft(found.length, `${name}: ${found.join()} (${why})`).toBe(expected.length);
    for (const [at, text] of expected.entries()) {
      const [kind = '', about = ''] = text.split(' = ');
      expect.soft(found[at]?.startsWith(kind), `${name}: ${kind} (${why})`).toBe(true);
      expect.soft(found[at]?.toLowerCase(), `${name} (${why})`).toContain(about.toLowerCase());
    }
  }
});

test.each(wordless)('“%s” gets an objection, or is in another script', (name) => {
  const { objections, isOtherScript } = checkName(name, 'private');
  expect(objections.length > 0 || isOtherScript).toBe(true);
});

test.each(answersToNames)(
  'the answer about “%s” (%s, compared with “%s”) promises no more than the rules allow',
  (name, form, other, tone, says) => {
    const answer = nameAnswer(name, form, other);
    expect(answer.tone).toBe(tone);
    expect(answer.verdict).toMatch(says);
  },
);

test.each(['123', '😀', '<script>', '\u202eMeera'])('“%s” is not read as a name', (name) => {
  expect(nameAnswer(name, 'private', '').verdict).toMatch(/^We can only read names in letters/);
});

test('a name may have any script and the usual signs', () => {
  const { verdict } = nameAnswer('Kaveri & Dev’s 7+ मीरा Private Limited', 'private', '');
  expect(verdict).toMatch(/^We found no word in it/);
});

test('citations of rule 8A have only the letters (a) to (f)', () => {
  const lettered = forms
    .flatMap((form) => watchedWords(form).rows.flat())
    .filter((text) => text.includes('rule 8A('));
  expect(lettered).not.toEqual([]);
  expect(lettered.filter((text) => !/rule 8A\(1\)\([a-f]\)/.test(text))).toEqual([]);
});

const pairRows = rowsOf(pairs).map(
  ([, one = '', other = '', ...rest]) => [one, other, ...rest] as const,
);

test('each pair of names is alike or different, as worked out by hand', () => {
  for (const [one, other, verdict = '', why] of pairRows) {
    const { isSame, clauses } = sameName(one, other);
    const letters = clauses.filter((clause) => clause !== 'c' || verdict.includes('c')).join('');
    const said = isSame === undefined ? '-' : isSame ? letters || 'same' : 'no';
    // If two words sound alike and have nearly the same spelling, both (e) and (i) are right.
    const like = (text: string) => text.replace('i', 'e');
    expect.soft(like(said), `${one}, ${other}: ${why}`).toBe(like(verdict));
  }
});

const someName = fc.constantFrom(...nameRows.map(({ name }) => name));
const forms = keysOf(nameForms);
const someForm = fc.constantFrom(...forms);

property('letter case and extra blanks change no objection', [someName, someForm], (name, form) => {
  const expected = placesOf(name, form);
  expect(placesOf(name.toUpperCase(), form)).toEqual(expected);
  expect(placesOf(`  ${name.replaceAll(' ', ' \u00a0 ')}\u200b`, form)).toEqual(expected);
});

property(
  'the order and the letter case of two names change no result',
  [fc.constantFrom(...pairRows)],
  ([one, other]) => {
    const { isSame } = sameName(one, other);
    expect(sameName(other, one).isSame).toBe(isSame);
    expect(sameName(one.toUpperCase(), other.toLowerCase()).isSame).toBe(isSame);
  },
);

property('any text gets an answer', [anyText, anyText, someForm], (one, other, form) => {
  expect(checkName(one, form).name.length).toBeLessThanOrEqual(1000);
  expect(typeof sameName(one, other).clauses.length).toBe('number');
});
