import type { Locator, Page } from '@playwright/test';

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
    __sandboxCheckouts?: SandboxCheckout[];
  }
}

export async function checkoutsOf(page: Page): Promise<SandboxCheckout[]> {
  return page.evaluate(() => window.__sandboxCheckouts ?? []);
}

export function amountOf(page: Page): Locator {
  return page.getByLabel('Amount in rupees');
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
