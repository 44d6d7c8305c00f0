import type { Page } from '@playwright/test';
import {
  chunk,
  holdBack,
  hydrated,
  hydratedPart,
  open,
  scrollPage,
  spinnerWasShown,
  watchForSpinner,
} from './support/page';
import { expect, test } from './support/test';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const announcer = (page: Page) => page.getByTestId('route-announcer');

/** A mark that lasts as long as the document does: it is gone after a whole page load. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-mark'));
}

async function expectScrolledTo(page: Page, top: number): Promise<void> {
  await expect
    .poll(async () => page.evaluate((y) => Math.abs(scrollY - y), top))
    .toBeLessThanOrEqual(2);
}

test('a change of page brings title, heading, focus, scroll and announcement', async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  await expect(announcer(page)).toHaveText('');
  await footerLink(page, 'About').click();

  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/^About/);
  await expect(heading(page)).toHaveText(/^About/);
  await expect(heading(page)).toBeFocused();
  await expectScrolledTo(page, 0);
  await expect(announcer(page)).toHaveText(await page.title());
  await expect(announcer(page)).toHaveRole('status');
  await expect(page.locator('title:not(svg title)')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about$/);
  expect(await isMarked(page), 'one document').toBe(true);
});

test('the head keeps up with a walk through the kinds of pages', async ({ page }) => {
  await open(page, '/legal/terms');
  for (const { link, title, robots } of [
    { link: 'Careers', title: /^404 Page Not Found/, robots: 1 },
    { link: 'Privacy', title: /Privacy/, robots: 0 },
    { link: 'GST Registration', title: /GST/, robots: 0 },
    { link: 'Contact', title: /^Contact/, robots: 0 },
  ]) {
    await footerLink(page, link).click();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('head meta[name="robots"]')).toHaveCount(robots);
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1 - robots);
    await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
    await expect(announcer(page)).toHaveText(title);
  }
});

test('from one service to another the whole page changes', async ({ page }) => {
  await open(page, '/services/gst-registration');
  await page.getByLabel('Full name').fill('Asha Rao');
  await footerLink(page, 'Tax Filing').click();
  await expect(heading(page)).toHaveText(/Income tax/);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test('a link with a fragment leads to that place on the next page', async ({ page }) => {
  await open(page, '/');
  await footerLink(page, 'Team').click();
  await expect(page).toHaveURL('/about#team');
  const team = page.locator('#team');
  await expect(team).toBeFocused();
  await expect(team).toBeInViewport();
  // Below the header, not behind it.
  await expect.poll(async () => (await team.boundingBox())?.y).toBeGreaterThanOrEqual(70);
});

test('a page opened at a fragment stands at that place', async ({ page }) => {
  await open(page, '/legal/terms#refund-and-cancellation');
  const section = page.locator('#refund-and-cancellation');
  await expect(section).toBeInViewport();
  expect((await section.boundingBox())?.y).toBeGreaterThanOrEqual(70);
});

test('Back and Forward return to where the visitor was', async ({ page }) => {
  await open(page, '/');
  const learnMore = page.getByRole('link', { name: 'Learn More' });
  await scrollPage(page, 150);
  await learnMore.click();
  await expect(heading(page)).toBeFocused();
  await expectScrolledTo(page, 0);
  await scrollPage(page, 200);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(announcer(page)).toHaveText(/business registration/);
  await expectScrolledTo(page, 150);
  await expect(heading(page)).toBeFocused();

  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expect(announcer(page)).toHaveText(/Contact/);
  await expectScrolledTo(page, 200);
});

test('Back waits for a slow page and then returns to its place', async ({ page }) => {
  await open(page, '/');
  await footerLink(page, 'Terms').click();
  await expect(heading(page)).toBeFocused();
  // The footer is far below; a link that is clicked where it is keeps the page where it is.
  await scrollPage(page, 900);
  await footerLink(page, 'About').dispatchEvent('click');
  await expect(heading(page)).toHaveText(/^About/);

  // A reload forgets the code of the pages before.
  await page.reload();
  await hydrated(page);
  const terms = await holdBack(page, chunk('terms'));
  await page.goBack();
  await expect(page.getByText('Opening the file')).toBeVisible();
  terms.release();
  await expect(heading(page)).toHaveText(/Terms/);
  await expectScrolledTo(page, 900);
});

test('Back to the landing page after a reload returns to its place below the forms', async ({
  page,
}) => {
  await open(page, '/');
  await scrollPage(page, 2600);
  await footerLink(page, 'Terms').dispatchEvent('click');
  await expect(heading(page)).toBeFocused();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await hydratedPart(page.getByTestId('hero-consultation-form'), { scroll: false });
  await expectScrolledTo(page, 2600);
});

for (const { name, start, steps, forms } of [
  {
    name: 'by a link from one page with the contact form to the other',
    start: '/',
    steps: async (page: Page) => page.getByRole('link', { name: 'Learn More' }).click(),
    forms: ['contact-form'],
  },
  {
    name: 'by the logo',
    start: '/contact',
    steps: async (page: Page) =>
      page.getByRole('banner').getByRole('link', { name: /home$/ }).click(),
    forms: ['hero-consultation-form', 'contact-form'],
  },
  {
    name: 'by Back, when they had not been near the screen before',
    start: '/',
    steps: async (page: Page) => {
      await footerLink(page, 'Terms').dispatchEvent('click');
      await expect(page).toHaveURL('/legal/terms');
      await page.goBack();
    },
    forms: ['hero-consultation-form', 'contact-form'],
  },
  {
    name: 'by a link from a service whose form had not been near the screen',
    start: '/services/gst-registration',
    steps: async (page: Page) => footerLink(page, 'Tax Filing').dispatchEvent('click'),
    forms: ['consultation-form'],
  },
]) {
  test(`forms of a page that was reached ${name} are there and act`, async ({ page }) => {
    await open(page, start);
    await steps(page);
    await expect(page).not.toHaveURL(
      start === '/' && name.includes('Back') ? '/legal/terms' : start,
    );
    for (const form of forms) await hydratedPart(page.getByTestId(form));
  });
}

test('what stands on a page does not move when its forms become ready', async ({ page }) => {
  await open(page, '/contact');
  const form = page.getByTestId('hero-consultation-form');
  const tabs = page.getByRole('tablist');
  // From the first moment that the page is there.
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    new MutationObserver(() => {
      const element = document.querySelector('[role="tablist"]');
      if (element) positions.push(Math.round(element.getBoundingClientRect().top + scrollY));
    }).observe(document.body, { childList: true, subtree: true });
  });
  // A link that is meant fetches its page with its forms; only a click that could not wait for them shows them later.
  const home = page.getByRole('banner').getByRole('link', { name: /home$/ });
  await home.focus();
  await page.waitForLoadState('networkidle');
  await home.click();
  await hydratedPart(form);
  await hydratedPart(page.getByTestId('contact-form'));
  const last = await tabs.evaluate((element) =>
    Math.round(element.getBoundingClientRect().top + scrollY),
  );
  const positions = await page.evaluate(
    () => (window as unknown as { positions: number[] }).positions,
  );
  expect(new Set([...positions, last])).toEqual(new Set([last]));
});

test('a link to the page one is on leads to its top', async ({ page }) => {
  await open(page, '/legal/privacy');
  await scrollPage(page, 800);
  await markDocument(page);
  await footerLink(page, 'Privacy').click();
  await expectScrolledTo(page, 0);
  await expect(heading(page)).toBeFocused();
  expect(await isMarked(page)).toBe(true);
});

test('while a page is on its way the specified spinner is shown', async ({ page }) => {
  const service = await holdBack(page, chunk('service'));
  await open(page, '/');
  await footerLink(page, 'GST Registration').click();
  const spinner = page.getByRole('status').filter({ hasText: 'Opening the file' });
  await expect(spinner).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  service.release();
  await expect(heading(page)).toHaveText(/GST/);
  await expect(spinner).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

for (const { how, prefetch } of [
  { how: 'hovered', prefetch: async (page: Page) => footerLink(page, 'Privacy').hover() },
  { how: 'focused', prefetch: async (page: Page) => footerLink(page, 'Privacy').focus() },
  {
    how: 'touched',
    prefetch: async (page: Page) => footerLink(page, 'Privacy').dispatchEvent('touchstart'),
  },
]) {
  test(`the page of a link that is ${how} comes ahead, so that no spinner is shown`, async ({
    page,
  }) => {
    await watchForSpinner(page);
    await open(page, '/about');
    const arrived = page.waitForResponse(chunk('privacy'));
    await prefetch(page);
    await (await arrived).finished();
    await footerLink(page, 'Privacy').click();
    await expect(heading(page)).toHaveText(/Privacy/);
    expect(await spinnerWasShown(page)).toBe(false);
  });
}

test('of two quick clicks the last one counts', async ({ page }) => {
  const terms = await holdBack(page, chunk('terms'));
  await open(page, '/about');
  await footerLink(page, 'Terms').click({ noWaitAfter: true });
  await footerLink(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  terms.release();
  await expect(heading(page)).toHaveText('Tell us what you are starting');
  await expect(page).toHaveURL('/contact');
});
