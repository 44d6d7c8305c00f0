import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { categories } from '@/content/categories';
import { site } from '@/content/site';
import { ChatWidget } from '@/features/chat/chat-widget';
import { stubPopovers } from '../../support/popovers';
import { renderAt } from '../../support/render';

/* e2e/chat.spec.ts presses a category, follows a link and reopens the chat. */

beforeAll(stubPopovers);

const onSearch = vi.fn<(words: string) => void>();

async function openPanel(path = '/') {
  renderAt(path, <ChatWidget onSearch={onSearch} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Support' }));
  await screen.findByRole('list', { name: 'Categories' });
}

const log = () => screen.getByRole('log', { name: 'Conversation' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Type a category' });
const button = (name: string) => screen.getByRole('button', { name });
/** The reply's links. The first two links in the log (call, write) are always there and are left out. */
const links = () =>
  within(log())
    .queryAllByRole('link')
    .slice(2)
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** Waits for the reply, which comes 500 ms after the question. */
function reply() {
  act(() => void vi.advanceTimersByTime(499));
  expect(links()).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
}

test('after a category is pressed, the chat lists its services in a live region, and allows no second choice', async () => {
  await openPanel();
  vi.useFakeTimers();
  fireEvent.click(button('IPR'));
  expect(screen.queryByRole('button', { name: 'Taxation' })).toBeNull();
  reply();
  const ipr = categories.find(({ title }) => title === 'IPR');
  expect(field()).toBeDisabled();
  expect(button('Send')).toBeDisabled();
  expect(screen.getByPlaceholderText('Close to start again')).toBeVisible();
  expect(links()).toEqual(ipr?.items.map(({ title, href }) => [title, href]));
  expect(log()).toHaveAttribute('aria-live', 'polite');
  // Tab leads from here to the first link.
  expect(log()).toHaveFocus();
});

test('a typed category is recognised in upper or lower case, even if it was typed before hydration', async () => {
  await openPanel();
  // No event is fired, because text typed before hydration reaches React without one.
  field().value = '  taxation ';
  vi.useFakeTimers();
  fireEvent.click(button('Send'));
  expect(within(log()).getByText('taxation')).toBeVisible();
  reply();
  expect(links()).toHaveLength(6);
  expect(links().map(([title]) => title)).toContain('Transfer Pricing');
});

test('for any other text, the reply offers the search, contact links and the categories again', async () => {
  await openPanel();
  vi.useFakeTimers();
  fireEvent.change(field(), { target: { value: 'मुझे तलाक चाहिए' } });
  fireEvent.click(button('Send'));
  reply();
  expect(log()).toHaveTextContent(/“मुझे तलाक चाहिए” is not a category\./);
  expect(links()).toEqual([
    [`Call ${site.phone}`, expect.stringMatching(/^tel:\+?\d+$/)],
    ['Write to us', '/contact?message=My+question+is+about+the+page+%2F%3A'],
  ]);
  fireEvent.click(button('Search for these words'));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('मुझे तलाक चाहिए');
  fireEvent.click(button('IPR'));
  reply();
  expect(links()).toHaveLength(6);
});

test('the chat closes when a link to the current page is followed', async () => {
  await openPanel('/services/gst-registration');
  fireEvent.click(button('Taxation'));
  const link = await screen.findByRole('link', { name: 'GST Registration' });
  // jsdom can't follow links.
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(screen.queryByRole('dialog')).toBeNull();
});
