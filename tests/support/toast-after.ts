import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { toast } from '@/lib/toasts';

/** Presses a button and waits for the one toast that says what came of it; the test file spies on `@/lib/toasts`. */
export async function toastAfter(button: HTMLElement) {
  vi.mocked(toast).mockClear();
  await userEvent.click(button);
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
  await act(async () => {});
  return vi.mocked(toast).mock.lastCall?.[0];
}
