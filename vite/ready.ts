import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import type { ShopDuties } from '@/content/legal/shop-duties';
import { owner } from '@/content/owner';
import { allServicePages } from '@/content/services/all-service-pages';
import type { Fact } from '@/law/fact';
import { SHOP_DUTIES_FROM } from '@/law/contracts/shop-duties';
import { areas, knownTo } from '@/law/knowledge';
import { lawFacts, type LawExport } from '@/law/fact-marks';
import { addDays, addMonths, dayInIndia, type Day } from '@/lib/days';
import { keysOf } from '@/lib/object-entries';
import { upperFirst } from '@/lib/letter-case';
import { securityHeaders } from './hosting/security-headers';
import { canonicalOf, DATED_FILE, oldBuild, wrongHost, type Obstacle } from './live-site';
import { parseSettings, settingsSchema, type Settings } from './settings';

interface ReadyOptions {
  root: string;
  url?: string | undefined;
  /** Checks the law only, without the settings and the build. */
  facts: boolean;
}

/**
 * `npm run ready`: checks if the built site may go live, and lists each obstacle with its cure. The command fails for an obstacle
 * in the settings or in the build. It also lists overdue checks of the law, but only `--facts` fails for them.
 *
 *     npm run ready                                      settings, content and dist/, and the law
 *     npm run ready -- --url https://www.example.com     the host as well
 *     npm run ready -- --facts                           only the law: facts, pages and orders that are due, or will be soon
 */
export async function command(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: 'string' },
      facts: { type: 'boolean', default: false },
    },
  });
  return ready({ root: process.cwd(), ...values });
}

/** The text for the owner, and whether the command succeeds. */
export async function ready(options: ReadyOptions, today: Day = dayInIndia()) {
  const own = options.facts ? undefined : await ownObstacles(options, today);
  const law = lawFacts();
  const late = lawObstacles(law, today);
  const soon = factsDueSoon(law, today);
  const parts = [
    ...(own ? ['Your settings', report(own)] : []),
    'The law',
    factsSeen(law),
    ...(soon.length > 0 ? [`To be checked again soon:\n  ${soon.join('\n  ')}`] : []),
    report(late, own && 'The site may go live, but checks of the law are overdue or wrong, for'),
  ];
  return { text: `${parts.join('\n\n')}\n`, isGood: (own ?? late).length === 0 };
}

async function ownObstacles({ root, url }: ReadyOptions, today: Day): Promise<Obstacle[]> {
  const env = loadEnv('production', root, 'VITE_');
  const settings = parseSettings(env);
  const dist = join(root, 'dist');
  const { VITE_CONTACT_ENDPOINT: contact, VITE_RAZORPAY_ORDER_ENDPOINT: orders } = settings;
  const endpoints = [contact, orders].filter(Boolean);
  return [
    ...wrongSettings(settings),
    ...strayVariables(Object.keys(env)),
    ...sampleTexts(owner),
    ...unmetShopDuties(owner, today),
    ...wrongBuild(dist, settings, today),
    ...(url === undefined
      ? []
      : await wrongHost(url, { headers: securityHeaders(settings), endpoints }, today)),
  ];
}

function obstaclesIn(
  rules: readonly (readonly [isWrong: boolean, what: string, cure: string])[],
): Obstacle[] {
  return rules.flatMap(([isWrong, what, cure]) => (isWrong ? [{ what, cure }] : []));
}

function report(obstacles: readonly Obstacle[], lead = 'Not ready yet, for'): string {
  if (obstacles.length === 0) return 'Nothing to do.';
  const groups = [...new Set(obstacles.map(({ cure }) => cure))].map((cure) =>
    [...obstacles.flatMap((one) => (one.cure === cure ? [`- ${one.what}`] : [])), `  ${cure}`].join(
      '\n',
    ),
  );
  const reasons = `${obstacles.length} reason${obstacles.length === 1 ? '' : 's'}`;
  return [`${lead} ${reasons}:`, ...groups].join('\n\n');
}

/* Settings */

/** No operator has assigned this number, so a forgotten sample calls nobody. */
const SAMPLE_PHONE = '+91 00000 00000';

