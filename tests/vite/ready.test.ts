import { expect, test, vi } from 'vitest';
import type { Fact } from '@/law/fact';
import { lawFacts, type LawExport } from '@/law/fact-marks';
import { areas, knownTo } from '@/law/knowledge';
import * as ownersFile from '@/content/owner';
import type { Owner } from '@/content/owner-schema';
import { addDays, dayInIndia } from '@/lib/days';
import { wrongHost } from '../../vite/live-site';
import {
  factsDueSoon,
  factsSeen,
  lawObstacles,
  ready,
  sampleTexts,
  unmetShopDuties,
  wrongBuild,
  wrongSettings,
} from '../../vite/ready';
import { parseSettings } from '../../vite/settings';
import { robots } from '../../vite/metadata';
import settings from '../second-owner/owner/settings.json' with { type: 'json' };
import { siteFolder } from '../support/built-site';
import { allServicePages } from '../support/service-pages';
import { listen } from '../support/listen';

const filledIn = settings as unknown as Owner;

const SITE = 'https://www.asha.example';

const LIVE = {
  VITE_SITE_URL: SITE,
  VITE_PHONE: '+91 98765 43210',
  VITE_WHATSAPP: '+91 98765 43210',
  VITE_RAZORPAY_KEY_ID: 'rzp_live_a1',
  VITE_RAZORPAY_ORDER_ENDPOINT: '/api/order',
};

const today = dayInIndia(new Date());

const page = (path: string, site = SITE) => `<link rel="canonical" href="${site}${path}" />`;

const builtFor = (site: string, day: string) =>
  siteFolder({ 'index.html': page('/', site), 'robots.txt': robots(site, day) });

test('a site with all settings and a build of today is ready, and a site with a placeholder is not', async () => {
  const { dist } = await builtFor(SITE, today);
  const root = dist.replace(/\/dist$/, '');
  const options = { root, facts: false };
  for (const [name, value] of Object.entries(parseSettings(LIVE))) vi.stubEnv(name, value);
  vi.stubEnv('VITE_BUILD_DAY', undefined);
  vi.spyOn(ownersFile, 'owner', 'get').mockReturnValue(filledIn);
  const good = await ready(options);
  expect(good.text).toMatch(/^Your settings\n\nNothing to do\./);
  expect(good.isGood).toBe(true);

  vi.stubEnv('VITE_PHONE', '+91 00000 00000');
  vi.stubEnv('VITE_RAZORPAY_KEY_SECRET', 'secret');
  const { text, isGood } = await ready(options);
  expect(isGood).toBe(false);
  expect(text).toContain('for 2 reasons:\n\n- VITE_PHONE is not set.\n  Put the number');
  expect(text).toContain('- VITE_RAZORPAY_KEY_SECRET is not a setting of the site');
  const law = await ready({ ...options, facts: true });
  expect(law.text).not.toContain('VITE_');
});

const LAW_ALONE = { root: '/nowhere', facts: true };

test('a site is not ready if nobody has read the orders of an area for more than 45 days', async () => {
  const known = knownTo('gst');
  const gst = `- GST orders are only known up to ${known}. The list: ${areas.gst.list}.`;
  expect((await ready(LAW_ALONE, addDays(known, 45))).text).not.toContain(gst);
  const { text, isGood } = await ready(LAW_ALONE, addDays(known, 46));
  expect(text).toMatch(/^The law\n\nOf \d+ facts, [^]*Not ready yet, for \d+ reasons:/);
  expect(text).toContain(gst);
  expect(isGood).toBe(false);
});

test('a year later, each fact and each page is overdue', async () => {
  const { text } = await ready(LAW_ALONE, '2028-01-01');
  expect(text).toMatch(
    /- A fact has been overdue since 2027-\d\d-\d\d: Additional fee of a late company form, from day 1: /,
  );
  expect(text.match(/A fact has been overdue/g)).toHaveLength(lawFacts().length);
  expect(text.match(/A page has been overdue/g)).toHaveLength(allServicePages.length);
});

