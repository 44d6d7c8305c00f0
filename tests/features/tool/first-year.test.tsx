import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { firstYears } from '@/law/first-year/timelines';
import { FirstYear } from '@/features/tool/first-year';
import { CallsAndLetters } from '@/pages/service/calls-and-letters';
import * as calendar from '@/lib/icalendar';
import * as files from '@/ui/picture';
import { prerendered } from '../../support/visitor';

const PAGE = '/services/private-limited-company';

beforeEach(() => history.replaceState(null, '', PAGE));

const ofCompany = <FirstYear timeline={firstYears['private-limited-company']} />;

const field = () => screen.getByLabelText(/Date of incorporation/);
const pick = (day: string) => fireEvent.change(field(), { target: { value: day } });
const next = () => document.querySelector('.calendar-page');
const step = (words: string) =>
  [...document.querySelectorAll('li')].find((item) =>
    item.querySelector('summary')?.textContent.includes(words),
  )!;

test('until a date is picked, the steps have periods in words, and optional steps are marked', () => {
  render(ofCompany);
  expect(step('First board meeting')).toHaveTextContent('Within 30 calendar days of incorporation');
  expect(step('First auditor')).not.toHaveTextContent(/if it applies|option/);
  expect(step('Taxes and staff')).toHaveTextContent(/if it applies/);
  expect(screen.queryByRole('button', { name: 'Add these to my calendar' })).toBeNull();
  expect(renderToString(ofCompany)).toContain('₹50,000 for the company');
  render(<FirstYear timeline={firstYears['startup-india-registration']} />);
  expect(step('Deduction of profit from tax')).toHaveTextContent(/option.*If not used/);
  // Nothing is counted from the day of recognition.
  expect(screen.queryByLabelText(/Date of recognition/)).toBeNull();
});

test('days are counted from the picked date, which stays on the device until cleared', async () => {
  const hydrate = prerendered(ofCompany);
  pick('2026-12-01');
  await hydrate();
  expect(next()).toHaveTextContent(/^31 December 2026 Thursday.*First board meeting/);
  expect(step('Start of business (INC-20A)')).toHaveTextContent('30 May 2027');
  document.body.replaceChildren();

  history.replaceState(null, '', PAGE);
  render(ofCompany);
  expect(field()).toHaveValue('2026-12-01');
  expect(next()).toHaveTextContent('31 December 2026');
  pick('');
  expect(next()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each(['1999-12-31', '2100-01-01'])(
  'the date %s is refused, with the range that is accepted',
  (day) => {
    render(ofCompany);
    pick(day);
    expect(field()).toHaveAccessibleDescription(/Choose a date that exists, from 2000 to 2099/);
    expect(step('First board meeting')).toHaveTextContent('Within 30 calendar days');
  },
);

test('the dates can be saved as a calendar', async () => {
  const save = vi.spyOn(files, 'saveBlob').mockImplementation(() => {});
  const write = vi.spyOn(calendar, 'writeCalendar');
  render(ofCompany);
  pick('2026-12-01');
  await userEvent.click(screen.getByRole('button', { name: 'Add these to my calendar' }));
  const [name, file] = save.mock.calls[0]!;
  expect(name).toBe('first-year-private-limited-company.ics');
  expect(file.type).toBe('text/calendar; charset=utf-8');
  const [{ name: title, events }] = write.mock.calls[0]!;
  expect(title).toBe('What comes in your first year?');
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(events[0]).toMatchObject({ day: '2026-12-31', summary: 'First board meeting' });
  expect(events[0]?.description).toMatch(
    /^Within 30 calendar days of incorporation\.\n.+\nIf missed: .+\nSource: Companies Act, 2013: sections/,
  );
  expect(screen.getByText(/^Saved as first-year-private/)).toBeInTheDocument();

  // A calendar program treats an event with a known id as a new version of that event.
  pick('2026-01-01');
  await userEvent.click(screen.getByRole('button', { name: 'Add these to my calendar' }));
  const uids = new Set(write.mock.calls.flatMap(([made]) => made.events.map(({ uid }) => uid)));
  expect(uids.size, 'each date of incorporation has its own ids').toBe(2 * events.length);
});

test('genuine and fraudulent letters and calls are listed', () => {
  render(<CallsAndLetters letters={firstYears['startup-india-registration'].letters} />);
  expect(screen.getByText('Letters of the Registrar of Companies')).toBeInTheDocument();
  expect(screen.getByText('A fraud')).toBeInTheDocument();
  const renewal = screen.getByText(/^A letter that asks for a .* renewal fee$/).parentElement;
  expect(renewal).toHaveTextContent(/Check before paying.*Some are real, such as renewal notices/);
  expect(screen.getByText(/helpline 1930/)).toBeInTheDocument();
});
