import { slowed } from './processor.mjs';
import { kib, madeAt, table, whole } from './tables.mjs';

/**
 * @typedef {import('./audit.mjs').Metric} Metric
 * @typedef {import('./speed.mjs').Loading} Loading
 * @typedef {import('./speed.mjs').SpeedReport} SpeedReport
 */

/** The site's own goals, printed beside the figures. Missing one fails nothing. */
const GOALS = {
  devtools: { fcp: '1.2×', lcp: '1.2×', si: '', tbt: '100', cls: '0.01' },
  simulate: { fcp: '1.35×', lcp: '1.35×', si: '', tbt: '', cls: '0.01' },
};

/** @type {[Metric, string][]} */
const METRICS = [
  ['fcp', 'First contentful paint, ms'],
  ['lcp', 'Largest contentful paint, ms'],
  ['si', 'Speed index, ms'],
  ['tbt', 'Total blocking time, ms'],
  ['cls', 'Cumulative layout shift'],
];

const THROTTLINGS = { devtools: 'Throttling applied', simulate: 'Throttling computed' };

/**
 * The report in Markdown, for the terminal and the documentation alike.
 *
 * @param {Omit<SpeedReport, 'runs'> & { made: import('./results.mjs').Circumstances, rounds: number }} report
 */
export function speedTables({
  made,
  rounds,
  browser,
  underLoad,
  slowdowns,
  benchmarkIndex,
  pages,
}) {
  const [slowest, fastest] = benchmarkIndex.map(whole);
  const parts = [
    rounds
      ? `${madeAt(made)}, Chromium ${browser}; medians of ${rounds} rounds. Lighthouse put the machine at ${slowest} to ${fastest}, and its processor was ${slowed(slowdowns)}; before ${Math.round(underLoad * 100)}% of the runs other work kept more than a fifth of it busy.\n`
      : `${madeAt(made)}.\n`,
  ];
  for (const page of pages) {
    parts.push(`### \`${page.path}\`\n`);
    for (const loading of page.loading) parts.push(loadingTable(loading), scores(loading));
    parts.push(weightTable(page));
  }
  return parts.join('\n');
}

/** @param {Loading} loading */
function loadingTable({ throttling, site, floor }) {
  return table(
    [THROTTLINGS[throttling], 'static page', 'site', 'ratio', 'goal, at most'],
    METRICS.map(([metric, name]) => {
      const isTime = metric !== 'tbt' && metric !== 'cls';
      const show = metric === 'cls' ? shift : whole;
      return [
        name,
        show(floor[metric]),
        show(site[metric]),
        // Both are nothing on a page without scripts.
        isTime ? `${(site[metric] / floor[metric]).toFixed(2)}×` : '',
        GOALS[throttling][metric],
      ];
    }),
  );
}

/** @param {Loading} loading */
function scores({ scores: all, faults }) {
  const list = Object.entries(all).map(([name, score]) => `${name} ${score}`);
  const why = faults.length ? ` Taken off by: ${faults.join(', ')}.` : '';
  return `Scores: ${list.join(', ')} (goal: 100 each).${why}\n`;
}

/** @param {SpeedReport['pages'][number]} page */
function weightTable({ weight, floorBytes }) {
  const { before, after, jsBeforePaint, requests, elsewhere } = weight;
  /** @type {(name: string, kinds: (keyof typeof before)[], goal?: string) => string[]} */
  const row = (name, kinds, goal = '') => {
    const [alone, touched] = [before, after].map((bytes) =>
      kinds.reduce((sum, kind) => sum + bytes[kind], 0),
    );
    return [name, kib(alone ?? 0), goal, kib(touched ?? 0)];
  };
  const sizes = table(
    ['KiB (brotli)', 'by itself', 'goal, at most', 'touched and scrolled'],
    [
      row('HTML and CSS', ['html', 'css'], '30'),
      row('JavaScript', ['js'], '130'),
      ['asked for before the first paint', kib(jsBeforePaint), '0', ''],
      row('Fonts', ['font'], '45'),
      row('Images', ['image']),
      row('Other', ['other']),
      row('Total', ['total'], '205'),
    ],
  );
  const others = elsewhere.length ? ` From other hosts, not counted: ${elsewhere.join(', ')}.` : '';
  return `${sizes}\n${requests} requests. The static page: ${kib(floorBytes)} KiB in one.${others}\n`;
}

/** @param {number} value */
const shift = (value) => (value ? value.toFixed(4) : '0');
