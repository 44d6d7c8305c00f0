import type { Locator, Page } from '@playwright/test';

/** The address of the checkout script. */
export const SCRIPT = /\/sandbox\/checkout\.js$/;

declare global {
  interface Window {
    /** What the sandbox was opened with. */
    __sandboxCheckouts?: { amount: number }[];
  }
}

export async function checkoutsOf(page: Page): Promise<{ amount: number }[]> {
  return page.evaluate(() => window.__sandboxCheckouts ?? []);
}

export function amountOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Amount in rupees' });
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