const SET_IT = 'Set it in .env.production.local or in the host’s build settings';
const MEANING = '.env.example explains it';
const NUMBER = 'Put the number into src/owner/settings.json.';

export function wrongSettings(settings: Settings): Obstacle[] {
  const {
    VITE_SITE_URL: site,
    VITE_PHONE: phone,
    VITE_WHATSAPP: whatsapp,
    VITE_RAZORPAY_KEY_ID: key,
    VITE_RAZORPAY_SCRIPT_URL: script,
    VITE_RAZORPAY_ORDER_ENDPOINT: orders,
  } = settings;
  return obstaclesIn([
    [site === 'https://www.example.com', 'VITE_SITE_URL is not set.', `${SET_IT}; ${MEANING}.`],
    [phone === SAMPLE_PHONE, 'VITE_PHONE is not set.', NUMBER],
    // VITE_WHATSAPP defaults to VITE_PHONE.
    [whatsapp === SAMPLE_PHONE && phone !== whatsapp, 'VITE_WHATSAPP is not set.', NUMBER],
    [
      key === '',
      'VITE_RAZORPAY_KEY_ID is not set.',
      `${SET_IT}, or "none" if nobody pays online; ${MEANING}.`,
    ],
    [
      !site.startsWith('https://'),
      `VITE_SITE_URL is ${site}, which is not the address of a live site.`,
      'Set the https:// address that visitors will use.',
    ],
    [
      key.startsWith('rzp_test_'),
      'VITE_RAZORPAY_KEY_ID is a test key: payments would seem to succeed, but you would get no money.',
      'Set the live key’s id, rzp_live_….',
    ],
    [
      key.startsWith('rzp_live_') && orders === '',
      'There is a live key without an order endpoint: Razorpay refunds payments that have no order.',
      'Set VITE_RAZORPAY_ORDER_ENDPOINT, such as /api/order (docs/server.md).',
    ],
    [
      key.startsWith('rzp_') && !/^https:\/\/[\w.-]+\.razorpay\.com\//.test(script),
      `VITE_RAZORPAY_SCRIPT_URL is ${script}, which is not Razorpay’s.`,
      'Leave the setting out.',
    ],
  ]);
}

/** Unknown names: Vite may publish the value of any variable that begins with VITE_. */
function strayVariables(names: readonly string[]): Obstacle[] {
  return names
    .filter((name) => !(name in settingsSchema.shape))
    .map((name) => ({
      what: `${name} is not a setting of the site, and variables that begin with VITE_ are published.`,
      cure: 'Remove it, or rename it without VITE_ and set it on the server only (docs/server.md).',
    }));
}

/* The owner's file */

/** The word "sample", domain names for examples (RFC 2606), and the authors of the repository's sample testimonials. */
const SAMPLES = [
  /\bsample\b/i,
  /@example\.|\bexample\.(?:com|net|org|in)\b/i,
  /^(?:Meera Kulkarni|Arif Sheikh|Lakshmi Narayanan)$/,
];

export function sampleTexts(data: unknown, path: readonly string[] = []): Obstacle[] {
  if (typeof data === 'string') {
    if (!SAMPLES.some((sign) => sign.test(data))) return [];
    const what = `${path.join('.')} is a sample: ${data}`;
    return [{ what, cure: 'Replace it with your own in src/owner/settings.json.' }];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => sampleTexts(value, [...path, key]));
}

/** The unmet duties of online sellers from 1 January 2027 (src/content/legal/shop-duties.ts). */
export function unmetShopDuties(
  { helplinePartnerSince, darkPatternsChecked }: ShopDuties,
  today: Day,
): Obstacle[] {
  if (today < SHOP_DUTIES_FROM) return [];
  const [checked = ''] = /\d{1,2} \p{L}+ \d{4}$/u.exec(darkPatternsChecked) ?? [];
  const isChecked = Date.parse(`${checked} UTC`) >= Date.parse(addMonths(today, -12));
  return obstaclesIn([
    [
      helplinePartnerSince === '',
      'helplinePartnerSince is empty.',
      'Join the convergence programme on consumerhelpline.gov.in, and put the day into src/owner/settings.json.',
    ],
    [
      !isChecked,
      'darkPatternsChecked does not end with a day in the last 12 months.',
      'Check the site against the 13 dark patterns of the Guidelines of 2023, and put the checker’s name and the day into src/owner/settings.json.',
    ],
  ]);
}

