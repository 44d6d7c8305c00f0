// @vitest-environment node
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { pictureFile, shareTags } from '../../vite/share-tags';

const site = { name: 'Sthapana', origin: 'https://www.example.com' };

const page = {
  title: 'Tax & "more" | Sthapana',
  description: 'What tax <asks> of you.',
  canonical: 'https://www.example.com/services/tax' as string | undefined,
  indexed: true,
  heading: 'Your tax',
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
  expect(tagsOf(shareTags(page, 'services/tax.html', site))).toEqual({
    'og:type': 'website',
    'og:site_name': 'Sthapana',
    'og:locale': 'en_IN',
    'og:title': 'Tax & "more"',
    'og:description': 'What tax <asks> of you.',
    'og:url': 'https://www.example.com/services/tax',
    'og:image': 'https://www.example.com/share/services/tax.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Your tax – Sthapana',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Tax & "more"',
    'twitter:description': 'What tax <asks> of you.',
    'twitter:image': 'https://www.example.com/share/services/tax.png',
    'twitter:image:alt': 'Your tax – Sthapana',
  });
});

test('a page without an address names none', () => {
  const tags = tagsOf(shareTags({ ...page, canonical: undefined }, '404.html', site));
  expect(tags).not.toHaveProperty('og:url');
  expect(tags['og:image']).toBe('https://www.example.com/share/404.png');
});

test('a title that does not end with the site’s name stays whole', () => {
  const tags = tagsOf(shareTags({ ...page, title: 'Sthapana: papers' }, 'index.html', site));
  expect(tags['og:title']).toBe('Sthapana: papers');
});

test('each page has a picture of its own name', () => {
  expect(pictureFile('index.html')).toBe('share/index.png');
  expect(pictureFile('services/gst-filing.html')).toBe('share/services/gst-filing.png');
});
