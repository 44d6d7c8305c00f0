import { launch } from 'puppeteer-core';
import { START_LIMIT, type Engine } from './engine.ts';
import { requireBinary } from './binaries.mjs';

/**
 * Starts the stock Firefox over WebDriver BiDi. Playwright's own Firefox is a patched build, and not what people use.
 *
 * @param origin of the site; what other hosts answer, or do not, is no problem of the site
 */
export async function startFirefox(origin: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: requireBinary('firefox'),
    timeout: START_LIMIT,
    // Scroll bars over the page, as on phones: otherwise a window of 360 px has 348 for the page.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
  });
  const page = await browser.newPage();
  let problems: string[] = [];

  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warn') {
      problems.push(`console ${type}: ${message.text()} (${message.location().url ?? ''})`);
    }
  });
  page.on('pageerror', (error) => {
    problems.push(`page error: ${error instanceof Error ? error.message : String(error)}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(origin)) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was still fetching.
    if (reason === 'NS_BINDING_ABORTED' || !request.url().startsWith(origin)) return;
    problems.push(`${reason}: ${request.url()}`);
  });

  return {
    version: await browser.version(),
    resize: async (width, height) => page.setViewport({ width, height }),
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded', timeout: START_LIMIT });
    },
    evaluate: async (expression) => page.evaluate(expression),
    movePointer: async (x, y) => page.mouse.move(x, y),
    click: async (x, y) => page.mouse.click(x, y),
    type: async (text) => page.keyboard.type(text),
    press: async (key) => page.keyboard.press(key),
    takeProblems: async () => {
      const taken = problems;
      problems = [];
      return taken;
    },
    close: async () => browser.close(),
    kill: () => void browser.process()?.kill('SIGKILL'),
  };
}
