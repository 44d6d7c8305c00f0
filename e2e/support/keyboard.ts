import type { Page } from '@playwright/test';

declare global {
  interface Window {
    stops?: Element[];
  }
}

/** More than the tab stops of any page. If the focus is still on the page after so many presses, the focus is trapped. */
const MOST_STOPS = 400;

/**
 * Presses Tab from the top of the page until the focus leaves the page. Returns the reached elements (`stops`), all controls in
 * document order (`expected`), and the faults of the focus ring (`problems`).
 */
export async function pressTabThrough(page: Page) {
  const problems: string[] = [];
  for (let press = 0; press < MOST_STOPS; press++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(lookAtFocus);
    if (!found) return { ...(await page.evaluate(compareStops)), problems };
    problems.push(...found);
  }
  throw new Error(`the focus does not leave the page within ${MOST_STOPS} presses of Tab`);
}

function compareStops() {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  const expected = [...controls].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled, [inert] *') &&
      control.checkVisibility({ visibilityProperty: true }) &&
      // In a group of radio buttons only the chosen one is a tab stop.
      !control.matches('[type="radio"]:not(:checked)'),
  );
  const describe = (element: Element) =>
    `${element.textContent?.trim().slice(0, 40)} ${element.outerHTML.slice(0, 100)}`;
  return { stops: (window.stops ?? []).map(describe), expected: expected.map(describe) };
}

/** Faults of the focus ring; undefined if nothing has the focus. */
async function lookAtFocus(): Promise<string[] | undefined> {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  (window.stops ??= []).push(element);
  // Chrome may scroll to the focused element one frame later.
  if (problemsOf(element).length > 0) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  return problemsOf(element);

  function problemsOf(control: Element): string[] {
    const box = control.getClientRects()[0];
    const name = control.outerHTML.slice(0, 100);
    if (!box || box.width === 0 || box.height === 0) return [`has no size: ${name}`];
    const header = document.querySelector('header');
    const isApart = control.closest('header, dialog, [role="dialog"], a[href="#main"]') !== null;
    const top = isApart ? 0 : (header?.offsetHeight ?? 0);
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isSeen = middle !== null && (control.contains(middle) || middle.contains(control));
    // A link that covers its card has its ring around the card.
    const ringed = control.matches('.covering-link') ? '::after' : null;
    const { outlineStyle, outlineWidth } = getComputedStyle(control, ringed);
    const isRinged = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    return [
      ...(box.top < top - 1 ? [`begins at ${Math.round(box.top)} px: ${name}`] : []),
      ...(box.bottom > innerHeight + 1 ? [`ends at ${Math.round(box.bottom)} px: ${name}`] : []),
      ...(isSeen ? [] : [`is covered by ${middle?.outerHTML.slice(0, 80)}: ${name}`]),
      ...(isRinged ? [] : [`shows no focus: ${name}`]),
    ];
  }
}
