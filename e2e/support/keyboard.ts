import type { Page } from '@playwright/test';

/** What the keyboard comes to, and what is wrong with how it is shown. */
export interface Stop {
  /** Role and name as assistive technology hears them: "link About". */
  stop: string;
  /** Of these a text or a list may have any number: numbers of sources, explained terms, what belongs to a dated duty. */
  inText: boolean;
  problems: readonly string[];
}

declare global {
  // Computed by Chromium, which the switch in playwright.config.ts lets pages ask for.
  interface Element {
    readonly computedRole: string;
    readonly computedName: string;
  }
}

/** More presses than any page has stops: a trap ends here. */
const MOST_STOPS = 400;

/** Presses Tab from the top of the page until the focus leaves it, and tells of every stop. */
export async function walkByKeyboard(page: Page): Promise<Stop[]> {
  // The page jumps to what has focus instead of gliding there.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedStop);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`the focus does not leave the page within ${MOST_STOPS} presses of Tab`);
}

async function focusedStop(): Promise<Stop | undefined> {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // Chrome may scroll to what has focus only with the next frame.
  if (problemsOf(element).length > 0) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  // A summary has a role that ARIA knows nothing of.
  const role = element.computedRole || 'summary';
  const name = element.computedName || (element.textContent ?? '');
  return {
    stop: `${role} ${name}`,
    inText: element.matches('.term, a[href^="#source-"], :is(.due-dates, .first-year) *'),
    problems: problemsOf(element),
  };

  function problemsOf(control: Element): string[] {
    const box = control.getClientRects()[0];
    if (!box || box.width === 0 || box.height === 0) return ['has no size'];
    const header = document.querySelector('header');
    const isApart = control.closest('header, dialog, [role="dialog"], a[href="#main"]') !== null;
    const top = isApart ? 0 : (header?.offsetHeight ?? 0);
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isSeen = middle !== null && (control.contains(middle) || middle.contains(control));
    const { outlineStyle, outlineWidth } = getComputedStyle(control);
    const isRinged = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    return [
      ...(box.top < top - 1 ? [`begins at ${Math.round(box.top)} px`] : []),
      ...(box.bottom > innerHeight + 1 ? [`ends at ${Math.round(box.bottom)} px`] : []),
      ...(isSeen ? [] : [`is covered by ${middle?.outerHTML.slice(0, 80)}`]),
      ...(isRinged ? [] : ['shows no focus']),
    ];
  }
}
