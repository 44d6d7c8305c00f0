import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import type { Fact } from '@/law/fact';
import { areas, knownTo } from '@/law/knowledge';
import * as ownersFile from '@/content/owner';
import { addDays, dayInIndia } from '@/lib/days';
import { wrongHost } from '../../vite/live-site';
import {
  factsDueSoon,
  factsSeen,
  overdueFacts,
  ready,
  sampleTexts,
  strayVariables,
  unknownServices,
  unreadAreas,
  wrongBuild,
  wrongSettings,
} from '../../vite/ready';
import { parseSettings } from '../../vite/settings';
import { robots } from '../../vite/sitemap';
import { owner as filledIn } from '../second-owner/owner';
import { siteFolder } from '../support/built-site';
import { listen } from '../support/listen';

const LIVE = {
  VITE_SITE_URL: 'https://www.asha.example',
  VITE_PHONE: '+91 98765 43210',
  VITE_WHATSAPP: '+91 98765 43210',
  VITE_RAZORPAY_KEY_ID: 'rzp_live_a1',
  VITE_RAZORPAY_ORDER_ENDPOINT: '/api/order',
};

const today = dayInIndia(new Date());

const builtOn = (day: string) => robots('https://www.asha.example', day);

function files(site: string, day: string) {
  return {
    'index.html': `<meta charset="utf-8" /><link rel="canonical" href="${site}/" />`,
    'robots.txt': builtOn(day),
  };
}

test('a filled copy that was built today is ready; the repository as it is, is not', async () => {
  // Before any fact, and any reading of the law, is too old.
  const day = '2026-07-01';
  const { dist } = await siteFolder(files(LIVE.VITE_SITE_URL, day));
  const root = dist.replace(/\/dist$/, '');
  const options = { root, mode: 'production', url: undefined, facts: false };
  for (const [name, value] of Object.entries(parseSettings(LIVE))) vi.stubEnv(name, value);
  vi.stubEnv('VITE_BUILD_DAY', undefined);
  vi.spyOn(ownersFile, 'owner', 'get').mockReturnValue(filledIn);
  expect(await ready(options, day)).toEqual({
    text: expect.stringMatching(/Nothing stands in the way\.\n$/),
    isGood: true,
  });
  vi.stubEnv('VITE_PHONE', '+91 00000 00000');
  expect(await ready(options, day)).toEqual({
    text: expect.stringContaining('for 1 reason:\n\n- VITE_PHONE is not set.\n  Put the number'),
    isGood: false,
  });
  expect((await ready({ ...options, facts: true }, day)).isGood).toBe(true);
  expect((await ready({ ...options, settings: true }, day)).isGood).toBe(false);
});

test('law that nobody has read for long is a verdict of its own', async () => {
  const options = { root: '/nowhere', mode: 'production', facts: true };
  const { text, isGood } = await ready({ ...options, url: undefined }, addDays(knownTo('gst'), 46));
  expect(text).toMatch(/^The law’s reading\n\nOf \d+ facts, [^]*Not yet, for \d+ reasons:/);
  expect(isGood).toBe(false);
});

test('a testimonial of a service that the site does not have is refused', () => {
  const found = unknownServices([{ service: 'GST Registration' }, { service: 'FSSAI License' }]);
  expect(found.map(({ what }) => what)).toEqual([expect.stringContaining('"FSSAI License"')]);
});

test.each([
  ['nothing, where all is set', {}, undefined],
  ['a placeholder', { VITE_WHATSAPP: '+91 00000 00000' }, 'VITE_WHATSAPP is not set.'],
  ['plain HTTP', { VITE_SITE_URL: 'http://localhost:4173' }, 'no address of a live site'],
  ['nothing, where nobody pays online', { VITE_RAZORPAY_KEY_ID: 'none' }, undefined],
  ['a test key', { VITE_RAZORPAY_KEY_ID: 'rzp_test_a1' }, 'is a test key'],
  ['a live key without orders', { VITE_RAZORPAY_ORDER_ENDPOINT: '' }, 'without an order endpoint'],
  ['the sandbox', { VITE_RAZORPAY_SCRIPT_URL: '/sandbox/checkout.js' }, 'not Razorpay’s'],
  ['a policy that only reports', { VITE_SECURITY_POLICY: 'report-only' }, 'only reports'],
])('of the settings it refuses %s', (_, changed, what) => {
  const found = wrongSettings(parseSettings({ ...LIVE, ...changed }));
  expect(found).toEqual(
    what ? [{ what: expect.stringContaining(what), cure: expect.any(String) }] : [],
  );
});

