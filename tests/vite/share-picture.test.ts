import { expect, test } from 'vitest';
import { colors } from '../../tailwind.config';
import { openPictures, rgb, withoutVariables } from '../../vite/share-picture/index';

test('a colour token becomes the hexadecimal colour that Chromium paints', () => {
  expect(rgb('oklch(.2 .052 268)')).toBe('#0c142d');
  expect(rgb('#fff3e2')).toBe('#fff3e2');
});

test('a drawing gets the red colours of the tokens, and keeps its other colours', () => {
  const [red, deep] = [rgb(colors.red.DEFAULT), rgb(colors.red.deep)];
  expect(withoutVariables('var(--red, #b00) var(--red-deep,#700) var(--cloth, #123)')).toBe(
    `${red} ${deep} #123`,
  );
});

test('a site name with letters that the font does not have is refused', async () => {
  const draw = await openPictures();
  expect(() => draw({ title: 'GST Filing', siteName: 'निर्माण' })).toThrow('no “न”');
});
