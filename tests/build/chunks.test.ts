import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ASSETS = 'dist/assets';

/** The chunks that a chunk needs before it can run. */
const imports = new Map(
  readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const code = readFileSync(`${ASSETS}/${name}`, 'utf8');
      const found = code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g);
      return [name, [...found].map(([, imported = '']) => imported)] as const;
    }),
);

/** The way from a chunk back to itself, if there is one. */
function circleFrom(start: string, way: readonly string[] = [start]): string[] | undefined {
  for (const imported of imports.get(way.at(-1) ?? '') ?? []) {
    if (imported === start) return [...way, start];
    if (way.includes(imported)) continue;
    const circle = circleFrom(start, [...way, imported]);
    if (circle) return circle;
  }
  return undefined;
}

// Which of them runs first depends on the network, and the one that runs too early fails.
test('no chunk needs itself by way of others', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(100);
  expect([...imports.keys()].map((name) => circleFrom(name)).filter(Boolean)).toEqual([]);
});
