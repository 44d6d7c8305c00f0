import { vi } from 'vitest';

/** Keeps errors that a test provokes out of its output. */
export function silenceErrors(): void {
  vi.mocked(console.error).mockImplementation(() => {});
}

/** The errors reported since `silenceErrors`. Reading them clears the record that would fail the test. */
export function takeReportedErrors(): string {
  const reported = vi.mocked(console.error).mock.calls.flat().map(String).join('\n');
  vi.mocked(console.error).mockClear();
  return reported;
}
