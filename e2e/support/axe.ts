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
  // The legacy mode leaves out frames of other origins, of which the site has none, and saves a blank page a run.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    // Rules that pass are not sent back: on a long page that takes longer than the check.
    resultTypes: ['violations'],
    // Either takes most of the time, and the stricter holds what the other does.
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
