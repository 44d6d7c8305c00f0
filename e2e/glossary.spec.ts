import { open } from './support/page';
import { expect, test } from './support/test';

test(
  'a press on a term shows its explanation beside it, and a press elsewhere closes that',
  { tag: '@engine' },
  async ({ page, expectAccessible }) => {
    await open(page, '/services/gst-filing');
    const term = page.getByRole('button', { name: 'GSTR-2B', exact: true });
    const note = page.locator('[popover]', { hasText: 'GSTR-2B: statement of credit' });
    await expect(note).toBeHidden();
    await term.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await term.click();
    await expect(note).toContainText('What your suppliers have reported');
    await expectAccessible({ within: '[popover]' });

    const [termBox, noteBox] = [(await term.boundingBox())!, (await note.boundingBox())!];
    const gap = noteBox.y - (termBox.y + termBox.height);
    expect(gap, 'pixels below the term').toBeGreaterThanOrEqual(0);
    expect(gap, 'pixels below the term').toBeLessThan(16);
    expect(noteBox.x).toBeLessThan(termBox.x + termBox.width);
    expect(noteBox.x + noteBox.width).toBeGreaterThan(termBox.x);
    await page.mouse.click(5, 300);
    await expect(note).toBeHidden();
  },
);