test('a check of a fact in the future is refused', async () => {
  const { text } = await ready(LAW_ALONE, '2026-01-01');
  expect(text).toMatch(
    /- Turnover limit for services: checked on [\d-]+, which is in the future\./,
  );
});

test.each([
  ['nothing if all are right', {}, undefined],
  ['a placeholder', { VITE_WHATSAPP: '+91 00000 00000' }, 'VITE_WHATSAPP is not set.'],
  ['plain HTTP', { VITE_SITE_URL: 'http://localhost:4173' }, 'not the address of a live site'],
  ['nothing if nobody can pay online', { VITE_RAZORPAY_KEY_ID: 'none' }, undefined],
  ['a test key', { VITE_RAZORPAY_KEY_ID: 'rzp_test_a1' }, 'is a test key'],
  ['a live key without orders', { VITE_RAZORPAY_ORDER_ENDPOINT: '' }, 'without an order endpoint'],
  ['the sandbox', { VITE_RAZORPAY_SCRIPT_URL: '/sandbox/checkout.js' }, 'not Razorpay’s'],
])('the check of the settings refuses %s', (_, changed, what) => {
  const found = wrongSettings(parseSettings({ ...LIVE, ...changed }));
  expect(found.map((one) => one.what)).toEqual(what ? [expect.stringContaining(what)] : []);
});

test('samples in the owner’s file are found', () => {
  const samples = ['a sample', 'hello@example.in', 'https://example.com/', 'Arif Sheikh'];
  const legal = [...samples, 'Samples of soil are tested elsewhere'].map((text) => ({ text }));
  expect(sampleTexts({ legal }).map(({ what }) => what)).toEqual(
    samples.map((text, index) => `legal.${index}.text is a sample: ${text}`),
  );
});

test.each([
  ['2026-12-31', '', '', []],
  ['2027-01-01', '', '', ['helplinePartnerSince is', 'darkPatternsChecked does']],
  ['2027-01-01', '1 December 2026', 'Asha Rao, partner', ['darkPatternsChecked does']],
  ['2027-12-28', '1 December 2026', 'Asha Rao, partner, 28 December 2026', []],
  ['2027-12-29', '1 December 2026', 'Asha Rao, partner, 28 December 2026', ['darkPatterns']],
])(
  'on %s, the unmet duties of an online seller with %j and %j are listed',
  (day, helplinePartnerSince, darkPatternsChecked, owed) => {
    const found = unmetShopDuties({ helplinePartnerSince, darkPatternsChecked }, day);
    expect(found.map(({ what }) => what)).toEqual(owed.map((one) => expect.stringContaining(one)));
  },
);

test('overdue facts are refused, facts due in the next 60 days are listed, and all facts are counted', () => {
  const facts = ['2026-11-21', '2026-11-22', '2027-01-21', '2027-01-22'].map((reviewBy, index) => ({
    name: 'companies.aFee',
    value: {
      label: 'Fee of a form',
      words: '₹500',
      source: { title: 'An Act' },
      reviewBy,
      lastSeen: ['2026-10-08', '2026-09-24'][index],
    },
  })) as unknown as LawExport<Fact>[];
  const late = lawObstacles(facts, '2026-11-22').map(({ what }) => what);
  expect(late.filter((what) => what.startsWith('A fact'))).toEqual([
    'A fact has been overdue since 2026-11-21: Fee of a form: ₹500 (An Act)',
  ]);
  expect(factsDueSoon(facts, '2026-11-22')).toEqual([
    '2026-11-22  Fee of a form: ₹500 (An Act)',
    '2027-01-21  Fee of a form: ₹500 (An Act)',
  ]);
  expect(factsSeen(facts)).toBe(
    'Of 4 facts, 2 were checked in a dated copy of the law (the oldest copy is of 2026-09-24); 2 were checked without a dated copy.',
  );
});

