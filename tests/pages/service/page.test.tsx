import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blocksOf, contentsOf } from '@/pages/service/blocks';
import ServicePage, { preloadBlocks } from '@/pages/service/page';
import type { ServiceText } from '@/pages/service/service-text';
import { render } from '../../support/render';

const texts = import.meta.glob<ServiceText>(
  '/src/content/services/details/{business-consultation,gst-filing,gst-registration}.ts',
  { eager: true, query: '?page' },
);

/** Blocks that only some pages have, by a page that has them. */
const pages = [
  { slug: 'business-consultation', own: ['choose'] },
  { slug: 'gst-filing', own: ['due-dates'] },
  { slug: 'gst-registration', own: ['first-year'] },
] as const;

const everywhere = [
  'need',
  'costs',
  'documents',
  'steps',
  'scope',
  'afterwards',
  'yourself',
  'questions',
  'related',
  'sources',
];

test.each(pages)('$slug has its blocks under their headings, in order', async ({ slug, own }) => {
  const text = texts[`/src/content/services/details/${slug}.ts`];
  if (!text) throw new Error(`${slug} has no text`);
  const page = { slug, ...text };
  const blocks = blocksOf(page);
  expect(blocks.map(({ id }) => id).toSorted()).toEqual([...everywhere, ...own].toSorted());

  await preloadBlocks(page);
  const { container } = render(<ServicePage {...page} />);
  const ids = blocks.map(({ id }) => `[id="${id}"]`).join();
  const headings = [...container.querySelectorAll(ids)];
  expect(headings.map(({ id, textContent }) => [id, textContent])).toEqual(
    blocks.map(({ id, heading }) => [id, heading]),
  );
  expect(headings.filter(({ localName }) => !/^h[23]$/.test(localName))).toEqual([]);

  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(
    contents.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual(contentsOf(page).map(({ id, title }) => [`#${id}`, title]));
});
