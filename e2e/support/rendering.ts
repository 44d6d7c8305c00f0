import type { Page } from '@playwright/test';

/** Elements that the style sheet would have move: transitions and animations of any length, pseudo-elements included. */
export async function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moves = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const isAnimated = style.animationName !== 'none';
      // Durations without a property, or of 0 s, move nothing.
      const isSlow = style.transitionDuration.split(', ').some((time) => parseFloat(time) > 0);
      return isAnimated || (isSlow && style.transitionProperty !== 'none');
    };
    return [...document.querySelectorAll('*')]
      .filter((element) => [undefined, '::before', '::after'].some((part) => moves(element, part)))
      .map((element) => element.outerHTML.slice(0, 120));
  });
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
      const window = { left: 0, right: document.documentElement.clientWidth };
      const boxes = [window, ...cuttingBoxes(parent)];
      if (boxes.some((box) => left < box.left - 1 || right > box.right + 1)) {
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
        if (getComputedStyle(box).overflowX !== 'visible') boxes.push(box.getBoundingClientRect());
      }
      return boxes;
    }
  });
}
