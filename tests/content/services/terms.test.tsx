import { render } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { glossary } from '@/content/glossary';
import { services } from '@/content/services/catalogue';
import type { ServiceDetails } from '@/content/services/schema';
import ServicePage, { preloadBlocks } from '@/pages/service/page';
import type { TermNotes } from '@/ui/cited';
import { passagesOf, servicePages } from '../../support/service-pages';

/* The pages as visitors get them: with the texts that vite/service-texts.ts makes of the files. */

interface Text {
  details: ServiceDetails;
  terms: TermNotes;
}

const texts = import.meta.glob<Text>('/src/content/services/details/*.ts', {
  eager: true,
  query: '?page',
});

function textOf(slug: string): Text {
  const text = texts[`/src/content/services/details/${slug}.ts`];
  if (!text) throw new Error(`${slug} has no text`);
  return text;
}

beforeAll(() => Promise.all(services.map(({ slug }) => preloadBlocks({ slug, ...textOf(slug) }))));

/** Where a term may be marked, said a second time here. */
const BEARS_MARKS =
  /^(keyFacts\.|need\.|costs\.more|costs\.rows\[\d+\]\.amount|table\.rows\[\d+\]\[[1-9]|steps\[\d+\]\.text|wrong\[\d+\]\.outcome|weDo|weDoNot|youReceive|after\[|yourself\.text|questions\[\d+\]\.answer)/;

const pattern = (term: string) =>
  new RegExp(
    `(?<![\\w-])${term
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/^[a-z]/, (first) => `[${first}${first.toUpperCase()}]`)}s?(?![\\w+]|-\\w)`,
  );

const marks = /\{\{(?<term>[^|}]+)(?:\|[^}]+)?\}\}/g;
const marksIn = (text: string) => [...text.matchAll(marks)].map(({ groups }) => groups?.term ?? '');

test.each(services)('$slug: the first use of each term is marked, once', ({ slug }) => {
  const { details, terms } = textOf(slug);
  const passages = passagesOf(details);
  const marked = passages.flatMap(({ raw }) => marksIn(raw));
  expect(marked, 'each once').toEqual([...new Set(marked)]);
  expect(Object.keys(terms), 'explained').toEqual(marked);
  expect(
    passages.filter(({ path, raw }) => marksIn(raw).length > 0 && !BEARS_MARKS.test(path)),
    'in headings, labels and links',
  ).toEqual([]);

  const places = passages.filter(({ path }) => BEARS_MARKS.test(path));
  for (const { term } of glossary) {
    // A longer term may hold a shorter one: "NGO Darpan".
    const longer = glossary.filter(
      (other) => other.term !== term && pattern(term).test(other.term),
    );
    const first = places.find(({ text }) =>
      pattern(term).test(longer.reduce((rest, other) => rest.replaceAll(other.term, '…'), text)),
    );
    if (first) expect(marksIn(first.raw), `${term} in ${first.path}`).toContain(term);
    else expect(marked).not.toContain(term);
  }
});

test.each(servicePages)(
  '$slug: marks and expansions are all that is added',
  ({ slug, details }) => {
    const shown = passagesOf(textOf(slug).details).map(({ text }) => text);
    const expansions = glossary
      .filter(({ term }) => /^[A-Z]+$/.test(term))
      .map(({ term, expansion }) => [`${term} (${expansion})`, term] as const);
    const plain = (text: string) =>
      expansions.reduce((rest, [long, short]) => rest.replace(long, short), text);
    expect(shown.map(plain)).toEqual(passagesOf(details).map(({ text }) => plain(text)));
  },
);

test.each(services)(
  '$slug: no term is explained inside another control or a heading',
  ({ slug }) => {
    const text = textOf(slug);
    const { terms } = text;
    const { container } = render(<ServicePage slug={slug} {...text} />);
    const buttons = [...container.querySelectorAll('button[popovertarget]')];
    expect(buttons).toHaveLength(Object.keys(terms).length);
    expect(
      buttons.filter((button) =>
        button.parentElement?.closest('h1, h2, h3, a, label, summary, th, button'),
      ),
    ).toEqual([]);
    for (const button of buttons) {
      const id = button.getAttribute('popovertarget') ?? '';
      expect(container.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
      expect(container.querySelector(`[id="${id}"]`)).toHaveAttribute('popover');
    }
    expect(container.textContent).not.toMatch(/\{\{|\}\}/);
  },
);
