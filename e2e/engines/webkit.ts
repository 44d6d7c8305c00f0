import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { requireBinary } from './binaries.mjs';
import { START_LIMIT, type Engine, type KeyName } from './engine.ts';
import { freePort } from './free-port.ts';
import { takeComplaints } from './witness.ts';

const KEYS: Readonly<Record<KeyName, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
};

/** The bar of tools keeps the browser's own window from getting narrower than 447 px. A popup has none. */
const OPEN_POPUP = "void open('about:blank', 'journey', 'popup,width=360,height=740')";

/**
 * Starts WebKitGTK's small browser on a display of its own. It is not Safari, but of the same family.
 *
 * @param origin of the site, served with the witness
 */
export async function startWebKit(origin: string): Promise<Engine> {
  const processes: ChildProcess[] = [];
  // Without its display and its driver the browser itself ends.
  const kill = () => processes.forEach((each) => each.kill('SIGKILL'));
  try {
    const display = await startDisplay(processes);
    const driver = await openPopup(await startDriver(processes, display));
    return await engineOf(driver, origin, kill);
  } catch (error) {
    kill();
    throw error;
  }
}

async function engineOf(driver: WebDriver, origin: string, kill: () => void): Promise<Engine> {
  const window = driver.manage().window();
  const pointer = (x: number, y: number) => driver.actions().move({ x, y, duration: 0 });
  const capabilities = await driver.getCapabilities();
  return {
    version: `MiniBrowser ${String(capabilities.get('browserVersion'))}`,
    resize: async (width, height) => {
      await window.setRect({ x: 0, y: 0, width, height });
    },
    goto: async (url) => driver.get(url),
    evaluate: async (expression) => driver.executeScript(`return ${expression}`),
    movePointer: async (x, y) => pointer(x, y).perform(),
    click: async (x, y) => pointer(x, y).click().perform(),
    type: async (text) => driver.actions().sendKeys(text).perform(),
    press: async (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    takeProblems: async () => takeComplaints(origin),
    close: async () => driver.quit(),
    kill,
  };
}

/** A display that nobody sees; the X server looks for a free number by itself. */
async function startDisplay(processes: ChildProcess[]): Promise<string> {
  const xvfb = spawn(
    requireBinary('Xvfb'),
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  processes.push(xvfb);
  const [number] = (await once(xvfb.stdio[3] as Readable, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

/** The address at which the driver takes commands. */
async function startDriver(processes: ChildProcess[], display: string): Promise<string> {
  const port = await freePort();
  const driver = spawn(requireBinary('WebKitWebDriver'), [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // Neither works in a container: the sandbox, and pictures handed over by way of a graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  processes.push(driver);
  const url = `http://127.0.0.1:${port}`;
  const isUp = async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok;
  while (!(await isUp())) await wait(100);
  return url;
}

async function openPopup(url: string): Promise<WebDriver> {
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        // Not `eager`: a script right after such a load may be given to the page that is just going, and is never answered.
        pageLoadStrategy: 'normal',
        'webkitgtk:browserOptions': {
          binary: requireBinary('MiniBrowser'),
          args: ['--automation', '--javascript-can-open-windows-automatically=true'],
        },
      }),
    )
    .build();
  await driver.manage().setTimeouts({ pageLoad: START_LIMIT, script: START_LIMIT });
  const [first] = await driver.getAllWindowHandles();
  await driver.executeScript(OPEN_POPUP);
  let popup: string | undefined;
  while (!popup) {
    popup = (await driver.getAllWindowHandles()).find((handle) => handle !== first);
  }
  await driver.switchTo().window(popup);
  return driver;
}
