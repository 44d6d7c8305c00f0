import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { categories } from '@/content/categories';
import { site } from '@/content/site';
import { ChatWidget } from '@/features/chat/chat-widget';
import { stubPopovers } from '../../support/popovers';

beforeAll(stubPopovers);

beforeEach(() => {
  // Nothing here is about where links lead; jsdom can't go there.
  document.addEventListener('click', preventNavigation);
});

afterEach(() => {
  document.removeEventListener('click', preventNavigation);
});

it('opens a panel named Support that says what it is, and puts the focus on the first category', async () => {
  renderWidget();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await openPanel();

  const panel = screen.getByRole('dialog', { name: 'Support' });
  expect(panel).toHaveAccessibleDescription(/^Namaste\. I am an automatic guide/);
  expect(within(panel).getByText('Automatic guide')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Registrations' })).toHaveFocus();
});

it('offers the catalogue’s categories, replies to a press after exactly 500 ms, and takes no second one', async () => {
  renderWidget();
  await openPanel();
  const offered = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('button');
  expect(offered.map((button) => button.textContent)).toEqual(categories.map(({ title }) => title));
  vi.useFakeTimers();

  fireEvent.click(screen.getByRole('button', { name: 'IPR' }));
  expect(screen.queryByRole('button', { name: 'Taxation' })).not.toBeInTheDocument();
  expectLocked();
  wait(499);
  expect(links()).toEqual([]);
  wait(1);

  const ipr = categories.find(({ title }) => title === 'IPR');
  expect(links()).toEqual(ipr?.items.map(({ title, href }) => [title, href]));
  expectLocked();
});

it('takes a typed category for a choice, whatever its letter case and the space around it', async () => {
  renderWidget();
  await openPanel();
  vi.useFakeTimers();

  type('  taxation ');
  expect(within(log()).getByText('taxation')).toBeVisible();
  wait(500);

  expect(links().map(([title]) => title)).toContain('Transfer Pricing');
});

it('has no services for any other text, and says who may help', async () => {
  renderWidget();
  await openPanel();
  vi.useFakeTimers();

  type('divorce');
  wait(500);

  expect(
    within(log()).getByText(/“divorce” is not a category\. I know only these: Registrations/),
  ).toBeVisible();
  expect(links()).toEqual([
    [`Call ${site.phone}`, expect.stringMatching(/^tel:\+?\d+$/)],
    ['Write to us', '/contact?message=My+question+is+about+the+page+%2F%3A'],
  ]);
  expectLocked();
  expect(screen.getByPlaceholderText('Close to start again')).toBeVisible();
  expect(screen.getByText(/^To choose a category again, close/)).toBeVisible();
});

it('writes the reply into a polite log, and leaves the focus before its first link', async () => {
  const user = userEvent.setup();
  renderWidget();
  await openPanel();
  await user.click(screen.getByRole('button', { name: 'IPR' }));
  expect(log()).toHaveAttribute('aria-live', 'polite');
  const firstLink = await within(log()).findByRole('link', { name: 'Trademark Registration' });
  await user.tab();
  expect(firstLink).toHaveFocus();
});

it('takes what was typed before it was there to listen', async () => {
  renderWidget();
  await openPanel();
  // Without an event, as React finds it at hydration.
  field().value = 'ipr';
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  wait(500);
  expect(links()).toHaveLength(6);
});

it('closes on a phone when a link to the page one is on is followed', async () => {
  const user = userEvent.setup();
  renderWidget('/services/gst-registration');
  await openPanel();
  await user.click(screen.getByRole('button', { name: 'Taxation' }));

  await user.click(await screen.findByRole('link', { name: 'GST Registration' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

function renderWidget(path = '/') {
  const { hook } = memoryLocation({ path });
  render(
    <Router hook={hook}>
      <ChatWidget />
    </Router>,
  );
}

async function openPanel() {
  fireEvent.click(screen.getByRole('button', { name: 'Support' }));
  await screen.findByRole('button', { name: 'Registrations' });
}

const log = () => screen.getByRole('log', { name: 'Conversation' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Type a category' });
const links = () =>
  within(log())
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function type(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

function expectLocked() {
  expect(field()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
}

function preventNavigation(event: Event) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}
