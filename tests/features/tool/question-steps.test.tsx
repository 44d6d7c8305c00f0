import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { tool } from '@/law/tools/choose';
import { ToolForm } from '@/features/tool/tool-form';

function showAt(fragment: string) {
  // jsdom has no layout, so it has no scrollIntoView.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  history.replaceState({ key: 'entry' }, '', `/services/business-consultation${fragment}`);
  render(
    <>
      <h3 id="choose">Which structure fits?</h3>
      <ToolForm tool={tool} />
    </>,
  );
}

const question = (name: RegExp) => within(screen.getByRole('group', { name }));
const answer = (name: RegExp, label: string) => question(name).getByLabelText(label);
const owners = () => screen.getByRole('combobox', { name: /How many owners/ });
const result = () => screen.getAllByRole('status')[0];
const part = (heading: RegExp) =>
  screen.getByRole('heading', { level: 4, name: heading }).parentElement;
const fold = (title: RegExp) => screen.getByText(title).closest('details');

test('the chooser counts the possible structures until the fourth answer, then names the best one', async () => {
  showAt('');
  await userEvent.click(answer(/What is it for/, 'Profit for its owners'));
  expect(answer(/^2 of 10.*How many owners/, '1')).toHaveFocus();
  // An arrow key selects the answer that it reaches. Enter goes to the next question.
  await userEvent.keyboard('{ArrowDown}');
  expect(answer(/How many owners/, '2 to 6')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(answer(/^3 of 10/, 'Yes, keep them apart')).toHaveFocus();
  expect(result()).toHaveTextContent(/^2 of 10 answered. Still possible: 3 of 9.$/);
  await userEvent.click(answer(/safe from its debts/, 'Yes, keep them apart'));
  expect(result()).toHaveTextContent(/Still possible/);
  await userEvent.click(answer(/Whose money/, 'Investors or staff receive shares'));
  expect(result()).toHaveTextContent(/^Private limited company$/);
  expect(answer(/^5 of 10/, 'Not sure')).toBeInTheDocument();
});

test('if all questions are skipped, the chooser asks for at least one answer', async () => {
  showAt('');
  const user = userEvent.setup();
  for (let left = 9; left > 0; left--) {
    await user.click(screen.getByRole('button', { name: 'Skip' }));
  }
  await user.click(screen.getByRole('button', { name: 'See the answer' }));
  expect(result()).toHaveTextContent('Answer at least one');
  expect(screen.getByText('Your answers: 0 of 10').closest('summary')).toHaveFocus();
});

test('the suggestion has reasons, a second choice, upkeep, advice, and the structures ruled out', () => {
  showAt('#choose&aim=profit&owners=two&liability=yes&abroad=foreign');
  expect(part(/^Why this one/)).toHaveTextContent(/foreign money in more sectors/);
  expect(part(/^Second choice: Limited liability partnership/)).toBeVisible();
  expect(part(/^Yearly upkeep: Private/)).toHaveTextContent(/4 board meetings a year/);
  expect(part(/^Ask before you file/)).toHaveTextContent(/sector is open to foreign money/);
  expect(fold(/^Ruled out by your answers: \d/)).toHaveTextContent(/It has 1 member, never more/);
  const link = screen.getByRole('link', { name: /^See Private/ });
  expect(link).toHaveAttribute('href', '/services/private-limited-company');
});

test('if no structure fits the answers, the chooser says what to do instead', () => {
  showAt('#choose&aim=savings&owners=two');
  expect(result()).toHaveTextContent('Nothing here fits');
  expect(part(/What to do instead/)).toHaveTextContent(/save at a bank/);
  expect(fold(/Outside these forms/)).toBeInTheDocument();
});

test('a link with other answers changes the answers, and a link to another part of the page does not', async () => {
  showAt('#choose&owners=one');
  const goTo = (fragment: string) => {
    history.replaceState(null, '', fragment);
    fireEvent(window, new HashChangeEvent('hashchange'));
  };
  goTo('#choose&owners=two');
  expect(owners()).toHaveDisplayValue('2 to 6');
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  await userEvent.click(answer(/What is it for/, 'Profit for its owners'));
  goTo('#documents');
  expect(answer(/What is it for/, 'Profit for its owners')).toBeChecked();
  expect(question(/^2 of 10/)).toBeDefined();
});
