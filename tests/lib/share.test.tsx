import { expect, test, vi } from 'vitest';
import { shareText } from '@/lib/share';

function browserWith(parts: object): void {
  vi.stubGlobal('navigator', parts);
}

test('copies nothing when the visitor closes the share sheet', async () => {
  const writeText = vi.fn(async () => {});
  const share = async () => {
    throw new DOMException('closed', 'AbortError');
  };
  browserWith({ share, clipboard: { writeText } });
  expect(await shareText('Title', 'Text')).toBe('');
  expect(writeText).not.toHaveBeenCalled();
});

test('copies where there is no share sheet, or it fails', async () => {
  const writeText = vi.fn(async () => {});
  browserWith({ clipboard: { writeText } });
  expect(await shareText('Title', 'Text')).toMatch(/^Copied/);

  const share = async () => {
    throw new DOMException('no', 'NotAllowedError');
  };
  browserWith({ share, clipboard: { writeText } });
  expect(await shareText('Title', 'Text')).toMatch(/^Copied/);
  expect(writeText).toHaveBeenCalledTimes(2);
});

test('says so when it can do neither', async () => {
  browserWith({});
  expect(await shareText('Title', 'Text')).toMatch(/^This browser does not let us/);
});
