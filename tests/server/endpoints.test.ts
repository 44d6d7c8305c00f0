import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test as anyTest, vi } from 'vitest';
import { owner } from '@/content/owner';
import { createHost } from '../../server/node/host';
import { messagesFolder } from '../../server/node/messages-folder';
import { siteFolder, temporaryFolder } from '../support/built-site';
import { listen } from '../support/listen';
import { COMPLETE } from '../support/complete-message';
import { ACCEPTING, mailServer, mailSettings } from '../support/mail-server';
import { hasPhp, phpEndpoint } from '../support/php-endpoint';
import { PATIENCE } from '../support/patience';

/* Tests of both the Node host and contact.php: the contract of docs/server.md, limits, and mails to the owner. */

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
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr, code: (await ended)[0] as number };
}

const SITE = 'https://www.sthapana.example';

interface Setup {
  /** The endpoint keeps messages and mails nothing. */
  onlyKeeps?: boolean;
  /** A proxy writes the sender's address into X-Real-IP. */
  behindProxy?: boolean;
}

const endpoints = {
  'the Node host': async (folder: string, { onlyKeeps, behindProxy }: Setup) => {
    const { dist } = await siteFolder();
    await writeFile(join(dist, '_headers'), '/*\n  X-Frame-Options: DENY\n');
    const replies: Record<string, string> = { ...ACCEPTING };
    const { url, mails } = await mailServer(replies);
    const env = {
      ...(onlyKeeps ? { CONTACT_DELIVERY: 'file' } : mailSettings(url)),
      ...(behindProxy && { CLIENT_ADDRESS_HEADER: 'x-real-ip' }),
    };
    const data = { SITE_FOLDER: dist, DATA_FOLDER: folder, ALLOWED_ORIGINS: SITE };
    const { respond } = createHost({ ...data, ...env }, () => {});
    return {
      address: `${await listen(respond)}/contact.php`,
      refuse: async (isRefusing: boolean) =>
        void (replies['RCPT'] = isRefusing ? '550 no such mailbox' : ACCEPTING.RCPT),
      mails: async () => mails,
    };
  },
  'contact.php': async (folder: string, { onlyKeeps, behindProxy }: Setup) => {
    const [sign, mails] = [join(folder, 'refuse'), join(folder, 'mails')];
    const { origin } = await phpEndpoint(folder, {
      mailer: `test ! -e ${sign} && cat >> ${mails}`,
      set: {
        MAIL_SECONDS: '60',
        ...(onlyKeeps && { MAIL_TO: "''" }),
        ...(behindProxy && { ADDRESS_HEADER: "'X-Real-IP'" }),
      },
    });
    return {
      address: `${origin}/contact.php`,
      refuse: async (isRefusing: boolean) => (isRefusing ? writeFile(sign, '') : rm(sign)),
      mails: async () => (await readFile(mails, 'utf8')).split(/^(?=To:)/m),
    };
  },
};

