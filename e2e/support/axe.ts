import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export interface AxeOptions {
  /** Checks only this part of the page, for what opens over a page that has been checked before. */
  within?: string | undefined;
  /** Asks for contrast of 7:1 instead of 4.5:1. */
  enhancedContrast?: boolean;
}

/** The findings of axe on the page in its present state, by its rules for WCAG 2.2 (A and AA) and its best practices. */
export async function axeFindings(
  page: Page,
  { within, enhancedContrast = false }: AxeOptions = {},
): Promise<string[]> {
  // The legacy mode skips frames of other origins, which the site doesn't have, and opens no extra blank page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    // Passed rules are not returned: on a long page, returning them takes longer than the check.
    resultTypes: ['violations'],
    // Each contrast rule takes most of the time, and the stricter one includes the other.
    rules: {
      'target-size': { enabled: true },
      'color-contrast': { enabled: !enhancedContrast },
      'color-contrast-enhanced': { enabled: enhancedContrast },
    },
  });
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
}
