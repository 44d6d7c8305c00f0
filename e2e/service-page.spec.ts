import { services } from '../src/content/services/catalogue.ts';
import { open, sheetsOf } from './support/page.ts';
import { expect, test } from './support/test.ts';

test(
  'on a service page, contents and citations link to the right parts, and a term opens its explanation',
  { tag: '@engine' },
  async ({ page, expectAccessible }) => {
    // A page that opens at a fragment does not move away from it when the web fonts load.
    await open(page, '/services/gst-filing#steps');
    await page.evaluate(() => document.fonts.ready);
    const heading = page.locator('h2#steps');
    await expect(heading).toBeInViewport();
    const box = await heading.boundingBox();
    expect(box?.y, 'below the fixed header').toBeGreaterThanOrEqual(70);
    expect(box?.y).toBeLessThan(300);

    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Documents' }).click();
    await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeInViewport();
    await contents.getByRole('link', { name: 'Questions' }).click();
    await expect(page.locator('#questions dd').last()).toBeVisible();

    const citation = page.locator('#need ~ * a[aria-label^="Source"]').first();
    const href = await citation.getAttribute('href');
    await citation.click();
    const source = page.locator(href ?? '');
    await expect(source).toBeInViewport();
    await expect(source).toContainText(/section|rule|\d+\/\d{4}/);
    await expect(source.getByRole('link').last()).toHaveAttribute('href', /^https:/);

    const term = page.getByRole('button', { name: 'GSTR-2B', exact: true });
    const note = page.locator('[popover]', { hasText: 'GSTR-2B: statement of credit' });
    await term.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await term.click();
    await expect(note).toBeVisible();
    await expectAccessible({ within: '[popover]' });
    const [termBox, noteBox] = [(await term.boundingBox())!, (await note.boundingBox())!];
    const gap = noteBox.y - (termBox.y + termBox.height);
    expect(gap, 'pixels below the term').toBeGreaterThanOrEqual(0);
    expect(gap, 'pixels below the term').toBeLessThan(16);
    expect(noteBox.x).toBeLessThan(termBox.x + termBox.width);
    expect(noteBox.x + noteBox.width).toBeGreaterThan(termBox.x);
    await page.mouse.click(5, 300);
    await expect(note).toBeHidden();
  },
);

test(
  'each service page prints on at most five sheets, and its checklist on one sheet',
  { tag: '@thorough' },
  async ({ page }) => {
    for (const { slug } of services) {
      await open(page, `/services/${slug}`);
      expect.soft(await sheetsOf(page), slug).toBeLessThanOrEqual(5);
      await page.evaluate(() => (window.print = () => {}));
      const documents = page.getByRole('region', { name: 'Documents' });
      await documents.getByRole('button', { name: 'Print' }).click();
      expect.soft(await sheetsOf(page), `checklist of ${slug}`).toBe(1);
    }
  },
);
