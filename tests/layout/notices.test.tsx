import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OfflineNotice } from '@/layout/offline-notice';
import { PageLoading } from '@/layout/page-loading';

test('the notice of a lost connection is a live region before there is anything to say', () => {
  render(<OfflineNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the notice of a slow page offers a reload and the telephone', () => {
  // jsdom can't leave a page.
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  render(<PageLoading />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(/^Loading the page.*This takes longer than it should\./);
  const phone = within(status).getByRole('link', { name: '+91 00000 00000' });
  expect(phone).toHaveAttribute('href', 'tel:+910000000000');
  within(status).getByRole('button', { name: 'Load the page again' }).click();
  expect(reload).toHaveBeenCalledOnce();
});
