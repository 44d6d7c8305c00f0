import { expect, onTestFinished, test, vi } from 'vitest';
import { contactHandler, type ContactOptions, type Deliver } from '../../server/contact';
import { describeMessage, type ReceivedMessage } from '../../server/contact-message';
import { contactFrom } from '../../server/functions';
import { rateLimitInMemory } from '../../server/rate-limit';
import { resendDelivery } from '../../server/resend-delivery';
import { isSigned } from '../../server/signature';
import { webhookDelivery } from '../../server/webhook-delivery';
import * as fc from 'fast-check';
import { anyText } from '../support/hostile-strings';

const COMPLETE = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  serviceRequired: 'GST Registration',
  message: 'Please call me.',
};

const SENT = "We'll get back to you soon";
const KEPT =
  'We have kept your message but could not pass it on yet. If it is urgent, please call us.';
const LOST = 'Your message could not be taken. Please send it again in a few minutes, or call us.';

const refuses = async () => Promise.reject(new Error('refused'));
const hangs = async () => new Promise<never>(() => {});

function start(options: Partial<ContactOptions> = {}) {
  const delivered: ReceivedMessage[] = [];
  const kept: { message: ReceivedMessage; why: string }[] = [];
  const log = vi.fn<(text: string) => void>();
  const handler = contactHandler({
    deliver: async (message) => void delivered.push(message),
    keep: async (message, why) => void kept.push({ message, why }),
    patience: 40,
    log,
    ...options,
  });
  const send = async (fields: Record<string, string>, headers: Record<string, string>) =>
    handler(
      new Request('http://www.example.com/contact.php', {
        method: 'POST',
        headers,
        body: new URLSearchParams({ ...COMPLETE, ...fields }),
      }),
    );
  async function post(fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const response = await send(fields, headers);
    return { response, says: ((await response.json()) as { message: string }).message };
  }
  return { handler, send, post, delivered, kept, log };
}

test.each([
  { fault: 'refuses', fail: refuses, why: 'refused' },
  { fault: 'hangs', fail: hangs, why: 'No answer within 40 ms' },
])(
  'where delivery $fault the message is kept; where keeping does too, nothing is promised',
  async (row) => {
    const { post, kept, log } = start({ deliver: row.fail });
    const { response, says } = await post();
    expect([response.status, says]).toEqual([502, KEPT]);
    expect(kept).toEqual([{ message: expect.objectContaining(COMPLETE), why: row.why }]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining(row.why));
    const lost = start({ deliver: refuses, keep: row.fail });
    expect([(await lost.post()).says, (await lost.post({ topic: 'x' })).says]).toEqual([
      LOST,
      LOST,
    ]);
  },
);

test('ten minutes later they are another message, by a clock that nobody can set', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const rateLimit = rateLimitInMemory(1, 600);
  const { post, delivered } = start({ rateLimit, addressHeader: 'x-real-ip' });
  const from = { 'x-real-ip': '203.0.113.1' };
  for (const day of ['2026-11-23', '2020-01-01', '2036-01-01']) {
    vi.setSystemTime(day);
    await post();
    const { response } = await post({}, from);
    expect(response.headers.get('retry-after')).toBe(day === '2026-11-23' ? null : '600');
  }
  vi.advanceTimersByTime(10 * 60 * 1000);
  await post();
  expect(delivered).toEqual([expect.objectContaining({ receivedAt: '2026-11-23T00:00:00.000Z' })]);
  vi.advanceTimersByTime(1);
  await post();
  expect(delivered).toHaveLength(2);
});

test('what was not delivered is tried again with the same id, and kept once', async () => {
  const deliver = vi
    .fn<Deliver>()
    .mockRejectedValueOnce(new Error())
    .mockRejectedValueOnce(new Error());
  deliver.mockResolvedValue();
  const { post, kept } = start({ deliver });
  expect([(await post()).says, (await post()).says]).toEqual([KEPT, KEPT]);
  const both = await Promise.all([post(), post()]);
  expect(both.map(({ says }) => says)).toEqual([SENT, SENT]);
  expect(deliver).toHaveBeenCalledTimes(3);
  expect(new Set(deliver.mock.calls.map(([{ id }]) => id)).size).toBe(1);
  expect(kept).toHaveLength(1);
});

