import { expect, test as base, type BrowserContext } from '@playwright/test';
import { axeFindings, type AxeOptions } from './axe';

interface Fixtures {
  /** Allows problems that the test causes on purpose, by their text. Any other problem in the browser fails the test. */
  allowProblems: (...patterns: readonly RegExp[]) => void;
  /** Fails if axe finds a fault on the page, or in the given part of it. */
  expectAccessible: (options?: AxeOptions) => Promise<void>;
}

/** The test function of all specs. A problem in the browser's console or network fails any test. */
export const test = base.extend<Fixtures>({
  allowProblems: [
    async ({ context, baseURL, javaScriptEnabled }, provide) => {
      // A browser without scripts reports each script as forbidden by a policy.
      const allowed = javaScriptEnabled ? [] : [/^csp: GET .*\.js$/];
      const found = await collectProblems(context, baseURL ?? '');
      await provide((...patterns) => void allowed.push(...patterns));
      const unexpected = found.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ page }, provide) => {
    const builtAt = Number(process.env['SOURCE_DATE_EPOCH']) * 1000;
    await page.addInitScript(shiftDate, builtAt - Date.now());
    await provide(page);
  },

  expectAccessible: async ({ page }, provide) => {
    await provide(async (options) => {
      expect(await axeFindings(page, options), 'findings of axe').toEqual([]);
    });
  },
});

export { expect };

async function collectProblems(context: BrowserContext, baseURL: string): Promise<string[]> {
  const found: string[] = [];

  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => {
    found.push(`page error: ${error.error().stack ?? error.error().message}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(baseURL)) {
      found.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels its requests. Each engine has its own words for this.
    if (/(ERR|BINDING)_ABORTED|cancelled/.test(reason) || !request.url().startsWith(baseURL))
      return;
    found.push(`${reason}: ${request.method()} ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} forbids ${event.blockedURI}`);
    });
  });
  return found;
}

/**
 * Runs in the page: shifts `Date` by some milliseconds and leaves the timers unchanged. Playwright's own clock would also replace
 * the clock of React's scheduler.
 */
function shiftDate(by: number): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts: []) {
      super(...((parts.length > 0 ? parts : [RealDate.now() + by]) as []));
    }
    static override now = () => RealDate.now() + by;
  } as DateConstructor;
}
