import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { findBrowser } from '../e2e/support/browser.mjs';
import { host } from './host.mjs';

/*
 * Loads pages of the built site and a static page that was written by hand. Then measures the first taps on the landing page. It
 * prints medians and never fails. docs/performance.md has the method and the latest figures.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    dist: { type: 'string', default: '.local/demo/dist' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);

/** Pages of the site. Lighthouse does not audit an answer with the status 404. */
const PAGES = ['/', '/services/gst-registration', '/about', '/razorpay-checkout', '/404.html'];

const METRICS = {
  'first-contentful-paint': 'FCP, ms',
  'largest-contentful-paint': 'LCP, ms',
  'speed-index': 'Speed index, ms',
  'total-blocking-time': 'TBT, ms',
  'cumulative-layout-shift': 'CLS',
};

/** Counts of styled elements and laid out objects, from the browser's trace. Counts depend on the machine far less than times. */
const COUNTS = {
  UpdateLayoutTree: 'Elements styled',
  Layout: 'Objects laid out',
};

const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };

/** Lighthouse's slow 4G. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** The targets of the taps, with the element that responds. */
const TAPS = {
  Search: ['[aria-label="Search services"]', '#search input'],
  Chat: ['[data-testid="chat-toggle"]', '#chat'],
  Menu: ['[data-testid="mobile-menu-toggle"]', '[data-testid="mobile-menu-panel"] summary'],
  'Catalogue tab': ['#tab-taxation', '#taxation'],
  'Followed link': ['[role="tabpanel"] a', 'main h1'],
};

const site = await host(values.dist);
const floor = await host('bench/floor');
const executablePath = findBrowser() ?? chromium.executablePath();
for (const path of PAGES) {
  if (values.only && values.only !== path) continue;
  // Lighthouse slows the load down (`devtools`), or computes a slow load from a load at full speed (`simulate`).
  for (const [name, throttling] of Object.entries({ applied: 'devtools', computed: 'simulate' })) {
    const figures = await load(path, throttling);
    console.log(`| \`${path}\`, ${name} | static page | site | ratio |\n| --- | --: | --: | --: |`);
    for (const [id, label] of Object.entries({ ...METRICS, ...COUNTS })) {
      console.log(row(label, figures, id));
    }
    console.log();
  }
}
if (!values.only || values.only === 'taps') await firstTaps();
site.close();
floor.close();

/**
 * Loads the static page and the site's page in turn, so that a temporary slowdown of the machine affects both.
 *
 * @param {string} path @param {string} throttlingMethod
 */
async function load(path, throttlingMethod) {
  /** @type {Record<'floor' | 'site', Record<string, number[]>>} */
  const figures = { floor: {}, site: {} };
  for (let round = 1; round <= rounds; round++) {
    for (const side of /** @type {const} */ (['floor', 'site'])) {
      const [on, of] = side === 'site' ? [site, path] : [floor, '/'];
      const port = 9333;
      await withBrowser([...on.browserArgs, `--remote-debugging-port=${port}`], async (browser) => {
        const result = await lighthouse(on.origin + of, {
          port,
          logLevel: 'error',
          throttlingMethod,
          onlyCategories: ['performance'],
          throttling: { cpuSlowdownMultiplier: await slowdown(browser) },
        });
        for (const id of Object.keys(METRICS)) {
          (figures[side][id] ??= []).push(result?.lhr.audits[id]?.numericValue ?? NaN);
        }
        for (const id of Object.keys(COUNTS)) {
          (figures[side][id] ??= []).push(counted(id, result.artifacts.Trace.traceEvents));
        }
      });
    }
  }
  return figures;
}

/** @param {string} id @param {{ name: string, args: { elementCount?: number, beginData?: { dirtyObjects?: number } } }[]} events */
function counted(id, events) {
  const counts = events
    .filter(({ name }) => name === id)
    .map(({ args }) => args.elementCount ?? args.beginData?.dirtyObjects ?? 0);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** @param {string} label @param {Record<'floor' | 'site', Record<string, number[]>>} figures @param {string} id */
function row(label, figures, id) {
  // The lowest count is used, because only some counts have the late work, such as for a font.
  const of = (/** @type {number[]} */ all) => (id in COUNTS ? Math.min(...all) : median(all));
  const [least, own] = [of(figures.floor[id] ?? []), of(figures.site[id] ?? [])];
  const show = (/** @type {number} */ figure) => figure.toFixed(label === 'CLS' ? 4 : 0);
  return `| ${label} | ${show(least)} | ${show(own)} | ${least ? `${(own / least).toFixed(2)}×` : ''} |`;
}

/** Taps some time after the first paint, and measures from `pointerdown` to the frame that shows the response. */
async function firstTaps() {
  console.log('| First tap, ms | after 500 ms | after 4000 ms |\n| --- | --: | --: |');
  for (const [name, [target = '', answer = '']] of Object.entries(TAPS)) {
    const times = [];
    for (const wait of [500, 4000]) {
      const runs = [];
      for (let round = 1; round <= rounds; round++) runs.push(await tap(wait, target, answer));
      times.push(Math.round(median(runs)));
    }
    console.log(`| ${name} | ${times.join(' | ')} |`);
  }
}

/** @param {number} wait @param {string} target @param {string} answer */
function tap(wait, target, answer) {
  return withBrowser(site.browserArgs, async (browser) => {
    const rate = await slowdown(browser);
    const page = await browser.newPage(PHONE);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.addInitScript(watch, answer);
    const painted = page.waitForEvent('console', (message) => message.text() === 'painted');
    await page.goto(site.origin, { waitUntil: 'commit' });
    await painted;
    await page.waitForTimeout(wait);
    const answered = page.waitForEvent('console', (message) => /^\d/.test(message.text()));
    await page.locator(target).first().tap();
    return Number((await answered).text());
  });
}

/** Runs in each document before its own scripts. @param {string} answer */
function watch(answer) {
  const now = () => performance.timeOrigin + performance.now();
  const tappedAt = () => Number(sessionStorage.getItem('tappedAt'));
  const tellTime = () => console.log(now() - tappedAt());
  // If the tap loads a new page, the first paint of that page is the response.
  new PerformanceObserver(() => (tappedAt() ? tellTime() : console.log('painted'))).observe({
    type: 'paint',
  });
  const isShown = (/** @type {Element} */ element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().top < innerHeight;
  const shown = () => [...document.querySelectorAll(answer)].filter(isShown);
  function onTap() {
    sessionStorage.setItem('tappedAt', String(now()));
    const before = shown();
    requestAnimationFrame(function look() {
      const isAnswered = shown().some((element) => !before.includes(element));
      requestAnimationFrame(isAnswered ? tellTime : look);
    });
  }
  addEventListener('pointerdown', onTap, { capture: true, once: true });
}

/** The factor that makes the processor as slow as a phone's: 600 in Lighthouse's benchmark. @param {import('@playwright/test').Browser} browser */
async function slowdown(browser) {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return Math.max(1, index / 600);
}

/** @template Result @param {string[]} args @param {(browser: import('@playwright/test').Browser) => Promise<Result>} act */
async function withBrowser(args, act) {
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

/** @param {number[]} figures */
function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;
}
