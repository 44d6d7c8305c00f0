import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { axeFindings, type AxeOptions } from './axe';
import { settings } from './settings';

interface Fixtures {
  /** Allows problems that the test causes on purpose, by their text. Any other that a browser window reports fails the test. */
  allowProblems: (...patterns: readonly RegExp[]) => void;
  /** Fails for everything that axe finds on the page in its present state, or in a part of it. */
  expectAccessible: (options?: AxeOptions) => Promise<void>;
}

/** The answer of the image host, because the machines that run the tests are offline. */
const PHOTOGRAPH =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#345"/></svg>';

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
    await answerForOutsideHosts(page);
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
    // Leaving a page ends what it was still fetching; each engine has its own word for it.
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
 * Runs in the page: moves what `Date` says by some milliseconds, and leaves all timers alone. Playwright's own clock also
 * replaces the one by which React schedules.
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

/**
 * Answers for the image host of the About page only: any other request that leaves the machine is refused, which the console
 * reports. It uses the browser's own protocol, because `page.route` inspects every request and would slow all of them down.
 */
async function answerForOutsideHosts(page: Page): Promise<void> {
  const image = settings.VITE_ABOUT_IMAGE_URL;
  if (page.context().browser()?.browserType().name() !== 'chromium') {
    const answer = { contentType: 'image/svg+xml', body: PHOTOGRAPH };
    await page.route(image, (route) => route.fulfill(answer));
    return;
  }
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answered = session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: request.url === image ? 200 : 403,
      responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
      body: Buffer.from(PHOTOGRAPH).toString('base64'),
    });
    // The page may have been closed meanwhile.
    answered.catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}
