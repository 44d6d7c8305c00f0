import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { site } from '@/content/site';
import { SearchButton } from '@/features/search/search-button';
import { toast } from '@/lib/toasts';
import { render } from '../../support/render';

vi.mock('@/features/search/search-dialog', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('@/lib/toasts', () => ({ toast: vi.fn() }));

it('says that the search could not be loaded, gives the phone number and can be pressed again', async () => {
  const user = userEvent.setup();
  render(<SearchButton />);
  const button = screen.getByRole('button', { name: 'Search services' });

  await user.click(button);
  await vi.waitFor(() => expect(toast).toHaveBeenCalledTimes(1));

  expect(toast).toHaveBeenCalledWith({
    variant: 'destructive',
    title: 'Error',
    description: expect.stringContaining(site.phone) as string,
  });
  await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await user.click(button);
  await vi.waitFor(() => expect(toast).toHaveBeenCalledTimes(2));
});
