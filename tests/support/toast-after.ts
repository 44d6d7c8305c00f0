import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, vi } from 'vitest';
import * as toasts from '@/ui/toasts';
import { PATIENCE } from './patience';

/** Makes `toast` a spy in each test of a file. */
export function spyOnToasts(): void {
  beforeEach(() => void vi.spyOn(toasts, 'toast'));
}

/** Presses a button, waits for its one toast and returns it. The test file must call `spyOnToasts`. */
export async function toastAfter(button: HTMLElement) {
  const toast = vi.mocked(toasts.toast).mockClear();
  await userEvent.click(button);
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce(), PATIENCE);
  // The query client reports a result to its listeners one task later.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return toast.mock.lastCall?.[0];
}
