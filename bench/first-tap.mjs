import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { PHONE, slowDown, withBrowser } from './browser.mjs';
import { host, quiet } from './host.mjs';
import { handOver } from './publish.mjs';
import { slowdownNow, slowed } from './processor.mjs';
import { timeResponse, watchPage } from './response-time.mjs';
import { circumstances, median } from './results.mjs';
import { kib, madeAt, table, whole } from './tables.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('node:events').EventEmitter} EventEmitter
 * @typedef {import('./host.mjs').Host} Host
 * @typedef {{ name: string, target: string, answer: string, height?: number, goal?: string }} Tap
 * @typedef {{ name: string, wait: number, tappedAfter: number, time: number }} TapRun ms
 * @typedef {{ start: number, duration: number }} Task
 * @typedef {{ path: string, tasks: Task[], js: number, appAt: number }} IdleRun `js` in bytes, times in ms after the first
 *   paint; `appAt` is when the app's code had come
 */

/** Milliseconds from the first paint to the tap. */
const WAITS = [4000, 500];

/**
 * The height of a window that shows the catalogue, which begins two screens down. Scrolling to it, even by a fragment in the
 * address, would be a sign of a visitor before the tap.
 */
const HIGH = 3000;

const MENU_GROUP = '[data-testid="mobile-menu-panel"] :is(summary, button)';

/** @type {Tap[]} */
const TAPS = [
  { name: 'Search', target: '[aria-label="Search services"]', answer: '#search input' },
  { name: 'Support (chat)', target: '[data-testid="chat-toggle"]', answer: '#chat' },
  { name: 'Catalogue tab', target: '#tab-taxation', answer: '#taxation', height: HIGH },
  { name: 'Menu', target: '[data-testid="mobile-menu-toggle"]', answer: MENU_GROUP },
  {
    name: 'Service link',
    target: '[role="tabpanel"] a',
    answer: 'main h1',
    height: HIGH,
    goal: '',
  },
];

/** Pages that are left alone, and for how many milliseconds after the first paint what they do is counted. */
const IDLE = { paths: ['/', '/services/gst-registration'], tasks: 6000, scripts: 4000 };

/** Only the script with React in it is larger than this many bytes, compressed. */
const REACT_SIZE = 30 * 1024;

/**
 * Taps the built site for the first time, on a slowed phone that has never seen it.
 *
 * @param {{ rounds: number, slowdown?: number | undefined, dist: string, publish: boolean }} options
 */
export async function benchFirstTap({ rounds, slowdown: fixedSlowdown, dist, publish }) {
  /** @type {{ taps: TapRun[], idle: IdleRun[] }} */
  const runs = { taps: [], idle: [] };
  /** @type {number[]} */
  const slowdowns = [];
  const site = await host(dist);
  await withBrowser(site, async (browser) => {
    const taps = [];
    for (const tap of TAPS) taps.push({ ...tap, ...(await rehearse(browser, site, tap)) });
    for (let round = 1; round <= rounds; round++) {
      console.error(`First taps, round ${round} of ${rounds}`);
      const slowdown = fixedSlowdown ?? (await slowdownNow(browser));
      slowdowns.push(slowdown);
      for (const wait of WAITS) {
        for (const tap of taps) runs.taps.push(await firstTap(browser, site, tap, wait, slowdown));
      }
      for (const path of IDLE.paths)
        runs.idle.push(await leaveAlone(browser, site, path, slowdown));
    }
  });
  await site.close();
  const intro = `${madeAt(circumstances(dist))}; medians of ${rounds} rounds; the processor was ${slowed(slowdowns)}.`;
  const tables = `${intro}\n\n${tapTable(runs.taps)}\n${idleTable(runs.idle)}`;
  await handOver('first-tap', { made: circumstances(dist), slowdowns, ...runs }, tables, publish);
}

/**
 * Finds out where to tap, and makes the host compress what the answer needs. The slowed page itself is not asked for the
 * target's place, because it would answer late.
 *
 * @param {Browser} browser
 * @param {Host} site
 * @param {Tap} tap
 */
async function rehearse(browser, site, { target, height }) {
  const page = await newPhone(browser, height);
  await page.goto(site.origin);
  await quiet(site);
  const box = await page.locator(target).first().boundingBox();
  if (!box) throw new Error(`The page has no ${target} to tap`);
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.touchscreen.tap(place.x, place.y);
  await quiet(site);
  await page.close();
  return place;
}

/** @type {(browser: Browser, site: Host, tap: Tap & { x: number, y: number }, wait: number, slowdown: number) => Promise<TapRun>} */
async function firstTap(
  browser,
  { origin },
  { name, target, answer, height, x, y },
  wait,
  slowdown,
) {
  const page = await newPhone(browser, height);
  const moments = await watchPage(page, { event: 'pointerdown', target, answer });
  const paintedAt = await open(page, origin, moments, slowdown);
  await setTimeout(paintedAt + wait - Date.now());
  const { at, time } = await timeResponse(moments, () => page.touchscreen.tap(x, y));
  await page.close();
  return { name, wait, tappedAfter: at - paintedAt, time };
}

