import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { profileIds } from '@/content/due-date-pages';
import { paths } from '@/paths';
import { brokenLines, readCalendar } from '../tests/support/calendar-file.ts';
import { expectNoSidewaysScroll, hydrated, hydratedPart, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const COMPANY = '/services/roc-compliance';
const GST = '/services/gst-filing';
const NEW_COMPANY = '/services/private-limited-company';

/** A downloaded file as another program reads it. */
async function calendarIn(download: Download) {
  const text = await readFile(await download.path(), 'utf8');
  expect(brokenLines(text)).toEqual([]);
  return readCalendar(text);
}

test('a visitor adds the company’s due dates to a calendar', async ({ page }) => {
  await open(page, COMPANY);
  const dates = page.getByRole('region', { name: 'Company', exact: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dates.getByRole('link', { name: 'Add to my calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('company.ics');
  const { events } = await calendarIn(download);
  expect(events.length).toBeGreaterThan(30);
  // What stands on the page stands in the file, on the same day.
  for (const item of await dates.getByRole('listitem').all()) {
    const day = await item.locator('time').getAttribute('datetime');
    const title = await item.getByRole('heading').innerText();
    expect(
      events.some(({ start, summary }) => start === day && summary === title),
      title,
    ).toBe(true);
  }
});

test('every calendar file is served as one', async ({ request }) => {
  for (const id of profileIds) {
    const answer = await request.get(paths.calendar(id));
    expect(answer.status(), id).toBe(200);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const text = await answer.text();
    expect(brokenLines(text)).toEqual([]);
    expect(readCalendar(text).events.length).toBeGreaterThan(9);
  }
});

test('the profile is chosen by keyboard, and its list takes the place of the other', async ({
  page,
}) => {
  await open(page, GST);
  const radios = page.getByRole('group', { name: 'Whose dates?' }).getByRole('radio');
  await radios.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(radios.nth(2)).toBeChecked();
  await expect(page.getByRole('region', { name: 'GST composition' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'GST monthly' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: 'Add to my calendar (GST composition)' }),
  ).toBeFocused();
});

test('on a later day what has passed is gone, and the choice stays', async ({ page }) => {
  const later = new Date(Date.now() + 70 * 24 * 60 * 60 * 1000);
  await page.clock.setFixedTime(later);
  await page.goto(GST);
  await page.getByRole('radio', { name: 'GST quarterly' }).check();
  await hydrated(page);
  await hydratedPart(page.locator('.due-dates'));
  const times = page.getByRole('region', { name: 'GST quarterly' }).locator('time');
  await expect(times.first()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  const days = await times.evaluateAll((found) =>
    found.map((time) => time.getAttribute('datetime')),
  );
  const yesterday = new Date(later.getTime() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(days.filter((day) => (day ?? '') < yesterday)).toEqual([]);
  expect(days.length).toBeGreaterThan(3);
  await expect(page.getByRole('radio', { name: 'GST quarterly' })).toBeChecked();
});

test('a new company counts its first year and takes the dates along', async ({ page }) => {
  await open(page, NEW_COMPANY);
  const path = page.locator('.first-year');
  await hydratedPart(path);
  await page.getByLabel('Date of incorporation').fill('2026-12-01');
  await expect(path.getByText('30 May 2027')).toBeVisible();

  await path.getByText('Start of business (INC-20A)').click();
  await expect(path.getByText('₹50,000 for the company', { exact: false })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    path.getByRole('button', { name: 'Add these to my calendar' }).click(),
  ]);
  const { events } = await calendarIn(download);
  expect(events.map(({ start }) => start)).toContain('2027-05-30');
  expect(events).toHaveLength(10);

  await page.reload();
  await hydratedPart(path);
  await expect(page.getByLabel('Date of incorporation')).toHaveValue('2026-12-01');
  await expect(path.getByText('30 May 2027')).toBeVisible();
});

test('both parts are accessible, opened and closed, and fit 320 pixels', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
  await open(page, GST);
  await page.getByRole('radio', { name: 'GST quarterly' }).check();
  await expectNoSidewaysScroll(page);
  await expectAccessible();

  await open(page, NEW_COMPANY);
  const path = page.locator('.first-year');
  await hydratedPart(path);
  await page.getByLabel('Date of incorporation').fill('2026-12-01');
  for (const summary of await path.locator('summary').all()) await summary.click();
  await expectNoSidewaysScroll(page);
  await expectAccessible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the dates stand in full, and another profile can be chosen', async ({ page }) => {
    await page.goto(GST);
    const monthly = page.getByRole('region', { name: 'GST monthly' });
    await expect(monthly).toContainText(/From \d+ \w+ \d{4} to \d+ \w+ \d{4}/);
    await expect(monthly.getByRole('listitem').first()).toContainText(/\d+ \w+ \d{4}/);
    await page.getByRole('radio', { name: 'GST composition' }).check();
    await expect(page.getByRole('region', { name: 'GST composition' })).toBeVisible();
    await expect(monthly).toBeHidden();
  });

  test('the first year is counted in words, and asks for no date', async ({ page }) => {
    await page.goto(NEW_COMPANY);
    const path = page.locator('.first-year');
    await expect(path.getByText('Within 180 calendar days of incorporation')).toBeVisible();
    await expect(page.getByLabel('Date of incorporation')).toBeHidden();
    await path.getByText('First board meeting').click();
    await expect(path.getByText('Directors note the certificate', { exact: false })).toBeVisible();
    await expect(path.getByRole('heading', { name: 'Calls and letters to expect' })).toBeVisible();
  });
});
