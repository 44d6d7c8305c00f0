import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageLoading } from '@/layout/page-loading';

test('says that the page is being opened, and has two other ways ready', () => {
  // jsdom can't leave a page.
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  render(<PageLoading />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(/^Loading the page.*This takes longer than it should\./);
  expect(within(status).getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  );
  within(status).getByRole('button', { name: 'Load the page again' }).click();
  expect(reload).toHaveBeenCalledOnce();
});