test('of the environment it refuses what would be published by its name', () => {
  const found = strayVariables(['VITE_PHONE', 'VITE_RAZORPAY_KEY_SECRET']);
  expect(found.map(({ what }) => what)).toEqual([
    expect.stringContaining('VITE_RAZORPAY_KEY_SECRET is no setting'),
  ]);
});

test.each([
  ['a sample Grievance Officer', 1],
  ['sample figures, which nobody has checked yet', 1],
  ['hello@example.in', 1],
  ['https://example.com/', 1],
  ['Arif Sheikh', 1],
  ['one review site', 1],
  ['another', 1],
  ['Mumbai', 0],
  ['Samples of soil are tested elsewhere', 0],
])('%j is a sample: %i', (text, count) => {
  const found = sampleTexts({ legal: [{ text }] });
  expect(found).toHaveLength(count);
  if (count) expect(found[0]?.what).toBe(`legal.0.text is a sample: ${text}`);
});

test('an area of law is refused when its orders were unread for more than 45 days, with its list', () => {
  const known = knownTo('gst');
  const gst = `GST orders are known up to ${known} alone. The list: ${areas.gst.list}.`;
  const refusedOn = (day: string) => unreadAreas(day).map(({ what }) => what);
  expect(refusedOn(addDays(known, 45))).not.toContain(gst);
  expect(refusedOn(addDays(known, 46))).toContain(gst);
});

test('facts that were seen to hold in a copy of a known day are counted apart from the others', () => {
  const facts = [{ lastSeen: '2026-10-08' }, {}, { lastSeen: '2026-09-24' }] as Fact[];
  expect(factsSeen(facts)).toBe(
    'Of 3 facts, 2 were seen to hold in a copy of a known day, the oldest in one of 2026-09-24; 1 were reviewed alone.',
  );
});

test('facts are refused when overdue, and named sixty days before', () => {
  const fact = (reviewBy: string) => ({ words: reviewBy, source: { title: 'An Act' }, reviewBy });
  const facts = ['2026-11-21', '2026-11-22', '2027-01-21', '2027-01-22'].map(fact);
  const seen = facts.map(
    (one) => ({ ...one, place: '', checked: '2026-02-01' }) as unknown as Fact,
  );
  expect(overdueFacts(seen, '2026-11-22').map(({ what }) => what)).toEqual([
    'A fact is overdue since 2026-11-21: 2026-11-21 (An Act)',
  ]);
  expect(factsDueSoon(seen, '2026-11-22')).toEqual([
    '2026-11-22  2026-11-22 (An Act)',
    '2027-01-21  2027-01-21 (An Act)',
  ]);
});

test.each([
  ['of today', LIVE.VITE_SITE_URL, '2026-11-22', []],
  ['of 31 days ago', LIVE.VITE_SITE_URL, '2026-10-22', []],
  ['of 32 days ago', LIVE.VITE_SITE_URL, '2026-10-21', ['was built on 2026-10-21, more than 31']],
  ['of the demo', 'http://localhost:4173', '2026-11-22', ['was built for http://localhost:4173']],
  ['without a day', LIVE.VITE_SITE_URL, '', ['does not say when it was built']],
])('a build %s: %j %s', async (_, site, day, problems) => {
  const { dist } = await siteFolder(files(site, day));
  const found = wrongBuild(dist, parseSettings(LIVE), '2026-11-22').map(({ what }) => what);
  expect(found).toEqual(problems.map((problem) => expect.stringContaining(problem)));
});

test('a folder without a build is refused', async () => {
  const empty = await mkdtemp(`${tmpdir()}/ready-`);
  expect(wrongBuild(empty, parseSettings(LIVE), today)[0]?.what).toMatch(/^There is no built site/);
  await rm(empty, { recursive: true });
});