test('a suspect message is delivered and marked where nothing can be kept', async () => {
  const deliver = vi.fn<Deliver>();
  const body = new URLSearchParams({ ...COMPLETE, topic: 'x' });
  await contactHandler({ deliver })(new Request('http://a.example', { method: 'POST', body }));
  expect(deliver.mock.calls[0]![0]).toMatchObject({ ...COMPLETE, suspect: true });
});

test('a sender of many is asked to wait, in words, and nobody else; a repetition counts', async () => {
  const rateLimit = rateLimitInMemory(2, 600);
  const { post } = start({ rateLimit, addressHeader: 'x-real-ip' });
  const from = async (address: string, message: string) =>
    (await post({ message }, { 'x-real-ip': address })).says;
  for (const message of ['one', 'one']) await from('203.0.113.1', message);
  expect(await from('203.0.113.1', 'three')).toBe(
    'Many messages have come from your network. Please send yours in ten minutes, or call us.',
  );
  expect(await from('203.0.113.2', 'three')).toBe(SENT);
});

test('where the store of the limit fails, nobody waits', async () => {
  const { post } = start({ rateLimit: { take: refuses }, addressHeader: 'x-real-ip' });
  expect((await post({}, { 'x-real-ip': '203.0.113.1' })).says).toBe(SENT);
});

test.each([
  { origin: 'https://www.example.com', site: 'same-origin', code: 200 },
  { origin: 'https://partner.example', site: 'cross-site', code: 200 },
  { origin: 'https://partner.example.evil.example', site: 'cross-site', code: 403 },
  { origin: 'http://partner.example', site: 'cross-site', code: 403 },
  { origin: 'null', site: 'same-origin', code: 200 },
  { origin: 'null', site: 'cross-site', code: 403 },
  { origin: 'nonsense', site: 'cross-site', code: 403 },
])('a page of $origin ($site) gets $code', async ({ origin, site, code }) => {
  const { post } = start({ origins: ['https://partner.example'] });
  const { response } = await post({}, { origin, 'sec-fetch-site': site });
  expect(response.status).toBe(code);
  const named = origin === 'https://partner.example' ? origin : null;
  expect(response.headers.get('access-control-allow-origin')).toBe(named);
});

test('a browser’s question before it sends is answered for the origins that are named', async () => {
  const { handler } = start({ origins: ['https://partner.example'] });
  const ask = async (origin: string) =>
    handler(new Request('http://www.example.com/', { method: 'OPTIONS', headers: { origin } }));
  expect((await ask('https://partner.example')).status).toBe(204);
  expect((await ask('https://other.example')).status).toBe(405);
});

test.each([
  ['a script that names HTML first', 'text/html, */*;q=0.8', { 'sec-fetch-mode': 'cors' }, 'json'],
  ['a client that likes both alike', 'text/html, application/json', {}, 'json'],
  ['an old browser', 'text/html, application/xml;q=0.9, */*;q=0.8', {}, 'html'],
])('answers %s (%s) in its type', async (_, accept, mode, type) => {
  const response = await start().send({}, { accept, ...mode });
  expect(response.headers.get('content-type')).toContain(type);
});

test.each([
  [{ firstName: 'x'.repeat(501) }, 413],
  [{ message: 'x'.repeat(20_001) }, 413],
  [{ firstName: 'x'.repeat(500), message: 'x'.repeat(20_000) }, 200],
])('a field has a length: row %#', async (fields, code) => {
  expect((await start().post(fields)).response.status).toBe(code);
});

test('describes any message in characters that do nothing to a terminal or a mail', () => {
  fc.assert(
    fc.property(anyText, anyText, (firstName, message) => {
      const text = describeMessage({ ...COMPLETE, firstName, message });
      expect(text).not.toMatch(/[^\P{Cc}\n]|[\p{Bidi_Control}\u2028\u2029]/u);
      // What a visitor has written never begins a line as a field does.
      const rows = text.split('\n').filter((row) => /^ {2}\S/.test(row));
      expect(rows.length).toBeLessThanOrEqual(6);
    }),
  );
});

