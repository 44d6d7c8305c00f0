import { renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { site } from '@/content/site';
import { SearchButton } from '@/features/search/search-button';
import { useToast } from '@/lib/toasts';
import { render } from '../../support/render';

vi.mock('@/features/search/search-dialog', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('without its code the search gives the phone number, can be pressed again, and offers to load the page again while online', async () => {
  render(<SearchButton />);
  const button = screen.getByRole('button', { name: 'Search services' });
  const { result: shown } = renderHook(() => useToast());
  const failure = {
    variant: 'destructive',
    title: 'Error',
    description: `The search could not be loaded. Please try again, or call ${site.phone}.`,
  };
  await userEvent.click(button);
  const action = { label: 'Load the page again' };
  await vi.waitFor(() => expect(shown.current).toMatchObject({ ...failure, action }));
  await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(button);
  await vi.waitFor(() => expect(shown.current).not.toHaveProperty('action'));
  expect(shown.current).toMatchObject(failure);
});
