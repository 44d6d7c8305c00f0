import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { structureGuide } from '@/law/structures/guide';
import { StructureChooser } from '@/features/structure-chooser/structure-chooser';

const PAGE = '/services/business-consultation';

beforeEach(() => {
  history.replaceState({ key: 'entry' }, '', PAGE);
  // jsdom lays nothing out, and has nothing to scroll.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
const show = () =>
  render(
    <>
      <h3 id="choose">Which structure fits?</h3>
      <StructureChooser guide={structureGuide} />
    </>,
  );

const question = (name: RegExp) => within(screen.getByRole('group', { name }));
const answer = (name: RegExp, label: string) => question(name).getByLabelText(label);
const sheet = () => screen.getByRole('region', { name: 'Suggestion' });

test('asks ten questions, each with "not sure", and suggests nothing before an answer', () => {
  show();
  expect(screen.getByRole('form', { name: 'Which structure fits?' })).toBeVisible();
  const groups = screen.getAllByRole('group');
  expect(groups).toHaveLength(10);
  for (const group of groups) {
    expect(within(group).getByLabelText('Not sure')).not.toBeChecked();
  }
  expect(screen.getByRole('status')).toHaveTextContent('Tap an answer to go on.');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a tap goes on; until four answers it says how many structures are left, then which one fits so far', async () => {
  show();
  const status = () => screen.getAllByRole('status')[0];
  await userEvent.click(answer(/What is it for/, 'Profit for its owners'));
  expect(answer(/^2 of 10.*How many owners/, '1')).toHaveFocus();
  await userEvent.click(answer(/How many owners/, '2 to 6'));
  expect(status()).toHaveTextContent(/^2 of 10 answered. Still possible: 3 of 9.$/);
  await userEvent.click(answer(/out of reach/, 'Yes, keep them apart'));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await userEvent.click(answer(/Whose money/, 'Investors or staff receive shares'));
  expect(status()).toHaveTextContent('4 of 10 answered. So far: Private limited company.');
  expect(answer(/^5 of 10/, 'Not sure')).toBeInTheDocument();
  expect(within(sheet()).getByText('Fee')).toBeVisible();
  expect(within(sheet()).queryByText('Why this one')).not.toBeInTheDocument();
});

test('gives reasons, the runner-up and why not, upkeep of both, advice, and what is ruled out', () => {
  history.replaceState(
    null,
    '',
    `${PAGE}#choose&aim=profit&owners=two&liability=yes&abroad=foreign`,
  );
  show();
  const part = (title: RegExp) =>
    within(sheet()).getByRole('heading', { level: 5, name: title }).parentElement;
  expect(part(/^Why this one/)).toHaveTextContent(/takes foreign money most widely/);
  expect(part(/^Next in line: Limited liability partnership/)).toHaveTextContent(
    /fully open without conditions/,
  );
  expect(part(/^Yearly upkeep/)).toHaveTextContent(/4 board meetings a year.*Form 11 by 30 May/);
  expect(part(/^Ask before you file/)).toHaveTextContent(/sector is open to foreign money/);
  const ruledOut = within(sheet()).getByText(/^Ruled out by your answers: \d/).parentElement;
  expect(ruledOut).toHaveTextContent(/One person company.*It has 1 member, never more/);
  expect(ruledOut).toHaveTextContent(/Its member must be an Indian citizen/);
  expect(within(sheet()).getByRole('link', { name: /^Open Private/ })).toHaveAttribute(
    'href',
    '/services/private-limited-company',
  );
});

test('names what is still needed where no form is open as things stand', () => {
  history.replaceState(null, '', `${PAGE}#choose&owners=one&money=investors`);
  show();
  expect(sheet()).toHaveTextContent(/It still needsA second member/);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(
    'Our suggestion: Private limited company, with a condition to meet first.',
  );
});

test('keeps the answers in the fragment alone, in the same history entry', async () => {
  const entries = history.length;
  history.replaceState({ key: 'entry' }, '', `${PAGE}?ref=mail#questions`);
  show();
  await userEvent.click(answer(/Whose money/, 'Not sure'));
  await userEvent.click(answer(/How many owners/, '1'));
  // What stands in the query is sent to the server with the next reload; the fragment never is.
  expect(location.search).toBe('?ref=mail');
  expect(location.hash).toBe('#choose&owners=one&money=unsure');
  expect(history.length).toBe(entries);
  expect(history.state).toEqual({ key: 'entry' });
  expect(localStorage).toHaveLength(0);
});

test('reads a shared address, and passes over what it does not know', () => {
  history.replaceState(null, '', `${PAGE}#choose&owners=one&aim=world-peace&liability=yes`);
  show();
  expect(answer(/How many owners/, '1')).toBeChecked();
  expect(answer(/out of reach/, 'Yes, keep them apart')).toBeChecked();
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('2 of 10 answered');
});

test('goes to the questions of a shared address, unless somebody has scrolled', () => {
  history.replaceState(null, '', `${PAGE}#choose&owners=one`);
  const { unmount } = show();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  unmount();
  vi.stubGlobal('scrollY', 300);
  show();
  vi.unstubAllGlobals();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
});

test('follows another shared address, and keeps the place when a link leads elsewhere and back', async () => {
  history.replaceState(null, '', `${PAGE}#choose&owners=one`);
  show();
  const goTo = (fragment: string) => {
    history.replaceState(null, '', PAGE + fragment);
    fireEvent(window, new HashChangeEvent('hashchange'));
  };
  goTo('#choose&owners=two');
  expect(answer(/How many owners/, '2 to 6')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /^Change: How many/ }));
  goTo('#documents');
  expect(answer(/How many owners/, '2 to 6')).toBeChecked();
  goTo('#choose&owners=two');
  expect(screen.getByRole('button', { name: 'Next question' })).toBeVisible();
  expect(screen.queryByText('Yearly upkeep')).not.toBeInTheDocument();
});

