import { walkByKeyboard } from './support/keyboard';
import { menusReady, open } from './support/page';
import { NOT_FOUND_REPORT, templatePaths } from './support/site-paths';
import { expect, test } from './support/test';

test.use({ trace: 'off' });

/** What `npm test` walks, on the desktop; the other pages are made of the same parts. */
const sample: string = templatePaths.contact;

for (const path of Object.values(templatePaths)) {
  for (const width of ['desktop', 'phone'] as const) {
    const isSample = width === 'desktop' && path === sample;

    test(
      `the keyboard comes to everything on ${path} in the order of the page, and shows where it is, ${width}`,
      { tag: [...(width === 'phone' ? ['@phone'] : []), ...(isSample ? [] : ['@thorough'])] },
      async ({ page, allowProblems }) => {
        allowProblems(NOT_FOUND_REPORT);
        test.setTimeout(90_000);
        await open(page, path);
        // Without their code the menus open for whatever has the focus, so that the walk would lead through one of them.
        if (width === 'desktop') await menusReady(page);
        const { stops, expected, problems } = await walkByKeyboard(page);
        expect(stops).toEqual(expected);
        expect(stops.length).toBeGreaterThan(20);
        expect(problems).toEqual([]);
      },
    );
  }
}
