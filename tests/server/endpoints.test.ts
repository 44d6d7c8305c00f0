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
import { freePort } from '../support/free-port';
import { listen } from '../support/listen';
import { KIND, mailServer, mailSettings } from '../support/mail-server';
import { hasPhp, phpEndpoint } from '../support/php-endpoint';

/*
 * What the Node host and contact.php have in common: the contract of docs/server.md, by the command for owners, and how mails reach
 * the owner.
 */

const MESSAGE = {
  firstName: 'मीरा',
  lastName: 'Kulkarni',
  email: 'meera@example.in',
  phone: '+91 98765 43210',
  serviceRequired: 'GST Registration\r\nBcc: everybody@example.in',
  message: 'A tea shop.\r\nIn Kochi.',
};

async function contract(address: string, ...options: string[]) {
  const child = spawn(process.execPath, ['tests/server/contract.js', address, ...options]);
  const ended = once(child, 'exit');
  child.stdin.end();
  const [said, asked] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const lines = said.split('\n').filter((line) => line.startsWith('{'));
  const sent = lines.map((line) => JSON.parse(line) as object);
  return { said, asked, sent, code: (await ended)[0] as number };
}

interface Endpoint {
  address: string;
  /** The mail server refuses what comes from now on, or takes it. */
  refuse: (isRefusing: boolean) => Promise<unknown>;
  mails: () => Promise<string[]>;
  stored: () => Promise<object[]>;
}

const SITE = 'https://www.sthapana.example';

const linesOf = async (file: string) =>
  (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);

const endpoints = {
  'the Node host': async (folder: string, env = {}): Promise<Endpoint> => {
    const { dist } = await siteFolder();
    await writeFile(join(dist, '_headers'), '/*\n  X-Frame-Options: DENY\n');
    const words = { ...KIND };
    const { url, mails } = await mailServer(words);
    const data = { SITE_FOLDER: dist, DATA_FOLDER: folder, ALLOWED_ORIGINS: SITE };
    const { respond } = createHost({ ...data, ...mailSettings(url), ...env }, () => {});
    return {
      address: `${await listen(respond)}/contact.php`,
      refuse: async (isRefusing) => (words.RCPT = isRefusing ? '550 no such mailbox' : KIND.RCPT),
      mails: async () => mails,
      stored: async () => messagesFolder(folder).all(),
    };
  },
  'contact.php': async (folder: string): Promise<Endpoint> => {
    const [sign, mails] = [join(folder, 'refuse'), join(folder, 'mails')];
    const { origin } = await phpEndpoint(folder, `test ! -e ${sign} && cat >> ${mails}`);
    return {
      address: `${origin}/contact.php`,
      refuse: async (isRefusing) => (isRefusing ? writeFile(sign, '') : rm(sign)),
      mails: async () => (await readFile(mails, 'utf8')).split(/^(?=To:)/m),
      stored: async () => {
        const lines = await linesOf(join(folder, 'messages.jsonl'));
        lines.push(...(await linesOf(join(folder, 'parked-messages.jsonl'))));
        return lines.map((line) => JSON.parse(line) as object);
      },
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
    return { ...endpoint, folder, post };
  }

  test('keeps the contract, and the owner gets what was sent', { timeout: 30_000 }, async () => {
    // The Node host keeps no message that was mailed.
    const { address, stored } = await start({ CONTACT_DELIVERY: 'file' });
    const { said, sent } = await contract(address, '--yes');
    expect(said).not.toContain('BROKEN');
    expect(said).toMatch(/^18 requests were answered by http/m);
    expect(sent).toHaveLength(4);
    expect(await stored()).toEqual(sent.map((one) => expect.objectContaining(one)));
  });

  test('mails a message once, and no field reaches its headers', async () => {
    const { post, mails } = await start();
    const answers = await Promise.all([post(), post()]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    const { head, body } = read(mail);
    expect(head).toMatch(/^From: .*website@sthapana\.example>?$/m);
    expect(head).toContain(`To: ${owner.email}`);
    expect(head).toMatch(/^Reply-To: .*meera@example\.in>?$/m);
    expect(head).toMatch(/^Subject: (?=.*Kulkarni).*Bcc: everybody@example\.in/m);
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

  test('asks a sender of ten messages to wait ten minutes', async () => {
    const { post } = await start();
    for (let count = 1; count <= 10; count++) {
      expect(await post({ phone: String(count) })).toMatchObject({ code: 200 });
    }
    const { code, headers } = await post();
    expect([code, headers.get('retry-after')]).toEqual([429, '600']);
  });

  test('takes messages from the pages of the site on another host', async () => {
    const { code, headers } = await (await start()).post({}, { origin: SITE });
    expect([code, headers.get('access-control-allow-origin')]).toEqual([200, SITE]);
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
  'an endpoint that takes everything breaks it',
  async () => {
    const origin = await listen(async () => Response.json({ status: 'success' }));
    const { said } = await contract(`${origin}/contact.php`, '--yes');
    expect(said.match(/^BROKEN .*/gm)).toHaveLength(7);
    expect(said).toContain('BROKEN  It refuses what is too long.');
  },
  30_000,
);

anyTest(
  'without a terminal it sends nothing unless it is told to, and it stops where nobody answers',
  async () => {
    const address = `http://127.0.0.1:${await freePort()}/contact.php`;
    const asking = await contract(address);
    expect([asking.code, asking.said]).toEqual([2, '']);
    expect(asking.asked).toContain('Add --yes');
    const { code, said } = await contract(address, '--yes');
    expect([code, said.match(/ECONNREFUSED/g), said.includes('The owner')]).toEqual([
      1,
      ['ECONNREFUSED'],
      false,
    ]);
  },
);
