import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors } from '../../tailwind.config';
import { evenLines, openPictures } from '../../vite/share-picture';
import { rgb } from '../../vite/share-picture/rgb';

test.each([
  ['Tax audit', 1, ['Tax audit']],
  ['A trust or a society', 2, ['A trust or', 'a society']],
  ['Goods and Services Tax (GST) filing', 3, ['Goods and', 'Services Tax', '(GST) filing']],
  ['Incorporation', 2, ['Incorporation']],
])('%s is broken into lines that are about as long as each other', (title, count, lines) => {
  expect(evenLines(title, count)).toEqual(lines);
});

test('a service whose drawing is missing stops the build', async () => {
  const draw = await openPictures();
  const service = { colour: 'lal', group: 'Other Services', icon: 'unknown' } as const;
  expect(() => draw({ title: 'Any', siteName: 'Sthapana', service })).toThrow(
    new Error('src/art/icons.svg has no drawing named unknown'),
  );
});

test('a token is told in hexadecimal, as Chromium paints it, and stands so where no style sheet reaches', () => {
  expect(rgb('oklch(.2 .052 268)')).toBe('#0c142d');
  expect(rgb('#fff3e2')).toBe('#fff3e2');
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(read('index.html')).toContain(`name="theme-color" content="${rgb(colors.ink[950])}"`);
  const red = rgb(colors.red.DEFAULT);
  expect(read('src/features/payment/use-payment.ts')).toContain(`theme: { color: '${red}' }`);
});
