import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { lazy } from '@/lib/lazy';
import { ToolFold } from '@/features/tool/tool-fold';
import { silenceErrors, takeReportedErrors } from '../../support/reported-errors';

const Tool = () => (
  <>
    <p>The fields</p>
    <input aria-label="Classes" />
  </>
);

const show = (load: () => Promise<typeof Tool>) =>
  render(
    <ToolFold
      id="tool"
      question="What does it cost?"
      line="In a line."
      tool={lazy(load, { when: 'opened' })}
    >
      <p>The figures</p>
    </ToolFold>,
  );

test('fetches its code when it is opened, tells a failure, and tries again', async () => {
  silenceErrors();
  const load = vi.fn<() => Promise<typeof Tool>>().mockRejectedValue(new Error('offline'));
  show(load);
  expect(load).not.toHaveBeenCalled();
  // Without the pointer, which would fetch it before.
  fireEvent.click(screen.getByText('What does it cost?'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The fields did not load.');
  expect(screen.getByText('The figures')).toBeInTheDocument();
  expect(takeReportedErrors()).toContain('offline');

  load.mockResolvedValue(Tool);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('The fields')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('fetches its code before it is opened, once a pointer or the focus comes to it', async () => {
  const load = vi.fn(() => Promise.resolve(Tool));
  show(load);
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByText('What does it cost?'));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByText('The fields')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(load).toHaveBeenCalledOnce();
});

test('a tool that fails leaves what stands beside it, and is tried again when asked to', async () => {
  silenceErrors();
  let isBroken = true;
  show(async () => () => {
    if (isBroken) throw new Error('Broken');
    return <Tool />;
  });
  await userEvent.click(screen.getByText('What does it cost?'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The fields did not load.');
  expect(screen.getByText('The figures')).toBeInTheDocument();
  expect(takeReportedErrors()).toContain('Broken');

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The fields')).toBeInTheDocument();
});
