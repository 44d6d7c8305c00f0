import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { blocksOf, contentsOf } from '@/pages/service/blocks';
import { loadServiceText } from '@/content/services/load-service-text';
import { renderPage } from '@/prerender';

const everywhere =
  'need costs documents steps scope wrong afterwards yourself questions related sources';

/** Blocks that only some pages have, by a page that has them. */
const pages = [
  { slug: 'business-consultation', own: 'choose changes' },
  { slug: 'gst-filing', own: 'due-dates keys track changes' },
  { slug: 'gst-registration', own: 'first-year keys track stop' },
] as const;

test.each(pages)('$slug has its blocks under their headings, in order', async ({ slug, own }) => {
  const text = await loadServiceText(slug);
  const page = { slug, ...text };
  const blocks = blocksOf(page);
  expect(blocks.map(({ id }) => id).toSorted()).toEqual(
    `${everywhere} ${own}`.split(' ').toSorted(),
  );

  const { body } = await renderPage(`/services/${slug}`);
  const { document } = new JSDOM(body).window;
  const ids = blocks.map(({ id }) => `[id="${id}"]`).join();
  const shown = [...document.querySelectorAll<HTMLElement>(ids)];
  expect(shown.map((element) => [element.id, headingOf(element)])).toEqual(
    blocks.map(({ id, heading }) => [id, heading]),
  );

  const links = [...document.querySelectorAll('nav[aria-label="On this page"] a')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    contentsOf(page).map(({ id, title }) => [`#${id}`, title]),
  );
});

/** A block's id is its heading's, or that of the content that is folded under it. */
function headingOf(element: HTMLElement) {
  const isHeading = /^h[23]$/.test(element.localName);
  return (isHeading ? element : element.closest('details')?.querySelector('h2'))?.textContent;
}