describe.each(Object.entries(endpoints))('%s', (name, open) => {
  const test = anyTest.skipIf(name === 'contact.php' && !hasPhp());

  async function start(setup: Setup = {}) {
    const folder = await temporaryFolder();
    const endpoint = await open(folder, setup);
    const post = async (fields: Record<string, string> = {}, headers = {}) => {
      const body = new URLSearchParams({ ...MESSAGE, ...fields });
      const answer = await fetch(endpoint.address, { method: 'POST', body, headers });
      const { message } = (await answer.json()) as { message: string };
      return { code: answer.status, says: message, headers: answer.headers };
    };
    return { ...endpoint, post, stored: async () => messagesFolder(folder).all() };
  }

  test('follows the contract, and the owner gets the sent messages', async () => {
    // The Node host doesn't keep mailed messages, so this test mails nothing.
    const { address, stored } = await start({ onlyKeeps: true });
    const { stdout } = await contract(address, '--yes');
    expect(stdout).not.toContain('BROKEN');
    expect(stdout).toMatch(/^18 requests were answered by http/m);
    const sent = stdout.match(/^\{.*/gm)?.map((line) => JSON.parse(line) as object) ?? [];
    expect(sent).toHaveLength(4);
    const kept = await stored();
    expect(kept).toHaveLength(4);
    // The clock stands still, so the messages have no order.
    expect(kept).toEqual(expect.arrayContaining(sent.map((one) => expect.objectContaining(one))));
  });

  test('mails a message from an allowed origin once, and no field adds a header to the mail', async () => {
    const { post, mails } = await start();
    const origin = { origin: SITE };
    for (const { code, headers } of await Promise.all([post({}, origin), post({}, origin)])) {
      expect([code, headers.get('access-control-allow-origin')]).toEqual([200, SITE]);
    }
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), PATIENCE);
    const [mail = ''] = await mails();
    const { head, body } = read(mail);
    expect(head).toMatch(/^From: .*website@sthapana\.example>?$/m);
    expect(head).toMatch(/^Message-ID: <[\w-]+@sthapana\.example>$/m);
    expect(head).toContain(`To: ${owner.email}`);
    expect(head).toMatch(/^Reply-To: .*asha@example\.in>?$/m);
    expect(head).toMatch(/^Subject: (?=.*Rao).*Bcc: everybody@example\.in/m);
    expect(head).not.toMatch(/^Bcc/m);
    expect(body).toMatch(/message:? +A tea shop\.\s+In Kochi\./i);
  });

  test('keeps a message that the mail server refuses, and mails it when the visitor sends it again', async () => {
    const { post, refuse, mails, stored } = await start();
    await refuse(true);
    expect(await post()).toMatchObject({ code: 502, says: expect.stringMatching(/^We have kept/) });
    const why = expect.any(String);
    expect(await stored()).toEqual([expect.objectContaining({ ...MESSAGE, suspect: false, why })]);
    await refuse(false);
    expect([(await post()).code, (await post()).code]).toEqual([200, 200]);
    expect(await mails()).toHaveLength(1);
    expect((await stored()).filter((message) => message.why)).toEqual([]);
  });

  test('limits a sender to ten messages, even if each request names another address in its headers', async () => {
    const { post } = await start();
    const send = async (phone: string) =>
      post({ phone }, { 'x-socket-address': phone, 'x-real-ip': phone, 'x-forwarded-for': phone });
    const ten = Array.from({ length: 10 }, (_, index) => send(String(index)));
    expect((await Promise.all(ten)).map(({ code }) => code)).toEqual(Array(10).fill(200));
    const { code, says, headers } = await send('10');
    expect([code, says]).toEqual([
      429,
      expect.stringMatching(/^Many messages have come from your/),
    ]);
    // On a slow machine, the ten messages take some seconds.
    expect(headers.get('retry-after')).toMatch(/^(600|5\d\d)$/);
  });

  test('counts messages by the address that the proxy names: IPv4 without the port, IPv6 by network', async () => {
    const { post } = await start({ onlyKeeps: true, behindProxy: true });
    const send = async (phone: number, address: string) =>
      (await post({ phone: String(phone) }, { 'x-real-ip': address })).code;
    for (let n = 0; n < 10; n += 1) {
      await send(n, `198.51.100.8:4000${n}`);
      await send(n + 10, `[2001:db8:1:2::${n}]:4000${n}`);
    }
    expect(await send(20, '203.0.113.1, 198.51.100.8')).toBe(429);
    expect(await send(20, '2001:db8:1:2:ffff::1')).toBe(429);
    expect(await send(20, '2001:db8:1:3::1')).toBe(200);
    // The limit also counts requests that bypass the proxy.
    for (let n = 30; n < 40; n += 1) expect((await post({ phone: String(n) })).code).toBe(200);
    expect((await post({ phone: '40' })).code).toBe(429);
  });

  test('accepts messages from its own origin, and refuses those from another port', async () => {
    const { post, address } = await start({ onlyKeeps: true });
    const { origin, hostname } = new URL(address);
    const codes = [origin, `http://${hostname}:1`, `http://${hostname}`].map(
      async (from) => (await post({}, { origin: from })).code,
    );
    expect(await Promise.all(codes)).toEqual([200, 403, 403]);
  });

  test('reads the first value of a repeated field, even after a thousand unknown fields', async () => {
    const { address, stored } = await start({ onlyKeeps: true });
    const unknown = Array.from({ length: 1500 }, (_, index) => [`f${index}`, 'x']);
    const again = [...Object.entries(MESSAGE), ['message', 'another']];
    const body = new URLSearchParams([...unknown, ...again] as [string, string][]);
    expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
    expect(await stored()).toEqual([expect.objectContaining(MESSAGE)]);
  });
});

/** Splits a mail into decoded headers, one in each line, and its text. */
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

