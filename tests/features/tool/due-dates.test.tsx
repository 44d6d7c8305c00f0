import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { DueDates } from '@/features/tool/due-dates';

const BUILT = '2026-11-21';

beforeEach(() => void vi.setSystemTime(BUILT));

function show(today = BUILT) {
  vi.setSystemTime(today);
  return render(
    <DueDates ids={['gst-monthly', 'gst-composition']} matters={['gst']} writtenOn={BUILT} />,
  );
}

const open = (name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Whose dates?' }), name);
/** The list under a heading that begins with the kind of business. */
const list = (name: string) =>
  screen.getByRole('heading', { level: 4, name: new RegExp(`^${name}: `) }).parentElement!;
const next = () => document.querySelector<HTMLElement>('.leaf')!;
/** The dates below the next one, the later ones with them. */
const entries = () => screen.getAllByRole('listitem').filter((item) => item.querySelector('time'));
const dates = () => [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);

test('shows the next date with its weekday, and lists those of 3 months, a line each', async () => {
  show();
  expect(next()).toHaveTextContent(
    /^30 November 2026 Monday, in 9 days Last day for missed input tax credit for 2025-26/,
  );
  expect(list('GST monthly')).toHaveTextContent('until 21 February 2027');
  expect(dates().slice(0, 2)).toEqual(['2026-11-30', '2026-12-11']);
  expect(entries()[1]).toHaveTextContent('20 Dec 2026');
  expect(entries()[1]).toHaveTextContent('Sunday');
});

test('says at the first date of each duty who files, what lateness costs and where that stands', () => {
  show();
  const [first, , , , again] = entries();
  expect(first).toHaveTextContent('GSTR-1 for November 2026');
  expect(first).toHaveTextContent('Who: Turnover above ₹5 crore');
  expect(first).toHaveTextContent('If late: ₹50 a day');
  expect(within(first!).getByRole('link', { name: /Central Tax notifications/ })).toHaveAttribute(
    'href',
    'https://taxinformation.cbic.gov.in',
  );
  expect(again).toHaveTextContent('GSTR-1 for December 2026');
  expect(again).not.toHaveTextContent('Who:');
});

test('drops past dates, keeps today’s, and adds those within 3 months', async () => {
  show('2027-01-20');
  expect(list('GST monthly')).toHaveTextContent('until 20 April 2027');
  expect(dates().slice(0, 2)).toEqual(['2027-01-20', '2027-02-11']);
  // What was said at an earlier date has moved to the first one left.
  expect(next()).toHaveTextContent('today GSTR-3B for December 2026');
  expect(next()).toHaveTextContent('Who:');
  await open('GST composition');
  expect(dates()).toEqual([
    '2027-03-31',
    '2027-04-18',
    // Beyond the 3 months, and still the next of their kind.
    '2027-05-30',
    '2027-06-30',
  ]);
});

test('from the 46th day on it says how old the page is, and where the official dates are', () => {
  const old = /^These dates are from a page made on 21 November 2026/;
  show('2027-01-05').unmount();
  expect(screen.queryByText(old)).toBeNull();
  show('2027-01-06');
  expect(screen.getByText(old)).toBeInTheDocument();
  const links = screen.getAllByRole('link', { name: /^Official dates/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://www.gst.gov.in',
    'https://www.incometax.gov.in',
    'https://www.mca.gov.in',
  ]);
});

test('after the last calendar date it says that the dates have ended', () => {
  show('2028-11-01');
  expect(screen.getByText('The dates of this page ended on 31 October 2028')).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
});

test('the HTML is that of the build, whatever day it is, and has all dates for browsers without scripts', () => {
  vi.stubEnv('SSR', true);
  const html = (today: string) => {
    vi.setSystemTime(today);
    return renderToString(
      <DueDates ids={['company', 'llp']} matters={['registrar']} writtenOn={BUILT} />,
    );
  };
  expect(html('2030-01-01')).toBe(html(BUILT));
  expect(html(BUILT)).toContain('dateTime="2026-11-29"');
  expect(html(BUILT)).toMatch(/<noscript>.*>LLP<.*Form 11/);
});

test('each profile has an address, its calendar file, and one that keeps up', async () => {
  show();
  await open('GST composition');
  await waitFor(() => expect(location.hash).toBe('#due-dates&whose=gst-composition'));
  expect(screen.getByRole('link', { name: /Add to calendar/ })).toHaveAttribute(
    'href',
    '/calendars/gst-composition.ics',
  );
  expect(screen.getByRole('link', { name: /Subscribe/ })).toHaveAttribute(
    'href',
    'webcal://www.example.com/calendars/gst-composition.ics',
  );
});

test('says of each date that boards have moved before that it may move', () => {
  render(<DueDates ids={['transfer-pricing']} matters={['transfer-pricing']} writtenOn={BUILT} />);
  expect(next()).toHaveTextContent('Extended in some years.');
  expect(entries()[0]).not.toHaveTextContent('Extended in some years');
});

test('links new companies to the first-year tool', () => {
  render(<DueDates ids={['new-company']} matters={['registrar']} writtenOn={BUILT} />);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByText(/formed from 1 January to 31 March/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /own date of incorporation/ })).toHaveAttribute(
    'href',
    '/services/private-limited-company#first-year',
  );
});

test('a clock behind the build changes nothing', () => {
  show('1970-01-01');
  expect(list('GST monthly')).toHaveTextContent('until 21 February 2027');
});

test('a page without matters of its own lists next dates in short, each leading to its page', () => {
  render(<DueDates ids={['gst-composition']} writtenOn={BUILT} />);
  expect(dates()).toEqual(['2027-01-18', '2027-03-31', '2027-05-30', '2027-06-30']);
  expect(document.body).not.toHaveTextContent('Who:');
  expect(screen.getByRole('link', { name: 'GSTR-4 for 2026-27' })).toHaveAttribute(
    'href',
    '/services/gst-filing',
  );
});
