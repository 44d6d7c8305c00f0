import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { copyWithServices } from '../tests/support/many-services.mjs';
import { growthTable } from './growth-table.mjs';
import { host } from './host.mjs';
import { publish } from './publish.mjs';
import { circumstances, keep } from './results.mjs';
import { changeRoutes } from './route-change.mjs';
import { weigh } from './weigh.mjs';

/**
 * @typedef {object} GrowthRow
 * @property {number} services
 * @property {number} buildSeconds
 * @property {number} peakMemory bytes, of the build
 * @property {import('./weigh.mjs').Weight} landing
 * @property {number | undefined} searchIndex bytes with brotli; undefined where the build writes none
 * @property {import('./route-change.mjs').RouteChange} routeChange
 *
 * @typedef {{ made: import('./results.mjs').Circumstances, rows: GrowthRow[] }} GrowthReport
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = join(root, 'node_modules/vite/bin/vite.js');
const peakMemory = fileURLToPath(new URL('peak-memory.mjs', import.meta.url));

/**
 * Builds the site with ever more services, and tells what a visitor and a developer notice of it.
 *
 * @param {object} options
 * @param {number[]} options.sizes
 * @param {string[]} options.under a command and its arguments, for each build
 * @param {boolean} options.publish
 */
export async function benchGrowth({ sizes, under, publish: isForDocs }) {
  const rows = [];
  for (const services of sizes) {
    const row = await measure(services, under);
    rows.push(row);
    console.error(`${services} services: built in ${row.buildSeconds.toFixed(1)} s`);
  }
  /** @type {GrowthReport} */
  const report = { made: circumstances(new Date()), rows };
  const file = keep('growth', report);
  const table = growthTable(report);
  console.log(`\n${table}\nAll of it: ${file}`);
  if (isForDocs) await publish('growth', table);
}

/**
 * @param {number} services
 * @param {string[]} under
 * @returns {Promise<GrowthRow>}
 */
async function measure(services, under) {
  const copy = copyWithServices(`growth-bench-${services}`, services);
  try {
    const built = build(copy, under);
    const site = await host(join(copy, 'dist'));
    try {
      return {
        services,
        ...built,
        landing: await weigh(site, '/'),
        searchIndex: sizeOf(join(copy, 'dist/search-index.json')),
        routeChange: await changeRoutes(site),
      };
    } finally {
      await site.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * @param {string} copy
 * @param {string[]} under
 */
function build(copy, under) {
  const memoryFile = join(copy, 'peak-memory');
  const [command, ...args] = [
    ...under,
    process.execPath,
    '--import',
    pathToFileURL(peakMemory).href,
    vite,
    'build',
    '--mode',
    'demo',
    '--logLevel',
    'error',
  ];
  const start = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, PEAK_MEMORY_FILE: memoryFile, SHARE_PICTURES: 'none' },
  });
  const buildSeconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build in ${copy} failed`);
  return { buildSeconds, peakMemory: Number(readFileSync(memoryFile, 'utf8')) };
}

/** @param {string} file */
function sizeOf(file) {
  return existsSync(file) ? brotliCompressSync(readFileSync(file)).length : undefined;
}
