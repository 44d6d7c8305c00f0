import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface AxeOptions {
  /** Checks only this part of the page, such as a dialog over a page that was checked before. */
  within?: string | undefined;
  /** Asks for contrast of 7:1 instead of 4.5:1. */
  enhancedContrast?: boolean;
}

/** Runs axe on the page as it is now, with the rules for WCAG 2.2 (A and AA) and axe's best practices. Returns the faults. */
export async function axeFindings(page: Page, options: AxeOptions = {}): Promise<string[]> {
  // Loading axe takes half a second, so each document loads it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async ({ within, enhancedContrast = false }) => {
    const { violations } = await window.axe!.run(within ?? document, {
      // Passed rules are not returned: on a long page, returning them takes longer than the check.
      resultTypes: ['violations'],
      // A contrast rule takes most of the time, so only one runs. The stricter rule includes the other.
      rules: {
        'target-size': { enabled: true },
        'color-contrast': { enabled: !enhancedContrast },
        'color-contrast-enhanced': { enabled: enhancedContrast },
      },
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
    );
  }, options);
}
