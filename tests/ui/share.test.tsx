import { expect, test, vi } from 'vitest';
import { shareText } from '@/ui/share';

const failing = (name: string) => async () => Promise.reject(new DOMException('no', name));

test.each([
  ['says nothing if the visitor closes the share sheet', failing('AbortError'), true, /^$/, 0],
  ['copies the text if there is no share sheet', undefined, true, /^Copied/, 1],
  ['copies the text if the share sheet fails', failing('NotAllowedError'), true, /^Copied/, 1],
  [
    'says that the browser can neither share nor copy',
    undefined,
    false,
    /^This browser does not let us.*Print it/,
    0,
  ],
])('the Share button %s', async (_, share, hasClipboard, outcome, copies) => {
  const writeText = vi.fn(async () => {});
  const clipboard = hasClipboard ? { clipboard: { writeText } } : {};
  vi.stubGlobal('print', () => {});
  vi.stubGlobal('navigator', { ...(share && { share }), ...clipboard });
  expect(await shareText('Title', 'Text')).toMatch(outcome);
  expect(writeText).toHaveBeenCalledTimes(copies);
});

test('a visitor whose browser cannot print is not told to print', async () => {
  vi.stubGlobal('print', undefined);
  vi.stubGlobal('navigator', {});
  expect(await shareText('Title', 'Text')).toMatch(/share or copy\. Take a screenshot\.$/);
});
