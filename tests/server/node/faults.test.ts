import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createBuilder } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messagesFolder } from '../../../server/node/messages-folder';
import { siteFolder } from '../../support/built-site';
import { COMPLETE } from '../../support/complete-message';
import { freePort } from '../../support/listen';
import { PATIENCE } from '../../support/patience';

/*
 * Runs `npm run serve` as its own process, on a full disk, and kills it. A limit on the size of files imitates the full disk: both
 * cut a file in the middle.
 */

const hasLimits = spawnSync('prlimit', ['--version']).status === 0;

async function buildServer() {
  const { dist, deploy } = await siteFolder({ _headers: '/*\n  X-Frame-Options: DENY\n' });
  const build = { outDir: deploy };
  const config = { configFile: 'server/vite.config.ts', logLevel: 'silent', build } as const;
  await (await createBuilder(config, null)).buildApp();
  const [PORT, data] = [String(await freePort()), join(dist, '..', 'data')];
  const settings = { PORT, CONTACT_DELIVERY: 'file', SITE_FOLDER: dist, DATA_FOLDER: data };
  const log = openSync(join(dist, '..', 'server.log'), 'a');
  let server: ChildProcess | undefined;
  const kill = async () => server?.kill('SIGKILL') && once(server, 'exit');
  onTestFinished(async () => void (await kill()));
  return {
    kill,
    stored: async () => (await messagesFolder(data).all()).map(({ message }) => message),
    async start() {
      const env = { ...process.env, ...settings };
      const stdio = ['ignore', 'pipe', log] as const;
      server = spawn(process.execPath, [join(deploy, 'serve.js')], { env, stdio: [...stdio] });
      await once(server.stdout!, 'data');
    },
    /** The error of a second server, which can't start. */
    async refusal(other: Record<string, string>) {
      const env = { ...process.env, ...settings, ...other };
      const second = spawn(process.execPath, [join(deploy, 'serve.js')], { env });
      return text(second.stderr);
    },
    /** From now on, a file of the server may only have this many bytes. */
    limitFiles(bytes: number | 'unlimited') {
      const args = [`--pid=${server!.pid}`, `--fsize=${bytes}:unlimited`];
      expect(spawnSync('prlimit', args).status).toBe(0);
    },
    async send(message: string) {
      const address = `http://127.0.0.1:${PORT}/contact.php`;
      const body = new URLSearchParams({ ...COMPLETE, message });
      return (await fetch(address, { method: 'POST', body })).status;
    },
  };
}

test.skipIf(!hasLimits)(
  'the server says why it can’t start, and keeps accepted messages on a full disk and after a kill',
  async () => {
    const { start, refusal, kill, limitFiles, send, stored } = await buildServer();
    expect(await refusal({ PORT: 'http' })).toBe('PORT must be a number\n');
    await start();
    expect(await refusal({})).toMatch(/^listen EADDRINUSE: .*\n$/);
    expect(await send('one')).toBe(200);
    // There is room for a part of the message, and none for the log.
    limitFiles(40);
    expect(await send('two')).toBe(502);
    expect(await send('three')).toBe(502);
    limitFiles('unlimited');
    expect(await send('two')).toBe(200);
    await kill();
    await start();
    expect(await send('four')).toBe(200);
    await vi.waitFor(async () => expect(await stored()).toEqual(['one', 'two', 'four']), PATIENCE);
  },
  60_000,
);
