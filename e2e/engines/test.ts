import { expect, test as base } from '@playwright/test';
import { launchFirefox } from './bidi-driver.ts';
import type { Browser } from './driver.ts';
import { findChromium, findFirefox, findWebKit } from './machine.mjs';
import { launchPlaywright } from './playwright-driver.ts';
import { Visitor } from './visitor.ts';
import { findWebKitGtk } from './webdriver-driver.ts';
import { serveWithoutScripts } from './without-scripts.ts';

export interface EngineOptions {
  engine: 'chromium' | 'firefox' | 'webkit';
}

interface Visitors {
  visitor: Visitor;
  /** One whose browser runs no script of the site. */
  visitorWithoutScripts: Visitor;
}

export const test = base.extend<Visitors, EngineOptions & { running: Browser }>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  running: [
    async ({ engine }, provide) => {
      const running = await launch(engine);
      console.log(running.version);
      await provide(running);
      await running.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  visitor: async ({ running, baseURL }, provide) => {
    const driver = await running.open();
    const visitor = new Visitor(driver, baseURL ?? '');
    await visitor.resize(1280, 800);
    await provide(visitor);
    const problems = await visitor.ask(() => sessionStorage.getItem('problems'), null);
    await driver.close();
    expect(problems, 'problems in the browser').toBe(null);
  },

  visitorWithoutScripts: async ({ running, baseURL }, provide) => {
    const site = await serveWithoutScripts(baseURL ?? '');
    const driver = await running.open();
    await provide(new Visitor(driver, site.origin));
    await driver.close();
    site.close();
  },
});

async function launch(engine: EngineOptions['engine']): Promise<Browser> {
  const find = { chromium: findChromium, firefox: findFirefox, webkit: findWebKit }[engine];
  const found = find();
  if (!found) throw new Error(`This machine has no ${engine}`);
  if (found.by === 'bidi') return launchFirefox(found.path);
  if (found.by === 'webdriver') return findWebKitGtk(found.driverPath, found.path);
  return launchPlaywright(engine, found.path);
}

export { expect };
