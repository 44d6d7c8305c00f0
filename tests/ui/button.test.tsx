import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '@/ui/button';

test('a button submits nothing unless it says so', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button variant="line">Show more</Button>
      <Button variant="red" type="submit">
        Send
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
