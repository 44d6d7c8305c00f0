import { kib, madeAt, table, whole } from './tables.mjs';

/**
 * The report in Markdown, a column for each number of services.
 *
 * @param {import('./growth.mjs').GrowthReport} report
 */
export function growthTable({ made, rows }) {
  /** @type {[string, (row: import('./growth.mjs').GrowthRow) => string][]} */
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
  const figures = table(
    ['Services', ...rows.map(({ services }) => services.toLocaleString('en-IN'))],
    lines.map(([name, show]) => [name, ...rows.map(show)]),
  );
  return `${madeAt(made)}. Bytes with brotli.\n\n${figures}`;
}
