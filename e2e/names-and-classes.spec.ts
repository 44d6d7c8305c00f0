import { expectNoSidewaysScroll, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

test(
  'the classes of a trade open by link on a phone, and lead to what filing in them costs',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await open(page, '/services/trademark-registration#trademark-classes&sells=restaurant+app');
    const picker = page.locator('.tool-fold', { hasText: 'Which trademark classes' });
    await expect(picker.getByRole('status').first()).toHaveText('Classes 9, 42 and 43');
    await picker.getByRole('checkbox', { name: /^35/ }).check();
    await expectNoSidewaysScroll(page);
    await expectAccessible({ within: '.tool-fold[open]' });
    await picker.getByRole('link', { name: 'Work out the whole fee' }).click();
    await expect(page.getByLabel(/^Classes of each/)).toHaveValue('4');
  },
);

test(
  'a name is checked on a phone, and a reload brings the same answer',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await open(page, '/services/llp-registration');
    await page.getByText('Would the name pass?').click();
    const check = page.locator('.tool-fold', { hasText: 'Would the name pass?' });
    await check.getByLabel(/^The name you want/).fill('Rashtriya Bakers LLP');
    await check.getByLabel(/^A name that exists/).fill('Rashtriya Baker Private Limited');
    for (let look = 0; look < 2; look++) {
      await expect(check.getByRole('status').first()).toHaveText(
        'The rules would object to one thing.',
      );
      await expect(check.getByText('By rule 8 the two count as the same name.')).toBeVisible();
      await page.reload();
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible({ within: '.tool-fold[open]' });
  },
);
