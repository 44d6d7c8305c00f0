import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  // Tests of what runs at build have no page.
  if (typeof document !== 'undefined') {
    cleanup();
    sessionStorage.clear();
    localStorage.clear();
  }
  // A warning of React's or an unhandled failure is a fault of the code under test, whatever else the test shows.
  expect(vi.mocked(console.error).mock.calls, 'console errors').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'console warnings').toEqual([]);
});
