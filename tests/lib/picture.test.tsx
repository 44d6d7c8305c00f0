import { expect, test, vi } from 'vitest';
import { saveBlob } from '@/lib/picture';

test('hands a text to the browser as a file, and lets go of it later', async () => {
  vi.useFakeTimers();
  const made: Blob[] = [];
  const createObjectURL = vi.fn((blob: Blob) => `blob:${made.push(blob)}`);
  const revokeObjectURL = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL }));
  const clicked: { href: string; download: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push({ href: this.href, download: this.download });
  });

  saveBlob(
    'dates.ics',
    new Blob(['BEGIN:VCALENDAR\r\n'], { type: 'text/calendar; charset=utf-8' }),
  );
  expect(clicked).toEqual([{ href: 'blob:1', download: 'dates.ics' }]);
  expect(made[0]?.type).toBe('text/calendar; charset=utf-8');
  expect(made[0]?.size).toBe(17);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:1');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
