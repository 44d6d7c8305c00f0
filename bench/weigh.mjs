import { PHONE, withBrowser } from './browser.mjs';
import { quiet } from './host.mjs';

/**
 * Visits a page on a phone with an empty cache. The bytes are those of the host's answers, without headers.
 *
 * @param {import('./host.mjs').Host} host
 * @param {string} path
 */
export function weigh(host, path) {
  return withBrowser(host, async (browser) => {
    const page = await browser.newPage(PHONE);
    /** @type {string[]} What was asked of other hosts, and so is not counted. */
    const elsewhere = [];
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== host.origin && origin !== 'null') elsewhere.push(request.url());
    });

    const start = host.sent.length;
    await page.goto(host.origin + path);
    await quiet(host);
    // With all that is fetched when the browser is idle.
    const before = tally(host.sent.slice(start));
    const early = new Set(await page.evaluate(pathsBeforePaint));
    const jsBeforePaint = tally(host.sent.slice(start).filter((sent) => early.has(sent.path))).js;

    await page.locator('h1').tap();
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await frame();
        await frame();
      }
    });
    await quiet(host);
    const all = host.sent.slice(start);
    return { before, after: tally(all), jsBeforePaint, requests: all.length, elsewhere };
  });
}

/** Runs in the page. */
function pathsBeforePaint() {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < painted)
    .map(({ name }) => new URL(name).pathname);
}

/** @param {import('./host.mjs').Sent[]} sent */
function tally(sent) {
  const sum = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0, total: 0 };
  for (const { kind, bytes } of sent) {
    sum[kind] += bytes;
    sum.total += bytes;
  }
  return sum;
}
