import { vi } from 'vitest';

/** Keeps errors that a test provokes out of its output. */
export function silenceErrors(): void {
  vi.mocked(console.error).mockImplementation(() => {});
}

/** What was reported to the console since `silenceErrors`, taken off the record that fails a test. */
export function takeReportedErrors(): string {
  const reported = vi.mocked(console.error).mock.calls.flat().map(String).join('\n');
  vi.mocked(console.error).mockClear();
  return reported;
}
