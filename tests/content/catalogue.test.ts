import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from '@/content/icons';
import { services } from '@/content/services/catalogue';
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
