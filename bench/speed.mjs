import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { withBrowser } from './browser.mjs';
import { host } from './host.mjs';
import { slowdownNow } from './processor.mjs';
import { handOver } from './publish.mjs';
import { circumstances, median } from './results.mjs';
import { speedTables } from './speed-tables.mjs';
import { weigh } from './weigh.mjs';

/**
 * @typedef {import('./audit.mjs').AuditReport} AuditReport
 * @typedef {import('./audit.mjs').Metric} Metric
 * @typedef {import('./audit.mjs').Throttling} Throttling
 * @typedef {Record<Side, import('./host.mjs').Host>} Hosts
 * @typedef {'site' | 'floor'} Side
 * @typedef {Record<Side, string>} Page paths, of the site's page and of its counterpart in floor/
 * @typedef {{ page: Page, throttling: Throttling, of: Side, slowdown: number, report: AuditReport }} Run
 *
 * @typedef {{ rounds: number, only?: string, throttling?: string, slowdown?: number | undefined, dist: string, publish: boolean }} Options
 * @typedef {ReturnType<typeof summary>} Loading
 * @typedef {Awaited<ReturnType<typeof measure>>} SpeedReport
 */

/** @type {Record<string, Page>} */
const PAGES = {
  landing: { site: '/', floor: '/' },
  service: { site: '/services/gst-registration', floor: '/service' },
  about: { site: '/about', floor: '/service' },
  pay: { site: '/razorpay-checkout', floor: '/service' },
  // By its file: Lighthouse audits no answer with the status 404.
  missing: { site: '/404.html', floor: '/service' },
};

/** What is loaded unless a page is asked for. */
const USUAL = new Set(['landing', 'service']);

/** @type {Throttling[]} */
const THROTTLINGS = ['devtools', 'simulate'];

/** @type {Side[]} */
const SIDES = ['floor', 'site'];

/**
 * Weighs and loads pages of the built site and their static counterparts.
 *
 * @param {Options} options
 */
export async function benchSpeed({ rounds, only, throttling, slowdown, dist, publish }) {
  const names = Object.keys(PAGES).filter((name) => (only ? name === only : USUAL.has(name)));
  const pages = names.flatMap((name) => PAGES[name] ?? []);
  const throttlings = THROTTLINGS.filter((name) => !throttling || name === throttling);
  if (!pages.length) throw new Error(`There is no page ${only}`);
  if (!throttlings.length) throw new Error(`There is no throttling ${throttling}`);

  const hosts = {
    site: await host(dist),
    floor: await host(join(import.meta.dirname, 'floor')),
  };
  try {
    const { runs, ...figures } = await measure(pages, throttlings, hosts, rounds, slowdown);
    const report = { made: circumstances(dist), rounds, ...figures };
    await handOver('speed', { ...report, runs }, speedTables(report), publish);
  } finally {
    await Promise.all([hosts.site.close(), hosts.floor.close()]);
  }
}

/** @param {Page[]} pages @param {Throttling[]} throttlings @param {Hosts} hosts @param {number} rounds @param {number} [slowdown] */
async function measure(pages, throttlings, hosts, rounds, slowdown) {
  // Weighed first, so that the hosts have compressed everything before a load is timed.
  const weighed = [];
  for (const page of pages) {
    const weight = await weigh(hosts.site, page.site);
    const floor = await weigh(hosts.floor, page.floor);
    weighed.push({ page, weight, floorBytes: floor.after.total });
  }
  const runs = await load(pages, throttlings, hosts, rounds, slowdown);
  const indices = runs.map(({ report }) => report.benchmarkIndex);
  return {
    runs,
    browser: runs[0]?.report.browser ?? 'none asked',
    /** Share of the runs before which others used more than a fifth of the processors. */
    underLoad: runs.filter(({ report }) => report.busy > 0.2).length / (runs.length || 1),
    slowdowns: runs.map((run) => run.slowdown),
    benchmarkIndex: [Math.min(...indices), Math.max(...indices)],
    pages: weighed.map(({ page, ...weights }) => ({
      path: page.site,
      ...weights,
      loading: rounds ? throttlings.map((name) => summary(runs, page, name)) : [],
    })),
  };
}

/**
 * Loads the static page and the site's page by turns, so that whatever slows the machine for a while slows both.
 *
 * @type {(pages: Page[], throttlings: Throttling[], hosts: Hosts, rounds: number, fixedSlowdown?: number) => Promise<Run[]>}
 */
async function load(pages, throttlings, hosts, rounds, fixedSlowdown) {
  const round = pages.flatMap((page) =>
    throttlings.flatMap((throttling) => SIDES.map((of) => ({ page, throttling, of }))),
  );
  /** @type {Run[]} */
  const runs = [];
  for (let count = 1; count <= rounds; count++) {
    console.error(`Round ${count} of ${rounds}`);
    const slowdown = fixedSlowdown ?? (await withBrowser(hosts.site, slowdownNow));
    const reports = await audit(
      round.map(({ page, throttling, of }) => ({
        url: hosts[of].origin + page[of],
        throttling,
        slowdown,
        browserArgs: hosts[of].browserArgs,
      })),
    );
    for (const [index, report] of reports.entries()) {
      const order = round[index];
      if (order) runs.push({ ...order, slowdown, report });
    }
  }
  return runs;
}

/** @type {(orders: import('./audit.mjs').AuditOrder[]) => Promise<AuditReport[]>} */
async function audit(orders) {
  const script = join(import.meta.dirname, 'audit.mjs');
  const child = spawn(process.execPath, [script, JSON.stringify(orders)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const answer = await text(child.stdout);
  const [status] = await closed;
  if (status !== 0) throw new Error(`The round failed with status ${status}`);
  return JSON.parse(answer);
}

/** Medians of the rounds. @param {Run[]} runs @param {Page} page @param {Throttling} throttling */
function summary(runs, page, throttling) {
  /** @param {Side} of */
  const reportsOf = (of) =>
    runs
      .filter((run) => run.page === page && run.throttling === throttling && run.of === of)
      .map(({ report }) => report);
  const [site, floor] = [reportsOf('site'), reportsOf('floor')];
  return {
    throttling,
    site: medians(site.map(({ metrics }) => metrics)),
    floor: medians(floor.map(({ metrics }) => metrics)),
    scores: medians(site.map(({ scores }) => scores)),
    /** What cost the site a category's 100, in any round. */
    faults: [...new Set(site.flatMap(({ faults }) => faults))],
  };
}

/**
 * @template {string} Name
 * @param {Record<Name, number>[]} records at least one
 */
function medians(records) {
  const names = /** @type {Name[]} */ (Object.keys(records[0] ?? {}));
  const figures = names.map((name) => [name, median(records.map((record) => record[name]))]);
  return /** @type {Record<Name, number>} */ (Object.fromEntries(figures));
}
