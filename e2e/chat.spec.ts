import type { Locator, Page } from '@playwright/test';
import { chunk, holdBack, open } from './support/page';
import { specifiedCategories } from './support/specified-categories';
import { expect, test } from './support/test';

const ONE_SCREEN = 'Replies do not depend on the screen.';

const supportOf = (page: Page) => page.getByRole('button', { name: 'Support', exact: true });
const chatOf = (page: Page) => page.getByRole('dialog', { name: 'Support' });
const inputOf = (chat: Locator) => chat.getByRole('textbox', { name: 'Type a category' });
const sendOf = (chat: Locator) => chat.getByRole('button', { name: 'Send' });
const choicesOf = (chat: Locator) =>
  chat.getByRole('list', { name: 'Categories' }).getByRole('button');
const serviceLinksOf = (chat: Locator) => chat.locator('a[href^="/services/"]');

async function openChat(page: Page, path = '/contact'): Promise<Locator> {
  await open(page, path);
  await supportOf(page).click();
  await expect(choicesOf(chatOf(page))).toHaveCount(5);
  return chatOf(page);
}

/** From here on the guide replies only when the clock is moved. */
async function openChatWithStoppedClock(page: Page): Promise<Locator> {
  await page.clock.install();
  const chat = await openChat(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  return chat;
}

async function hrefsOf(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

test('the floating button opens a panel titled Support, which greets and offers five categories', async ({
  page,
}) => {
  const chat = await openChat(page);
  await expect(chat.getByRole('heading')).toHaveText('Support');
  await expect(chat.getByRole('log')).toContainText(/Namaste/);
  await expect(choicesOf(chat)).toHaveText(specifiedCategories.map(({ title }) => title));
  await expect(inputOf(chat)).toBeEnabled();
  await expect(sendOf(chat)).toBeEnabled();
  await expect(serviceLinksOf(chat)).toHaveCount(0);
});

for (const { title, hrefs } of specifiedCategories) {
  test(`choosing ${title} brings its six links after 500 ms and locks the input`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, ONE_SCREEN);
    const chat = await openChatWithStoppedClock(page);
    await choicesOf(chat).filter({ hasText: title }).click();
    await page.clock.runFor(490);
    await expect(chat.getByText(title, { exact: true })).toBeVisible();
    await expect(serviceLinksOf(chat)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(serviceLinksOf(chat)).toHaveCount(6);
    expect(await hrefsOf(serviceLinksOf(chat))).toEqual(hrefs);
    await expect(chat.locator('input')).toBeDisabled();
    await expect(sendOf(chat)).toBeDisabled();
    await expect(choicesOf(chat)).toHaveCount(0);
  });
}

for (const typed of ['Compliance', '  taxation ', 'iPr']) {
  test(`typing “${typed}” brings the links of that category`, async ({ page, isMobile }) => {
    test.skip(isMobile, ONE_SCREEN);
    const chat = await openChatWithStoppedClock(page);
    await inputOf(chat).fill(typed);
    await inputOf(chat).press('Enter');
    await page.clock.runFor(490);
    await expect(serviceLinksOf(chat)).toHaveCount(0);
    await page.clock.runFor(20);
    const category = specifiedCategories.find(
      ({ title }) => title.toLowerCase() === typed.trim().toLowerCase(),
    );
    await expect(serviceLinksOf(chat)).toHaveCount(6);
    expect(await hrefsOf(serviceLinksOf(chat))).toEqual(category?.hrefs);
    await expect(chat.locator('input')).toBeDisabled();
    await expect(sendOf(chat)).toBeDisabled();
  });
}

test('text that is no category brings no services, and says so kindly', async ({ page }) => {
  const chat = await openChatWithStoppedClock(page);
  await inputOf(chat).fill('a shop in Pune');
  await sendOf(chat).click();
  await page.clock.runFor(510);
  await expect(chat.getByText('a shop in Pune')).toBeVisible();
  await expect(serviceLinksOf(chat)).toHaveCount(0);
  const log = chat.getByRole('log');
  for (const { title } of specifiedCategories) await expect(log).toContainText(title);
  await expect(log.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+/);
  await expect(log.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  await expect(chat.locator('input')).toBeDisabled();
  await expect(sendOf(chat)).toBeDisabled();
});

test('nothing is sent while nothing is typed', async ({ page }) => {
  const chat = await openChat(page);
  await inputOf(chat).fill('   ');
  await sendOf(chat).click();
  await expect(inputOf(chat)).toBeEnabled();
  await expect(choicesOf(chat)).toHaveCount(5);
});

test('closing and opening again starts the conversation anew', async ({ page }) => {
  const chat = await openChat(page);
  await choicesOf(chat).filter({ hasText: 'IPR' }).click();
  await expect(serviceLinksOf(chat)).toHaveCount(6);
  await chat.getByRole('button', { name: 'Close' }).click();
  await expect(chat).toBeHidden();
  await supportOf(page).click();
  await expect(choicesOf(chat)).toHaveCount(5);
  await expect(serviceLinksOf(chat)).toHaveCount(0);
  await expect(inputOf(chat)).toBeEnabled();
});

test('closing before the reply comes leaves no reply for the next conversation', async ({
  page,
}) => {
  const chat = await openChatWithStoppedClock(page);
  await choicesOf(chat).filter({ hasText: 'IPR' }).click();
  await page.clock.runFor(200);
  await chat.getByRole('button', { name: 'Close' }).click();
  await supportOf(page).click();
  await page.clock.runFor(1000);
  await expect(choicesOf(chat)).toHaveCount(5);
  await expect(serviceLinksOf(chat)).toHaveCount(0);
});

test('the keyboard opens, uses and closes the chat, and gets its place back', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Phones have no Tab key.');
  await open(page, '/contact');
  await supportOf(page).focus();
  await page.keyboard.press('Enter');
  const chat = chatOf(page);
  await expect(choicesOf(chat).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(serviceLinksOf(chat)).toHaveCount(6);
  await page.keyboard.press('Tab');
  await expect(serviceLinksOf(chat).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(supportOf(page)).toBeFocused();
});

test('a link of the chat leads to its service', async ({ page, isMobile }) => {
  const chat = await openChat(page, '/');
  await choicesOf(chat).filter({ hasText: 'Taxation' }).click();
  await serviceLinksOf(chat).nth(2).click();
  await expect(page).toHaveURL('/services/tds-return-filing');
  // A phone has no room for the panel beside the page.
  if (isMobile) await expect(chat).toBeHidden();
  else await expect(serviceLinksOf(chat)).toHaveCount(6);
});

test('the specified dead links of the chat show the 404 page', async ({ page }) => {
  const chat = await openChat(page);
  await choicesOf(chat).filter({ hasText: 'IPR' }).click();
  await serviceLinksOf(chat).last().click();
  await expect(page).toHaveURL('/services/ip-litigation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test('the chat is there on every kind of page', async ({ page }) => {
  for (const path of ['/about', '/legal/privacy', '/services/gst-filing', '/razorpay-checkout']) {
    await open(page, path);
    await expect(supportOf(page)).toBeInViewport({ ratio: 1 });
  }
});

test('a press on Support shows the panel before its code has come', async ({ page }) => {
  const code = await holdBack(page, chunk('conversation'));
  await open(page, '/contact');
  await supportOf(page).click();
  await expect(chatOf(page)).toBeVisible();
  await expect(chatOf(page).getByRole('status')).toHaveText('Opening the guide');
  code.release();
  await expect(choicesOf(chatOf(page))).toHaveCount(5);
});

test('where the code of the chat can not be had, other ways are named', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/ERR_FAILED/);
  let isDown = true;
  await page.route(chunk('conversation'), async (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await open(page, '/contact');
  await supportOf(page).click();
  const chat = chatOf(page);
  await expect(chat.getByRole('alert')).toContainText('could not be loaded');
  await expect(chat.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+/);
  isDown = false;
  await chat.getByRole('button', { name: 'Close' }).click();
  await supportOf(page).click();
  await expect(choicesOf(chat)).toHaveCount(5);
});

test('the panel fits on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  const chat = await openChat(page);
  const box = await chat.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(70);
  await expect(chat.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(inputOf(chat)).toBeInViewport({ ratio: 1 });
});
