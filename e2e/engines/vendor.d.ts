/*
 * The little that the suite uses of its own packages. Declared here, so that the types of the whole repository can be
 * checked where those packages are not installed.
 */

declare module 'puppeteer-core' {
  export interface Page {
    goto(
      url: string,
      options: { waitUntil: 'domcontentloaded'; timeout: number },
    ): Promise<unknown>;
    setViewport(viewport: { width: number; height: number }): Promise<void>;
    evaluate(expression: string): Promise<unknown>;
    readonly mouse: {
      move(x: number, y: number): Promise<void>;
      click(x: number, y: number): Promise<void>;
    };
    readonly keyboard: {
      type(text: string): Promise<void>;
      press(key: string): Promise<void>;
    };
    on(
      event: 'console',
      listener: (message: {
        type: () => string;
        text: () => string;
        location: () => { url?: string };
      }) => void,
    ): void;
    on(event: 'pageerror', listener: (error: unknown) => void): void;
    on(
      event: 'response',
      listener: (response: { status: () => number; url: () => string }) => void,
    ): void;
    on(
      event: 'requestfailed',
      listener: (request: {
        url: () => string;
        failure: () => { errorText: string } | null;
      }) => void,
    ): void;
  }
  export interface Browser {
    newPage(): Promise<Page>;
    version(): Promise<string>;
    close(): Promise<void>;
    process(): import('node:child_process').ChildProcess | null;
  }
  export function launch(options: {
    browser: 'firefox';
    executablePath: string;
    timeout: number;
    extraPrefsFirefox: Record<string, unknown>;
  }): Promise<Browser>;
}

declare module 'selenium-webdriver' {
  export class Capabilities {
    constructor(values: Record<string, unknown>);
    get(name: string): unknown;
  }
  interface Actions {
    move(to: { x: number; y: number; duration: number }): Actions;
    click(): Actions;
    sendKeys(...keys: string[]): Actions;
    perform(): Promise<void>;
  }
  export interface WebDriver {
    get(url: string): Promise<void>;
    executeScript(script: string): Promise<unknown>;
    actions(): Actions;
    getCapabilities(): Promise<Capabilities>;
    getAllWindowHandles(): Promise<string[]>;
    switchTo(): { window(handle: string): Promise<void> };
    manage(): {
      setTimeouts(timeouts: { pageLoad: number; script: number }): Promise<void>;
      window(): {
        setRect(rect: { x: number; y: number; width: number; height: number }): Promise<unknown>;
      };
    };
    quit(): Promise<void>;
  }
  export class Builder {
    usingServer(url: string): Builder;
    withCapabilities(capabilities: Capabilities): Builder;
    build(): Promise<WebDriver>;
  }
  export const Key: Record<'ENTER' | 'ESCAPE' | 'TAB' | 'ARROW_DOWN', string>;
}
