import { launch } from 'puppeteer-core';
import type { Browser, Driver } from './driver.ts';

/** Drives a Firefox as its maker or a distribution ships it, by WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    // The site is tried with its own motion elsewhere; here a scroll that takes its time would only be waited for.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    protocolTimeout: 30_000,
  });
  return {
    version: `${await browser.version()} by WebDriver BiDi`,
    open: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        goto: async (address) => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        run: async (script, argument) => page.evaluate(script, argument),
        runSource: async (source) => void (await page.evaluate(source)),
        pressAt: async ({ x, y }) => page.mouse.click(x, y),
        press: async (key) => page.keyboard.press(key),
        type: async (text) => page.keyboard.type(text),
        resize: async (width, height) => page.setViewport({ width, height }),
        close: async () => context.close(),
      } satisfies Driver;
    },
    close: async () => browser.close(),
  };
}
