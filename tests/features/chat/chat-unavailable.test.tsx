import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { site } from '@/content/site';
import { ChatWidget } from '@/features/chat/chat-widget';

vi.mock('@/features/chat/conversation', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('says in words that the guide could not be loaded, gives the phone number, and can be closed', async () => {
  const user = userEvent.setup();
  render(<ChatWidget />);

  await user.click(screen.getByRole('button', { name: 'Support' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The guide could not be loaded.');
  const call = within(alert).getByRole('link', { name: `Call ${site.phone}` });
  expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(within(alert).getByRole('link', { name: 'Write to us' })).toBeVisible();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Support' })).toHaveFocus();
});
