import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { DueDates } from '@/features/tool/due-dates';

/** The day of the build that the tests use. */
const BUILT = '2026-11-21';

beforeEach(() => void vi.setSystemTime(BUILT));

function show(props: Pick<Parameters<typeof DueDates>[0], 'ids' | 'topics'>, today = BUILT) {
  vi.setSystemTime(today);
  return render(<DueDates {...props} />);
}

const showGst = (today?: string) =>
  show({ ids: ['gst-monthly', 'gst-composition'], topics: ['gst'] }, today);
const choose = (name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Whose dates?' }), name);
const heading = () => screen.getByRole('heading', { level: 4, name: /^GST monthly: / });
const next = () => document.querySelector<HTMLElement>('.calendar-page')!;
/** All dates after the next date: those within 3 months, and those after that. */
const entries = () => screen.getAllByRole('listitem').filter((item) => item.querySelector('time'));
const dates = () => [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);

test('the next date and the dates of 3 months are listed, and each filer and cost is shown once', async () => {
  showGst();
  expect(next()).toHaveTextContent(
    /^11 December 2026 Friday, in 20 days GSTR-1 for November 2026.*Who: Turnover above ₹5 crore/,
  );
  expect(heading().parentElement).toHaveTextContent('until 21 February 2027');
  expect(dates().slice(0, 2)).toEqual(['2026-12-11', '2026-12-20']);
  const [first, , , again] = entries();
  expect(first).toHaveTextContent(
    /20 Dec 2026.*GSTR-3B for November 2026.*Sunday.*Who: Turnover above ₹5 crore/,
  );
  expect(first).toHaveTextContent('If late: ₹50 a day');
  const source = within(first!).getByRole('link', { name: /Central Tax notifications/ });
  expect(source).toHaveAttribute('href', 'https://taxinformation.cbic.gov.in');
  expect(again).toHaveTextContent('GSTR-1 for December 2026');
  expect(again).not.toHaveTextContent('Who:');
});

test('past dates are left out, and the dates from today to 3 months ahead are listed', async () => {
  showGst('2027-01-20');
  expect(heading()).toHaveTextContent('until 20 April 2027');
  expect(dates().slice(0, 2)).toEqual(['2027-01-20', '2027-02-11']);
  // The first remaining date says who must file, because no earlier date does.
  expect(next()).toHaveTextContent(/today GSTR-3B for December 2026.*Who:/);
  await choose('GST composition');
  // The last two are more than 3 months away, but they are the next dates of their kinds.
  expect(dates()).toEqual(['2027-03-31', '2027-04-18', '2027-05-30', '2027-06-30']);
  const file = screen.getByRole('link', { name: /Add to calendar/ });
  expect(file).toHaveAttribute('href', '/calendars/gst-composition.ics');
  expect(screen.getByRole('link', { name: /Subscribe/ })).toHaveAttribute(
    'href',
    'webcal://www.example.com/calendars/gst-composition.ics',
  );
});

test('a page older than 45 days states its age and links to the official dates', () => {
  const old = /^These dates are from a page made on 21 November 2026/;
  showGst('2027-01-05').unmount();
  expect(screen.queryByText(old)).toBeNull();
  showGst('2027-01-06');
  expect(screen.getByText(old)).toBeInTheDocument();
  const links = screen.getAllByRole('link', { name: /^Official dates/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://www.gst.gov.in',
    'https://www.incometax.gov.in',
    'https://www.mca.gov.in',
  ]);
});

test('the tool says so if its last date has passed, and starts on the build’s day if the clock is before it', () => {
  const { unmount } = showGst('2028-11-01');
  expect(screen.getByText('The dates of this page ended on 31 October 2028')).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
  unmount();
  showGst('1970-01-01');
  expect(heading()).toHaveTextContent('until 21 February 2027');
});

test('the HTML is the same on any day, with all dates for browsers without scripts', () => {
  vi.stubEnv('SSR', true);
  const html = (today: string) => {
    vi.setSystemTime(today);
    return renderToString(<DueDates ids={['company', 'llp']} topics={['registrar']} />);
  };
  expect(html('2030-01-01')).toBe(html(BUILT));
  expect(html(BUILT)).toContain('dateTime="2026-11-29"');
  expect(html(BUILT)).toMatch(/<noscript>.*>LLP<.*Form 11/);
});

test('a date that was extended in some years says so', () => {
  show({ ids: ['transfer-pricing'], topics: ['transfer-pricing'] });
  expect(next()).toHaveTextContent('Extended in some years.');
  expect(entries()[0]).not.toHaveTextContent('Extended in some years');
});

test('new companies are linked to the first-year tool', () => {
  show({ ids: ['new-company'], topics: ['registrar'] });
  expect(screen.queryByRole('combobox')).toBeNull();
  const link = screen.getByRole('link', { name: /own date of incorporation/ });
  expect(link).toHaveAttribute('href', '/services/private-limited-company#first-year');
});

test('a page on another topic lists only the next dates, with links to their pages', () => {
  show({ ids: ['gst-composition'] });
  expect(dates()).toEqual(['2027-01-18', '2027-03-31', '2027-05-30', '2027-06-30']);
  expect(document.body).not.toHaveTextContent('Who:');
  const link = screen.getByRole('link', { name: 'GSTR-4 for 2026-27' });
  expect(link).toHaveAttribute('href', '/services/gst-filing');
});
