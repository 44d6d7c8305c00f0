import { menuGroups } from '@/content/navigation';
import { specifiedMenus } from '../../tests/support/specification.ts';
import { expect, test } from './test.ts';

const MENU_LINKS = { css: '.desktop-menu a' };
const TOGGLE = { css: '[data-testid=mobile-menu-toggle]' };
const PANEL = { css: '[data-testid=mobile-menu-panel]' };

for (const { testId, title, hrefs } of specifiedMenus) {
  test(`the menu ${title} opens by mouse and by keyboard`, async ({ visitor }) => {
    const trigger = { css: `[data-testid=${testId}]` };
    await visitor.open('/', 'wide');
    await visitor.hover(trigger);
    await visitor.expectSeen(
      { css: `.desktop-menu[data-ready] [data-testid=${testId}]` },
      (seen) => {
        expect(seen[0]?.attributes).toMatchObject({ 'aria-expanded': 'true' });
      },
    );
    await visitor.expectSeen(MENU_LINKS, (seen) => {
      expect(seen.map(({ attributes }) => attributes['href'])).toEqual(hrefs);
      // All of the menu can be pressed: none of it is off the screen or under something.
      for (const { name, point } of seen) expect(point, name).toBeDefined();
    });
    await visitor.press('Escape');
    await visitor.expectGone(MENU_LINKS);

    await visitor.run((css) => document.querySelector<HTMLElement>(css)?.focus(), trigger.css);
    await visitor.press('Enter');
    await visitor.expectSeen(MENU_LINKS, (seen) => expect(seen).toHaveLength(hrefs.length));
    await visitor.press('ArrowDown');
    await visitor.expectSeen(MENU_LINKS, ([first]) => expect(first?.hasFocus).toBe(true));
    await visitor.press('Enter');
    await visitor.expectPath(hrefs[0]);
    await visitor.expectGone(MENU_LINKS);
  });
}

test('the panel of narrow screens opens, shows a group and closes when an entry is followed', async ({
  visitor,
}) => {
  const [group] = menuGroups;
  await visitor.open('/about', 'narrow');
  await visitor.expectGone(PANEL);
  await visitor.click(TOGGLE);
  await visitor.expectSeen(PANEL, (seen) => expect(seen).toHaveLength(1));
  await visitor.click({ css: `[data-testid=mobile-${group?.testId}]` });
  const entries = { css: `${PANEL.css} li a` };
  await visitor.expectSeen(entries, (seen) => {
    expect(seen.map(({ attributes }) => attributes['href'])).toEqual(
      group?.entries.map(({ href }) => href),
    );
  });
  await visitor.click({ ...entries, name: '^LLP Registration' });
  await visitor.expectPath('/services/llp-registration');
  await visitor.expectGone(PANEL);
});

test('Escape closes the panel and gives the focus back', async ({ visitor }) => {
  await visitor.open('/', 'narrow');
  await visitor.click(TOGGLE);
  await visitor.expectSeen(PANEL, (seen) => expect(seen).toHaveLength(1));
  await visitor.press('Escape');
  await visitor.expectGone(PANEL);
  await visitor.expectSeen(TOGGLE, ([toggle]) => expect(toggle?.hasFocus).toBe(true));
});

test('the header of the landing page turns solid once it is scrolled', async ({ visitor }) => {
  const header = (state: string) => ({ css: `header[data-state=${state}]` });
  await visitor.open('/', 'wide');
  await visitor.expectSeen(header('transparent'), (seen) => expect(seen).toHaveLength(1));
  await visitor.run(() => scrollTo({ top: 21, behavior: 'instant' }));
  await visitor.expectGone(header('transparent'));
  await visitor.run(() => scrollTo({ top: 0, behavior: 'instant' }));
  await visitor.expectSeen(header('transparent'), (seen) => expect(seen).toHaveLength(1));
});
