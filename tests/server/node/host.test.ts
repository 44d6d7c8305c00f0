import { readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHost } from '../../../server/node/host';
import { messagesFolder } from '../../../server/node/messages-folder';
import { SITE_FILES, siteFolder } from '../../support/built-site';
import { listen, sendRaw } from '../../support/listen';
import { COMPLETE } from '../../support/complete-message';
import { ACCEPTING, mailServer, mailSettings } from '../../support/mail-server';

const HEADERS = '/*\n  X-Frame-Options: DENY\n  X-Policy: a: b\n\n/assets/*\n  Cache-Control: c\n';

async function start(env: Record<string, string>) {
  const { dist } = await siteFolder();
  await writeFile(join(dist, '_headers'), HEADERS);
  const data = join(dist, '..', 'data');
  const log = vi.fn<(text: string) => void>();
  const settings = { SITE_FOLDER: dist, DATA_FOLDER: data, ...env };
  const { respond, ...host } = createHost(settings, log);
  return { origin: await listen(respond), ...host, data, log };
}

function post(origin: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  return fetch(`${origin}/contact.php`, { method: 'POST', body });
}

test('the host tries to deliver a message again within 15 minutes, and the message arrives once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const replies = { ...ACCEPTING, RCPT: '550 no such mailbox' };
  const { url, mails } = await mailServer(replies);
  const { origin, data, log, tryAgain } = await start(mailSettings(url));
  await post(origin, COMPLETE);
  await writeFile(join(data, 'messages', 'half.json'), '{"id":');
  await tryAgain();
  expect(await readdir(join(data, 'messages'))).toHaveLength(2);

  replies.RCPT = '250 ok';
  vi.advanceTimersByTime(15 * 60 * 1000);
  // Meanwhile, the visitor sends the message again.
  expect((await post(origin, COMPLETE)).status).toBe(200);
  await tryAgain();
  expect(await readdir(join(data, 'messages'))).toEqual(['half.json']);
  expect(mails).toHaveLength(1);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/half\.json is no message$/));
});

test('two processes that share a folder lose no message, but may deliver a message twice', async () => {
  const refused = await start(mailSettings('smtp://127.0.0.1:1'));
  await post(refused.origin, COMPLETE);
  const { url, mails } = await mailServer(ACCEPTING);
  const settings = { ...mailSettings(url), DATA_FOLDER: refused.data };
  const both = [await start(settings), await start(settings)];
  // The host never delivers a parked message, but each mail mentions it.
  await post(refused.origin, { ...COMPLETE, topic: 'x', firstName: 'Parked' });
  await Promise.all(both.map(({ tryAgain }) => tryAgain()));
  expect(await messagesFolder(refused.data).all()).toMatchObject([{ firstName: 'Parked' }]);
  for (const mail of mails) expect(mail).toContain('Other messages are');
  const ids = mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]);
  expect(new Set(ids).size).toBe(1);
});

test('endpoints and pages have the headers of the build', async () => {
  const { origin, endpoints } = await start({
    CONTACT_DELIVERY: 'file',
    RAZORPAY_KEY_ID: 'rzp_test_a1',
    RAZORPAY_KEY_SECRET: 'key-secret',
    RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
  });
  expect(endpoints).toEqual(['/contact.php', '/api/order', '/api/razorpay-webhook']);
  for (const path of ['/about', ...endpoints]) {
    const { status, headers } = await sendRaw(origin, path);
    expect(status).toBe(path === '/about' ? 200 : 405);
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-policy': 'a: b' });
  }
});

test('if the host does not know of a proxy, the log says once that all visitors share one rate limit', async () => {
  const { origin, log } = await start({ CONTACT_DELIVERY: 'file' });
  const headers = { 'x-real-ip': '203.0.113.1' };
  for (const path of ['/contact.php', '/contact.php']) await sendRaw(origin, path, { headers });
  expect(log.mock.calls).toEqual([[expect.stringMatching(/=x-real-ip$/)]]);
});

test('the host reports that it is healthy as long as it can keep messages', async () => {
  const { origin, data, log } = await start({ CONTACT_DELIVERY: 'file' });
  expect(await sendRaw(origin, '/health')).toMatchObject({ status: 200, body: 'ok' });
  await rm(data, { recursive: true });
  await writeFile(data, 'in the way');
  for (const path of ['/health', '/contact.php']) {
    expect((await sendRaw(origin, path)).status).toBe(500);
  }
  expect(log).toHaveBeenCalledTimes(2);
});

test.each([
  [{}, 'CONTACT_DELIVERY must be file, webhook, smtp or resend'],
  [{ CONTACT_DELIVERY: 'resend', CONTACT_TO: 'desk@example.in' }, 'RESEND_API_KEY is missing'],
  [{ CONTACT_DELIVERY: 'smtp', SMTP_URL: 'secret-host' }, 'SMTP_URL must be smtps://'],
  [{ CONTACT_DELIVERY: 'smtp' }, 'CONTACT_TO must be an e-mail address'],
  [
    { CONTACT_DELIVERY: 'webhook', CONTACT_WEBHOOK_SECRET: 'whsec_secret' },
    'whsec_ and at least 24 bytes',
  ],
  [{ CONTACT_DELIVERY: 'file', ALLOWED_ORIGINS: 'a.example' }, 'ALLOWED_ORIGINS must be origins'],
  [{ CONTACT_DELIVERY: 'file', RAZORPAY_KEY_SECRET: 'secret' }, 'RAZORPAY_KEY_ID is missing'],
  [{ CONTACT_DELIVERY: 'file', RAZORPAY_WEBHOOK_SECRET: 'secret' }, 'at least 12 characters'],
  [{ SITE_FOLDER: '/none' }, 'no built site in /none. Run "npm run build"'],
])('the host does not start with %j: %s', async (env, words) => {
  const error = await start(env).catch(String);
  expect(error).toContain(words);
  // A setting may hold a secret.
  expect(error).not.toContain('secret-host');
  expect(error).not.toContain('whsec_secret');
});

test.each(['.', 'data', 'services/../data/of/messages', '../link/data'])(
  'the host does not start if its folder for messages is %s in the published folder',
  async (name) => {
    const { dist } = await siteFolder({ ...SITE_FILES, _headers: HEADERS });
    await symlink(dist, join(dist, '..', 'link'));
    const env = { SITE_FOLDER: dist, DATA_FOLDER: join(dist, name), CONTACT_DELIVERY: 'file' };
    expect(() => createHost(env)).toThrow('DATA_FOLDER is in');
  },
);
