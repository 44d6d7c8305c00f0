import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { requireBrowser } from './browser.mjs';

/*
 * A round of Lighthouse runs, each in a browser of its own, so that none inherits caches or timers of the one before.
 * A process of its own, so that Lighthouse's work does not hold up the host. Called by speed.mjs; takes and prints JSON.
 */

/**
 * @typedef {'devtools' | 'simulate'} Throttling
 * @typedef {{ url: string, throttling: Throttling, slowdown: number, browserArgs: string[] }} AuditOrder
 * @typedef {Awaited<ReturnType<typeof audit>>} AuditReport
 * @typedef {keyof AuditReport['metrics']} Metric
 */

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @type {AuditOrder[]} */
const orders = JSON.parse(process.argv[2] ?? '');
const reports = [];
for (const order of orders) {
  const report = await audit(order);
  reports.push(report);
  console.error(`${order.throttling} ${order.url}: FCP ${Math.round(report.metrics.fcp)} ms`);
}
console.log(JSON.stringify(reports));

/** @param {AuditOrder} order */
async function audit({ url, throttling, slowdown, browserArgs }) {
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
      throttling: { cpuSlowdownMultiplier: slowdown },
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
  /** Ids of the audits that cost a category other than performance its 100. */
  const faults = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    /** In ms; `cls` has no unit. */
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
    /** Lighthouse's measure of the machine at the time of the run. */
    benchmarkIndex: environment.benchmarkIndex,
    browser: /Chrome\/([\d.]+)/.exec(environment.hostUserAgent)?.[1] ?? 'unknown',
  };
}

/** Share of the processors that others use, watched for a second in which nothing of the benchmark runs. */
async function busyShare() {
  const before = processorTimes();
  await setTimeout(1000);
  const after = processorTimes();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function processorTimes() {
  const times = cpus().map((processor) => processor.times);
  const all = times.flatMap((spent) => Object.values(spent));
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(all) };
}

/** @param {number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
