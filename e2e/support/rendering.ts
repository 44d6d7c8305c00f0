import { expect, type Page } from '@playwright/test';

/** Elements that the style sheet animates: with transitions and animations of any length, pseudo-elements included. */
export async function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moves = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      // Durations without a property, or of 0 s, move nothing.
      const isSlow = (durations: string) =>
        durations.split(', ').some((time) => parseFloat(time) > 0);
      const { animationName, animationDuration, transitionProperty, transitionDuration } = style;
      return (
        (animationName !== 'none' && isSlow(animationDuration)) ||
        (transitionProperty !== 'none' && isSlow(transitionDuration))
      );
    };
    return [...document.querySelectorAll('*')]
      .filter((element) => [undefined, '::before', '::after'].some((part) => moves(element, part)))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/**
 * Runs a check on the page with a style sheet of the reader's own. It is set by script, because the site's policy would block a
 * style element, and does not apply to a reader's style sheet.
 */
export async function withReaderStyles<Result>(
  page: Page,
  css: string,
  check: () => Promise<Result>,
): Promise<Result> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  const result = await check();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return result;
}

/** Runs a check on the page in a browser with this many times the usual font size. */
export async function withTypeSize<Result>(
  page: Page,
  times: number,
  check: () => Promise<Result>,
): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  const setSize = async (factor: number) => {
    const standard = 16 * factor;
    const fontSizes = { standard, fixed: Math.round(13 * factor) };
    await session.send('Page.setFontSizes', { fontSizes });
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
  };
  await setSize(times);
  const result = await check();
  await setSize(1);
  await session.detach();
  return result;
}

/** Reports whether the page can be scrolled sideways. */
export async function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px in a window of ${clientWidth}`] : [];
  });
}

/** Buttons, tabs and fields that only differ from the text around them by colours, which a system may remove. */
export async function controlsWithoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll(
      '.btn, .tool, .edge-tab, [role="tab"], select, textarea, input:not([type="checkbox"], [aria-hidden="true"] *)',
    );
    return [...controls]
      .filter((control) => {
        const { borderBottomStyle, borderBottomWidth } = getComputedStyle(control);
        const hasEdge = borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) >= 1;
        return control.checkVisibility() && !hasEdge;
      })
      .map((control) => `no edge: ${control.outerHTML.slice(0, 120)}`);
  });
}

/** Elements that are of no use on paper, but printed. */
export async function screenPartsOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.site-header, footer, nav, button:not(.term, thead *), .edge-tabs',
      ),
    ]
      .filter((part) => part.checkVisibility())
      .map((part) => `on paper: ${part.outerHTML.slice(0, 120)}`),
  );
}

/** Texts that can't be read whole because they leave the window or a box that cuts them off. */
export async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !isForEyes(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      if (cuttingBoxes(parent).some((box) => left < box.left - 1 || right > box.right + 1)) {
        found.push(
          `${node.textContent.trim().slice(0, 60)} (${Math.round(left)} to ${Math.round(right)})`,
        );
      }
    }
    return found;

    function isForEyes(element: Element): boolean {
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // Off screen until it has focus, or lettering inside a drawing.
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
        // What is cut there is scrolled to.
        if (getComputedStyle(box).overflowX === 'auto' && box.scrollWidth > box.clientWidth)
          return boxes;
        if (getComputedStyle(box).overflowX !== 'visible') boxes.push(box.getBoundingClientRect());
      }
      return [...boxes, { left: 0, right: document.documentElement.clientWidth }];
    }
  });
}
