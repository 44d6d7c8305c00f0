import { chromium, firefox, webkit } from '@playwright/test';
import type { Browser, Driver } from './driver.ts';

const browserTypes = { chromium, firefox, webkit };

/** Drives the builds that Playwright downloads, and any Chromium. */
export async function launchPlaywright(
  engine: keyof typeof browserTypes,
  executablePath: string,
): Promise<Browser> {
  const browser = await browserTypes[engine].launch({ executablePath });
  return {
    version: `${engine} ${browser.version()} by Playwright`,
    open: async () => {
      const page = await browser.newPage();
      return {
        goto: async (address) => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack({ waitUntil: 'commit' })),
        forward: async () => void (await page.goForward({ waitUntil: 'commit' })),
        // Playwright's own type of what a function in the page is given leaves no room for a type parameter.
        run: async (script, argument) => page.evaluate(script as never, argument as never),
        runSource: async (source) => void (await page.evaluate(source)),
        pressAt: async ({ x, y }) => page.mouse.click(x, y),
        press: async (key) => page.keyboard.press(key),
        type: async (text) => page.keyboard.type(text),
        resize: async (width, height) => page.setViewportSize({ width, height }),
        close: async () => page.context().close(),
      } satisfies Driver;
    },
    close: async () => browser.close(),
  };
}
