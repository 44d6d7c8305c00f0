import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from '@/content/icons';
import { services } from '@/content/services/catalogue';
import { countWords, sentencesOf } from '../support/prose';
import { specifiedServices } from '../support/specification';

const sprite = readFileSync(new URL('../../src/art/icons.svg', import.meta.url), 'utf8');
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);

test('has every service of the specification, and each service once', () => {
  const slugs = services.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining([...specifiedServices]));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('every icon that can be named is drawn, and every drawing can be named', () => {
  expect(symbols.toSorted()).toEqual(iconNames.toSorted());
  expect(new Set(symbols).size).toBe(symbols.length);
});

test.each(services)('$slug keeps to the lengths and the voice', (service) => {
  const { title, heading, hint, summary } = service;
  expect(title.trim()).not.toBe('');
  expect(heading.trim()).not.toBe('');
  expect(hint.trim()).not.toBe('');
  expect(hint.length, 'characters of the hint').toBeLessThanOrEqual(40);
  expect(summary.length, 'characters of the summary').toBeGreaterThanOrEqual(50);
  expect(summary.length, 'characters of the summary').toBeLessThanOrEqual(160);
  expect(countWords(summary), 'words of the summary').toBeLessThanOrEqual(24);
  expect(sentencesOf(summary), 'sentences of the summary').toHaveLength(1);
  expect(summary).toMatch(/\.$/);
});
