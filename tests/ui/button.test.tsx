import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button, ButtonLink } from '@/ui/button';

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

test('each of the two looks is one of its own, and takes further classes', () => {
  render(
    <>
      <Button variant="red" className="w-full">
        Red
      </Button>
      <ButtonLink variant="line" href="/" className="grow">
        Line
      </ButtonLink>
    </>,
  );
  expect(screen.getByRole('button').className).toBe('btn btn-red w-full');
  expect(screen.getByRole('link').className).toBe('btn btn-line grow');
});
