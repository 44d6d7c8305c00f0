import { beforeEach, expect, test } from 'vitest';
import { isOverlayEntry, pushOverlayEntry } from '@/lib/overlay-entry';

beforeEach(() => history.replaceState({ key: 'page' }, '', '/contact?tab=ipr#form'));

test('makes an entry with the address and the state of the page below it', () => {
  expect(isOverlayEntry()).toBe(false);
  pushOverlayEntry();
  expect(isOverlayEntry()).toBe(true);
  expect(history.state).toMatchObject({ key: 'page' });
  expect(location.href).toMatch(/\/contact\?tab=ipr#form$/);
});

test('makes no second one on top of it', () => {
  pushOverlayEntry();
  const entries = history.length;
  pushOverlayEntry();
  expect(history.length).toBe(entries);
});

test.each([null, 'text', 7, {}])('a state of %j is that of a page', (state) => {
  history.replaceState(state, '');
  expect(isOverlayEntry()).toBe(false);
  pushOverlayEntry();
  expect(isOverlayEntry()).toBe(true);
});
