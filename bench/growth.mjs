import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { copyWithServices } from '../tests/support/many-services.mjs';
import { host } from './host.mjs';
import { handOver } from './publish.mjs';
import { circumstances } from './results.mjs';
import { changeRoutes } from './route-change.mjs';
import { kib, madeAt, table, whole } from './tables.mjs';
import { weigh } from './weigh.mjs';

/** @typedef {Awaited<ReturnType<typeof measure>>} Row */

const VITE = resolve(import.meta.dirname, '../node_modules/vite/bin/vite.js');

/** Run by the build's process at its end: Node tells a process's peak memory only to itself. */
const TELL_PEAK_MEMORY = `process.on('exit', () => console.log(process.resourceUsage().maxRSS))`;

/**
 * Builds the site with ever more services, and tells what a visitor and a developer notice of it.
 *
 * @param {{ sizes: number[], publish: boolean }} options
 */
export async function benchGrowth({ sizes, publish }) {
  const rows = [];
  for (const services of sizes) {
    const row = await measure(services);
    rows.push(row);
    console.error(`${services} services: built in ${row.buildSeconds.toFixed(1)} s`);
  }
  const report = { made: circumstances(), rows };
  const figures = `${madeAt(report.made)}. Bytes with brotli.\n\n${growthTable(rows)}`;
  await handOver('growth', report, figures, publish);
}

/** @param {number} services */
async function measure(services) {
  const copy = copyWithServices(`growth-bench-${services}`, services);
  try {
    const built = build(copy);
    const site = await host(join(copy, 'dist'));
    try {
      const index = join(copy, 'dist/search-index.json');
      return {
        services,
        ...built,
        landing: await weigh(site, '/'),
        searchIndex: existsSync(index) ? brotliCompressSync(readFileSync(index)).length : undefined,
        routeChange: await changeRoutes(site),
      };
    } finally {
      await site.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @param {string} copy */
function build(copy) {
  const hook = `--import=data:text/javascript,${encodeURIComponent(TELL_PEAK_MEMORY)}`;
  const start = performance.now();
  const { status, stdout } = spawnSync(
    process.execPath,
    [hook, VITE, 'build', '--mode', 'demo', '--logLevel', 'error'],
    {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      env: { ...process.env, SHARE_PICTURES: 'none' },
    },
  );
  const buildSeconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build in ${copy} failed`);
  return { buildSeconds, peakMemory: Number(stdout.trim().split('\n').at(-1)) * 1024 };
}

/** A column for each number of services. @param {Row[]} rows */
function growthTable(rows) {
  /** @type {[string, (row: Row) => string][]} */
  const lines = [
    ['Build, seconds', (row) => row.buildSeconds.toFixed(1)],
    ['Peak memory of the build, MiB', (row) => whole(row.peakMemory / 1024 ** 2)],
    ['First visit of `/` by itself, KiB', (row) => kib(row.landing.before.total)],
    ['the same, touched and scrolled, KiB', (row) => kib(row.landing.after.total)],
    ['its JavaScript, KiB', (row) => kib(row.landing.after.js)],
    ['Search index, KiB', (row) => (row.searchIndex === undefined ? 'none' : kib(row.searchIndex))],
    ['Route change from a hovered link, ms (median)', (row) => whole(row.routeChange.median)],
    ['the longest, ms', (row) => whole(row.routeChange.longest)],
    ['spinners seen', (row) => `${row.routeChange.spinners} of ${row.routeChange.links}`],
  ];
  return table(
    ['Services', ...rows.map(({ services }) => services.toLocaleString('en-IN'))],
    lines.map(([name, show]) => [name, ...rows.map(show)]),
  );
}
