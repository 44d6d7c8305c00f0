import { expectNoSidewaysScroll, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/services/trademark-registration';

test(
  'a sum opens by link on a phone, changes with an answer, and is the same after a reload',
  { tag: ['@phone', '@thorough'] },
  async ({ page, expectAccessible }) => {
    await open(page, `${PAGE}#trademark-fees&applicant=other&classes=2`);
    const tool = page.locator('.tool-fold');
    const sum = tool.getByRole('status').first();
    await expect(sum).toHaveText('In all ₹18,000');
    await expect(sum).toBeInViewport();

    await tool.getByLabel(/^Examination/).selectOption('Faster, form TM-M');
    await expect(sum).toHaveText('In all ₹98,000');
    await page.reload();
    await expect(sum).toHaveText('In all ₹98,000');
    await expect(tool.getByLabel(/^Classes of each/)).toHaveValue('2');
    await expectNoSidewaysScroll(page);
    await expectAccessible({ within: '.tool-fold' });
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a tool says so, and its figures stand in the page',
    { tag: '@thorough' },
    async ({ page }) => {
      await page.goto(PAGE);
      const question = 'What will the trademark cost you';
      await page.getByText(question).click();
      // Playwright's text locators pass over noscript elements.
      const fold = page.locator('.tool-fold', { hasText: question });
      expect(await fold.innerText()).toContain('The fields need JavaScript');
      await expect(
        page.getByRole('row', { name: /^Faster examination.*₹20,000.*₹40,000/ }),
      ).toBeVisible();
    },
  );
});