test.each([
  ['31 days old', SITE, '2026-10-22', []],
  ['32 days old', SITE, '2026-10-21', ['was built on 2026-10-21, more than 31']],
  ['for the demo', 'http://localhost:4173', '2026-11-22', ['was built for http://localhost:4173']],
  ['without a day', SITE, '', ['does not say when it was built']],
])('an old build or one for another site is refused: %s', async (_, site, day, problems) => {
  const { dist } = await builtFor(site, day);
  const found = wrongBuild(dist, parseSettings(LIVE), '2026-11-22').map(({ what }) => what);
  expect(found).toEqual(problems.map((problem) => expect.stringContaining(problem)));
  expect(wrongBuild(`${dist}/none`, parseSettings(LIVE), today)[0]?.what).toMatch(/no built site/);
});

const PATHS = ['/', '/about', '/contact', '/services/gst-filing'];

type Answers = Record<string, [body: string, init?: ResponseInit]>;

/** The answers of a complete host, by path. */
const WHOLE: Answers = {
  ...Object.fromEntries(PATHS.map((path) => [path, [page(path)]])),
  '/sitemap.xml': [PATHS.map((path) => `<loc>${SITE}${path}</loc>`).join('')],
  '/robots.txt': [robots(SITE, today)],
  '/contact.php': ['', { status: 405, headers: { allow: 'POST' } }],
  'POST /contact.php': ['', { status: 422 }],
};

const GONE = { status: 404 };

async function faultsOf(address: string, headers = {}): Promise<string[]> {
  const wanted = { headers, endpoints: ['/contact.php'] };
  return (await wrongHost(address, wanted, today)).map(({ what }) => what);
}

test.each<[string, Answers, string[]]>([
  ['that has everything', {}, []],
  [
    'that knows no clean addresses',
    { '/about': ['', GONE], '/services/gst-filing': ['', GONE] },
    ['/about is answered with 404', '/services/gst-filing is answered with 404'],
  ],
  [
    'that answers everything with the first page',
    { '/contact': WHOLE['/']!, unknown: WHOLE['/']! },
    [
      `/contact is answered with 200 and the page of ${SITE}/.`,
      'unknown path is answered with 200',
    ],
  ],
  ['without a sitemap', { '/sitemap.xml': ['', GONE] }, ['/sitemap.xml lists no pages']],
  ['without the contact endpoint', { '/contact.php': ['', GONE] }, ['with 404 and 422']],
  [
    'whose endpoint can keep nothing',
    { '/contact.php': ['', { status: 500 }] },
    ['with 500 and 422'],
  ],
  ['whose endpoint accepts everything', { 'POST /contact.php': [''] }, ['with 405 and 200']],
  ['that shows its source', { '/contact.php': ['<?php'] }, ['with 200 and 422']],
  [
    'with an old build',
    { '/robots.txt': [robots(SITE, '2026-01-01')] },
    ['was built on 2026-01-01, more than 31 days ago'],
  ],
  [
    'that lacks the first script',
    { '/': ['<script src="/assets/gone.js"></script>'], '/assets/gone.js': ['', GONE] },
    ['/assets/gone.js, which the first page needs, is answered with 404'],
  ],
  [
    'with other headers',
    { '/': ['', { headers: { 'x-frame-options': 'ALLOWALL', 'x-good': 'a' } }] },
    ['X-Frame-Options is not what the build asks for.', 'X-None is not sent.'],
  ],
])('the faults of a host %s are named', async (name, changed, problems) => {
  const origin = await listen(async ({ url, method }) => {
    const answers = { unknown: ['', { status: 404 }], ...WHOLE, ...changed } as Answers;
    const { pathname } = new URL(url);
    const key = method === 'GET' ? pathname : `${method} ${pathname}`;
    return new Response(...(answers[key] ?? answers['unknown']!));
  });
  const wanted = { 'X-Frame-Options': 'DENY', 'X-None': 'a', 'X-Good': 'a' };
  const found = await faultsOf(origin, name.endsWith('headers') ? wanted : {});
  expect(found).toEqual(
    ['is not served by HTTPS.', ...problems].map((problem) => expect.stringContaining(problem)),
  );
});

test('a host that does not answer is reported, and an address without https:// is refused', async () => {
  expect(await faultsOf('www.asha.example')).toEqual(['www.asha.example is not an address.']);
  expect(await faultsOf('https://localhost:1')).toEqual([
    expect.stringMatching(/does not answer: \w/),
  ]);
});
