import type { Page } from '@playwright/test';

/**
 * Controls and links that are hard to hit: links of less than 24 by 24 px (WCAG 2.2, success criterion 2.5.8), and buttons,
 * fields and the controls of menus of less than 44 by 44. Links and terms within a sentence are as high as their line, as the
 * criterion allows; a control inside a label has the label's size.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role="tab"]',
    );
    return [...targets].flatMap((element) => {
      if (!isShown(element) || isInSentence(element)) return [];
      // A link that covers its card is pressed anywhere on it.
      const card = element.matches('.covering-link') && (element as HTMLElement).offsetParent;
      const target = card || (element.closest('label') ?? element);
      const { width, height } = target.getBoundingClientRect();
      const least = element.matches('.term, a:not(.btn, [role], header *)') ? 24 : 44;
      // Layout is in fractions of a pixel.
      if (width > least - 0.5 && height > least - 0.5) return [];
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return [`${size}: ${element.outerHTML.slice(0, 120)}`];
    });

    function isShown(element: Element): boolean {
      // The skip link stands above the window until it has focus.
      if (element.matches('a[href="#main"]:not(:focus)')) return false;
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }

    function isInSentence(element: Element): boolean {
      // Padded, because some stand after hardly a word. Of two in a row the second makes room for the first.
      if (element.matches('sup a')) return element.previousElementSibling !== null;
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      const sentence = element.closest('p, li, dd, td, th, label, address');
      if (!sentence || element.matches('.btn')) return false;
      return (sentence.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
    }
  });
}
