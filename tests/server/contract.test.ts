import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contactHandler } from '../../server/contact';
import { messagesFolder } from '../../server/node/messages-folder';
import { localServices } from '../../vite/local-services';
import { sendRaw, type RawRequest } from '../support/listen';

/*
 * The contract of the contact endpoint (docs/server.md), tried on whatever keeps it. `npm run contract -- ADDRESS` tries it
 * on a running one, which then gets the messages that are complete here, each marked as a trial.
 */

interface Answer {
  status: number;
  header: (name: string) => string;
  text: string;
}

interface Running {
  send: (request: RawRequest) => Promise<Answer>;
  stop: () => Promise<unknown> | void;
}

const FORM = 'application/x-www-form-urlencoded';

const COMPLETE = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  serviceRequired: 'GST Registration',
  message: 'A trial of the contact form. Nobody needs to answer.',
};

/** As Chromium sends it when a form is submitted without JavaScript. */
const NAVIGATION = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
};

const remote = process.env['CONTRACT_URL'];
const hasPhp = spawnSync('php', ['--version']).status === 0;

const local = {
  'the handler': startHandler,
  'the preview server': startPreview,
  // Skipped where the machine has no PHP; tests/support/ensure-php.mjs says so.
  ...(hasPhp && { 'a contact.php': startPhp }),
};