const PATHS = ['/', '/about', '/contact', '/services/gst-filing'];

/** What a host answers that has all, page by page; a test says what it lacks. */
const whole = (): Record<string, Response> => ({
  ...Object.fromEntries(
    PATHS.map((path) => [
      path,
      new Response(`<link rel="canonical" href="${LIVE.VITE_SITE_URL}${path}" />`),
    ]),
  ),
  '/sitemap.xml': new Response(
    PATHS.map((path) => `<loc>${LIVE.VITE_SITE_URL}${path}</loc>`).join(),
  ),
  '/robots.txt': new Response(builtOn(today)),
  '/contact.php': new Response('', { status: 405, headers: { allow: 'POST' } }),
});

function gone(caching = 'no-cache') {
  return new Response('', { status: 404, headers: { 'cache-control': caching } });
}

async function whatIsWrong(address: string, headers = {}): Promise<string[]> {
  const found: string[] = [];
  const wanted = { headers, endpoints: ['/contact.php'] };
  for await (const { what } of wrongHost(address, wanted, today)) found.push(what);
  return found;
}

/** The obstacles that a host has besides plain HTTP. */
async function obstaclesOf(
  changed: Record<string, Response>,
  { headers = {}, missing = 404 }: { headers?: Record<string, string>; missing?: number } = {},
) {
  const origin = await listen(async ({ url }) => {
    const { pathname } = new URL(url);
    return { ...whole(), ...changed }[pathname] ?? new Response('', { status: missing });
  });
  const found = await whatIsWrong(origin, headers);
  const [first, ...others] = found.map((what) => what.replace(origin, ''));
  expect(first).toBe(' is not served by HTTPS.');
  return others;
}

test('a host that serves pages, files and endpoints as the build asks has nothing against it', async () => {
  expect(await obstaclesOf({})).toEqual([]);
});

test.each<[string, Record<string, Response>, string[]]>([
  [
    'that knows no clean addresses',
    { '/about': gone(), '/services/gst-filing': gone() },
    ['/about is answered with 404', '/services/gst-filing is answered with 404'],
  ],
  [
    'that rewrites all to the first page',
    { '/contact': whole()['/']! },
    [`At /contact there is the page of ${LIVE.VITE_SITE_URL}/`],
  ],
  ['without a sitemap', { '/sitemap.xml': gone() }, ['/sitemap.xml names no pages']],
  ['without the contact endpoint', { '/contact.php': gone() }, ['/contact.php is no endpoint']],
  [
    'that shows the source of the endpoint',
    { '/contact.php': new Response('<?php') },
    ['GET is answered with 200'],
  ],
  [
    'with an old build',
    { '/robots.txt': new Response(builtOn('2026-01-01')) },
    ['was built on 2026-01-01, more than 31 days ago'],
  ],
  [
    'that lacks the first script',
    {
      '/': new Response('<script src="/assets/gone.js"></script>'),
      '/assets/gone.js': gone('public, max-age=31536000'),
    },
    ['/assets/gone.js, which the first page needs, is answered with 404, and browsers keep that'],
  ],
])('a host %s is refused', async (_, changed, problems) => {
  const found = await obstaclesOf(changed);
  expect(found).toEqual(problems.map((problem) => expect.stringContaining(problem)));
});

test('a host is refused for its headers and its 404 page', async () => {
  const headers = { 'X-Frame-Options': 'DENY', 'X-Content-Type-Options': 'nosniff', 'X-Good': 'a' };
  const sent = { headers: { 'x-frame-options': 'ALLOWALL', 'x-good': 'a' } };
  expect(await obstaclesOf({ '/': new Response('', sent) }, { headers, missing: 200 })).toEqual([
    'X-Frame-Options is not what the build asks for.',
    'X-Content-Type-Options is not sent.',
    'An unknown path is answered with 200 instead of 404.',
  ]);
});

test.each([
  ['nonsense', /is no address/],
  ['http://127.0.0.1:1', /does not answer: \w/],
  ['https://localhost:1', /^TLS with localhost fails: \w/],
])('of %s it says what is wrong', async (address, words) => {
  expect(await whatIsWrong(address)).toContainEqual(expect.stringMatching(words));
});
