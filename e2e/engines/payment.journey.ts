import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const FORM = '[data-testid=payment-form]';
const PAY = { css: `${FORM} button`, name: '^Pay' };
const MESSAGE = { css: '[data-testid=payment-message]' };
const SANDBOX = { css: 'dialog[open]', name: '^Pay ' };

test('a payment in the sandbox shows its id', async ({ visitor }) => {
  await openPayPage(visitor);
  await visitor.write({ css: `${FORM} input`, name: '^Amount' }, '1250.50');
  await visitor.click(PAY);
  await visitor.expectSeen(SANDBOX, (seen) => expect(seen[0]?.text).toContain('1,250.50'));
  await visitor.click({ css: 'dialog[open] button', name: '^Pay \\(succeeds' });
  await visitor.expectSeen(MESSAGE, ([message]) => {
    expect(message?.text).toMatch(/Payment successful.*pay_\w{14}/);
  });
});

test('a payment that is left says so, and can be tried again', async ({ visitor }) => {
  await openPayPage(visitor);
  await visitor.click(PAY);
  await visitor.click({ css: 'dialog[open] button', name: '^Close' });
  await visitor.expectSeen(MESSAGE, ([message]) => {
    expect(message?.text).toMatch(/^Payment cancelled\./);
  });
  await visitor.click(PAY);
  await visitor.expectSeen(SANDBOX, (seen) => expect(seen).toHaveLength(1));
  await visitor.press('Escape');
  await visitor.expectGone(SANDBOX);
});

test('what is no amount is refused, and the field has the focus', async ({ visitor }) => {
  await openPayPage(visitor);
  await visitor.write({ css: `${FORM} input`, name: '^Amount' }, '0');
  await visitor.click(PAY);
  await visitor.expectSeen(MESSAGE, ([message]) => {
    expect(message?.text).toBe('Please enter a valid amount and email.');
  });
  await visitor.expectSeen({ css: `${FORM} [aria-invalid=true]` }, (seen) => {
    expect(seen.map(({ value, hasFocus }) => [value, hasFocus])).toEqual([['0', true]]);
  });
});

async function openPayPage(visitor: Visitor): Promise<void> {
  await visitor.open('/razorpay-checkout', 'wide');
  await visitor.expectReady({ css: FORM });
  await visitor.write({ css: `${FORM} input`, name: '^Email' }, 'asha@example.com');
  await visitor.expectSeen(PAY, ([pay]) => expect(pay?.isDisabled).toBe(false));
}
