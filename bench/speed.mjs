import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { host } from './host.mjs';
import { publish } from './publish.mjs';
import { circumstances, keep, median } from './results.mjs';
import { speedTables } from './speed-tables.mjs';
import { weigh } from './weigh.mjs';

/**
 * @typedef {import('./audit.mjs').AuditReport} AuditReport
 * @typedef {import('./audit.mjs').Metric} Metric
 * @typedef {import('./audit.mjs').Throttling} Throttling
 * @typedef {import('./host.mjs').Host} Host
 * @typedef {{ name: string, path: string, floor: string }} Page `floor` is the path of its counterpart in floor/
 * @typedef {{ page: string, throttling: Throttling, of: 'site' | 'floor', report: AuditReport }} Run
 *
 * @typedef {object} Loading medians of the rounds, of one page under one throttling
 * @property {Throttling} throttling
 * @property {Record<Metric, number>} site
 * @property {Record<Metric, number>} floor
 * @property {Record<string, number>} scores the site's
 * @property {string[]} faults what cost the site a category's 100, in any round
 *
 * @typedef {object} PageReport
 * @property {string} path
 * @property {import('./weigh.mjs').Weight} weight
 * @property {number} floorBytes
 * @property {Loading[]} loading
 *
 * @typedef {object} SpeedReport
 * @property {import('./results.mjs').Circumstances} made
 * @property {number} rounds
 * @property {string} browser
 * @property {number} underLoad share of the runs before which others used more than a fifth of the processors
 * @property {[lowest: number, highest: number]} benchmarkIndex
 * @property {PageReport[]} pages
 */

/** @type {readonly Page[]} */
const PAGES = [
  { name: 'landing', path: '/', floor: '/' },
  { name: 'service', path: '/services/gst-registration', floor: '/service' },
];

/** @type {readonly Throttling[]} */
const THROTTLINGS = ['devtools', 'simulate'];

/** @type {readonly ('floor' | 'site')[]} */
const SIDES = ['floor', 'site'];

/** Share of the processors that others may use before a run without its counting as made under load. */
const QUIET_ENOUGH = 0.2;

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Weighs and loads pages of the built site and their static counterparts.
 *
 * @param {object} options
 * @param {number} options.rounds
 * @param {string} [options.only]
 * @param {string} [options.throttling]
 * @param {string} options.dist
 * @param {string[]} options.under a command and its arguments, for each round
 * @param {boolean} options.publish
 */
export async function benchSpeed({ rounds, only, throttling, dist, under, publish: isForDocs }) {
  const folder = resolve(dist);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder} is no build: run "npm run build:demo" first`);
  }
  const pages = PAGES.filter(({ name }) => !only || name === only);
  const throttlings = THROTTLINGS.filter((name) => !throttling || name === throttling);
  if (!pages.length) throw new Error(`There is no page ${only}`);
  if (!throttlings.length) throw new Error(`There is no throttling ${throttling}`);

  const hosts = { site: await host(folder), floor: await host(join(here, 'floor')) };
  try {
    // Weighed first, so that the hosts have compressed everything before a load is timed.
    const weights = await inTurn(pages, async (page) => ({
      site: await weigh(hosts.site, page.path),
      floor: await weigh(hosts.floor, page.floor),
    }));
    const runs = await load({ pages, throttlings, hosts, rounds, under });
    const indices = runs.map(({ report }) => report.benchmarkIndex);
    const underLoad = runs.filter(({ report }) => report.busy > QUIET_ENOUGH);

    /** @type {SpeedReport} */
    const report = {
      made: circumstances(statSync(join(folder, 'index.html')).mtime),
      rounds,
      browser: runs[0]?.report.browser ?? 'none asked',
      underLoad: underLoad.length / (runs.length || 1),
      benchmarkIndex: [Math.min(...indices), Math.max(...indices)],
      pages: weights.map(({ site, floor }, index) => ({
        path: pages[index]?.path ?? '',
        weight: site,
        floorBytes: floor.after.total,
        loading: rounds ? throttlings.map((name) => summary(runs, pages[index]?.name, name)) : [],
      })),
    };
    const file = keep('speed', { ...report, runs });
    const tables = speedTables(report);
    console.log(`\n${tables}\nEvery run: ${file}`);
    if (isForDocs) await publish('speed', tables);
  } finally {
    await Promise.all([hosts.site.close(), hosts.floor.close()]);
  }
}

/**
 * The static page and the site's by turns, so that whatever slows the machine for a while slows both.
 *
 * @param {object} order
 * @param {readonly Page[]} order.pages
 * @param {readonly Throttling[]} order.throttlings
 * @param {{ site: Host, floor: Host }} order.hosts
 * @param {number} order.rounds
 * @param {string[]} order.under
 */
async function load({ pages, throttlings, hosts, rounds, under }) {
  const round = pages.flatMap((page) =>
    throttlings.flatMap((throttling) =>
      SIDES.map((of) => ({
        page: page.name,
        throttling,
        of,
        url: hosts[of].origin + (of === 'site' ? page.path : page.floor),
        browserArgs: hosts[of].browserArgs,
      })),
    ),
  );
  /** @type {Run[]} */
  const runs = [];
  for (let count = 1; count <= rounds; count++) {
    console.error(`Round ${count} of ${rounds}`);
    const reports = await audit(round, under);
    round.forEach(({ page, throttling, of }, index) => {
      const report = reports[index];
      if (report) runs.push({ page, throttling, of, report });
    });
  }
  return runs;
}

/**
 * @param {import('./audit.mjs').AuditOrder[]} orders
 * @param {string[]} under
 * @returns {Promise<AuditReport[]>}
 */
async function audit(orders, under) {
  const [command, ...args] = [
    ...under,
    process.execPath,
    join(here, 'audit.mjs'),
    JSON.stringify(orders),
  ];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const answer = await text(child.stdout);
  const [status] = await closed;
  if (status !== 0) throw new Error(`The round failed with status ${status}`);
  return JSON.parse(answer);
}

/**
 * @param {readonly Run[]} runs
 * @param {string | undefined} page
 * @param {Throttling} throttling
 * @returns {Loading}
 */
function summary(runs, page, throttling) {
  /** @param {'site' | 'floor'} of */
  const reportsOf = (of) =>
    runs
      .filter((run) => run.page === page && run.throttling === throttling && run.of === of)
      .map(({ report }) => report);
  /**
   * @param {AuditReport[]} reports
   * @returns {Record<Metric, number>}
   */
  const medians = (reports) => {
    const of = /** @param {Metric} metric */ (metric) =>
      median(reports.map(({ metrics }) => metrics[metric]));
    return { fcp: of('fcp'), lcp: of('lcp'), si: of('si'), tbt: of('tbt'), cls: of('cls') };
  };
  const site = reportsOf('site');
  const categories = Object.keys(site[0]?.scores ?? {});
  return {
    throttling,
    site: medians(site),
    floor: medians(reportsOf('floor')),
    scores: Object.fromEntries(
      categories.map((name) => [name, median(site.map(({ scores }) => scores[name] ?? 0))]),
    ),
    faults: [...new Set(site.flatMap(({ faults }) => faults))],
  };
}

/**
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<Result>} act
 */
async function inTurn(items, act) {
  const results = [];
  for (const item of items) results.push(await act(item));
  return results;
}
