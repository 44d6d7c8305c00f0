import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createBuilder, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hosting } from '../../../vite/hosting';
import { freePort } from '../../support/free-port';

/*
 * `npm run serve` as a process of its own, which is killed, has no room left on its disk and gets a new site, while visitors
 * send messages and read pages. The room is taken by a limit on the size of files, which cuts a line in the middle as a full
 * disk does.
 */

/** Milliseconds for what comes of a fault to show, on a machine that has much else to do. */
const PATIENCE = 20_000;

const hasLimits = spawnSync('prlimit', ['--version']).status === 0;

let folder: string;
let origin: string;
let server: ChildProcess | undefined;

beforeAll(async () => {
  vi.stubEnv('VITE_SECURITY_POLICY', 'enforce');
  folder = await mkdtemp(join(tmpdir(), 'faults-'));
  origin = `http://127.0.0.1:${await freePort()}`;
  const outDir = join(folder, 'server');
  const config = { configFile: 'server/vite.config.ts', build: { outDir } };
  await (await createBuilder({ ...config, logLevel: 'silent' }, null)).buildApp();
  await buildSite('#000');
}, 60_000);

afterAll(async () => {
  server?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const data = () => join(folder, 'data');

/** A site of one page, built as the real one is. */
async function buildSite(colour: string): Promise<void> {
  const page = `<!doctype html><meta charset="utf-8" /><style>a{color:${colour}}</style><p>A page`;
  await writeFile(join(folder, 'index.html'), page);
  const pages: Plugin = {
    name: 'pages',
    buildApp: async (builder) => void (await builder.build(builder.environments['client']!)),
  };
  const config = { root: folder, configFile: false as const, plugins: [pages, hosting()] };
  await (await createBuilder({ ...config, logLevel: 'silent' }, null)).buildApp();
}

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
    stdio: ['ignore', 'pipe', 'ignore'],
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

const sizeOf = async (file: string) => (await stat(file).catch(() => ({ size: 0 }))).size;

interface Counts {
  sent: number;
  taken: number;
  kept: number;
  lost: number;
  unanswered: number;
}

/** Sends one message after the other, each until it is taken or kept, as a patient visitor does. */
async function send(name: string, isOver: () => boolean, counts: Counts): Promise<void> {
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
    for (;;) {
      const request = fetch(`${origin}/contact.php`, { method: 'POST', headers, body });
      const text = await request.then((answer) => answer.text()).catch(() => '');
      const outcome = outcomeOf(text);
      counts[outcome] += 1;
      if (outcome === 'taken' || outcome === 'kept') break;
      await setTimeout(20);
    }
  }
}

function outcomeOf(text: string): 'taken' | 'kept' | 'lost' | 'unanswered' {
  if (text.includes('"success"')) return 'taken';
  if (text.includes('We have kept')) return 'kept';
  return text === '' ? 'unanswered' : 'lost';
}

/** Reads the page over and over: it is always there, and no policy that comes with it refuses its styles. */
async function read(isOver: () => boolean, colours: Set<string>): Promise<void> {
  while (!isOver()) {
    const answer = await fetch(origin).catch(() => undefined);
    if (!answer) {
      await setTimeout(20);
      continue;
    }
    const page = await answer.text();
    const [, css = ''] = /<style>(.*)<\/style>/.exec(page) ?? [];
    expect(answer.status).toBe(200);
    expect(page).toContain(createHash('sha256').update(css).digest('base64'));
    expect(answer.headers.get('content-security-policy')).not.toContain('-src');
    colours.add(/color:(#?\w+)/.exec(page)?.[1] ?? 'none');
    await setTimeout(5);
  }
}

test.skipIf(!hasLimits)(
  'no message that was answered is lost, and no page is unstyled, whatever happens to the server',
  async ({ annotate }) => {
    let isOver = false;
    const counts = { sent: 0, taken: 0, kept: 0, lost: 0, unanswered: 0 };
    const colours = new Set<string>();
    await startServer();
    const visitors = [
      ...['a', 'b'].map((name) => send(name, () => isOver, counts)),
      read(() => isOver, colours),
    ];
    const messages = join(data(), 'messages.jsonl');
    await vi.waitFor(() => expect(counts.taken).toBeGreaterThan(5), PATIENCE);
    // There is room for half a line, and for messages that have a file of their own; then for nothing.
    limitFiles((await sizeOf(messages)) + 1000);
    await vi.waitFor(() => expect(counts.kept).toBeGreaterThan(0), PATIENCE);
    limitFiles(40);
    await vi.waitFor(() => expect(counts.lost).toBeGreaterThan(0), PATIENCE);
    limitFiles('unlimited');
    await buildSite('#fff');
    await vi.waitFor(() => expect(colours).toContain('#fff'), PATIENCE);
    await killServer();
    await startServer();
    const { taken } = counts;
    await vi.waitFor(() => expect(counts.taken).toBeGreaterThan(taken), PATIENCE);
    isOver = true;
    await Promise.all(visitors);
    // What was kept is delivered when the server starts.
    await vi.waitFor(async () => {
      const names = await readdir(join(data(), 'undelivered'));
      expect(names.filter((name) => name.endsWith('.json'))).toEqual([]);
    }, PATIENCE);

    const lines = (await readFile(messages, 'utf8')).trimEnd().split('\n');
    const whole = lines.filter((line) => line.endsWith('}'));
    const arrived = whole.map((line) => JSON.parse(line) as { id: string; firstName: string });
    const different = new Set(arrived.map(({ firstName }) => firstName));
    const halves = lines.length - whole.length;
    const twice = arrived.length - different.size;
    // `--reporter=verbose` prints it.
    await annotate(JSON.stringify({ ...counts, arrived: different.size, twice, halves }));
    expect(different.size).toBe(counts.sent);
    expect(halves).toBeGreaterThan(0);
    // A visitor who got no answer has pressed again, and may have been heard twice.
    expect(twice).toBeLessThanOrEqual(counts.unanswered);
  },
  60_000,
);
