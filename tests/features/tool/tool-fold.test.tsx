import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { lazyWithPreload } from '@/lib/lazy-with-preload';
import { openTarget } from '@/lib/fragment-target';
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
      tool={lazyWithPreload(load)}
    >
      <p>The figures</p>
    </ToolFold>,
  );

test('fetches its code when it is opened, tells a failure, and tries again', async () => {
  const load = vi.fn<() => Promise<typeof Tool>>().mockRejectedValue(new Error('offline'));
  show(load);
  expect(load).not.toHaveBeenCalled();
  // Without the pointer, which would fetch it before.
  fireEvent.click(screen.getByText('What does it cost?'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The fields did not load.');
  expect(screen.getByText('The figures')).toBeInTheDocument();

  load.mockResolvedValue(Tool);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
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

test('opened by a link that names it, it focuses its first field, whatever answers follow', async () => {
  history.replaceState(null, '', '/#tool&classes=2');
  show(() => Promise.resolve(Tool));
  openTarget();
  expect(await screen.findByText('The fields')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Classes' })).toHaveFocus();
});

test('opened by hand it leaves the focus where it is', async () => {
  history.replaceState(null, '', '/');
  show(() => Promise.resolve(Tool));
  await userEvent.click(screen.getByText('What does it cost?'));
  expect(await screen.findByRole('textbox', { name: 'Classes' })).not.toHaveFocus();
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
