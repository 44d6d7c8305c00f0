import { expect, type Page } from '@playwright/test';

/** Elements that have a transition or an animation of any length, or whose pseudo-elements have one. */
export async function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moves = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const { animationName, animationDuration, transitionProperty, transitionDuration } = style;
      // Nothing moves if the duration is 0 s or no property is named.
      return (
        (animationName !== 'none' && /[1-9]/.test(animationDuration)) ||
        (transitionProperty !== 'none' && /[1-9]/.test(transitionDuration))
      );
    };
    return [...document.querySelectorAll('*')]
      .filter((element) => [undefined, '::before', '::after'].some((part) => moves(element, part)))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Sets the reader's own style sheet. The site's content security policy does not apply to it. */
export async function setReaderStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Makes the browser's font size this many times larger, runs a check on the page, and restores the size. */
export async function withTypeSize<Result>(
  page: Page,
  times: number,
  check: () => Promise<Result>,
): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  const setSize = async (factor: number) => {
    const standard = 16 * factor;
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 * factor } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
  };
  await setSize(times);
  const result = await check();
  await setSize(1);
  await session.detach();
  return result;
}

/** Returns a description if the page can be scrolled sideways. */
async function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px in a window of ${clientWidth}`] : [];
  });
}

/** Checks with the usual type size, and with twice that size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await widerThanWindow(page)).toEqual([]);
  expect(await withTypeSize(page, 2, async () => widerThanWindow(page)), 'large type').toEqual([]);
}

/** Texts of the page that are cut off at the moment. */
export async function unreadable(page: Page): Promise<string[]> {
  return [...(await widerThanWindow(page)), ...(await page.evaluate(clippedTexts))];
}

/** Buttons, tabs and text fields without a border. With forced colours, such a control looks like the text around it. */
export async function controlsWithoutEdge(page: Page): Promise<string[]> {
  const controls = page.locator(
    '.btn, .tool, .edge-tab, [role="tab"], select, textarea, input:not([type="checkbox"], [type="radio"], [aria-hidden="true"] *)',
  );
  return controls.evaluateAll((all) =>
    all
      .filter((control) => {
        const { borderBottomStyle, borderBottomWidth } = getComputedStyle(control);
        const hasEdge = borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) >= 1;
        return control.checkVisibility() && !hasEdge;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}

/** Printed elements that are of no use on paper. */
export async function screenPartsOnPaper(page: Page): Promise<string[]> {
  const parts = page.locator('.site-header, footer, nav, button:not(.term, thead *), .edge-tabs');
  return parts.evaluateAll((all) =>
    all.filter((part) => part.checkVisibility()).map((part) => part.outerHTML.slice(0, 120)),
  );
}

/**
 * Buttons, fields and menu controls that are smaller than 44 by 44 px. If a control is in a label, the size of the label counts.
 * Axe checks that other links have 24 px, or room around them (WCAG 2.2, success criterion 2.5.8).
 */
export async function smallTargets(page: Page): Promise<string[]> {
  const targets = page.locator(
    'button:not(.term), input:not([aria-hidden="true"] *), select, textarea, summary, [role="tab"], a.btn, header a',
  );
  return targets.evaluateAll((all) =>
    all.flatMap((element) => {
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      // A size may be a fraction of a pixel below 44.
      if (!isShown || (width > 43.5 && height > 43.5)) return [];
      return [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`];
    }),
  );
}

/** Texts that reach beyond the window, or beyond a box that cuts them off. Runs in the page. */
function clippedTexts(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!parent || !text || !isVisible(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    const isCut = cuttingBoxes(parent).some((box) => left < box.left - 1 || right > box.right + 1);
    if (width > 0 && isCut) found.push(`${text.slice(0, 60)} (${left} to ${right})`);
  }
  return found;

  function isVisible(element: Element): boolean {
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // The skip link is off the screen until it has focus. Nobody has to read letters in a drawing.
    const isApart = element.closest('svg, script, style, noscript, a[href="#main"]') !== null;
    return isShown && !isApart && !isForScreenReaders(element);
  }

  function isForScreenReaders(element: Element | null): boolean {
    if (!element) return false;
    const isCut = getComputedStyle(element).clipPath !== 'none';
    return isCut || isForScreenReaders(element.parentElement);
  }

  function cuttingBoxes(element: Element): { left: number; right: number }[] {
    const boxes = [];
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      // In such a box, a reader can scroll to the text.
      if (overflowX === 'auto' && box.scrollWidth > box.clientWidth) return boxes;
      if (overflowX !== 'visible') boxes.push(box.getBoundingClientRect());
    }
    return [...boxes, { left: 0, right: document.documentElement.clientWidth }];
  }
}
