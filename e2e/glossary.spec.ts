import type { Locator, Page } from '@playwright/test';
import { open } from './support/page';
import { expect, test } from './support/test';

const path = '/services/gst-filing';

/** A term on the page, and its explanation. */
function termOn(page: Page): { term: Locator; note: Locator } {
  return {
    term: page.getByRole('button', { name: 'GSTR-2B', exact: true }),
    note: page.locator('[popover]', { hasText: 'GSTR-2B: statement of credit' }),
  };
}

async function bringToCentre(locator: Locator): Promise<void> {
  await locator.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

test(
  'a press on a term explains it beside it, and a press elsewhere puts that away',
  { tag: '@engine' },
  async ({ page, expectAccessible }) => {
    await open(page, path);
    const { term, note } = termOn(page);
    await expect(note).toBeHidden();
    await bringToCentre(term);
    await term.click();
    await expect(note).toBeVisible();
    await expect(note).toContainText('What your suppliers have reported');
    await expectAccessible({ within: '[popover]' });

    const [termBox, noteBox] = [await term.boundingBox(), await note.boundingBox()];
    if (!termBox || !noteBox) throw new Error('not on the screen');
    const gap = noteBox.y - (termBox.y + termBox.height);
    expect(gap, 'pixels below the term').toBeGreaterThanOrEqual(0);
    expect(gap, 'pixels below the term').toBeLessThan(16);
    expect(noteBox.x).toBeLessThan(termBox.x + termBox.width);
    expect(noteBox.x + noteBox.width).toBeGreaterThan(termBox.x);
    await page.mouse.click(5, 300);
    await expect(note).toBeHidden();
  },
);
