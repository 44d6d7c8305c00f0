import { kib, madeAt, table, whole } from './tables.mjs';

/**
 * @typedef {import('./audit.mjs').Metric} Metric
 * @typedef {import('./speed.mjs').Loading} Loading
 */

/** What the site sets itself, beside which the figures are printed. Missing one fails nothing. */
const GOALS = {
  ratio: { devtools: 1.2, simulate: 1.35 },
  tbt: 30,
  cls: 0,
  score: 100,
  kib: { text: 30, jsBefore: 60, jsAfter: 100, font: 45, total: 175 },
};

/** @type {Record<Metric, string>} */
const NAMES = {
  fcp: 'First contentful paint, ms',
  lcp: 'Largest contentful paint, ms',
  si: 'Speed index, ms',
  tbt: 'Total blocking time, ms',
  cls: 'Cumulative layout shift',
};

const THROTTLINGS = { devtools: 'Throttling applied', simulate: 'Throttling computed' };

/**
 * The report in Markdown, for the terminal and the documentation alike.
 *
 * @param {import('./speed.mjs').SpeedReport} report
 */
export function speedTables({ made, rounds, browser, underLoad, benchmarkIndex, pages }) {
  const [slowest, fastest] = benchmarkIndex.map(whole);
  const parts = [
    rounds
      ? `${madeAt(made)}, Chromium ${browser}; medians of ${rounds} rounds. Lighthouse put the machine at ${slowest} to ${fastest}; before ${Math.round(underLoad * 100)}% of the runs other work kept more than a fifth of it busy.\n`
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
  const ratio = GOALS.ratio[throttling];
  /** @type {Record<Metric, string>} */
  const goals = {
    fcp: `${ratio}×`,
    lcp: `${ratio}×`,
    si: '',
    tbt: String(GOALS.tbt),
    cls: String(GOALS.cls),
  };
  return table(
    [THROTTLINGS[throttling], 'static page', 'site', 'ratio', 'goal, at most'],
    /** @type {Metric[]} */ (Object.keys(NAMES)).map((metric) => {
      const isTime = metric !== 'tbt' && metric !== 'cls';
      const show = metric === 'cls' ? shift : whole;
      return [
        NAMES[metric],
        show(floor[metric]),
        show(site[metric]),
        // Both are nothing on a page without scripts.
        isTime ? `${(site[metric] / floor[metric]).toFixed(2)}×` : '',
        goals[metric],
      ];
    }),
  );
}

/** @param {Loading} loading */
function scores({ scores: all, faults }) {
  const list = Object.entries(all).map(([name, score]) => `${name} ${score}`);
  const why = faults.length ? ` Taken off by: ${faults.join(', ')}.` : '';
  return `Scores: ${list.join(', ')} (goal: ${GOALS.score} each).${why}\n`;
}

/** @param {import('./speed.mjs').PageReport} page */
function weightTable({ weight: { before, after, requests, elsewhere }, floorBytes }) {
  const rows = [
    ['HTML and CSS', before.html + before.css, after.html + after.css, `${GOALS.kib.text}`],
    ['JavaScript', before.js, after.js, `${GOALS.kib.jsBefore}, then ${GOALS.kib.jsAfter}`],
    ['Fonts', before.font, after.font, `${GOALS.kib.font}`],
    ['Images', before.image, after.image, ''],
    ['Other', before.other, after.other, ''],
    ['Total', before.total, after.total, `${GOALS.kib.total}`],
  ];
  const sizes = table(
    ['KiB (brotli)', 'by itself', 'touched and scrolled', 'goal, at most'],
    rows.map(([name, ...rest]) => [
      String(name),
      ...rest.map((value) => (typeof value === 'number' ? kib(value) : value)),
    ]),
  );
  const others = elsewhere.length ? ` From other hosts, not counted: ${elsewhere.join(', ')}.` : '';
  return `${sizes}\n${requests} requests. The static page: ${kib(floorBytes)} KiB in one.${others}\n`;
}

/** @param {number} value */
const shift = (value) => (value ? value.toFixed(4) : '0');
