import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createBuilder } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { messagesFolder } from '../../../server/node/messages-folder';
import { writeFiles } from '../../support/built-site';
import { freePort } from '../../support/free-port';

/*
 * `npm run serve` as a process of its own, which is killed and has no room left on its disk, for messages and for its log, while
 * visitors send messages. The room is taken by a limit on the size of files, which cuts one in the middle as a full disk does.
 */

/** Milliseconds for what comes of a fault to show, on a machine that has much else to do. */
const PATIENCE = 20_000;

const hasLimits = spawnSync('prlimit', ['--version']).status === 0;

let folder: string;
let origin: string;
let server: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faults-'));
  origin = `http://127.0.0.1:${await freePort()}`;
  const outDir = join(folder, 'server');
  const config = { configFile: 'server/vite.config.ts', build: { outDir } };
  await (await createBuilder({ ...config, logLevel: 'silent' }, null)).buildApp();
  await writeFiles(join(folder, 'dist'), { _headers: '/*\n  X-Frame-Options: DENY\n' });
}, 60_000);

afterAll(async () => {
  server?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const data = () => join(folder, 'data');

async function startServer(): Promise<void> {
  server = spawn(process.execPath, [join(folder, 'server', 'serve.js')], {
    env: {
      ...process.env,
      CONTACT_DELIVERY: 'file',
      CLIENT_ADDRESS_HEADER: 'x-real-ip',
      SITE_FOLDER: join(folder, 'dist'),
      DATA_FOLDER: data(),
      PORT: new URL(origin).port,
    },
    stdio: ['ignore', 'pipe', openSync(join(folder, 'server.log'), 'a')],
  });
  await once(server.stdout!, 'data');
}

async function killServer(): Promise<void> {
  const ended = once(server!, 'exit');
  server!.kill('SIGKILL');
  await ended;
}

/** Bytes that a file may have from now on. */
function limitFiles(bytes: number | 'unlimited'): void {
  const args = [`--pid=${server!.pid}`, `--fsize=${bytes}:unlimited`];
  expect(spawnSync('prlimit', args).status).toBe(0);
}

/** Messages, and how requests for them ended. */
const counts = { sent: 0, taken: 0, lost: 0, unanswered: 0 };

/** Sends one message after the other, each until it is taken, as a patient visitor does. */
async function send(name: string, isOver: () => boolean): Promise<void> {
  for (let index = 0; !isOver(); index += 1) {
    counts.sent += 1;
    const headers = { 'x-real-ip': `2001:db8:${name}:${index.toString(16)}::1` };
    const body = new URLSearchParams({
      firstName: `${name}-${index}`,
      email: 'asha@example.in',
      phone: '1',
      serviceRequired: 'GST Registration',
      message: 'A line that is long enough to be cut in the middle. '.repeat(4),
    });
    for (let isTaken = false; !isTaken;) {
      const request = fetch(`${origin}/contact.php`, { method: 'POST', headers, body });
      const text = await request.then((answer) => answer.text()).catch(() => '');
      isTaken = text.includes('"success"');
      counts[isTaken ? 'taken' : text === '' ? 'unanswered' : 'lost'] += 1;
      if (!isTaken) await setTimeout(20);
    }
  }
}

test.skipIf(!hasLimits)(
  'no message that was answered is lost, whatever happens to the server',
  async ({ annotate }) => {
    let isOver = false;
    await startServer();
    const visitors = ['a', 'b'].map((name) => send(name, () => isOver));
    await vi.waitFor(() => expect(counts.taken).toBeGreaterThan(5), PATIENCE);
    // There is room for a part of each message.
    limitFiles(40);
    await vi.waitFor(() => expect(counts.lost).toBeGreaterThan(0), PATIENCE);
    // Its log has no room either.
    expect(server!.exitCode).toBeNull();
    limitFiles('unlimited');
    await killServer();
    await startServer();
    const { taken } = counts;
    await vi.waitFor(() => expect(counts.taken).toBeGreaterThan(taken), PATIENCE);
    isOver = true;
    await Promise.all(visitors);

    const log = vi.fn<(text: string) => void>();
    const arrived = await messagesFolder(data(), log).all();
    const different = new Set(arrived.map(({ firstName }) => firstName));
    const twice = arrived.length - different.size;
    // `--reporter=verbose` prints it.
    await annotate(JSON.stringify({ ...counts, arrived: different.size, twice }));
    expect(different.size).toBe(counts.sent);
    expect(log).not.toHaveBeenCalled();
    // The process that was killed may have left one for each visitor.
    const names = await readdir(join(data(), 'messages'));
    expect(names.length - arrived.length).toBeLessThanOrEqual(visitors.length);
    // A visitor who got no answer has pressed again, and may have been heard twice.
    expect(twice).toBeLessThanOrEqual(counts.unanswered);

    const env = { ...process.env, DATA_FOLDER: data() };
    const args = [join(folder, 'server', 'messages.js'), 'csv'];
    const command = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect(command.stdout).toContain(`has all ${arrived.length}.`);
  },
  60_000,
);
