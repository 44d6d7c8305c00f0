import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { firstYears } from '@/law/first-year/timelines';
import { FirstYear } from '@/features/tool/first-year';
import { CallsAndLetters } from '@/sections/service/calls-and-letters';
import * as files from '@/lib/picture';
import { brokenLines, readCalendar } from '../../support/calendar-file';

const PAGE = '/services/private-limited-company';

beforeEach(() => history.replaceState(null, '', PAGE));

const company = firstYears['private-limited-company'];
const ofCompany = <FirstYear timeline={company} />;
const show = () => render(ofCompany);

const field = () => screen.getByLabelText(/Date of incorporation/);
const pick = (day: string) => fireEvent.change(field(), { target: { value: day } });
const titled = (words: string) =>
  [...document.querySelectorAll('li summary')].find(({ textContent }) =>
    textContent?.includes(words),
  )!;
const next = () => document.querySelector('.leaf');
const step = (words: string) => titled(words).closest('li')!;

test('shows periods in words until a date is picked, also without scripts', () => {
  show();
  expect(step('First board meeting')).toHaveTextContent('Within 30 calendar days of incorporation');
  expect(step('Start of business (INC-20A)')).toHaveTextContent('Within 180 calendar days');
  expect(screen.queryByRole('button', { name: 'Add these to my calendar' })).toBeNull();
  const html = renderToString(ofCompany);
  expect(html).toContain('Within 9 months of the end of the first financial year');
  expect(html).toContain('₹50,000 for the company');
});

test('a picked date turns the counts into dates, and is kept on the device', () => {
  const { unmount } = show();
  pick('2026-12-01');
  expect(next()).toHaveTextContent(/^31 December 2026 Thursday.*First board meeting/);
  expect(step('First auditor')).toHaveTextContent('31 Dec 2026');
  expect(step('Start of business (INC-20A)')).toHaveTextContent('30 May 2027');
  unmount();

  history.replaceState(null, '', PAGE);
  show();
  expect(field()).toHaveValue('2026-12-01');
  expect(next()).toHaveTextContent('31 December 2026');
});

test.each(['1999-12-31', '2100-01-01', '9999-12-31'])(
  'counts from no date outside the field’s limits: %s',
  (day) => {
    show();
    pick('2026-12-01');
    pick(day);
    expect(field()).toHaveAccessibleDescription(/Choose a date between 2000 and 2099/);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Your own dates');
    expect(step('First board meeting')).toHaveTextContent('Within 30 calendar days');
  },
);

test('a cleared or impossible date takes the dates away and leaves nothing behind', () => {
  show();
  pick('2026-12-01');
  pick('');
  expect(next()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('hands the dates over as a calendar that another program reads', async () => {
  const save = vi.spyOn(files, 'saveBlob').mockImplementation(() => {});
  show();
  pick('2026-12-01');
  await userEvent.click(screen.getByRole('button', { name: 'Add these to my calendar' }));

  const [name, file] = save.mock.calls[0] ?? [];
  const text = file && (await textOf(file));
  expect(name).toBe('first-year-private-limited-company.ics');
  expect(file?.type).toBe('text/calendar; charset=utf-8');
  expect(brokenLines(text ?? '')).toEqual([]);
  const { name: title, events } = readCalendar(text ?? '');
  expect(title).toBe('What comes in your first year?');
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(events[0]).toMatchObject({
    start: '2026-12-31',
    summary: 'First board meeting',
    isWholeDay: true,
    reminders: [159, 15],
  });
  expect(screen.getByText(/^Saved as first-year-private/)).toBeInTheDocument();
});

test('prepares for letters and calls, true and false ones', () => {
  render(<CallsAndLetters letters={firstYears['startup-india-registration'].letters} />);
  expect(screen.getByText('Letters of the Registrar of Companies')).toBeInTheDocument();
  expect(screen.getByText('A fraud')).toBeInTheDocument();
  expect(
    screen.getByText(/^A letter that asks for a .* renewal fee$/).parentElement,
  ).toHaveTextContent(
    /Check before paying.*Some are real, such as renewal notices of the Trade Marks Registry/,
  );
  expect(screen.getByText(/helpline 1930/)).toBeInTheDocument();
});

/** jsdom's blobs cannot tell their text themselves. */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(file);
  });
}

test('uses a date that was picked before hydration', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(ofCompany);
  container.querySelector('input')!.value = '2026-12-01';
  render(ofCompany, {
    container,
    hydrate: true,
  });
  expect(next()).toHaveTextContent('31 December 2026');
});

test('tells a duty from what may apply and from an option', () => {
  show();
  expect(step('First auditor')).not.toHaveTextContent(/if it applies|option/);
  expect(step('Goods and Services Tax (GST)')).toHaveTextContent(/if it applies/);
  const option = step('Udyam number (MSME)');
  expect(option).toHaveTextContent(/option/);
  expect(option).toHaveTextContent('If you leave it: With it, late buyers');
});

test('asks for no date where nothing is counted from one', () => {
  render(<FirstYear timeline={firstYears['startup-india-registration']} />);
  expect(screen.queryByLabelText(/Date of recognition/)).toBeNull();
  expect(screen.getByText('Profile on the portal')).toBeInTheDocument();
});

test('ignores what something else has left under its key', () => {
  localStorage.setItem('tool-answers:first-year:private-limited-company', 'tomorrow');
  show();
  expect(field()).toHaveValue('');
});
