import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { tool as company } from '@/law/tools/company-fees';
import { tool as gstReturn } from '@/law/tools/gst-return-lateness';
import { tool as taxReturn } from '@/law/tools/tax-return-lateness';
import { tool as trademark } from '@/law/tools/trademark-fees';
import type { Tool } from '@/law/tool';
import { ToolForm } from '@/features/tool/tool-form';

beforeEach(() => void vi.setSystemTime('2026-11-22'));

const open = (hash = '') => {
  history.replaceState(null, '', `/services/trademark-registration${hash}`);
  return render(<ToolForm tool={trademark} />);
};

const openCompany = () => render(<ToolForm tool={company} />);

const field = (name: RegExp) => screen.getByLabelText(name);
const total = () => screen.getAllByRole('status')[0];

test('sums as one answers, and asks only what matters', async () => {
  open();
  expect(total()).toHaveTextContent('In all ₹4,500');
  await userEvent.selectOptions(field(/Who applies/), 'Anyone else');
  fireEvent.change(field(/Marks/), { target: { value: '२' } });
  expect(total()).toHaveTextContent('In all ₹18,000');
  expect(screen.getByText(/2 marks × 1 class × ₹9,000/)).toBeInTheDocument();

  await userEvent.selectOptions(field(/What is filed/), 'Renewal, before expiry');
  expect(screen.queryByLabelText(/Who applies/)).not.toBeInTheDocument();
  await waitFor(() =>
    expect(location.hash).toBe('#trademark-fees&filing=renewal&marks=%E0%A5%A8&classes=1'),
  );
});

test('says beside a field what is wrong with it, and sums nothing meanwhile', async () => {
  openCompany();
  const capital = field(/Authorised capital/);
  expect(capital).not.toHaveAttribute('aria-invalid');
  await userEvent.type(capital, 'ten lakh');
  expect(capital).toHaveAccessibleDescription(/Write an amount in rupees/);
  expect(total()).toHaveTextContent(/appears here once the marked field is put right/);
});

const openReturn = (tool: Tool, hash = '') => {
  history.replaceState(null, '', `/services/gst-filing${hash}`);
  vi.setSystemTime('2026-11-23');
  return render(<ToolForm tool={tool} />);
};

test('proposes the real due date of the period that one chooses', async () => {
  const { unmount } = openReturn(gstReturn, '#gst-return-lateness&tax=0');
  expect(field(/which period/)).toHaveDisplayValue('October 2026');
  expect(field(/which period/)).toHaveAccessibleDescription(
    /^Each month\. Due on 20 November 2026/,
  );
  expect(total()).toHaveTextContent('In all ₹150');

  await userEvent.selectOptions(field(/which period/), 'September 2026');
  expect(total()).toHaveTextContent('In all ₹1,700');
  await userEvent.selectOptions(field(/Which return/), 'GSTR-1 (sales)');
  expect(field(/which period/)).toHaveDisplayValue('September 2026');
  expect(field(/which period/)).toHaveAccessibleDescription(/Due on 11 October 2026/);
  await waitFor(() => expect(location.hash).toMatch(/^#gst-return-lateness&return=gstr-1/));
  unmount();

  // The address is then another tool's, and the page's entry in the history has both.
  const other = openCompany();
  await userEvent.type(field(/Authorised capital/), '1,00,000');
  await waitFor(() => expect(location.hash).toMatch(/^#company-fees&/));
  other.unmount();

  render(<ToolForm tool={gstReturn} />);
  expect(field(/which period/)).toHaveDisplayValue('September 2026');
  expect(total()).toHaveTextContent('In all ₹2,000');
});

test('names the order that moved a date, beside the field and on the sheet', async () => {
  openReturn(taxReturn, '#tax-return-lateness&period=audit.2026-03&tax=10000');
  const moved = /Due on 21 November 2026, moved from 31 October 2026 by Circular 7\/2026/;
  expect(field(/which period/)).toHaveAccessibleDescription(moved);
  expect(total()).toHaveTextContent('In all ₹100');
  expect(screen.getAllByText(moved)).toHaveLength(2);
});

test('a total with unknown amounts says “at least”, or that it is left open', async () => {
  openCompany();
  await userEvent.type(field(/Authorised capital/), '16,00,000');
  expect(total()).toHaveTextContent('In all, without unknown amounts at least ₹15,400');
  await userEvent.clear(field(/Authorised capital/));
  await userEvent.type(field(/Authorised capital/), '1,00,000');
  await userEvent.selectOptions(field(/Name reserved apart/), 'No, all in one');
  expect(total()).toHaveTextContent('In all Left open');
});

test('sends the sum with its reasons and a link that brings the answers again', async () => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  open();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(/^Copied/)).toBeInTheDocument();
  const text = copied.mock.calls[0]?.[0] ?? '';
  expect(text).toContain('Who applies: An individual');
  expect(text).toContain(
    'Application, form TM-A: ₹4,500 (1 mark × 1 class × ₹4,500. Trade Marks Rules, 2017: First Schedule.)',
  );
  expect(text).toContain('In all: ₹4,500');
  expect(text).toContain('Worked out on 22 November 2026');
  expect(text).toMatch(
    /\/services\/trademark-registration#trademark-fees&filing=new&applicant=individual&marks=1&classes=1&examination=usual$/,
  );
});

test.each([
  { link: 'due=2026-11-13&filed=2026-11-23&tax=0', shows: 'Another day', total: 'In all ₹500' },
  { link: 'due=month.2025-12&tax=50000', shows: 'Another day', total: 'once every field' },
  { link: 'due=quarter-24.2026-06&tax=0', shows: 'April to June 2026', total: 'In all' },
])('a link with $link shows the period “$shows”', async ({ link, shows, total: words }) => {
  openReturn(gstReturn, `#gst-return-lateness&${link}`);
  expect(field(/which period/)).toHaveDisplayValue(shows);
  expect(total()).toHaveTextContent(words);
  expect(screen.queryByLabelText(/When was it due/) !== null).toBe(shows === 'Another day');
  await userEvent.selectOptions(field(/Which return/), 'GSTR-1 (sales)');
  expect(field(/which period/), 'the same for another return').toHaveDisplayValue(shows);
});

test('adds our own fee where the owner has published one', () => {
  vi.setSystemTime('2026-12-01');
  render(
    <ToolForm
      tool={trademark}
      ourFee={{
        rupees: 2500,
        taxPercent: 18,
        includes: 'Search and filing',
        refunded: 'In full, until we have filed',
        validFrom: '2026-12-01',
        validUntil: '2027-03-31',
      }}
    />,
  );
  expect(total()).toHaveTextContent('In all ₹7,450');
  expect(screen.getByText(/valid from 1 December 2026 to 31 March 2027/)).toBeInTheDocument();
});
