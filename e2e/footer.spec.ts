import type { Page } from '@playwright/test';
import { open } from './support/page';
import { expect, test } from './support/test';

test.skip(({ isMobile }) => isMobile, 'What stands in the footer does not depend on the screen.');

const footer = (page: Page) => page.getByRole('contentinfo');

const lists = [
  {
    title: 'Services',
    links: [
      ['Company Registration', '/services/private-limited-company'],
      ['GST Registration', '/services/gst-registration'],
      ['Trademark Registration', '/services/trademark-registration'],
      ['Tax Filing', '/services/income-tax-filing'],
      ['Legal Consultation', '/services/legal-consultation'],
      ['Business Licences', '/services/trade-license'],
    ],
  },
  {
    title: 'Company',
    links: [
      ['About', '/about'],
      ['Team', '/about#team'],
      ['Careers', '/careers'],
      ['Blog', '/blog'],
      ['Contact', '/contact'],
      ['Support', '/support'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Terms', '/legal/terms'],
      ['Privacy', '/legal/privacy'],
      ['Disclaimer', '/legal/disclaimer'],
      ['Refund Policy', '/refund-policy'],
      ['Cookie Policy', '/cookie-policy'],
    ],
  },
] as const;

test('the footer lists services, company and legal links', async ({ page }) => {
  await open(page, '/about');
  for (const { title, links } of lists) {
    const list = footer(page).getByRole('navigation', { name: title });
    await expect(list.getByRole('link')).toHaveText(links.map(([name]) => name));
    for (const [name, href] of links) {
      await expect(list.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
  }
});

test('social links have no target, and no stop of the keyboard', async ({ page }) => {
  await open(page, '/');
  for (const name of ['LinkedIn', 'Instagram', 'YouTube']) {
    const link = footer(page).getByText(name, { exact: true });
    await expect(link).toBeVisible();
    await expect(link).not.toHaveAttribute('href');
    await expect(link).not.toHaveAttribute('tabindex');
  }
});

test('the footer names the year of the copyright and says that the site is secured by SSL', async ({
  page,
}) => {
  await open(page, '/services/gst-filing');
  await expect(footer(page)).toContainText('© 2024');
  await expect(footer(page)).toContainText('Secured by SSL');
});

test('links of the footer that have no page show the 404 page', async ({ page }) => {
  await open(page, '/contact');
  for (const name of ['Careers', 'Blog', 'Support', 'Refund Policy', 'Cookie Policy']) {
    await footer(page).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page).toHaveTitle(/^404 Page Not Found/);
  }
});
