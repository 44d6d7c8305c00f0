// @vitest-environment node
import { expect, test } from 'vitest';
import { services } from '@/content/services/catalogue';
import { searchIndex } from '@/content/services/search-index';
import { suggestionsFor } from '@/features/search/missing-path';
import { createRanking } from '@/features/search/ranking';
import { paths } from '@/paths';

const rank = createRanking(searchIndex());
const suggested = (path: string) => suggestionsFor(path, rank).map(({ service }) => service.slug);

test.each([
  // The specification's dead links (section 2).
  ['/services/international-ip', 'international-ip-protection'],
  ['/services/ip-litigation', 'ip-litigation-support'],
  // Misspelt.
  ['/services/gst-registraton', 'gst-registration'],
  ['/services/gst-regsitration', 'gst-registration'],
  ['/services/privat-limited-company', 'private-limited-company'],
  ['/services/tradmark-registration', 'trademark-registration'],
  ['/services/trademark-objecton-reply', 'trademark-objection-reply'],
  ['/services/incometax-filing', 'income-tax-filing'],
  ['/services/nidi-company', 'nidhi-company'],
  ['/services/copywright-registration', 'copyright-registration'],
  ['/services/acounting-bookkeeping', 'accounting-bookkeeping'],
  ['/services/virtual-cof', 'virtual-cfo'],
  ['/services/fsai-registration', 'fssai-registration'],
  ['/services/producer-compny', 'producer-company'],
  // Cut off, written together, or in another case.
  ['/services/one-person', 'one-person-company'],
  ['/services/section-8', 'section-8-company'],
  ['/services/startup-india', 'startup-india-registration'],
  ['/services/privatelimitedcompany', 'private-limited-company'],
  ['/services/GST_Filing/', 'gst-filing'],
  ['/services/Trade%20License', 'trade-license'],
  ['/services/tds', 'tds-return-filing'],
  // Moved: as other sites, or an older one, would name the page.
  ['/gst', 'gst-registration'],
  ['/fssai', 'fssai-registration'],
  ['/fssai.html', 'fssai-registration'],
  ['/trademark', 'trademark-registration'],
  ['/iec-code.php', 'import-export-code'],
  ['/company-registration', 'private-limited-company'],
  ['/pvt-ltd-company-registration', 'private-limited-company'],
  ['/services/company/llp', 'llp-registration'],
  ['/udyam-registration', 'msme-registration'],
  ['/services/food-license', 'fssai-registration'],
  ['/services/shop-act-license', 'trade-license'],
  ['/blog/how-to-register-a-trademark-in-india', 'trademark-registration'],
  ['/en/services/income-tax-return', 'income-tax-filing'],
  ['/itr-filing', 'income-tax-filing'],
  ['/annual-compliance', 'roc-compliance'],
  ['/services/gst-return-filing', 'gst-filing'],
  ['/services/12a-80g', 'ngo-registration'],
  ['/services/legal-notice', 'legal-drafting'],
  ['/services/nda', 'legal-drafting'],
  ['/services/proprietorship', 'sole-proprietorship-registration'],
  ['/services/partnership-deed', 'partnership-firm-registration'],
  ['/services/close-company', 'corporate-consultation'],
])('%s may have meant %s first of all', (path, slug) => {
  expect(suggested(path)[0]).toBe(slug);
});

test.each([
  '/404',
  '/nowhere',
  '/blog',
  '/login',
  '/admin',
  '/wp-login.php',
  '/cart',
  '/favicon.png',
  '/services',
  '/services/',
  '/qqqq/%E0%A4%95',
  '/services/%E0%A4',
  '/no/such/page',
  '/.env',
])('%s has meant none of the services', (path) => {
  expect(suggested(path)).toEqual([]);
});

test('every service comes first for its own address, wherever it stands', () => {
  for (const { slug } of services) {
    expect(suggested(paths.service(slug))[0]).toBe(slug);
    expect(suggested(`/old/${slug}.html`)[0], slug).toBe(slug);
  }
});

test('three at most', () => {
  for (const path of ['/services/company', '/tax', '/registration']) {
    expect(suggested(path).length).toBeLessThanOrEqual(3);
  }
});
