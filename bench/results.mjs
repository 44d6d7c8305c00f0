import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** @typedef {ReturnType<typeof circumstances>} Circumstances */

/** @param {string} [dist] the build that was measured; one made just now where none is named */
export function circumstances(dist) {
  const built = dist ? statSync(`${dist}/index.html`).mtime : new Date();
  return {
    at: new Date().toISOString(),
    built: built.toISOString(),
    // Of the working tree, with a + where it had changes; the build may be older.
    commit: git('rev-parse', '--short=7', 'HEAD') + (git('status', '--porcelain') ? '+' : ''),
    processors: availableParallelism(),
    node: process.version,
  };
}

/** @param {readonly number[]} values at least one */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing');
  return (lower + upper) / 2;
}

/** @param {string[]} args */
function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' });
  // Null where there is no git, as in a downloaded archive.
  return (stdout ?? '').trim();
}
