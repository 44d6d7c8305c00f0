import { afterEach, beforeEach, expect, vi } from 'vitest';

// Tests of what runs at build have no page, and need not wait for what tests of components need.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    localStorage.clear();
  });
}

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  // A warning of React's or an unhandled failure is a fault of the code under test, whatever else the test shows.
  expect(vi.mocked(console.error).mock.calls, 'console errors').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'console warnings').toEqual([]);
});