describe.each(Object.entries(remote ? { [remote]: startRemote } : local))('%s', (_, start) => {
  let folder: string;
  let running: Running;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-'));
    running = await start(folder);
  }, 30_000);

  afterAll(async () => {
    await running?.stop();
    await rm(folder, { recursive: true });
  });

  function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
    return running.send({
      method: 'POST',
      headers: { 'content-type': FORM, accept: 'application/json', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** What was kept of a trial; unknown on a remote address. */
  async function kept(file = 'messages.jsonl'): Promise<Record<string, unknown>[]> {
    const text = await readFile(join(folder, '.local', file), 'utf8').catch(() => '');
    return text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  async function expectRefusal(request: RawRequest): Promise<void> {
    const before = (await kept()).length;
    const answer = await running.send(request);
    expect(answer.status).toBeLessThan(500);
    expect(answer.header('content-type')).toMatch(/^application\/json/);
    const { status, message } = JSON.parse(answer.text) as Record<string, unknown>;
    expect(status).not.toBe('success');
    expect(message).toMatch(/\w \w/);
    expect(await kept()).toHaveLength(before);
  }

  test('takes a complete message, in JSON that nobody caches', async () => {
    const answer = await post(COMPLETE);
    expect(answer.status).toBe(200);
    expect(answer.header('content-type')).toMatch(/^application\/json/);
    expect(answer.header('cache-control')).toMatch(/no-store/);
    expect(JSON.parse(answer.text)).toMatchObject({ status: 'success' });
    if (!remote) expect(await kept()).toEqual([expect.objectContaining(COMPLETE)]);
  });

  test('takes it without a last name, with a charset, in any script, and as it was written', async () => {
    const { lastName: _none, ...fields } = COMPLETE;
    const words = 'नमस्ते,\r\nA&B = 100% "done" + C\\D <b> %41 &amp; 🙏';
    const message = `${COMPLETE.message} ${words}`;
    const type = 'Application/X-WWW-Form-Urlencoded ; charset=UTF-8';
    const answer = await post({ ...fields, message }, { 'content-type': type });
    expect(JSON.parse(answer.text)).toMatchObject({ status: 'success' });
    if (!remote) expect((await kept()).at(-1)).toMatchObject({ message, lastName: '' });
  });

  test('begins a message that was sent without scripts with what it is about', async () => {
    const { message } = COMPLETE;
    for (const [page, line] of [
      ['/contact', 'About GST Registration, from the page /contact\n'],
      ['//elsewhere.example\n', ''],
    ] as const) {
      await post({ ...COMPLETE, firstName: `Asha, on ${page.trim()}`, page }, NAVIGATION);
      if (!remote) expect((await kept()).at(-1)).toMatchObject({ message: line + message });
    }
  });

  test.each(['firstName', 'email', 'phone', 'serviceRequired', 'message'])(
    'refuses a message without %s, in words',
    async (field) => {
      const body = new URLSearchParams({ ...COMPLETE, [field]: ' \r\n' }).toString();
      await expectRefusal({ method: 'POST', headers: { 'content-type': FORM }, body });
    },
  );

  test.each(['application/json', 'text/plain'])('refuses a body of type %s', async (type) => {
    const body = JSON.stringify(COMPLETE);
    await expectRefusal({ method: 'POST', headers: { 'content-type': type }, body });
  });

  test('refuses what is too long', async () => {
    const fields = { ...COMPLETE, message: 'x'.repeat(1_500_000) };
    const body = new URLSearchParams(fields).toString();
    await expectRefusal({ method: 'POST', headers: { 'content-type': FORM }, body });
  });

  test.each(['GET', 'PUT', 'DELETE'])('refuses %s and names POST', async (method) => {
    await expectRefusal({ method });
    expect((await running.send({ method })).header('allow')).toContain('POST');
  });

  test('takes nothing from the pages of another site', async () => {
    const origin = 'https://elsewhere.example';
    const headers = { 'content-type': FORM, origin };
    const body = new URLSearchParams(COMPLETE).toString();
    await expectRefusal({ method: 'POST', headers, body });
    const answer = await running.send({ method: 'POST', headers, body });
    expect(answer.header('access-control-allow-origin')).toBe('');
  });

  test('shows a browser without scripts a page, whether it was sent or not', async () => {
    const sent = await post({ ...COMPLETE, firstName: 'Asha, without scripts' }, NAVIGATION);
    expect(sent.header('content-type')).toMatch(/^text\/html/);
    expect(sent.text).toMatch(/<h1>Message Sent!<\/h1>[^]*<a href="/);

    const refused = await post({ ...COMPLETE, phone: '' }, NAVIGATION);
    expect(refused.header('content-type')).toMatch(/^text\/html/);
    expect(refused.text).toMatch(/<h1>Message not sent<\/h1>/);
  });

  test('answers a filled trap like any other message, and parks it', async () => {
    const fields = { ...COMPLETE, email: 'program@example.in' };
    const before = await kept();
    const answer = await post({ ...fields, topic: 'x' });
    expect(JSON.parse(answer.text)).toMatchObject({ status: 'success' });
    expect(await kept()).toEqual(before);
    if (!remote) {
      expect(await kept('parked-messages.jsonl')).toEqual([expect.objectContaining(fields)]);
    }
  });
});

async function startHandler(folder: string): Promise<Running> {
  const handler = contactHandler({ ...messagesFolder(join(folder, '.local')) });
  return {
    async send({ method = 'GET', headers = {}, body }) {
      const sent = new Request('http://localhost/contact.php', {
        method,
        headers,
        ...(method !== 'GET' && typeof body === 'string' && { body }),
      });
      const response = await handler(sent);
      return {
        status: response.status,
        header: (name) => response.headers.get(name) ?? '',
        text: await response.text(),
      };
    },
    stop: () => {},
  };
}

async function startPreview(folder: string): Promise<Running> {
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist', 'index.html'), '');
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [localServices()],
    preview: { port: 0 },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { send: sender(`http://localhost:${port}/contact.php`), stop: () => server.close() };
}

async function startPhp(folder: string): Promise<Running> {
  const port = await freePort();
  const messages = join(folder, '.local');
  await mkdir(messages);
  const php = spawn('php', ['-S', `127.0.0.1:${port}`, 'tests/server/contact.php'], {
    env: { ...process.env, MESSAGES: messages },
    stdio: 'ignore',
  });
  const send = sender(`http://127.0.0.1:${port}/contact.php`);
  await vi.waitFor(() => send({}), 5000);
  return { send, stop: () => void php.kill() };
}

async function startRemote(): Promise<Running> {
  return { send: sender(remote ?? ''), stop: () => {} };
}

function sender(address: string): Running['send'] {
  const { origin, pathname, search } = new URL(address);
  return async (request) => {
    const length = typeof request.body === 'string' ? Buffer.byteLength(request.body) : 0;
    const headers = { ...request.headers, 'content-length': String(length) };
    const answer = await sendRaw(origin, pathname + search, { ...request, headers });
    const header = (name: string) => String(answer.headers[name] ?? '');
    return { status: answer.status, header, text: answer.body };
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
