import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazy } from '@/lib/lazy';
import { ToolFold } from '@/features/tool/tool-fold';

test('a folded tool fetches its code when opened, reports a failure, and can try again', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValue(new Error('offline'));
  const tool = lazy(load);
  render(
    <ToolFold id="tool" question="What does it cost?" line="In a line." tool={tool}>
      <p>The figures</p>
    </ToolFold>,
  );
  expect(load).not.toHaveBeenCalled();
  // A real pointer fetches the code on hover, before the click.
  fireEvent.click(screen.getByText('What does it cost?'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The fields did not load.');
  expect(screen.getByText('The figures')).toBeInTheDocument();
  expect(String(vi.mocked(console.error).mock.calls)).toContain('offline');
  vi.mocked(console.error).mockClear();
  expect(load).toHaveBeenCalledOnce();

  load.mockResolvedValue(() => 'The fields');
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('The fields')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
