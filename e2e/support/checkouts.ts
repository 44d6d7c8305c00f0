import type { Locator, Page } from '@playwright/test';

/** The address of the checkout script. */
export const SCRIPT = /\/sandbox\/checkout\.js$/;

/** What the sandbox was opened with; functions are left out. */
export interface SandboxCheckout {
  key: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  image: string;
  prefill: { email: string };
  theme: { color: string };
  modal: Record<string, unknown>;
  order_id?: string;
}

declare global {
  interface Window {
    /** Set by `useCheckout`: imitates what the visitor does in the last window. */
    __report?: (call: 'failed' | 'dismissed', detail?: string) => void;
    __sandboxCheckouts?: SandboxCheckout[];
  }
}

export async function checkoutsOf(page: Page): Promise<SandboxCheckout[]> {
  return page.evaluate(() => window.__sandboxCheckouts ?? []);
}

export function amountOf(page: Page): Locator {
  return page.getByRole('spinbutton', { name: 'Amount in rupees' });
}

export function emailOf(page: Page): Locator {
  return page.getByTestId('payment-form').getByLabel('Email');
}

export function payButtonOf(page: Page): Locator {
  return page.getByTestId('payment-form').getByRole('button', { name: /^Pay/ });
}

export function messageOf(page: Page): Locator {
  return page.getByTestId('payment-message');
}

/** The window of the sandbox. */
export function sandboxOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Pay / });
}

/** A checkout without a window; `report` imitates what happens in it. */
export async function useCheckout(page: Page): Promise<void> {
  await page.route(SCRIPT, async (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.Razorpay = class {
        constructor(options) {
          window.__report = (call, detail) => ({
            failed: () => this.listener({ error: { description: detail } }),
            dismissed: () => options.modal.ondismiss(),
          })[call]();
        }
        open() {}
        on(event, listener) { this.listener = listener }
      }`,
    }),
  );
}

export async function report(page: Page, call: 'failed' | 'dismissed', detail = '') {
  await page.evaluate(([name, text]) => window.__report?.(name, text), [call, detail] as const);
}