/** @type {(browser: Browser, site: Host, path: string, slowdown: number) => Promise<IdleRun>} */
async function leaveAlone(browser, { origin }, path, slowdown) {
  const page = await newPhone(browser);
  await page.addInitScript(recordTasks);
  const paintedAt = await open(page, origin + path, await watchPage(page), slowdown);
  await setTimeout(paintedAt + IDLE.tasks - Date.now());
  const { tasks, scripts } = await page.evaluate(readRecords);
  await page.close();
  return {
    path,
    tasks: tasks.filter(({ start }) => start > 0 && start < IDLE.tasks),
    js: scripts.reduce((sum, { end, bytes }) => sum + (end < IDLE.scripts ? bytes : 0), 0),
    appAt: scripts.find(({ bytes }) => bytes > REACT_SIZE)?.end ?? Infinity,
  };
}

/** @type {(browser: Browser, height?: number) => Promise<Page>} */
function newPhone(browser, height = PHONE.viewport.height) {
  return browser.newPage({ ...PHONE, viewport: { ...PHONE.viewport, height } });
}

/** Resolves with the time of the first paint. @type {(page: Page, url: string, moments: EventEmitter, slowdown: number) => Promise<number>} */
async function open(page, url, moments, slowdown) {
  await slowDown(page, slowdown);
  const [[paintedAt]] = await Promise.all([
    once(moments, 'painted'),
    page.goto(url, { waitUntil: 'commit' }),
  ]);
  return paintedAt;
}

/** Runs in the page, before its own scripts: long tasks are told only to who has asked beforehand. */
function recordTasks() {
  /** @type {PerformanceEntry[]} */
  const tasks = [];
  Reflect.set(globalThis, 'longTasks', tasks);
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
}

/** Runs in the page. */
function readRecords() {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  const tasks = /** @type {PerformanceEntry[]} */ (Reflect.get(globalThis, 'longTasks'));
  const fetched = /** @type {PerformanceResourceTiming[]} */ (
    performance.getEntriesByType('resource')
  );
  return {
    tasks: tasks.map(({ startTime, duration }) => ({ start: startTime - painted, duration })),
    scripts: fetched
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => ({ end: entry.responseEnd - painted, bytes: entry.encodedBodySize })),
  };
}

/** @param {TapRun[]} taps */
function tapTable(taps) {
  /** @type {(name: string, wait: number) => string[]} */
  const figures = (name, wait) => {
    const runs = taps.filter((run) => run.name === name && run.wait === wait);
    const times = runs.map(({ time }) => time);
    return [msOrNone(median(times)), msOrNone(Math.max(...times))];
  };
  const rows = TAPS.map(({ name, goal }) => [
    name,
    ...WAITS.flatMap((wait) => figures(name, wait)),
    goal ?? '200',
  ]);
  const head = ['First tap, ms', 'after 4 s', 'longest', 'after 0.5 s', 'longest', 'goal for both'];
  const early = taps.filter(({ wait }) => wait < 1000).map(({ tappedAfter }) => tappedAfter);
  const [first, last] = [Math.min(...early), Math.max(...early)].map(whole);
  return `${table(head, rows)}\nThe early taps came ${first} to ${last} ms after the first paint.\n`;
}

/** @param {IdleRun[]} idle */
function idleTable(idle) {
  /** @type {(name: string, show: (runs: IdleRun[]) => string, goal?: string) => string[]} */
  const row = (name, show, goal = '') => [
    name,
    ...IDLE.paths.map((path) => show(idle.filter((run) => run.path === path))),
    goal,
  ];
  /** @type {(runs: IdleRun[], figure: (run: IdleRun) => number) => number} */
  const middle = (runs, figure) => median(runs.map(figure));
  /** @param {IdleRun} run */
  const withApp = ({ tasks, appAt }) => tasks.filter(({ start }) => start >= appAt);
  /** @param {Task[]} tasks */
  const longest = (tasks) => whole(Math.max(0, ...tasks.map(({ duration }) => duration)));
  return table(
    ['Left alone', ...IDLE.paths.map((path) => `\`${path}\``), 'goal, at most'],
    [
      row('Tasks over 50 ms', (runs) => whole(middle(runs, ({ tasks }) => tasks.length))),
      row('the longest, ms', (runs) => longest(runs.flatMap(({ tasks }) => tasks))),
      row("The app's code has come, ms", (runs) => msOrNone(middle(runs, ({ appAt }) => appAt))),
      row(
        'tasks over 50 ms since',
        (runs) => whole(middle(runs, (run) => withApp(run).length)),
        '0',
      ),
      row('the longest, ms', (runs) => longest(runs.flatMap(withApp))),
      row('JavaScript by itself in 4 s, KiB', (runs) => kib(middle(runs, ({ js }) => js)), '130'),
    ],
  );
}

/** @param {number} ms */
const msOrNone = (ms) => (Number.isFinite(ms) ? whole(ms) : 'none');
