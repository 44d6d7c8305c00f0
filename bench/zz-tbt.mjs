import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.mjs';
import { host } from './host.mjs';
const rounds = Number(process.argv[2]);
const path = process.argv[3];
const dirs = process.argv.slice(4);
const sites = [];
for (const d of dirs) sites.push([d, await host(d)]);
const all = {};
for (let i = 0; i < rounds; i++)
  for (const [d, on] of i % 2 ? sites : [...sites].reverse()) {
    const b = await chromium.launch({ executablePath: findBrowser(), args: on.browserArgs });
    const p = await b.newPage({
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
    });
    await p.goto(on.origin + '/robots.txt');
    const s = await p.context().newCDPSession(p);
    await s.send('Network.enable');
    await s.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562,
      downloadThroughput: 184320,
      uploadThroughput: 86400,
    });
    await b.startTracing(p, {
      categories: [
        'blink.user_timing',
        'devtools.timeline',
        'loading',
        'disabled-by-default-devtools.timeline',
        'toplevel',
        'v8',
        'disabled-by-default-v8.compile',
      ],
    });
    await p.goto(on.origin + path, { waitUntil: 'load' });
    await p.waitForTimeout(3500);
    const ev = JSON.parse(await b.stopTracing()).traceEvents;
    const nav = ev
      .filter(
        (e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.includes(on.origin),
      )
      .at(-1);
    const fcp = ev.filter((e) => e.name === 'firstContentfulPaint').at(-1);
    const main = ev.filter(
      (e) => e.ph === 'X' && e.tid === fcp.tid && e.pid === fcp.pid && e.ts >= nav.ts,
    );
    const tasks = main.filter((e) => e.name === 'ThreadControllerImpl::RunTask' && e.tdur);
    const of = (n) =>
      main.filter((e) => e.name === n).reduce((t, e) => t + (e.tdur ?? 0), 0) / 1000;
    const cnt = (n, f) => main.filter((e) => e.name === n).reduce((t, e) => t + f(e), 0);
    const after = tasks.filter((e) => e.ts + e.dur > fcp.ts);
    const tbt = after.reduce((t, e) => t + Math.max(0, (4 * e.tdur) / 1000 - 50), 0);
    const total = tasks.reduce((t, e) => t + e.tdur, 0) / 1000;
    (all[d] ??= []).push([
      tbt,
      total,
      (fcp.ts - nav.ts) / 1000,
      of('ParseHTML'),
      of('UpdateLayoutTree'),
      of('Layout'),
      of('EvaluateScript') + of('v8.compile'),
      of('FunctionCall'),
      cnt('UpdateLayoutTree', (e) => e.args.elementCount ?? 0),
      cnt('Layout', (e) => e.args.beginData?.dirtyObjects ?? 0),
    ]);
    if (process.env.LIST && i === rounds - 1) {
      console.log(d);
      for (const t of after.filter((e) => e.tdur > 9000)) {
        const kids = main
          .filter((e) => e !== t && e.ts >= t.ts && e.ts < t.ts + t.dur && e.tdur > 2500)
          .sort((a, b) => a.ts - b.ts);
        console.log(
          '  task',
          ((t.ts - nav.ts) / 1000).toFixed(0),
          (t.tdur / 1000).toFixed(1),
          kids
            .filter((k) => !/RunTask/.test(k.name))
            .map(
              (k) =>
                `${k.name} ${(k.tdur / 1000).toFixed(1)}${k.name === 'EvaluateScript' ? ' ' + (k.args.data?.url ?? '').split('/').at(-1) : ''}${k.args?.elementCount ? ' n' + k.args.elementCount : ''}${k.args?.beginData?.dirtyObjects ? ' o' + k.args.beginData.dirtyObjects : ''}`,
            )
            .join(' | '),
        );
      }
    }
    await b.close();
  }
for (const d of dirs) {
  const m = all[d][0].map((_, k) => {
    const x = all[d].map((r) => r[k]).sort((a, b) => a - b);
    return x[x.length >> 1].toFixed(0) + '/' + x[0].toFixed(0);
  });
  console.log(d, 'tbt4,cpu,fcp,parse,style,layout,script,call,styled,laid', m.join('  '));
}
process.exit(0);
