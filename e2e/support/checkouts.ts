import type { Page } from '@playwright/test';

/** The address of the checkout script. */
export const SCRIPT = /\/sandbox\/checkout\.js$/;

declare global {
  interface Window {
    /** What the sandbox was opened with. */
    __sandboxCheckouts?: { amount: number }[];
  }
}

export const checkoutsOf = async (page: Page) =>
  page.evaluate(() => window.__sandboxCheckouts ?? []);

const formOf = (page: Page) => page.getByTestId('payment-form');
export const amountOf = (page: Page) => page.getByRole('spinbutton', { name: 'Amount in rupees' });
export const emailOf = (page: Page) => formOf(page).getByLabel('Email');
export const payButtonOf = (page: Page) => formOf(page).getByRole('button', { name: /^Pay/ });
export const messageOf = (page: Page) => page.getByTestId('payment-message');

/** The window of the sandbox. */
export const sandboxOf = (page: Page) => page.getByRole('dialog', { name: /^Pay / });