const MESSAGE: ReceivedMessage = { ...COMPLETE, id: 'an-id', receivedAt: 'now', suspect: false };
const SECRET = btoa('a secret of twenty-four bytes');
const WEBHOOK = {
  CONTACT_DELIVERY: 'webhook',
  CONTACT_WEBHOOK_URL: 'https://crm.example/in',
  CONTACT_WEBHOOK_SECRET: `whsec_${SECRET}`,
} as const;

const RESEND = {
  CONTACT_DELIVERY: 'resend',
  RESEND_API_KEY: 're_123',
  CONTACT_FROM: 'Website <website@example.in>',
  CONTACT_TO: 'desk@example.in',
} as const;

test('a webhook gets the message once, signed as Standard Webhooks has it', async () => {
  const post = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  const deliver = webhookDelivery(WEBHOOK, post);
  await deliver(MESSAGE, AbortSignal.timeout(1000));
  const [url, init] = post.mock.calls[0]!;
  const { headers, body } = init as { headers: Record<string, string>; body: string };
  expect(url).toBe('https://crm.example/in');
  expect(JSON.parse(body)).toEqual({ type: 'contact.message', data: MESSAGE });
  const signed = new TextEncoder().encode(`an-id.${headers['webhook-timestamp']}.${body}`);
  const [version, signature = ''] = headers['webhook-signature']!.split(',');
  expect(version).toBe('v1');
  const hex = Buffer.from(signature, 'base64').toString('hex');
  expect(await isSigned(atob(SECRET), signed, hex)).toBe(true);
});

test('Resend gets the message as a mail that it sends once, with a mark on what is suspect', async () => {
  const post = vi.fn<typeof fetch>(async () => Response.json({ id: 'a' }));
  const deliver = resendDelivery(RESEND, undefined, post);
  await deliver(MESSAGE, AbortSignal.timeout(1000));
  const marks = { email: 'आशा@example.in', serviceRequired: 'GST\r\nBcc: all@example.in' };
  await deliver({ ...MESSAGE, ...marks, suspect: true }, AbortSignal.timeout(1000));
  const [[url, init], [, marked]] = post.mock.calls as [
    [string, RequestInit],
    [string, RequestInit],
  ];
  expect(url).toBe('https://api.resend.com/emails');
  expect(init.headers).toMatchObject({
    authorization: 'Bearer re_123',
    'idempotency-key': 'an-id',
    'content-type': 'application/json',
  });
  const mail = { from: RESEND.CONTACT_FROM, to: RESEND.CONTACT_TO };
  expect(JSON.parse(init.body as string)).toEqual({
    ...mail,
    subject: 'GST Registration: Asha Rao',
    text: expect.stringContaining('Please call me.'),
    reply_to: 'asha@example.in',
  });
  // Resend would refuse a mail whose reply_to it can't read.
  expect(JSON.parse(marked.body as string)).toEqual({
    ...mail,
    subject: 'Perhaps spam: GST Bcc: all@example.in: Asha Rao',
    text: expect.stringContaining('आशा@example.in'),
  });
});

test.each([301, 404, 500])('who answers %i has not taken the message', async (status) => {
  const post = async () => new Response('the\nreason', { status });
  const signal = AbortSignal.timeout(1000);
  for (const deliver of [webhookDelivery(WEBHOOK, post), resendDelivery(RESEND, undefined, post)]) {
    await expect(deliver(MESSAGE, signal)).rejects.toThrow(`answered ${status} the reason`);
  }
});

test.each([
  [WEBHOOK, 'https://crm.example/in'],
  [RESEND, 'https://api.resend.com/emails'],
])('a function delivers as %j says', async (env, address) => {
  const post = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  onTestFinished(() => post.mockRestore());
  const body = new URLSearchParams(COMPLETE);
  const answer = await contactFrom(env)(new Request('http://a.example', { method: 'POST', body }));
  expect(answer.status).toBe(200);
  expect(post).toHaveBeenCalledWith(address, expect.anything());
});