/* The law */

/** Facts that must be checked within this many days are listed. */
const NOTICE_DAYS = 60;

/** This many days after the last reading, somebody must read the orders that are new in an area of law. */
const KNOWN_FOR_DAYS = 45;

/** The day of a fact's next check: `reviewBy`, or 12 months after the last check. */
export function reviewDay(fact: Partial<Pick<Fact, 'reviewBy'>> & Pick<Fact, 'checked'>): Day {
  return fact.reviewBy ?? addMonths(fact.checked, 12);
}

/** Overdue checks of facts, pages and orders, and checks dated in the future. */
export function lawObstacles(facts: readonly LawExport<Fact>[], today: Day): Obstacle[] {
  const readings = [
    ...facts.map(({ value }) => ({
      name: value.label,
      read: [value.checked, value.lastSeen ?? value.checked].toSorted()[1]!,
      due: reviewDay(value),
      late: `A fact has been overdue since ${reviewDay(value)}: ${described(value)}`,
      cure: 'Compare it with its source, correct it if the law has changed, and set its day of checking.',
    })),
    ...allServicePages.map(({ slug, details }) => ({
      name: slug,
      read: details.checked,
      due: reviewDay(details),
      late: `A page has been overdue since ${reviewDay(details)}: ${slug}`,
      cure: 'Compare it with its sources, correct it if the law has changed, and set its day of review.',
    })),
    ...keysOf(areas).map((area) => ({
      name: `${upperFirst(areas[area].name)} orders`,
      read: knownTo(area),
      due: addDays(knownTo(area), KNOWN_FOR_DAYS),
      late: `${upperFirst(areas[area].name)} orders are only known up to ${knownTo(area)}. The list: ${areas[area].list}.`,
      cure: 'Read the newer orders (docs/reading-the-gazette.md), and set the day in src/law/knowledge.ts.',
    })),
  ];
  return readings.flatMap(({ name, read, due, late, cure }) =>
    obstaclesIn([
      [due < today, late, cure],
      [
        read > today,
        `${name}: checked on ${read}, which is in the future.`,
        'Set the day on which it was checked.',
      ],
    ]),
  );
}

export function factsDueSoon(facts: readonly LawExport<Fact>[], today: Day): string[] {
  const soon = addDays(today, NOTICE_DAYS);
  return facts
    .filter(({ value }) => reviewDay(value) >= today && reviewDay(value) <= soon)
    .map(({ value }) => `${reviewDay(value)}  ${described(value)}`)
    .toSorted();
}

function described({ label, words, source, place }: Fact): string {
  return `${label}: ${words} (${[source.title, place].filter(Boolean).join(', ')})`;
}

export function factsSeen(facts: readonly LawExport<Fact>[]): string {
  const days = facts.flatMap(({ value }) => value.lastSeen ?? []).toSorted();
  const since = days[0] ? ` (the oldest copy is of ${days[0]})` : '';
  return `Of ${facts.length} facts, ${days.length} were checked in a dated copy of the law${since}; ${facts.length - days.length} were checked without a dated copy.`;
}

/* The build */

export function wrongBuild(dist: string, settings: Settings, today: Day): Obstacle[] {
  if (!['index.html', DATED_FILE].every((file) => existsSync(join(dist, file)))) {
    return [{ what: `There is no built site in ${dist}.`, cure: 'Run "npm run build".' }];
  }
  const site = canonicalOf(readFileSync(join(dist, 'index.html'), 'utf8')).replace(/\/$/, '');
  const old = oldBuild(dist, readFileSync(join(dist, DATED_FILE), 'utf8'), today);
  if (site === settings.VITE_SITE_URL) return old;
  const what = `The site in ${dist} was built for ${site}, not for ${settings.VITE_SITE_URL}.`;
  return [{ what, cure: 'Run "npm run build" with the settings of the live site.' }, ...old];
}
