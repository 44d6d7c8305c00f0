import { screen, within } from '@testing-library/react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { blocksOf, contentsOf } from '@/pages/service/blocks';
import ServicePage from '@/pages/service/page';
import type { ServiceText } from '@/pages/service/service-text';
import { inApp } from '../../support/render';

const texts = import.meta.glob<ServiceText>(
  '/src/content/services/details/{business-consultation,gst-filing,gst-registration}.ts',
  { eager: true, query: '?page' },
);

/** Blocks that only some pages have, by a page that has them. */
const pages = [
  { slug: 'business-consultation', own: ['choose', 'changes'] },
  { slug: 'gst-filing', own: ['due-dates'] },
  { slug: 'gst-registration', own: ['first-year'] },
] as const;

const everywhere = [
  'need',
  'costs',
  'documents',
  'steps',
  'scope',
  'wrong',
  'afterwards',
  'yourself',
  'questions',
  'related',
  'sources',
];

test.each(pages)('$slug has its blocks under their headings, in order', async ({ slug, own }) => {
  const words = texts[`/src/content/services/details/${slug}.ts`];
  if (!words) throw new Error(`${slug} has no text`);
  const page = { slug, ...words };
  const blocks = blocksOf(page);
  expect(blocks.map(({ id }) => id).toSorted()).toEqual([...everywhere, ...own].toSorted());

  // As the build does, which waits for the parts with code of their own.
  const { prelude } = await prerenderToNodeStream(inApp(<ServicePage {...page} />), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  document.body.innerHTML = await text(prelude);
  const ids = blocks.map(({ id }) => `[id="${id}"]`).join();
  const shown = [...document.querySelectorAll<HTMLElement>(ids)];
  expect(shown.map((element) => [element.id, headingOf(element)])).toEqual(
    blocks.map(({ id, heading }) => [id, heading]),
  );

  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(
    contents.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual(contentsOf(page).map(({ id, title }) => [`#${id}`, title]));
});

/** A block's id is its heading's, or that of the content that is folded under it. */
function headingOf(element: HTMLElement) {
  const isHeading = /^h[23]$/.test(element.localName);
  return (isHeading ? element : element.closest('details')?.querySelector('h2'))?.textContent;
}
