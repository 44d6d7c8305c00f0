import { chunk, expectNoSidewaysScroll, holdBack, hydratedPart, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/services/business-consultation';
const FRIENDS =
  '#choose&aim=profit&owners=two&liability=yes&money=own&abroad=none&turnover=small&sales=home&profession=none';

test('two friends find their structure by keyboard, and the page of it', async ({ page }) => {
  await open(page, `${PAGE}#choose`);
  const chooser = page.locator('.structure-chooser');
  await hydratedPart(chooser);
  const questions = chooser.getByRole('group');

  await questions.nth(0).getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  // Each Tab goes to the next question; the arrows choose within it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(questions.nth(1).getByRole('radio', { name: '2 to 6' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(questions.nth(2).getByRole('radio', { name: /keep them apart/ })).toBeFocused();

  const suggestion = page.getByRole('region', { name: 'Suggestion' });
  await expect(suggestion.getByRole('heading', { level: 4 })).toContainText('(LLP)');
  await expect(page).toHaveURL(`${PAGE}#choose&aim=profit&owners=two&liability=yes`);

  await suggestion.getByRole('link', { name: 'What it takes' }).press('Enter');
  await expect(page).toHaveURL('/services/llp-registration');
  await page.goBack();
  await expect(questions.nth(1).getByRole('radio', { name: '2 to 6' })).toBeChecked();
});

test('a shared address brings answers and suggestion, which fit a screen of 320 pixels', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, PAGE + FRIENDS);
  await expect(page.locator('.structure-chooser :checked')).toHaveCount(8);
  await expect(page.getByText(/^8 of 8 answered\. Our suggestion/)).toBeVisible();
  await page.getByText(/^Ruled out by your answers/).click();
  await expect(page.getByText('It has 1 member, never more.')).toBeVisible();
  for (const title of await page.locator('.structures summary').all()) await title.click();
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('cell', { name: /^LLP: Form 11 by 30 May/ })).toBeVisible();
  await expectAccessible({ within: '.structure-chooser, .structures' });
});

test('an answer chosen before the code has come counts', async ({ page }) => {
  const code = await holdBack(page, chunk('structure-chooser'));
  await page.goto(`${PAGE}#choose`);
  await page.locator('.structure-chooser label', { hasText: '2 to 6' }).click();
  code.release();
  await expect(page.getByText(/^1 of 8 answered/)).toBeVisible();
  await expect(page).toHaveURL(`${PAGE}#choose&owners=two`);
});

test('the landing page and a registration page lead to the questions', async ({ page }) => {
  for (const from of ['/', '/services/llp-registration']) {
    await open(page, from);
    await page.getByRole('link', { name: 'Which structure? Answer eight questions' }).click();
    await expect(page).toHaveURL(`${PAGE}#choose`);
    await expect(page.getByRole('heading', { name: /^Which structure fits\?/ })).toBeFocused();
    await expect(page.getByRole('heading', { name: /^Which structure fits\?/ })).toBeInViewport();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison can be read, and the questions say what to do instead', async ({ page }) => {
    await page.goto(PAGE);
    // Playwright's text locators pass over noscript elements.
    expect(await page.locator('.structure-chooser').innerText()).toContain(
      'The suggestion needs JavaScript',
    );
    const tables = page.locator('.structures table');
    await expect(tables).toHaveCount(4);
    await expect(tables.nth(1).getByRole('row')).toHaveCount(11);
    await expect(tables.nth(1).getByRole('rowheader', { name: 'Yearly upkeep' })).toBeVisible();
    await expect(tables.nth(1).getByRole('cell').first()).toBeVisible();
    await expect(tables.nth(3).getByRole('cell').first()).toBeVisible();
  });
});
