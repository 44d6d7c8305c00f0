import { expect, test } from 'vitest';
import { structureGuide } from '@/law/structures/guide';
import type { Rule } from '@/law/structures/rules';
import { choose } from '@/law/structures/choose';

/* How a suggestion is explained, with rules made for the test: which texts of which rules, in which order. */

const ids = structureGuide.forms.map(({ id }) => id);

/** Leaves two forms open, the private company before the LLP. */
const twoForms: Rule = {
  when: {},
  forms: ids.filter((id) => id !== 'private' && id !== 'llp'),
  effect: 'bars',
  text: 'Not in this test.',
};

const lightness = { ...structureGuide.lightness, private: 50, llp: 0 };

const suggest = (rules: readonly Rule[]) =>
  choose({ ...structureGuide, lightness, rules: [twoForms, ...rules] }, {});

const weighted = (
  form: 'private' | 'llp',
  effect: 'for' | 'against',
  weight: number,
  text: string,
): Rule => ({ when: {}, forms: [form], effect, weight, text });

test('reasons are the weightiest words for the form, four at most', () => {
  const suggestion = suggest([
    weighted('private', 'for', 1, 'One.'),
    weighted('private', 'for', 5, 'Five.'),
    weighted('private', 'against', 9, 'Against.'),
    weighted('llp', 'for', 8, 'Of the other.'),
    weighted('private', 'for', 3, 'Three.'),
    weighted('private', 'for', 4, 'Four.'),
    weighted('private', 'for', 2, 'Two.'),
  ]);
  expect(suggestion?.form.id).toBe('private');
  expect(suggestion?.reasons).toEqual(['Five.', 'Four.', 'Three.', 'Two.']);
});

test('the next form tells what it needs, then what speaks against it, the weightiest first', () => {
  const suggestion = suggest([
    weighted('llp', 'against', 1, 'Light.'),
    weighted('llp', 'for', 7, 'For.'),
    weighted('llp', 'against', 2, 'Heavy.'),
    { when: {}, forms: ['llp'], effect: 'needs', text: 'A second Partner.' },
  ]);
  expect(suggestion?.runnerUp?.form.id).toBe('llp');
  expect(suggestion?.runnerUp?.whyNot).toEqual(['It needs: a second Partner.', 'Heavy.', 'Light.']);
});

test('the next form that nothing speaks against tells its drawback', () => {
  const drawback = structureGuide.forms.find(({ id }) => id === 'llp')?.drawback;
  expect(drawback).toBeDefined();
  expect(suggest([])?.runnerUp?.whyNot).toEqual([drawback]);
});
