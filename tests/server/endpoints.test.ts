import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test as anyTest } from 'vitest';
import { owner } from '@/content/owner';
import { createHost } from '../../server/node/host';
import { messagesFolder } from '../../server/node/messages-folder';
import { siteFolder } from '../support/built-site';
import { listen } from '../support/listen';
import { COMPLETE } from '../support/complete-message';
import { KIND, mailServer, mailSettings } from '../support/mail-server';
import { hasPhp, phpEndpoint } from '../support/php-endpoint';

/* What the Node host and contact.php have in common: the contract of docs/server.md, limits, and how mails reach the owner. */

const MESSAGE = {
  ...COMPLETE,
  firstName: 'मीरा',
  lastName: 'Rao\r\nBcc: everybody@example.in',
  serviceRequired: 'GST Registration\r\nBcc: everybody@example.in',
  message: 'A tea shop.\r\nIn Kochi.',
};

async function contract(address: string, ...options: string[]) {
  const child = spawn(process.execPath, ['tests/server/contract.js', address, ...options]);
  const ended = once(child, 'exit');
  child.stdin.end();
  const [said, asked] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { said, asked, code: (await ended)[0] as number };
}

const SITE = 'https://www.sthapana.example';

async function linesOf(file: string) {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as object);
}

const endpoints = {
  'the Node host': async (folder: string, env = {}) => {
    const { dist } = await siteFolder();
    await writeFile(join(dist, '_headers'), '/*\n  X-Frame-Options: DENY\n');
    const words = { ...KIND };
    const { url, mails } = await mailServer(words);
    const data = { SITE_FOLDER: dist, DATA_FOLDER: folder, ALLOWED_ORIGINS: SITE };
    const { respond } = createHost({ ...data, ...mailSettings(url), ...env }, () => {});
    return {
      address: `${await listen(respond)}/contact.php`,
      refuse: async (isRefusing: boolean) =>
        void (words.RCPT = isRefusing ? '550 no such mailbox' : KIND.RCPT),
      mails: async () => mails,
      stored: async (): Promise<object[]> => messagesFolder(folder).all(),
    };
  },
  'contact.php': async (folder: string) => {
    const [sign, mails] = [join(folder, 'refuse'), join(folder, 'mails')];
    const { origin } = await phpEndpoint(folder, `test ! -e ${sign} && cat >> ${mails}`);
    return {
      address: `${origin}/contact.php`,
      refuse: async (isRefusing: boolean) => (isRefusing ? writeFile(sign, '') : rm(sign)),
      mails: async () => (await readFile(mails, 'utf8')).split(/^(?=To:)/m),
      stored: async () => [
        ...(await linesOf(join(folder, 'messages.jsonl'))),
        ...(await linesOf(join(folder, 'parked-messages.jsonl'))),
      ],
    };
  },
};

