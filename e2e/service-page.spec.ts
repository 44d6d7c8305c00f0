import { services } from '../src/content/services/catalogue.ts';
import { hydrated, hydratedPart, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/services/gst-registration';

test('the table of contents leads to every part of the page', async ({ page, isMobile }) => {
  await open(page, PAGE);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const link of await contents.getByRole('link').all()) {
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await expect(page.locator(`h2[id="${id}"]`)).toHaveCount(1);
  }
  await contents.getByRole('link', { name: 'Documents' }).click();
  const heading = page.getByRole('heading', { name: 'Documents', exact: true });
  await expect(heading).toBeInViewport();
  const box = await heading.boundingBox();
  expect(box?.y, 'below the fixed header').toBeGreaterThanOrEqual(70);
  expect(isMobile || (await contents.isVisible())).toBe(true);
});

test('a number in the text leads to its source, which names Act and section', async ({ page }) => {
  await open(page, PAGE);
  const citation = page.locator('#need ~ * a[aria-label^="Source"]').first();
  const href = await citation.getAttribute('href');
  await citation.click();
  const source = page.locator(href ?? '');
  await expect(source).toBeInViewport();
  await expect(source).toContainText(/section|rule|\d+\/\d{4}/);
  await expect(source.getByRole('link').last()).toHaveAttribute('href', /^https:/);
});

test('ticked documents are still ticked after a reload, until they are cleared', async ({
  page,
}) => {
  await open(page, PAGE);
  const list = page.locator('.checklist');
  await hydratedPart(list);
  await list.getByRole('checkbox').first().check();
  await expect(page.getByText(/^1 of \d+ ready/)).toBeVisible();

  await page.reload();
  await hydrated(page);
  await hydratedPart(list);
  await expect(list.getByRole('checkbox').first()).toBeChecked();
  await page.getByRole('button', { name: 'Clear ticks' }).click();
  await page.reload();
  await hydratedPart(list);
  await expect(list.getByRole('checkbox').first()).not.toBeChecked();
});

test('a document ticked before the code has come stays ticked', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/document-checklist-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(PAGE);
  const list = page.locator('.checklist');
  await list.getByRole('checkbox').first().check();
  release();
  await hydratedPart(list);
  await expect(list.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByText(/^1 of \d+ ready/)).toBeVisible();
});

test('the questions open by click and by keyboard', async ({ page }) => {
  await open(page, PAGE);
  const questions = page.locator('#questions ~ details');
  await expect(questions).not.toHaveCount(0);
  await questions.first().locator('summary').click();
  await expect(questions.first().getByRole('paragraph')).toBeVisible();
  await questions.nth(1).locator('summary').press('Enter');
  await expect(questions.nth(1).getByRole('paragraph')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and the form says what to do instead', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 2 })).toContainText([
      'On this page',
      'Do you need it?',
      'What you pay, and to whom',
      'Documents',
      'How it goes, and whose clock',
      'What we do, and what we do not',
      'After you have it',
      'Doing it yourself',
      'Questions',
      'Often needed with this',
      'Sources',
    ]);
    await page.locator('#questions ~ details').first().locator('summary').click();
    await expect(page.locator('#questions ~ details').first().getByRole('paragraph')).toBeVisible();
    // Playwright's text locators pass over noscript elements.
    expect(await page.locator('#ask').innerText()).toContain('This form needs JavaScript');
  });
});

test('every service page prints on three sheets or fewer, its checklist on one', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'printing is the same everywhere');
  test.setTimeout(180_000);
  const sheets: Record<string, [page: number, list: number]> = {};
  for (const { slug } of services) {
    await open(page, `/services/${slug}`);
    const whole = await sheetsOf(page.pdf({ format: 'A4', preferCSSPageSize: true }));
    await page.locator('.checklist').evaluate((list) => list.setAttribute('data-print-only', ''));
    const list = await sheetsOf(page.pdf({ format: 'A4', preferCSSPageSize: true }));
    if (whole > 3 || list !== 1) sheets[slug] = [whole, list];
  }
  expect(sheets).toEqual({});
});

/** Counts the page objects of a PDF. */
async function sheetsOf(pdf: Promise<Buffer>): Promise<number> {
  return (await pdf).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
