import { hydratedPart, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/services/business-consultation';

test(
  'the chooser of structures can be answered by keyboard, from a company’s page to the suggestion',
  { tag: ['@engine', '@thorough'] },
  async ({ page }) => {
    await open(page, '/services/private-limited-company');
    await page.getByRole('link', { name: 'Company or LLP? Ten questions' }).click();
    await expect(page).toHaveURL(`${PAGE}#choose`);
    const chooser = page.locator('.tool-frame');
    await hydratedPart(chooser);
    const question = chooser.getByRole('form').getByRole('group');
    await expect(question.getByRole('radio').first()).toBeFocused();

    // One is asked at a time: the arrows choose, Enter goes on.
    await expect(question).toHaveAccessibleName(/^1 of 10/);
    await question.getByRole('radio').first().focus();
    for (const keys of ['Space', 'Enter', 'ArrowDown', 'Enter', 'Space', 'Enter']) {
      await page.keyboard.press(keys);
    }
    await expect(question).toHaveAccessibleName(/^4 of 10/);
    await expect(question.getByRole('radio').first()).toBeFocused();
    await expect(question).toBeInViewport({ ratio: 1 });
    await expect(chooser.getByText(/^3 of 10 answered\. Still possible: \d of 9\.$/)).toBeVisible();
    await expect(page).toHaveURL(`${PAGE}#choose&aim=profit&owners=two&liability=yes`);

    for (let left = 7; left > 0; left--) await page.keyboard.press('Enter');
    await expect(chooser.locator('.answer-head')).toBeFocused();
    await chooser.getByRole('link', { name: 'See LLP' }).press('Enter');
    await expect(page).toHaveURL('/services/llp-registration');
    await page.goBack();
    await chooser.getByText('Your answers: 3 of 10').click();
    await expect(chooser.getByRole('combobox', { name: /How many/ })).toHaveValue('two');

    // The answer is in the address, and a link with it leads to the verdict.
    const link = page.url();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(chooser.locator('.answer-head')).toBeFocused();
    await expect(chooser.locator('.answer-head')).toBeInViewport({ ratio: 1 });
  },
);
