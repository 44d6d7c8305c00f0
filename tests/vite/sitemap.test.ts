import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { robots, sitemap } from '../../vite/sitemap';
import { writtenPage } from '../support/written-page';

const page = (canonical: string | undefined, indexed = true) => ({
  ...writtenPage,
  canonical,
  indexed,
});

function addresses(xml: string) {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  return [...document.querySelectorAll('url > loc')].map((loc) => loc.textContent);
}

test('lists the pages that search engines may keep, by their canonical address, and claims no date of change', () => {
  const xml = sitemap([
    page('https://www.example.com/'),
    page('https://www.example.com/about'),
    page('https://www.example.com/razorpay-checkout', false),
    page(undefined, false),
    page('https://www.example.com/?a=1&b=2'),
  ]);
  expect(addresses(xml)).toEqual([
    'https://www.example.com/',
    'https://www.example.com/about',
    'https://www.example.com/?a=1&b=2',
  ]);
  expect(xml).not.toMatch(/lastmod|changefreq|priority/);
});

test('robots may read everything, and are told where the sitemap is', () => {
  expect(robots('https://www.example.com', '2026-11-22').split('\n').filter(Boolean)).toEqual([
    '# Built on 2026-11-22',
    'User-agent: *',
    'Allow: /',
    'Sitemap: https://www.example.com/sitemap.xml',
  ]);
});
