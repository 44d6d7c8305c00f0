import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Circumstances
 * @property {string} at ISO time
 * @property {string} built ISO time of the build that was measured
 * @property {string} commit of the working tree, with a + where it had changes; the build may be older
 * @property {number} processors
 * @property {string} node
 */

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * @param {Date} built
 * @returns {Circumstances}
 */
export function circumstances(built) {
  return {
    at: new Date().toISOString(),
    built: built.toISOString(),
    commit: git('rev-parse', '--short=7', 'HEAD') + (git('status', '--porcelain') ? '+' : ''),
    processors: availableParallelism(),
    node: process.version,
  };
}

/**
 * Writes a report beside those of earlier days.
 *
 * @param {string} name
 * @param {object} report
 * @returns {string} the file, as seen from where the command was given
 */
export function keep(name, report) {
  const folder = join(here, 'results');
  mkdirSync(folder, { recursive: true });
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const file = join(folder, `${name}-${time}.json`);
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return relative(process.cwd(), file);
}

/**
 * @param {readonly number[]} values at least one
 * @returns {number}
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing');
  return (lower + upper) / 2;
}

/** @param {string[]} args */
function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: here, encoding: 'utf8' });
  // Null where there is no git, as in a downloaded archive.
  return (stdout ?? '').trim();
}
