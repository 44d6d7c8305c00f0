import { PATIENCE } from './patience';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// Test files share a process, and component tests (*.test.tsx) also share a document, so each test has to clean up.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE });
  const { queryClient } = await import('@/lib/query-client');
  const { forgetDraft, keepDrafts } = await import('@/lib/drafts');
  keepDrafts();
  // jsdom has no matchMedia. With this one, no query matches, as on a phone.
  window.matchMedia ??= () =>
    Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  const { computedStyle } = await import('./computed-style');
  window.getComputedStyle = computedStyle;
  beforeEach(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    queryClient.clear();
    forgetDraft('consultation');
  });
}

// `Date` stands still at noon of the build's day in India, even while a test file loads. Timers run.
const NOON = new Date(`${import.meta.env.VITE_BUILD_DAY}T12:00+05:30`);
vi.setSystemTime(NOON);

// If this file ended during a dynamic import, the next file would not get the imported code.
afterAll(() => vi.dynamicImportSettled());

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  vi.useRealTimers();
  vi.setSystemTime(NOON);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // A test fails if React warns, or if the code reports a failure that the test does not expect.
  expect(vi.mocked(console.error).mock.calls, 'console errors').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'console warnings').toEqual([]);
});
