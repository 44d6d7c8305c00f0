import { specifiedCategories } from '../support/specified-categories.ts';
import { expect, test } from './test.ts';
import type { Screen } from './visitor.ts';

const SCREENS: readonly Screen[] = ['narrow', 'wide'];

for (const screen of SCREENS) {
  test(`the chat leads to the services of a category, ${screen}`, async ({ visitor }) => {
    const chat = 'dialog, [role=dialog]';
    const [, , , taxation] = specifiedCategories;
    await visitor.open('/', screen);
    await visitor.click({ css: '[data-testid=chat-toggle]' });
    await visitor.click({ css: '[data-testid=chat-panel] button', name: '^Taxation$' });
    const links = { css: '[data-testid=chat-panel] a[href^="/services/"]' };
    await visitor.expectSeen(links, (seen) => {
      expect(seen.map(({ attributes }) => attributes['href'])).toEqual(taxation.hrefs);
    });
    await visitor.expectSeen({ css: '[data-testid=chat-panel] input' }, ([input]) => {
      expect(input?.isDisabled).toBe(true);
    });
    await visitor.click({ ...links, name: 'GST Registration' });
    await visitor.expectPath('/services/gst-registration');
    await visitor.open('/contact', screen);
    await visitor.click({ css: '[data-testid=chat-toggle]' });
    await visitor.expectSeen({ css: chat, name: 'Support' }, (seen) => expect(seen.length).toBe(1));
    await visitor.press('Escape');
    await visitor.expectGone({ css: chat, name: 'Support' });
  });

  test(`the search finds a service by other words for it, ${screen}`, async ({ visitor }) => {
    // Loosely, by what any search has: a field with the focus, and answers that are links or options.
    const field = { css: 'dialog input, [role=dialog] input, [role=combobox]' };
    const answers = { css: 'dialog a[href^="/services/"], [role=option]' };
    await visitor.open('/about', screen);
    await visitor.click({ css: 'header button', name: '^Search services' });
    await visitor.expectSeen(field, ([input]) => expect(input?.hasFocus).toBe(true));
    await visitor.type('pvt ltd');
    await visitor.expectSeen(answers, ([first]) => {
      expect(first?.text).toContain('Private Limited Company');
    });
    await visitor.click({ ...answers, name: 'Private Limited Company' });
    await visitor.expectPath('/services/private-limited-company');
    await visitor.expectGone(field);
  });

  test(`each tab of the catalogue shows its services, ${screen}`, async ({ visitor }) => {
    await visitor.open('/', screen);
    for (const { title, hrefs } of specifiedCategories) {
      await visitor.click({ css: '.tabs[data-ready] [role=tab]', name: `^${title}` });
      await visitor.expectSeen({ css: '[role=tab][aria-selected=true]' }, (seen) => {
        expect(seen.map(({ text }) => text)).toEqual([title]);
      });
      await visitor.expectSeen({ css: '[role=tabpanel] article a' }, (seen) => {
        expect(seen.map(({ attributes }) => attributes['href'])).toEqual(hrefs);
      });
    }
  });
}