describe.each(Object.entries(endpoints))('%s', (name, open) => {
  const test = anyTest.skipIf(name === 'contact.php' && !hasPhp());

  async function start(env = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'endpoint-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const endpoint = await open(folder, env);
    const post = async (fields: Record<string, string> = {}, headers = {}) => {
      const body = new URLSearchParams({ ...MESSAGE, ...fields });
      const answer = await fetch(endpoint.address, { method: 'POST', body, headers });
      const { message } = (await answer.json()) as { message: string };
      return { code: answer.status, says: message, headers: answer.headers };
    };
    return { ...endpoint, post };
  }

  test('keeps the contract, and the owner gets what was sent', { timeout: 30_000 }, async () => {
    // The Node host keeps no message that was mailed.
    const { address, stored } = await start({ CONTACT_DELIVERY: 'file' });
    const { said } = await contract(address, '--yes');
    expect(said).not.toContain('BROKEN');
    expect(said).toMatch(/^18 requests were answered by http/m);
    const sent = said.match(/^\{.*/gm)?.map((line) => JSON.parse(line) as object) ?? [];
    expect(sent).toHaveLength(4);
    const kept = await stored();
    // In whatever order: the clock stands still.
    expect(kept).toEqual(expect.arrayContaining(sent.map((one) => expect.objectContaining(one))));
    expect(kept).toHaveLength(4);
  });

  test('mails a message of the site on another host once, and no field reaches its headers', async () => {
    const { post, mails } = await start();
    const origin = { origin: SITE };
    for (const { code, headers } of await Promise.all([post({}, origin), post({}, origin)])) {
      expect([code, headers.get('access-control-allow-origin')]).toEqual([200, SITE]);
    }
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    const { head, body } = read(mail);
    expect(head).toMatch(/^From: .*website@sthapana\.example>?$/m);
    expect(head).toContain(`To: ${owner.email}`);
    expect(head).toMatch(/^Reply-To: .*asha@example\.in>?$/m);
    expect(head).toMatch(/^Subject: (?=.*Rao).*Bcc: everybody@example\.in/m);
    expect(head).not.toMatch(/^Bcc/m);
    expect(body).toMatch(/message:? +A tea shop\.\s+In Kochi\./i);
  });

  test('keeps a message that the mail server refuses, and mails it when it is sent again', async () => {
    const { post, refuse, mails, stored } = await start();
    await refuse(true);
    expect(await post()).toMatchObject({ code: 502, says: expect.stringMatching(/^We have kept/) });
    expect(await stored()).toEqual([expect.objectContaining(MESSAGE)]);
    await refuse(false);
    expect([(await post()).code, (await post()).code]).toEqual([200, 200]);
    expect(await mails()).toHaveLength(1);
  });

  test('asks a sender of ten messages to wait, whatever addresses its headers name', async () => {
    const { post } = await start();
    const send = async (phone: string) =>
      post({ phone }, { 'x-socket-address': phone, 'x-real-ip': phone, 'x-forwarded-for': phone });
    const ten = Array.from({ length: 10 }, (_, index) => send(String(index)));
    expect((await Promise.all(ten)).map(({ code }) => code)).toEqual(Array(10).fill(200));
    const { code, headers } = await send('10');
    expect(code).toBe(429);
    // A slow machine has taken seconds for the ten.
    expect(headers.get('retry-after')).toMatch(/^(600|5\d\d)$/);
  });
});

/** The headers of a mail, each in one line and decoded, and its text. */
function read(mail: string) {
  const [folded = '', content = ''] = mail.split(/\r?\n\r?\n([^]*)/);
  const head = folded
    .replaceAll(/\?=\r?\n[ \t]+=\?/g, '?==?')
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, way: string, word: string) =>
      way === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decodeURIComponent(word.replaceAll('_', ' ').replaceAll('=', '%')),
    );
  const encoding = /^Content-Transfer-Encoding: base64$/m.test(head) ? 'base64' : 'utf8';
  return { head, body: Buffer.from(content, encoding).toString() };
}

anyTest.skipIf(!hasPhp())(
  'contact.php takes nothing into a folder that is published, or can’t be made',
  async () => {
    for (const folder of ['/proc/messages', '.']) {
      const { origin } = await phpEndpoint(folder);
      const body = new URLSearchParams(MESSAGE);
      const answer = await fetch(`${origin}/contact.php`, { method: 'POST', body });
      expect(answer.status).toBe(500);
    }
  },
);

anyTest(
  'the contract is broken by an endpoint that takes everything, and asks before it sends',
  async () => {
    const address = await listen(async () => Response.json({ status: 'success' }));
    const asking = await contract(address);
    expect([asking.code, asking.said]).toEqual([2, '']);
    expect(asking.asked).toContain('Add --yes');
    const { code, said } = await contract(address, '--yes');
    expect(code).toBe(1);
    expect(said.match(/^BROKEN .*/gm)).toHaveLength(7);
    expect(said).toContain('BROKEN  It refuses what is too long.');
  },
  30_000,
);
