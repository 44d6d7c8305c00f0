import { readFile } from 'node:fs/promises';
import { parseHeadersFile } from '../tests/support/headers-file';
import { amountOf, checkoutsOf, emailOf, payButtonOf, sandboxOf } from './support/checkouts';
import { fillContact, toastOf } from './support/forms';
import { newEmail, onlyMessageFrom } from './support/kept-messages';
import { hydrated, hydratedPart, open } from './support/page';
import { NOT_FOUND_REPORT } from './support/site-paths';
import { expect, test } from './support/test';

/** What the build tells hosts to send with everything. */
async function expectedHeaders(): Promise<Record<string, string>> {
  const rules = parseHeadersFile(await readFile('dist/_headers', 'utf8'));
  const headers = rules.find(({ path }) => path === '/*')?.headers ?? {};
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

for (const path of ['/', '/services/gst-filing', '/about/', '/favicon.svg', '/no-such-page']) {
  test(`${path} is sent with the security headers`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.headers()).toMatchObject(await expectedHeaders());
  });
}

test('assets, and the answer to a missing one, are sent with the security headers', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  for (const [path, status] of [
    [script, 200],
    ['/assets/missing-00000000.js', 404],
  ] as const) {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expect(response.headers()).toMatchObject(await expectedHeaders());
  }
});

test('the policy allows no inline script, no eval and no other host to run one', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  const of = (name: string) => directives.find(([first]) => first === name)?.slice(1);
  expect(of('default-src')).toEqual(["'none'"]);
  expect(of('script-src')).toEqual(["'self'"]);
  expect(of('style-src')?.every((source) => /^'(self|sha256-[\w+/]+=*)'$/.test(source))).toBe(true);
  expect(of('frame-ancestors')).toEqual(["'none'"]);
  expect(of('base-uri')).toEqual(["'none'"]);
});

test('the browser holds pages to it: a violation fails a test', async ({ page, allowProblems }) => {
  allowProblems(/^console error: .*CSP|Content Security Policy/);
  await open(page, '/');
  const violations = await page.evaluate(async () => {
    const found: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      found.push(effectiveDirective);
    });
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.ran = ""';
    document.head.append(script);
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    const elsewhere = document.createElement('script');
    elsewhere.src = 'https://evil.example/script.js';
    document.head.append(elsewhere);
    await fetch('https://evil.example/').catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    return found;
  });
  // Each is refused twice: by the header, and by the page's own tag, which hosts without headers leave alone.
  const refused = ['connect-src', 'script-src-elem', 'script-src-elem', 'style-src-elem'];
  expect(violations.toSorted()).toEqual([...refused, ...refused].toSorted());
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  await expect(page.locator('body')).toBeVisible();
});

// The fixture of all specs fails on every violation, and routes.spec.ts opens every page; here one page of each kind is
// read to its end.
for (const path of [
  '/',
  '/about',
  '/contact',
  '/razorpay-checkout',
  '/legal/privacy',
  '/services/gst-registration',
  '/blog',
]) {
  test(`${path} stays within the policy, to its end`, async ({ page, allowProblems }) => {
    if (path === '/blog') allowProblems(NOT_FOUND_REPORT);
    await page.goto(path);
    await hydrated(page);
    // Lazy pictures come when they are near.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.waitForLoadState('networkidle');
  });
}

test('a visitor who comes to the pay page from the landing page can pay', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL('/razorpay-checkout');
  // The page has not been loaded anew: the landing page's policy still holds.
  await expect(page.locator('html')).toHaveAttribute('data-mark');
  await emailOf(page).fill('asha@example.com');
  await expect(amountOf(page)).toHaveValue('500');
  await payButtonOf(page).click();
  await expect(sandboxOf(page)).toBeVisible();
  expect(await checkoutsOf(page)).toHaveLength(1);
});

test('the contact form may send by script', async ({ page }) => {
  const email = newEmail();
  await open(page, '/contact');
  const form = page.getByTestId('contact-form');
  await hydratedPart(form);
  await fillContact(form, { email });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(toastOf(page)).toContainText('Message Sent!');
  await onlyMessageFrom(email);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form may send by itself', async ({ page, allowProblems }) => {
    // The endpoint's own page of reply has no icon.
    allowProblems(/favicon\.ico|status of 404/);
    const email = newEmail();
    await page.goto('/contact');
    const form = page.getByTestId('contact-form');
    await fillContact(form, { email });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
    await onlyMessageFrom(email);
  });
});
