import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.mjs';
import { host } from './host.mjs';
const [path, d] = process.argv.slice(2);
const on = await host(d);
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
    'disabled-by-default-devtools.timeline.invalidationTracking',
    'devtools.timeline.invalidationTracking',
  ],
});
await p.goto(on.origin + path, { waitUntil: 'load' });
await p.waitForTimeout(3000);
const ev = JSON.parse(await b.stopTracing()).traceEvents;
const nav = ev
  .filter(
    (e) => e.name === 'navigationStart' && e.args?.data?.documentLoaderURL?.includes(on.origin),
  )
  .at(-1);
const fcp = ev.filter((e) => e.name === 'firstContentfulPaint').at(-1);
const mine = ev.filter((e) => e.pid === fcp.pid && e.ts >= nav.ts).sort((a, b) => a.ts - b.ts);
let inv = {};
for (const e of mine) {
  if (/InvalidationTracking/.test(e.name)) {
    const k =
      e.name +
      ' ' +
      (e.args.data.reason ?? '') +
      ' ' +
      (e.args.data.extraData ?? '') +
      ' ' +
      (e.args.data.stackTrace?.[0]?.url?.split('/').at(-1) ?? '') +
      ':' +
      (e.args.data.stackTrace?.[0]?.functionName ?? '');
    inv[k] = (inv[k] ?? 0) + 1;
    if (/Font/.test(k)) inv.ex = (inv.ex ?? '') + e.args.data.nodeName + ' ';
  }
  if ((e.name === 'Layout' || e.name === 'UpdateLayoutTree') && e.ph === 'X' && e.dur > 2000) {
    console.log(
      ((e.ts - nav.ts) / 1000).toFixed(0),
      e.name,
      (e.tdur / 1000).toFixed(1),
      JSON.stringify(e.args.beginData?.dirtyObjects ?? e.args.elementCount),
      JSON.stringify(inv).slice(0, 900),
    );
    inv = {};
  }
  if (/ResourceFinish/.test(e.name) || e.name === 'BeginRemoteFontLoad')
    console.log(
      '   ',
      ((e.ts - nav.ts) / 1000).toFixed(0),
      e.name,
      JSON.stringify(e.args.url ?? e.args.data?.requestId),
    );
}
await b.close();
process.exit(0);
