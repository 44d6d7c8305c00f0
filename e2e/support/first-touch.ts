import type { Page } from '@playwright/test';

/**
 * The network and the processor of a weak phone: 150 ms, 1.6 Mbit/s, a quarter of the speed. The rate that is set is four times
 * that, because the local server sends files uncompressed, and compressed they have about a quarter of the size.
 */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = (1.6 * 1_000_000 * 4) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Goes to a page and waits for a moment after its first paint, whatever else has loaded by then. */
export async function lookAt(page: Page, path: string, milliseconds: number): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  const sincePaint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(performance.now() - paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.waitForTimeout(Math.max(0, milliseconds - sincePaint));
}

/** Whether React has put its marks on the heading, the header and every form whose code waits for no touch. */
export async function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('header, main h1, form:not([data-lazy] form)')];
    return (
      parts.length > 0 &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')))
    );
  });
}

/**
 * Waits until shortly after the app is there, or for some seconds if it does not come. The test does not depend on which: what was
 * there before has to be there afterwards in both cases.
 */
export async function laterOn(page: Page, seconds = 5): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && !(await isAlive(page))) await page.waitForTimeout(100);
  await page.waitForTimeout(400);
}
