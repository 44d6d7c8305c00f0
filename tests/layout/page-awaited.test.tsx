import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageAwaited } from '@/layout/page-awaited';
import { stubLocation } from '../support/stub-location';

beforeEach(() => void vi.useFakeTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const status = () => screen.getByRole('status');

test('says for ten seconds that the page is being opened, and no more', async () => {
  render(<PageAwaited phone="+91 98765 43210" />);
  await wait(9999);
  expect(status()).toHaveTextContent(/^Opening the file$/);
});

test('after ten seconds it offers to load the page again, and the phone', async () => {
  const { reload } = stubLocation();
  render(<PageAwaited phone="+91 98765 43210" />);
  await wait(10_000);
  expect(status()).toHaveTextContent(/This takes longer than it should\./);
  expect(within(status()).getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  within(status()).getByRole('button', { name: 'Load the page again' }).click();
  expect(reload).toHaveBeenCalledOnce();
});
