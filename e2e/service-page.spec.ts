import { services } from '../src/content/services/catalogue.ts';
import { open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/services/gst-registration';

test('contents, citations and questions of a service page lead to what they name', async ({
  page,
}) => {
  await open(page, PAGE);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Documents' }).click();
  const heading = page.getByRole('heading', { name: 'Documents', exact: true });
  await expect(heading).toBeInViewport();
  const box = await heading.boundingBox();
  expect(box?.y, 'below the fixed header').toBeGreaterThanOrEqual(70);

  await contents.getByRole('link', { name: 'Questions' }).click();
  await expect(page.locator('#questions dd').last()).toBeVisible();

  const citation = page.locator('#need ~ * a[aria-label^="Source"]').first();
  const href = await citation.getAttribute('href');
  await citation.click();
  const source = page.locator(href ?? '');
  await expect(source).toBeInViewport();
  await expect(source).toContainText(/section|rule|\d+\/\d{4}/);
  await expect(source.getByRole('link').last()).toHaveAttribute('href', /^https:/);
});

test(
  'each page prints on five sheets or fewer, its checklist on one',
  { tag: '@thorough' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const sheets: Record<string, [page: number, list: number]> = {};
    for (const { slug } of services) {
      await open(page, `/services/${slug}`);
      const whole = await sheetsOf(page.pdf({ format: 'A4', preferCSSPageSize: true }));
      await page.evaluate(() => void (window.print = () => {}));
      await page
        .getByRole('region', { name: 'Documents' })
        .getByRole('button', { name: 'Print' })
        .click();
      const list = await sheetsOf(page.pdf({ format: 'A4', preferCSSPageSize: true }));
      if (whole > 5 || list !== 1) sheets[slug] = [whole, list];
    }
    expect(sheets).toEqual({});
  },
);

/** Counts the page objects of a PDF. */
async function sheetsOf(pdf: Promise<Buffer>): Promise<number> {
  return (await pdf).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
