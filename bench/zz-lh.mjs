import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../e2e/support/browser.mjs';
import { host } from './host.mjs';
const [path, rounds, ...dirs] = process.argv.slice(2);
const sites = [];
for (const d of dirs) sites.push([d, await host(d)]);
const all = {};
for (let r = 0; r < +rounds; r++)
  for (const [d, on] of r % 2 ? [...sites].reverse() : sites) {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: [...on.browserArgs, '--remote-debugging-port=9361'],
    });
    const res = await lighthouse(on.origin + path, {
      port: 9361,
      logLevel: 'error',
      throttlingMethod: 'devtools',
      onlyAudits: [
        'first-contentful-paint',
        'speed-index',
        'total-blocking-time',
        'mainthread-work-breakdown',
        'cumulative-layout-shift',
      ],
      throttling: { cpuSlowdownMultiplier: 4 },
    });
    const a = res.lhr.audits,
      ev = res.artifacts.Trace.traceEvents;
    const nav = ev
      .filter(
        (e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.includes(on.origin),
      )
      .at(-1);
    const fcp = ev.filter((e) => e.name === 'firstContentfulPaint').at(-1);
    const main = ev.filter(
      (e) => e.ph === 'X' && e.pid === fcp.pid && e.tid === fcp.tid && e.ts >= nav.ts,
    );
    const sum = (n, f) => ev.filter((e) => e.name === n).reduce((s, e) => s + f(e), 0);
    const row = [
      a['first-contentful-paint'].numericValue,
      a['speed-index'].numericValue,
      a['total-blocking-time'].numericValue,
      a['mainthread-work-breakdown'].numericValue,
      sum('UpdateLayoutTree', (e) => e.args.elementCount ?? 0),
      sum('Layout', (e) => e.args.beginData?.dirtyObjects ?? 0),
      a['cumulative-layout-shift'].numericValue * 1000,
    ];
    (all[d] ??= []).push(row);
    console.log(d, row.map((x) => x.toFixed(0)).join(' '));
    if (process.env.LIST) {
      for (const t of main.filter(
        (e) =>
          /RunTask$/.test(e.name) && e.name !== 'ThreadControllerImpl::RunTask' && e.dur > 50000,
      )) {
        const kids = main
          .filter(
            (e) =>
              e !== t &&
              e.ts >= t.ts &&
              e.ts < t.ts + t.dur &&
              e.dur > 8000 &&
              !/RunTask/.test(e.name),
          )
          .sort((a, b) => a.ts - b.ts);
        console.log(
          '   task',
          ((t.ts - nav.ts) / 1000).toFixed(0),
          (t.dur / 1000).toFixed(0),
          kids
            .map(
              (k) =>
                `${k.name} ${(k.dur / 1000).toFixed(0)} ${(k.args.data?.url ?? '').split('/').at(-1)} ${k.args?.elementCount ?? ''}${k.args?.beginData?.dirtyObjects ?? ''} ${k.args.data?.functionName ?? ''}`,
            )
            .join(' | '),
        );
      }
      console.log('   fcp', (fcp.ts - nav.ts) / 1000);
    }
    await browser.close();
  }
const med = (x) => {
  const y = x.toSorted((a, b) => a - b);
  return (y[(y.length - 1) >> 1] + y[y.length >> 1]) / 2;
};
console.log(path, 'fcp si tbt main styled laid cls*1000');
for (const d of dirs)
  console.log(
    d,
    all[d][0]
      .map(
        (_, k) =>
          med(all[d].map((r) => r[k])).toFixed(0) +
          '/' +
          Math.min(...all[d].map((r) => r[k])).toFixed(0),
      )
      .join('  '),
  );
process.exit(0);
