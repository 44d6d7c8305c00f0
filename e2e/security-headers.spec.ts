import { expect, test } from './support/test';

test('the browser holds pages to the policy: a violation fails a test', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/^console error: .*CSP|Content Security Policy/);
  await page.goto('/about');
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
  expect(violations.toSorted()).toEqual([
    'connect-src',
    'script-src-elem',
    'script-src-elem',
    'style-src-elem',
  ]);
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  await expect(page.locator('body')).toBeVisible();
});