test('shows what speaks against its own answer', () => {
  history.replaceState(null, '', `${PAGE}#choose&aim=profit&owners=one&liability=no&abroad=nri`);
  show();
  const against = within(sheet()).getByRole('heading', { name: 'What speaks against it' });
  expect(within(sheet()).getByRole('heading', { level: 4 })).toHaveTextContent('proprietorship');
  expect(against.parentElement).toHaveTextContent(/without the right to take it out of India/);
});

test('is answered by keyboard, question by question, and says which comes next', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  expect(answer(/^1 of 10.*What is it for/, 'Profit for its owners')).toHaveFocus();
  await user.keyboard(' ');
  await user.keyboard('{ArrowDown}');
  expect(answer(/What is it for/, 'A cause: nobody takes the profit')).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent(/Still possible: \d of 9/);
  await user.keyboard('{Enter}');
  expect(answer(/^2 of 10.*How many owners/, '1')).toHaveFocus();
  await user.click(screen.getByText('Back'));
  expect(answer(/What is it for/, 'A cause: nobody takes the profit')).toHaveFocus();
  expect(screen.queryByText('Back')).not.toBeInTheDocument();
});

test('a shared address shows its result, from which each answer can be changed', async () => {
  const user = userEvent.setup();
  history.replaceState(null, '', `${PAGE}#choose&owners=two&profession=law`);
  show();
  expect(within(sheet()).getByText('Yearly upkeep')).toBeVisible();
  await user.click(within(sheet()).getByText('Your answers: 2 of 10'));
  await user.click(within(sheet()).getByRole('button', { name: /^Change: Is it a profession/ }));
  expect(answer(/^9 of 10/, 'Advocates')).toHaveFocus();
  expect(screen.queryByText('Yearly upkeep')).not.toBeInTheDocument();
  await user.click(screen.getByText('Next question'));
  await user.click(screen.getByText('See our suggestion'));
  expect(within(sheet()).getByRole('heading', { level: 4 })).toHaveFocus();
  // The first that is not answered.
  await user.click(within(sheet()).getByText('Back to the questions'));
  expect(answer(/^1 of 10/, 'Profit for its owners')).toHaveFocus();
});

test('starts again with the focus on the first question', async () => {
  history.replaceState(null, '', `${PAGE}?ref=mail#choose&owners=one`);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(location.search + location.hash).toBe('?ref=mail#choose');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  expect(answer(/What is it for/, 'Profit for its owners')).toHaveFocus();
});

test('shares the answer as plain words with its address', async () => {
  const user = userEvent.setup();
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  history.replaceState(null, '', `${PAGE}?ref=mail#choose&owners=two&liability=yes`);
  show();
  await user.click(screen.getByRole('button', { name: 'Share this answer' }));
  vi.unstubAllGlobals();

  const [[data] = []] = share.mock.calls;
  expect(data?.title).toBe('Which structure fits?');
  expect(data?.text).toMatch(/^Suggestion: Limited liability partnership \(LLP\)\n• You risk/);
  expect(data?.text).toContain('How many owners or members at the start? 2 to 6');
  expect(data?.text).not.toContain('[[');
  expect(data?.text?.endsWith(`${location.origin}${PAGE}#choose&owners=two&liability=yes`)).toBe(
    true,
  );
  expect(screen.getAllByRole('status')[1]).toHaveTextContent('Shared.');
});

test('says that nothing fits, with what to do instead and what lies outside', () => {
  history.replaceState(null, '', `${PAGE}#choose&aim=savings&owners=two`);
  show();
  expect(within(sheet()).getByRole('heading', { level: 4 })).toHaveTextContent('Nothing here fits');
  expect(within(sheet()).getByText(/save at a bank/)).toBeVisible();
  expect(within(sheet()).getByText('What lies outside these forms')).toBeVisible();
  expect(within(sheet()).getByRole('button', { name: 'Start again' })).toBeVisible();
});
