import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors } from '../../tailwind.config';
import { openPictures, rgb } from '../../vite/share-picture/index';

test('a token is told in hexadecimal, as Chromium paints it, and stands so where no style sheet reaches', () => {
  expect(rgb('oklch(.2 .052 268)')).toBe('#0c142d');
  expect(rgb('#fff3e2')).toBe('#fff3e2');
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(read('index.html')).toContain(`name="theme-color" content="${rgb(colors.ink[950])}"`);
  const red = rgb(colors.red.DEFAULT);
  expect(read('src/features/payment/use-payment.ts')).toContain(`theme: { color: '${red}' }`);
});

test('a name in letters that the font lacks is refused', async () => {
  const draw = await openPictures();
  expect(() => draw({ title: 'GST Filing', siteName: 'निर्माण' })).toThrow('no “न”');
});
