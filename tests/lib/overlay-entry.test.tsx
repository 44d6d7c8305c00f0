import { beforeEach, expect, test, vi } from 'vitest';
import { isOverlayEntry, leaveOverlayEntry, pushOverlayEntry } from '@/lib/overlay-entry';

beforeEach(() => history.replaceState({ key: 'page' }, '', '/contact?tab=ipr#form'));

test('makes an entry with the address and the state of the page below it', async () => {
  expect(isOverlayEntry()).toBe(false);
  await pushOverlayEntry();
  expect(isOverlayEntry()).toBe(true);
  expect(history.state).toMatchObject({ key: 'page' });
  expect(location.href).toMatch(/\/contact\?tab=ipr#form$/);
});

test('makes no second one on top of it', async () => {
  await pushOverlayEntry();
  const entries = history.length;
  await pushOverlayEntry();
  expect(history.length).toBe(entries);
});

test.each([null, 'text', 7, {}])('a state of %j is that of a page', async (state) => {
  history.replaceState(state, '');
  expect(isOverlayEntry()).toBe(false);
  await pushOverlayEntry();
  expect(isOverlayEntry()).toBe(true);
});

test('one that is being left is waited for, and another made', async () => {
  await pushOverlayEntry();
  const entries = history.length;
  leaveOverlayEntry();
  // The browser is still on its way back.
  expect(isOverlayEntry()).toBe(true);
  await pushOverlayEntry();
  expect(isOverlayEntry()).toBe(true);
  expect(history.length).toBe(entries);
  leaveOverlayEntry();
  await vi.waitFor(() => expect(isOverlayEntry()).toBe(false));
  // A page is not left.
  const back = vi.spyOn(history, 'back');
  leaveOverlayEntry();
  expect(back).not.toHaveBeenCalled();
});