describe('contact.php', () => {
  const test = anyTest.skipIf(!hasPhp());

  async function start(options: Parameters<typeof phpEndpoint>[1] = {}) {
    const folder = await temporaryFolder();
    const { origin, dist, cron } = await phpEndpoint(folder, options);
    const address = `${origin}/contact.php`;
    const post = async (fields: Record<string, string> = {}) => {
      const body = new URLSearchParams({ ...MESSAGE, ...fields });
      const answer = await fetch(address, { method: 'POST', body });
      return { code: answer.status, body: await answer.text() };
    };
    const box = messagesFolder(folder);
    return { folder, dist, address, post, cron, box, stored: async () => box.all() };
  }

  test('answers one visitor while the mail of another visitor is still being sent', async () => {
    const { dist, post } = await start({
      mailer: 'mkdir "$0.held" 2>&1 && exec sleep 60; cat',
      set: { MAIL_SECONDS: '60' },
    });
    const answered = vi.fn();
    void post({ phone: '1' }).then(answered, () => {});
    await vi.waitFor(async () => stat(join(dist, '../deploy/mailer.sh.held')), PATIENCE);
    expect((await post({ phone: '2' })).code).toBe(200);
    expect(answered).not.toHaveBeenCalled();
  });

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

  // For the Node host, `npm run messages -- delete-old` deletes old messages (node/owner-command.test.ts).
  test.each([
    ['a message of last month confirms it', { built: 700, young: 30, isConfirmed: true }],
    ['the day of the build confirms it', { built: 30, young: 0, isConfirmed: true }],
    ['a message of today does not', { built: 700, young: 0, isConfirmed: false }],
  ])('deletes old messages only if the clock is confirmed: %s', async (_, row) => {
    // PHP uses the machine's clock.
    vi.useRealTimers();
    const set = { KEPT_FOR: "'12 months'", BUILT: JSON.stringify(daysAgo(row.built)) };
    const { cron, box, stored } = await start({ mailer: 'exit 1', set });
    const message = { ...MESSAGE, receivedAt: daysAgo(500), suspect: false };
    await box.save({ ...message, id: 'answered' });
    await box.keep({ ...message, id: 'parked', suspect: true }, 'parked');
    await box.keep({ ...message, id: 'undelivered' }, 'no route');
    await box.save({ ...message, id: 'young', receivedAt: daysAgo(row.young) });
    const output = cron();
    const left = (await stored()).map(({ id }) => id);
    expect(left).toEqual(expect.arrayContaining(['undelivered', 'young']));
    expect(left).toHaveLength(row.isConfirmed ? 2 : 4);
    if (!row.isConfirmed) expect(output).toContain('According to the clock, all messages');
  });

  test.each(['/proc/messages', '.'])('answers with 500 if its folder is %s', async (FOLDER) => {
    const { address, post } = await start({ set: { FOLDER: JSON.stringify(FOLDER) } });
    expect([(await post()).code, (await fetch(address)).status]).toEqual([500, 500]);
  });

  test('answers in JSON if the host has switched mail off and shows warnings', async () => {
    const ini = ['disable_functions=mail,proc_open', 'display_errors=1', 'output_buffering=0'];
    const { post, stored } = await start({ ini });
    const { code, body } = await post();
    expect([code, JSON.parse(body)]).toMatchObject([502, { status: 'error' }]);
    expect(await stored()).toMatchObject([{ why: 'the host has switched mail off' }]);
  });

  test('keeps a message whole or not at all if the disk is full', async () => {
    // With a limit of one block, a longer file is cut in the middle.
    const before = `trap '' XFSZ; ulimit -f 1;`;
    const { folder, post, stored } = await start({ before, set: { MAIL_TO: "''" } });
    expect((await post({ message: 'x'.repeat(4000) })).code).toBe(500);
    expect((await post()).code).toBe(200);
    expect(await stored()).toEqual([expect.objectContaining(MESSAGE)]);
    expect(await readdir(join(folder, 'messages'))).toHaveLength(1);
  });

  test('works with a byte order mark before the file, and if the host has disabled some functions', async () => {
    const off = 'proc_get_status,scandir,glob,ini_set,ini_alter,readlink,fsync,escapeshellarg';
    const { folder, post } = await start({ mark: '\uFEFF', ini: [`disable_functions=${off}`] });
    const { code, body } = await post();
    expect([code, JSON.parse(body)]).toMatchObject([200, { status: 'success' }]);
    expect(await readFile(join(folder, 'mails'), 'utf8')).toMatch(/^To:/);
  });

  test('ends a mail program that is too slow, and mails its message after the next message', async () => {
    const { post, stored } = await start({
      mailer: 'test -e "$0.was" && cat >> "$0.mails" || { touch "$0.was"; exec sleep 60; }',
      set: { MAIL_SECONDS: '1' },
    });
    expect((await post({ phone: '1' })).code).toBe(502);
    expect(await stored()).toMatchObject([
      { phone: '1', why: expect.stringMatching(/longer than 1/) },
    ]);
    // Possible spam is parked: a person must look at it.
    expect((await post({ phone: '2', topic: 'x' })).code).toBe(200);
    expect((await post({ phone: '3' })).code).toBe(200);
    await vi.waitFor(async () => {
      const waiting = (await stored()).filter(({ why }) => why);
      expect(waiting).toMatchObject([{ phone: '2', why: 'parked' }]);
    }, PATIENCE);
  });

  test('only the owner of the files can read messages, even in a folder that others may read', async () => {
    const { folder, post } = await start();
    await chmod(folder, 0o755);
    await post();
    const names = await readdir(folder, { recursive: true });
    const modes = names
      .filter((name) => name !== 'mails')
      .map(async (name) => (await stat(join(folder, name))).mode);
    for (const mode of await Promise.all(modes)) expect(mode & 0o077).toBe(0);
  });
});

anyTest(
  'the contract test sends nothing without --yes, and names each rule broken by an endpoint that accepts everything',
  async () => {
    const address = await listen(async () => Response.json({ status: 'success', message: 1 }));
    const refused = await contract(address);
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toContain('Add --yes');
    const { code, stdout } = await contract(address, '--yes');
    expect(code).toBe(1);
    expect(stdout.match(/^BROKEN .*/gm)).toHaveLength(10);
    expect(stdout).toMatch(/the message is .*"message":1/);
    expect(stdout).toContain('BROKEN  It refuses a message that is too long.');
  },
  30_000,
);
