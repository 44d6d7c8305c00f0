import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { brokenLines, readCalendar } from '../tests/support/calendar-file.ts';
import { expectNoSidewaysScroll, hydratedPart, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const COMPANY = '/services/roc-compliance#due-dates';
const GST = '/services/gst-filing#due-dates';
const NEW_COMPANY = '/services/private-limited-company#first-year';

/** A downloaded file as another program reads it. */
async function calendarIn(download: Download) {
  const text = await readFile(await download.path(), 'utf8');
  expect(brokenLines(text)).toEqual([]);
  return readCalendar(text);
}

test('a visitor adds the company’s due dates to a calendar', async ({ page, request }) => {
  await open(page, COMPANY);
  const dates = page.getByRole('region', { name: 'Company', exact: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dates.getByRole('link', { name: 'Add to my calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('company.ics');
  const answer = await request.get(new URL(download.url()).pathname);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
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
  expect(events.length).toBeGreaterThan(9);

  await page.reload();
  await hydratedPart(path);
  await expect(page.getByLabel('Date of incorporation')).toHaveValue('2026-12-01');
  await expect(path.getByText('30 May 2027')).toBeVisible();
});

test(
  'both parts are accessible, opened and closed, and fit 320 pixels',
  { tag: '@thorough' },
  async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { path, part } of [
      { path: GST, part: '.due-dates' },
      { path: NEW_COMPANY, part: '.first-year' },
    ]) {
      await open(page, path);
      await hydratedPart(page.locator(part));
      if (part === '.due-dates') await page.getByRole('radio', { name: 'GST quarterly' }).check();
      else await page.getByLabel('Date of incorporation').fill('2026-12-01');
      await page.locator(`${part} details`).evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true;
      });
      await expectNoSidewaysScroll(page);
      await expectAccessible({ within: part });
    }
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the dates stand in full, another profile can be chosen, and the first year is counted in words', async ({
    page,
  }) => {
    await page.goto(GST);
    const monthly = page.getByRole('region', { name: 'GST monthly' });
    await expect(monthly).toContainText(/From \d+ \w+ \d{4} to \d+ \w+ \d{4}/);
    await expect(monthly.getByRole('listitem').first()).toContainText(/\d+ \w+ \d{4}/);
    await page.getByRole('radio', { name: 'GST composition' }).check();
    await expect(page.getByRole('region', { name: 'GST composition' })).toBeVisible();
    await expect(monthly).toBeHidden();

    await page.goto(NEW_COMPANY);
    const path = page.locator('.first-year');
    await expect(path.getByText('Within 180 calendar days of incorporation')).toBeVisible();
    await expect(page.getByLabel('Date of incorporation')).toBeHidden();
    await path.getByText('First board meeting').click();
    await expect(path.getByText('Directors note the certificate', { exact: false })).toBeVisible();
    await expect(path.getByRole('heading', { name: 'Calls and letters to expect' })).toBeVisible();
  });
});
