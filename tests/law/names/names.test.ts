import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkName } from '@/law/names/check-name';
import { nameForms, type NameForm } from '@/law/names/name-form';
import { sameName } from '@/law/names/same-name';
import { anyText } from '../../support/hostile-strings';
import { names, wordless } from './cases/names';
import { pairs } from './cases/pairs';

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

const placesOf = (name: string, form: NameForm) =>
  new Set(checkName(name, form).objections.map(({ law }) => law.place));

const nameRows = rowsOf(names).map(([, form = '', name = '', clauses = '', why = '']) => ({
  form: form as NameForm,
  name,
  clauses: clauses.split(';').filter(Boolean),
  why,
}));

test('each name meets the rules that were found for it by hand', () => {
  for (const { form, name, clauses, why } of nameRows) {
    const expected = clauses.map((clause) => clause.split('=')[0]?.trim());
    expect.soft(placesOf(name, form), `${form}: ${name} (${why})`).toEqual(new Set(expected));
  }
});

test.each(wordless)('“%s” is answered in words', (name) => {
  const { objections, isOtherScript } = checkName(name, 'private');
  expect(objections.length > 0 || isOtherScript).toBe(true);
});

const pairRows = rowsOf(pairs).map(([, one = '', other = '', verdict = '', why = '']) => ({
  one,
  other,
  verdict,
  why,
}));

test('each pair is alike, or not, as was found by hand', () => {
  for (const { one, other, verdict, why } of pairRows) {
    const { isSame, clauses } = sameName(one, other);
    const letters = clauses.filter((clause) => clause !== 'c' || verdict.includes('c')).join('');
    const said = isSame === undefined ? '-' : isSame ? letters || 'same' : 'no';
    // Where a word sounds alike and is spelled nearly alike, (e) and (i) are both right.
    const like = (text: string) => text.replace('i', 'e');
    expect.soft(like(said), `${one}, ${other}: ${why}`).toBe(like(verdict));
  }
});

const someName = fc.constantFrom(...nameRows.map(({ name }) => name));
const someForm = fc.constantFrom(...(Object.keys(nameForms) as NameForm[]));

test('neither case nor blanks around words change what the rules object to', () => {
  fc.assert(
    fc.property(someName, someForm, (name, form) => {
      const expected = placesOf(name, form);
      expect(placesOf(name.toUpperCase(), form)).toEqual(expected);
      expect(placesOf(`  ${name.replaceAll(' ', ' \u00a0 ')}\u200b`, form)).toEqual(expected);
    }),
  );
});

test('which name is typed first, in which case and order of words, changes no likeness', () => {
  const somePair = fc.constantFrom(...pairRows);
  fc.assert(
    fc.property(somePair, ({ one, other }) => {
      const { isSame } = sameName(one, other);
      expect(sameName(other, one).isSame).toBe(isSame);
      expect(sameName(one.toUpperCase(), other.toLowerCase()).isSame).toBe(isSame);
    }),
  );
});

test('a name is the same as itself with its words in any order', () => {
  const words = fc.uniqueArray(fc.constantFrom('kaveri', 'zentro', 'mills', 'bakers', 'tooling'), {
    minLength: 2,
  });
  fc.assert(
    fc.property(words, (list) => {
      expect(sameName(list.join(' '), list.toReversed().join(' ')).isSame).toBe(true);
    }),
  );
});

test('any text is answered', () => {
  fc.assert(
    fc.property(anyText, anyText, someForm, (one, other, form) => {
      expect(checkName(one, form).name.length).toBeLessThanOrEqual(1000);
      expect(typeof sameName(one, other).clauses.length).toBe('number');
    }),
  );
});
