import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFormProblems } from '@/lib/form-problems';

const MALFORMED = 'Enter an email address like name@example.com';

/** The hook, with a form that writes down in which order it is used. */
function setUp() {
  const log: unknown[] = [];
  const setError = vi.fn((...args: unknown[]) => void log.push(args));
  const checkFields = vi.fn(async () => {
    await Promise.resolve();
    log.push('checked');
  });
  const { result } = renderHook(() =>
    useFormProblems({ setError }, { checkFields, malformed: MALFORMED }),
  );
  const report = (...problems: { name: string; missing: boolean }[]) =>
    act(() => result.current(problems));
  return { log, report };
}

test('leaves empty fields to the form’s own check', async () => {
  const { log, report } = setUp();
  await report({ name: 'firstName', missing: true }, { name: 'phone', missing: true });
  expect(log).toEqual(['checked']);
});

test('says of a malformed field what it should look like, and takes the focus there', async () => {
  const { log, report } = setUp();
  await report({ name: 'email', missing: false });
  expect(log).toEqual([['email', { message: MALFORMED }, { shouldFocus: true }]]);
});

test('adds the malformed field after the check, which would clear it, and leaves the focus on the first problem', async () => {
  const { log, report } = setUp();
  await report({ name: 'firstName', missing: true }, { name: 'email', missing: false });
  expect(log).toEqual(['checked', ['email', { message: MALFORMED }, { shouldFocus: false }]]);
});

test('takes the focus to a malformed field that stands before the empty ones', async () => {
  const { log, report } = setUp();
  await report({ name: 'email', missing: false }, { name: 'phone', missing: true });
  expect(log).toEqual(['checked', ['email', { message: MALFORMED }, { shouldFocus: true }]]);
});
