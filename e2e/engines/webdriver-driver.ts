import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Browser, Driver, Key } from './driver.ts';

/** WebKitGTK hangs on some commands (a picture of the window) for ever: none of the others takes that long. */
const COMMAND_TIMEOUT = 30_000;

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ' ': ' ',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
};

const answerSchema = z.object({ value: z.unknown() });

const failureSchema = z.object({ error: z.string(), message: z.string() });

const sessionSchema = z.object({ sessionId: z.string() });

type Send = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

/** Drives WebKitGTK's small browser, by plain WebDriver. */
export function findWebKitGtk(driverPath: string, browserPath: string): Browser {
  const version = execFileSync('xvfb-run', ['--auto-servernum', browserPath, '--version'], {
    encoding: 'utf8',
  }).trim();
  return {
    version: `${version} by WebDriver`,
    // The driver does not end a session well enough to start another: each has a driver and a display of its own.
    open: async () => {
      const port = await freePort();
      const driver = spawn('xvfb-run', ['--auto-servernum', driverPath, `--port=${port}`], {
        // Without a graphics card, and as root in a container, neither of the two works.
        env: {
          ...process.env,
          WEBKIT_DISABLE_DMABUF_RENDERER: '1',
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        },
        detached: true,
        stdio: 'ignore',
      });
      const stop = () => {
        // With whatever it has started, a browser that does not answer any more included.
        if (driver.pid && driver.exitCode === null) process.kill(-driver.pid);
      };
      try {
        const send = sender(`http://127.0.0.1:${port}`);
        await untilReady(send);
        const options = { binary: browserPath, args: ['--automation'] };
        const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
        const { sessionId } = sessionSchema.parse(await send('POST', '/session', { capabilities }));
        return driverOf(send, `/session/${sessionId}`, stop);
      } catch (error) {
        stop();
        throw error;
      }
    },
    close: async () => {},
  };
}

function driverOf(send: Send, session: string, stop: () => void): Driver {
  const post = async (command: string, body: object = {}) =>
    void (await send('POST', `${session}/${command}`, body));
  const runText = async (script: string, args: readonly unknown[] = []) =>
    send('POST', `${session}/execute/sync`, { script, args });
  const typeKeys = async (keys: readonly string[]) =>
    post('actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: keys.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  return {
    goto: async (url) => post('url', { url }),
    reload: async () => post('refresh'),
    back: async () => post('back'),
    forward: async () => post('forward'),
    // What comes back is what the function returns, as JSON.
    run: async (script, argument) =>
      (await runText(`return (${script.toString()})(arguments[0])`, [argument])) as Awaited<
        ReturnType<typeof script>
      >,
    runSource: async (source) => void (await runText(source)),
    pressAt: async ({ x, y }) =>
      post('actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', origin: 'viewport', x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    press: async (key) => typeKeys([keyCodes[key]]),
    type: async (text) => typeKeys(Array.from(text)),
    resize: async (width, height) => post('window/rect', { width, height }),
    close: async () => stop(),
  };
}

function sender(origin: string): Send {
  return async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(COMMAND_TIMEOUT),
    });
    const { value } = answerSchema.parse(await response.json());
    if (!response.ok) {
      const { error, message } = failureSchema.parse(value);
      throw new Error(`${method} ${path}: ${error}: ${message}`);
    }
    return value;
  };
}

async function untilReady(send: Send): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      await send('GET', '/status');
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}
