import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { requireBrowser } from './browser.mjs';

/**
 * @typedef {Record<import('./host.mjs').Kind | 'total', number>} Bytes
 * @typedef {object} Weight what a first visit fetches, in bytes as compressed
 * @property {Bytes} before what comes by itself
 * @property {Bytes} after the same, and what comes once the visitor has touched the page and scrolled to its end
 * @property {number} requests all of them
 * @property {string[]} elsewhere what was asked of other hosts, and so is not counted
 */

/** Milliseconds without a request after which nothing more is expected: islands load when the browser is idle. */
const QUIET = 2500;

/**
 * Visits a page on a phone with an empty cache. The bytes are those of the host's answers, without headers.
 *
 * @param {import('./host.mjs').Host} host
 * @param {string} path
 * @returns {Promise<Weight>}
 */
export async function weigh(host, path) {
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: host.browserArgs,
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    /** @type {string[]} */
    const elsewhere = [];
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== host.origin && origin !== 'null') elsewhere.push(request.url());
    });

    const start = host.sent.length;
    await page.goto(host.origin + path, { waitUntil: 'load' });
    await quiet(host);
    const before = tally(host.sent.slice(start));

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
    return { before, after: tally(all), requests: all.length, elsewhere };
  } finally {
    await browser.close();
  }
}

/** @param {import('./host.mjs').Host} host */
async function quiet(host) {
  let seen = -1;
  while (seen !== host.sent.length) {
    seen = host.sent.length;
    await setTimeout(QUIET);
  }
}

/**
 * @param {import('./host.mjs').Sent[]} sent
 * @returns {Bytes}
 */
function tally(sent) {
  const sum = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0, total: 0 };
  for (const { kind, bytes } of sent) {
    sum[kind] += bytes;
    sum.total += bytes;
  }
  return sum;
}
