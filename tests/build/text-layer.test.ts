import { describe, expect, test } from 'vitest';
import { owner } from '@/content/owner';
import { INLINE, pageOf, pages, textsIn, type BuiltPage } from '../support/built-pages';
import fees from '@/owner/fees.json' with { type: 'json' };
import sentences from '@/owner/sentences.json' with { type: 'json' };
import { bannedIn } from '../support/prose';
import { isOwn, passagesOf, allServicePages } from '../support/service-pages';

/* The plain text of the pages. Crawlers, translators, assistants and reader modes use it, and people copy it. */

/** Marks of facts, citations and terms (`law/marks.ts`), but not the braces of scripts. */
const MARKS = /(?<!\$)\{(?:\?\w|[a-z-]+\.\w+(?: [\w-]+)?\}|[a-z0-9]+-[a-z0-9-]+(?: [^{}()]*)?\})/g;

const NOTES = /(?: \[\d+\])+/g;

const TABLES_AND_SOURCES = /<table[\s\S]*?<\/table>|<li id="source-[\s\S]*?<\/li>/g;
const TOUCHING = new RegExp(`[\\p{Ll}\\d.)](?:</?(?:${INLINE})(?:\\s[^>]*)?>)+[\\p{Lu}₹]`, 'gu');

/** A text without the owner's own texts, which may have any words. */
const withoutOwn = (page: string) =>
  textsIn({ owner, fees, sentences })
    .filter((own) => own.includes(' '))
    .reduce((left, own) => left.replaceAll(own, ''), page);

test.each<[string, (page: BuiltPage) => Iterable<unknown>]>([
  ['shows a mark that the build should have replaced', ({ html }) => html.match(MARKS) ?? []],
  [
    'has a banned word',
    ({ path, text }) => (isOwn(path.split('/')[2] ?? '') ? [] : bannedIn(withoutOwn(text))),
  ],
  [
    'has the number of a source without blanks around it',
    ({ copied }) => copied.match(/.{0,30}[^\s]\[\d+\].{0,10}|.{0,30}\[\d+\][^\s].{0,10}/g) ?? [],
  ],
  [
    'has the same word or phrase twice in a row',
    ({ text }) =>
      text
        .replace(NOTES, '')
        .match(/(?<![\p{L}\d])(\p{L}[\p{L}’]*(?: [\p{L}’]+){0,3}) \1(?![\p{L}\d])/giu) ?? [],
  ],
  [
    'has two words without a blank between them in a table or in the sources',
    ({ html }) =>
      (html.match(TABLES_AND_SOURCES) ?? []).flatMap(
        (part) => part.replaceAll('<!-- -->', '').match(TOUCHING) ?? [],
      ),
  ],
])('no page %s', (_, found) => {
  expect(pages.map(({ path }) => path)).toContain('/');
  expect(pages.flatMap((page) => [...found(page)].map((what) => [page.file, what]))).toEqual([]);
});

describe.each(allServicePages)('the text of $slug', ({ slug, page: { details, terms } }) => {
  const { text: all, copied } = pageOf(`/services/${slug}`);

  test('numbers its sources in order', () => {
    const body = copied.slice(0, copied.lastIndexOf('\nSources\n'));
    const notes = new Set([...body.matchAll(/ \[(\d+)\]/g)].map(([, number]) => Number(number)));
    expect(notes.size).toBeGreaterThan(0);
    expect([...notes]).toEqual([...notes].map((_, index) => index + 1));
  });

  test('has every text of the content', () => {
    const bare = copied.replace(NOTES, '');
    const missing = passagesOf(details).filter(
      ({ path, text }) =>
        !/^(?:related|documents|yourself\.site)/.test(path) && !bare.includes(text),
    );
    expect(missing.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  test('explains each term once, after the content', () => {
    const reviewed = all.lastIndexOf('Law last reviewed on');
    for (const [term, { expansion, meaning }] of Object.entries(terms)) {
      expect(copied, `${term}, copied`).not.toContain(meaning);
      const [before = '', ...others] = all.split(`\n${term}: ${expansion}.\n${meaning}\n`);
      expect(others, term).toHaveLength(1);
      expect(before.length, term).toBeGreaterThan(reviewed);
    }
  });
});
