import { readFile } from 'node:fs/promises';
import { readCalendar } from '../tests/support/calendar-file.ts';
import { expectNoSidewaysScroll, hydratedPart, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const GST = '/services/gst-filing#due-dates';
const NEW_COMPANY = '/services/private-limited-company#first-year';

/* The files and lists of due dates are held together by tests/build/calendars.test.ts. */

test(
  'a new company counts its first year and takes the dates along',
  { tag: '@thorough' },
  async ({ page }) => {
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
    const { events } = readCalendar(await readFile(await download.path(), 'utf8'));
    expect(events.map(({ start }) => start)).toContain('2027-05-30');
    expect(events.length).toBeGreaterThan(9);

    await page.reload();
    await hydratedPart(path);
    await expect(page.getByLabel('Date of incorporation')).toHaveValue('2026-12-01');
    await expect(path.getByText('30 May 2027')).toBeVisible();
  },
);

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

  test(
    'the dates stand in full, another profile can be chosen, and the first year is counted in words',
    { tag: '@thorough' },
    async ({ page }) => {
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
      await expect(path.getByText('Directors disclose their interests')).toBeVisible();
      await expect(
        path.getByRole('heading', { name: 'Calls and letters to expect' }),
      ).toBeVisible();
    },
  );
});
