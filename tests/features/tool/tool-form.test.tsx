import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { tool as company } from '@/law/companies/tools/company-fees';
import { tool as gstReturn } from '@/law/gst/tools/gst-return-lateness';
import { tool as taxReturn } from '@/law/income-tax/tools/tax-return-lateness';
import { tool as trademark } from '@/law/ip/tools/trademark-fees';
import { ToolForm } from '@/features/tool/tool-form';

function show(props: Parameters<typeof ToolForm>[0], hash = '', today = '2026-11-23') {
  vi.setSystemTime(today);
  history.replaceState(null, '', `/services/trademark-registration${hash}`);
  return render(<ToolForm {...props} />);
}

const field = (name: RegExp) => screen.getByLabelText(name);
const enter = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (name: RegExp, option: string) => userEvent.selectOptions(field(name), option);
const total = () => screen.getAllByRole('status')[0];

test('the total follows the answers, and only relevant questions are asked', async () => {
  show({ tool: trademark });
  expect(total()).toHaveTextContent('Total ₹4,500');
  await choose(/Who applies/, 'Anyone else');
  enter(/Marks/, '२');
  expect(total()).toHaveTextContent('Total ₹18,000');
  expect(screen.getByText(/2 marks × 1 class × ₹9,000/)).toBeInTheDocument();

  await choose(/What is filed/, 'Renewal, before expiry');
  expect(screen.queryByLabelText(/Who applies/)).toBeNull();
  await waitFor(() =>
    expect(location.hash).toBe('#trademark-fees&filing=renewal&marks=%E0%A5%A8&classes=1'),
  );
});

test('a mistake is reported beside its field, and the total is hidden until it is corrected', async () => {
  show({ tool: company });
  const capital = field(/Authorised capital/);
  expect(capital).not.toHaveAttribute('aria-invalid');
  await userEvent.type(capital, 'ten lakh');
  expect(capital).toHaveAccessibleDescription(/Write an amount in rupees/);
  expect(total()).toHaveTextContent(/Correct the marked field/);
});

test('the chosen period sets the due date, and the answers are still there after another tool was used', async () => {
  const { unmount } = show({ tool: gstReturn }, '#gst-return-lateness&tax=0');
  expect(field(/which period/)).toHaveDisplayValue('October 2026');
  expect(field(/which period/)).toHaveAccessibleDescription(
    /^Each month\. Due on 20 November 2026/,
  );
  expect(total()).toHaveTextContent('Total ₹150');
  await choose(/which period/, 'September 2026');
  expect(total()).toHaveTextContent('Total ₹1,700');
  await choose(/Which return/, 'GSTR-1 (sales)');
  expect(field(/which period/)).toHaveDisplayValue('September 2026');
  expect(field(/which period/)).toHaveAccessibleDescription(/Due on 11 October 2026/);
  await waitFor(() => expect(location.hash).toMatch(/^#gst-return-lateness&return=gstr-1/));
  unmount();

  const other = render(<ToolForm tool={company} />);
  enter(/Authorised capital/, '1,00,000');
  await waitFor(() => expect(location.hash).toMatch(/^#company-fees&/));
  other.unmount();
  render(<ToolForm tool={gstReturn} />);
  expect(total()).toHaveTextContent('Total ₹2,000');
});

test('a cost shows when the work is usually done, counted in working days', () => {
  show(
    { tool: company, workingDays: { from: 7, to: 15 } },
    '#company-fees&capital=100000&reserve=no',
  );
  expect(screen.getByText(/between 2 December 2026 and 14 December 2026/)).toBeVisible();
});

test('the order that moved a date is named beside the field and in the result', () => {
  show({ tool: taxReturn }, '#tax-return-lateness&due=audit.2026-03&tax=10000');
  const moved = /Due on 21 November 2026, moved from 31 October 2026 by Circular 7\/2026/;
  expect(field(/which period/)).toHaveAccessibleDescription(moved);
  expect(total()).toHaveTextContent('Total ₹100');
  expect(screen.getAllByText(moved)).toHaveLength(2);
});

test('a total with unknown amounts says “at least” or “Not known”', async () => {
  show({ tool: company });
  enter(/Authorised capital/, '16,00,000');
  expect(total()).toHaveTextContent('Total, without unknown amounts at least ₹15,400');
  enter(/Authorised capital/, '1,00,000');
  await choose(/Do you reserve the name first/, 'No, all in one');
  expect(total()).toHaveTextContent('Total Not known');
});

test('the shared text has the sum, its reasons and a link with the answers', async () => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  show({ tool: trademark });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(/^Copied/)).toBeInTheDocument();
  const text = copied.mock.calls[0]?.[0] ?? '';
  for (const part of [
    'Who applies: An individual',
    'Application, form TM-A: ₹4,500 (1 mark × 1 class × ₹4,500. Trade Marks Rules, 2017: First Schedule.)',
    'Total: ₹4,500',
    'Worked out on 23 November 2026',
    '/services/trademark-registration#trademark-fees&filing=new&applicant=individual&marks=1&classes=1&examination=usual',
  ]) {
    expect(text).toContain(part);
  }
});

test.each([
  { link: 'due=2026-11-13&filed=2026-11-23&tax=0', shows: 'Another day', words: 'Total ₹500' },
  { link: 'due=month.2025-12&tax=50000', shows: 'Another day', words: 'Fill in every field' },
  { link: 'due=quarter-24.2026-06&tax=0', shows: 'April to June 2026', words: 'Total' },
])('a link with $link shows the period “$shows”', async ({ link, shows, words }) => {
  show({ tool: gstReturn }, `#gst-return-lateness&${link}`);
  expect(field(/which period/)).toHaveDisplayValue(shows);
  expect(total()).toHaveTextContent(words);
  expect(screen.queryByLabelText(/When was it due/) !== null).toBe(shows === 'Another day');
  await choose(/Which return/, 'GSTR-1 (sales)');
  expect(field(/which period/), 'another return has the same period').toHaveDisplayValue(shows);
});

test('our fee is added if the owner has published one', () => {
  const ourFee = {
    rupees: 2500,
    taxPercent: 18,
    includes: 'Search and filing',
    refunded: 'In full, until we have filed',
    validFrom: '2026-12-01',
    validUntil: '2027-03-31',
  } as const;
  show({ tool: trademark, ourFee }, '', '2026-12-01');
  expect(total()).toHaveTextContent('Total ₹7,450');
  expect(screen.getByText(/valid from 1 December 2026 to 31 March 2027/)).toBeInTheDocument();
});
