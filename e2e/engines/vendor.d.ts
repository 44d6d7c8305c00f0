/*
 * The little that the journeys use of Puppeteer. Declared here, so that the types of the whole repository can be checked
 * where it is not installed.
 */

declare module 'puppeteer-core' {
  interface Page {
    goto: (address: string) => Promise<unknown>;
    reload: () => Promise<unknown>;
    goBack: () => Promise<unknown>;
    goForward: () => Promise<unknown>;
    evaluate: {
      (source: string): Promise<unknown>;
      <Argument, Result>(
        script: (argument: Argument) => Result,
        argument: Argument,
      ): Promise<Result>;
    };
    mouse: { click: (x: number, y: number) => Promise<void> };
    keyboard: {
      press: (key: string) => Promise<void>;
      type: (text: string) => Promise<void>;
    };
    setViewport: (size: { width: number; height: number }) => Promise<void>;
  }
  interface BrowserContext {
    newPage: () => Promise<Page>;
    close: () => Promise<void>;
  }
  interface Browser {
    version: () => Promise<string>;
    createBrowserContext: () => Promise<BrowserContext>;
    close: () => Promise<void>;
  }
  export function launch(options: {
    browser: 'firefox';
    executablePath: string;
    extraPrefsFirefox: Record<string, string | number | boolean>;
    protocolTimeout: number;
  }): Promise<Browser>;
}
