import { open, sheetsOf } from './support/page';
import { expectNoSidewaysScroll } from './support/rendering';
import { expect, test } from './support/test';

test(
  'the search finds a tool for typed words or a pasted message, and sends no word of the message',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    await open(page, '/contact');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    const dialog = page.getByRole('dialog', { name: 'Find a service' });
    for (const { words, address, part } of [
      {
        words: 'late gst fee',
        address: '/services/gst-filing#gst-return-lateness',
        part: page.getByRole('combobox', { name: 'Which return?' }),
      },
      {
        words: 'Dear Zulekha, your tax refund is approved. Share the OTP at http://tax-zulekha.top',
        address: '/services/income-tax-filing#letter&saw=secret.link&which=tax&asks=secrets',
        part: page.locator('#letter').getByText('A fraud.', { exact: true }),
      },
    ]) {
      await page.getByRole('button', { name: 'Search services' }).click();
      await dialog.getByRole('combobox').fill(words);
      await expect(dialog.getByRole('option').first()).toHaveAttribute('href', address);
      await dialog.getByRole('option').first().click();
      await expect(page).toHaveURL(address);
      await expect(part).toBeInViewport();
      if (!words.startsWith('Dear')) await expect(part).toBeFocused();
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible({ within: '#letter' });
    expect(requests.filter((text) => /zulekha/i.test(text))).toEqual([]);
  },
);

/** For each tool: a link with answers, and the result that the tool shows for these answers. */
const links = [
  ['trademark-registration#trademark-classes&sells=restaurant+app', 'Classes 9, 42 and 43'],
  [
    'llp-registration#name&wanted=Rashtriya+Bakers+LLP&existing=Rashtriya+Baker+Limited',
    'Under rule 8 the two count as the same name.',
  ],
  ['trademark-registration#trademark-fees&applicant=other&classes=2', 'Total ₹18,000'],
  ['gst-registration#number&value=27AAPFU0938F1ZV', 'The check digit is wrong.'],
  [
    'trademark-registration#letter&which=directory&asks=money',
    'A fraud. Don’t pay or reply, block the sender, and call 1930 if you paid.',
  ],
  [
    'business-consultation#choose&aim=profit&owners=two&liability=yes&abroad=none',
    'Limited liability partnership (LLP)',
  ],
  ['gst-filing#due-dates', 'Add to calendar'],
  ['private-limited-company#first-year', 'Start of business (INC-20A)'],
] as const;

test(
  'each tool shows the result for the answers in its link, also after a reload, and fits 320 px',
  { tag: ['@phone', '@thorough'] },
  async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [address, result] of links) {
      await open(page, `/services/${address}`);
      const [name = ''] = /#[\w-]+/.exec(address) ?? [];
      const within = `[data-tool]:has(> ${name}), ${name} + [data-tool]`;
      const tool = page.locator(within);
      await expect(tool, address).toContainText(result);
      await test.step(address, () => expectNoSidewaysScroll(page));
      await expectAccessible({ within });
      await page.reload();
      await expect(tool, address).toContainText(result);
    }
  },
);

test(
  'a tool of the landing page keeps its answers after a reload and Back, and links to its service page',
  { tag: ['@thorough', '@engine'] },
  async ({ page, expectAccessible }) => {
    await open(page, '/');
    const tools = page.getByRole('region', { name: 'Free tools' });
    await tools.locator('summary', { hasText: 'GST late fee' }).click();
    await tools.getByLabel(/^Tax paid late/).fill('50000');
    await expect(tools.getByRole('status').first()).toContainText('Total');
    await expect(page).toHaveURL(/\/#gst-return-lateness&.*tax=50000$/);
    await expectAccessible({ within: '[aria-labelledby=tools]' });
    await page.reload();
    await expect(tools.getByRole('status').first()).toContainText('Total');
    await tools.getByRole('link', { name: 'On the page of GST Filing' }).click();
    await expect(page).toHaveURL('/services/gst-filing#gst-return-lateness');
    await page.goBack();
    await expect(tools.getByRole('status').first()).toContainText('Total');
  },
);

test('a tool is printed alone, in one column', { tag: '@thorough' }, async ({ page }) => {
  await open(page, '/services/gst-filing#gst-return-lateness&tax=50000');
  const tool = page.locator('.tool-frame', { hasText: 'Late fee, GSTR-3B' });
  await page.evaluate(() => (window.print = () => {}));
  await tool.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(tool.getByText('What does a late GSTR-1 or GSTR-3B cost?')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const [sheet, printed] = [await page.locator('html').boundingBox(), await tool.boundingBox()];
  expect(printed!.width).toBeGreaterThan(sheet!.width * 0.9);
  expect(await sheetsOf(page)).toBe(1);
});
