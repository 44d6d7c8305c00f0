import type { Page } from '@playwright/test';

/**
 * Buttons, fields and the controls of menus of less than 44 by 44 px. A control inside a label has the label's size. That links have
 * 24 px or room around them (WCAG 2.2, success criterion 2.5.8) is a rule of axe.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  const targets = page.locator(
    'button:not(.term), input:not([aria-hidden="true"] *), select, textarea, summary, [role="tab"], a.btn, header a',
  );
  return targets.evaluateAll((all) =>
    all.flatMap((element) => {
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      // Layout is in fractions of a pixel.
      if (!isShown || (width > 43.5 && height > 43.5)) return [];
      return [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`];
    }),
  );
}
