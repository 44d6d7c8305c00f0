import type { Page } from '@playwright/test';

/** A rare Devanagari letter, put after each text that the translator has written. */
export const MARK = 'ऴ';

/** An element that the translator has written. */
export const TRANSLATED = `h1 font font:has-text("${MARK}")`;

/**
 * Imitates Chrome's translator, which replaces each text by two `font` elements, and translates new and changed texts later
 * (facebook/react#11538). A page's policy does not apply to it, so a test that uses it sets `bypassCSP`.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(translate, MARK);
}

/** Runs in the page. Starts before hydration. */
function translate(mark: string): void {
  const untouched = 'script, style, noscript, textarea, svg, [translate="no"]';
  const atWork = () => newTexts().forEach(write);
  document.addEventListener('DOMContentLoaded', () => {
    atWork();
    setInterval(atWork, 25);
  });

  function newTexts(): Text[] {
    const found: Text[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (
        /\S/.test(text.data) &&
        !text.data.includes(mark) &&
        !text.parentElement?.closest(untouched)
      )
        found.push(text);
    }
    return found;
  }

  function write(text: Text): void {
    const translation = text.data.trimEnd() + mark + (/\s*$/.exec(text.data)?.[0] ?? '');
    if (text.parentElement?.matches('font font')) {
      text.data = translation;
      return;
    }
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    inner.append(translation);
    text.replaceWith(outer);
  }
}
