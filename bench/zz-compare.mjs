import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../e2e/support/browser.mjs';
import { host } from './host.mjs';
const [path, counterpart, rounds, out] = process.argv.slice(2);
const fs = await import('node:fs');
const sites = { base: [await host('/tmp/h59/base/dist'), path], today: [await host('/tmp/h59/today'), path], floor: [await host('bench/floor'), counterpart] };
const executablePath = findBrowser();
const all = {};
for (let r = 0; r < Number(rounds); r++) for (const [name, [on, p]] of Object.entries(sites)) {
  const t0 = Date.now();
  const browser = await chromium.launch({ executablePath, args: [...on.browserArgs, '--remote-debugging-port=9359'] });
  try {
    const res = await lighthouse(on.origin + p, { port: 9359, logLevel: 'error', throttlingMethod: 'devtools', onlyAudits: ['first-contentful-paint','largest-contentful-paint','speed-index','total-blocking-time','cumulative-layout-shift','mainthread-work-breakdown'], throttling: { cpuSlowdownMultiplier: 4 } });
    const a = res.lhr.audits; const ev = res.artifacts.Trace.traceEvents;
    const sum = (n, f) => ev.filter(e => e.name === n).reduce((s, e) => s + f(e), 0);
    const row = { fcp: a['first-contentful-paint'].numericValue, lcp: a['largest-contentful-paint'].numericValue, si: a['speed-index'].numericValue, tbt: a['total-blocking-time'].numericValue, cls: a['cumulative-layout-shift'].numericValue, main: a['mainthread-work-breakdown'].numericValue, styled: sum('UpdateLayoutTree', e => e.args.elementCount ?? 0), laid: sum('Layout', e => e.args.beginData?.dirtyObjects ?? 0), load: fs.readFileSync('/proc/loadavg','utf8').split(' ')[0], took: Date.now()-t0 };
    (all[name] ??= []).push(row); console.log(name, JSON.stringify(row));
  } catch (e) { console.log(name, String(e)); } finally { await browser.close(); }
}
const med = (x) => x.toSorted((a, b) => a - b)[Math.floor(x.length / 2)];
for (const k of ['fcp','lcp','si','tbt','main','cls','styled','laid']) { const f = (n) => (k === 'styled' || k === 'laid' ? Math.min(...all[n].map(r => r[k])) : med(all[n].map(r => r[k]))); console.log(k, 'base', f('base').toFixed(4), 'today', f('today').toFixed(4), 'floor', f('floor').toFixed(4), 'today/base', (f('today')/f('base')).toFixed(2), 'today/floor', (f('today')/f('floor')).toFixed(2)); }
process.exit(0);
