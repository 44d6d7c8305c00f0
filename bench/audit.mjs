import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { requireBrowser } from './browser.mjs';

/*
 * A round of Lighthouse runs, each in a browser of its own, so that none inherits caches or timers of the one before.
 * A process of its own, so that a round can be put under a command. Called by speed.mjs; takes and prints JSON.
 */

/**
 * @typedef {'devtools' | 'simulate'} Throttling
 * @typedef {{ url: string, throttling: Throttling, browserArgs: string[] }} AuditOrder
 * @typedef {'fcp' | 'lcp' | 'si' | 'tbt' | 'cls'} Metric ms, `cls` without unit
 * @typedef {object} AuditReport
 * @property {Record<Metric, number>} metrics
 * @property {Record<string, number>} scores 0 to 100
 * @property {string[]} faults ids of the audits that cost a category other than performance its 100
 * @property {number} benchmarkIndex Lighthouse's measure of the machine at the time of the run
 * @property {number} busy share of the processors that others used just before, 0 to 1
 * @property {string} browser
 */

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @type {AuditOrder[]} */
const orders = JSON.parse(process.argv[2] ?? '');
const reports = [];
for (const order of orders) {
  const report = await audit(order);
  reports.push(report);
  const { fcp, lcp } = report.metrics;
  console.error(
    `${order.throttling} ${order.url}: FCP ${Math.round(fcp)} ms, LCP ${Math.round(lcp)} ms`,
  );
}
console.log(JSON.stringify(reports));

/**
 * @param {AuditOrder} order
 * @returns {Promise<AuditReport>}
 */
async function audit({ url, throttling, browserArgs }) {
  const busy = await busyShare();
  const browser = await launch({
    chromePath: requireBrowser(),
    chromeFlags: [
      '--headless=new',
      // Chromium refuses its sandbox to root, who runs the containers of CI.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...browserArgs,
    ],
  });
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      throttlingMethod: throttling,
      onlyCategories: CATEGORIES,
    });
    if (!result) throw new Error('Lighthouse gave no result');
    return { ...read(result.lhr), busy };
  } finally {
    browser.kill();
  }
}

/** @param {import('lighthouse').Result} result */
function read({ runtimeError, audits, categories, environment }) {
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  /** @param {string} id */
  const value = (id) => {
    const number = audits[id]?.numericValue;
    if (number === undefined) throw new Error(`Lighthouse measured no ${id}`);
    return number;
  };
  const faults = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    metrics: {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      si: value('speed-index'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    },
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    faults,
    benchmarkIndex: environment.benchmarkIndex,
    browser: /Chrome\/([\d.]+)/.exec(environment.hostUserAgent)?.[1] ?? 'unknown',
  };
}

/** Watches the processors for a second in which nothing of the benchmark runs. */
async function busyShare() {
  const before = processorTimes();
  await setTimeout(1000);
  const after = processorTimes();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function processorTimes() {
  const sum = { idle: 0, all: 0 };
  for (const { times } of cpus()) {
    sum.idle += times.idle;
    sum.all += times.idle + times.user + times.sys + times.nice + times.irq;
  }
  return sum;
}
