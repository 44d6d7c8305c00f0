import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { shareTags } from '../../vite/share-tags';
import { provider, service, writtenPage } from '../support/written-page';

const page = {
  ...writtenPage,
  title: 'Licences & "more" | Sthapana',
  description: 'What your shop <needs>.',
};

function tagsOf(html: string): Record<string, string> {
  const { document } = new JSDOM(`<head>${html}</head>`).window;
  return Object.fromEntries(
    [...document.querySelectorAll('meta')].map((tag) => [
      tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
      tag.getAttribute('content') ?? '',
    ]),
  );
}

test('a shared link shows the page’s own words and its picture', () => {
  expect(tagsOf(shareTags(page, { type: 'WebPage', service }, provider))).toEqual({
    'og:type': 'website',
    'og:site_name': 'Sthapana',
    'og:locale': 'en_IN',
    'og:title': 'Licences & "more"',
    'og:description': 'What your shop <needs>.',
    'og:url': 'https://www.example.com/services/trade-license',
    'og:image': 'https://www.example.com/share/mehendi.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Licenses – Sthapana',
    'twitter:card': 'summary_large_image',
  });
});

test('a page without an address names none', () => {
  const tags = tagsOf(shareTags({ ...page, canonical: undefined }, { type: 'WebPage' }, provider));
  expect(tags).not.toHaveProperty('og:url');
  expect(tags['og:image']).toBe('https://www.example.com/share/site.png');
  expect(tags['og:image:alt']).toBe('Your papers, in order. – Sthapana');
});

test('a title that does not end with the site’s name stays whole', () => {
  const tags = tagsOf(
    shareTags({ ...page, title: 'Sthapana: papers' }, { type: 'WebPage' }, provider),
  );
  expect(tags['og:title']).toBe('Sthapana: papers');
});
