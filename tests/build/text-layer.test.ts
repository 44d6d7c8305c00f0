import { describe, expect, test } from 'vitest';
import { builtFiles, INLINE, readBuilt as read, textOf } from '../support/built-pages';
import { bannedIn } from '../support/prose';
import { passagesOf, servicePages } from '../support/service-pages';

/* The pages as plain text: for crawlers, translators and assistants, when copied, or in reader mode. */

const pages = builtFiles('.html');

/** As it is copied: without what is not shown. */
const copied = (html: string) => textOf(html.replace(/<div popover[\s\S]*?<\/div>/g, ''));

test.each(pages)('%s holds no markup of ours', (page) => {
  expect(read(page).match(/(?:\[\[[a-z]|\{\{).{0,40}/g) ?? []).toEqual([]);
});

test.each(pages)('%s uses no word that our pages never use', (page) => {
  expect(bannedIn(textOf(read(page)))).toEqual([]);
});

test.each(pages)('%s keeps a blank on either side of each note', (page) => {
  const text = copied(read(page));
  expect(text.match(/.{0,30}[^\s]\[\d+\].{0,10}|.{0,30}\[\d+\][^\s].{0,10}/g) ?? []).toEqual([]);
});

test.each(pages)('%s says no word or phrase twice in a row', (page) => {
  const words = textOf(read(page)).replace(/(?: \[\d+\])+/g, '');
  expect(
    words.match(/(?<![\p{L}\d])(\p{L}[\p{L}’]*(?: [\p{L}’]+){0,3}) \1(?![\p{L}\d])/giu) ?? [],
  ).toEqual([]);
});

test.each(pages)('%s lets no words of a table or of the sources run together', (page) => {
  const parts = read(page).match(/<table[\s\S]*?<\/table>|<li id="source-[\s\S]*?<\/li>/g) ?? [];
  const border = new RegExp(`[\\p{Ll}\\d.)](?:</?(?:${INLINE})(?:\\s[^>]*)?>)+[\\p{Lu}₹]`, 'gu');
  expect(parts.flatMap((part) => part.replaceAll('<!-- -->', '').match(border) ?? [])).toEqual([]);
});

describe.each(servicePages)('the text of $slug', ({ slug, page: { details, terms } }) => {
  const html = read(`services/${slug}.html`);
  const text = copied(html);

  test('numbers its notes as they come', () => {
    const body = text.slice(0, text.lastIndexOf('\nSources\n'));
    const first = [
      ...new Set([...body.matchAll(/ \[(\d+)\]/g)].map(([, number]) => Number(number))),
    ];
    expect(first.length).toBeGreaterThan(0);
    expect(first).toEqual(first.map((_, index) => index + 1));
  });

  test('holds every amount, form and section as the content has it', () => {
    const bare = text.replace(/(?: \[\d+\])+/g, '');
    const missing = passagesOf(details).filter(
      ({ path, text: passage }) =>
        !/^(?:related|documents|yourself\.site)/.test(path) && !bare.includes(passage),
    );
    expect(missing.map(({ path, text: passage }) => `${path}: ${passage}`)).toEqual([]);
  });

  test('explains its terms once, after all that they stand in', () => {
    const all = textOf(html);
    for (const [term, { expansion, meaning }] of Object.entries(terms)) {
      expect(text, `${term}, copied`).not.toContain(meaning);
      expect(all.split(`\n${term}: ${expansion}.\n${meaning}\n`), term).toHaveLength(2);
      expect(all.lastIndexOf('Law last reviewed on')).toBeLessThan(
        all.indexOf(`\n${term}: ${expansion}.\n`),
      );
    }
  });
});
