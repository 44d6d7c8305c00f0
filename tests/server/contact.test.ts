import { expect, onTestFinished, test, vi } from 'vitest';
import { contactHandler, type ContactOptions, type Deliver } from '../../server/contact';
import { describeMessage, type ReceivedMessage } from '../../server/received-message';
import { webhookDelivery } from '../../server/deliveries';
import { contactFrom } from '../../server/functions';
import { rateLimitInMemory } from '../../server/rate-limit';
import { isSigned } from '../../server/signature';
import { anyText } from '../support/hostile-strings';
import { COMPLETE } from '../support/complete-message';
import { property } from '../support/property';

const SENT = "We'll get back to you soon";
const KEPT =
  'We have kept your message but could not pass it on yet. If it is urgent, please call us.';
const LOST = 'Your message has not arrived. Please send it again in a few minutes, or call us.';

const refuses = async () => Promise.reject(new Error('refused'));
const hangs = async () => new Promise<never>(() => {});

const request = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  new Request('http://www.example.com/contact.php', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ ...COMPLETE, ...fields }),
  });

function start(options: Partial<ContactOptions> = {}) {
  const delivered: ReceivedMessage[] = [];
  const kept: { message: ReceivedMessage; why: string }[] = [];
  const log = vi.fn<(text: string) => void>();
  const handler = contactHandler({
    deliver: async (message) => void delivered.push(message),
    keep: async (message, why) => void kept.push({ message, why }),
    timeout: 40,
    log,
    ...options,
  });
  async function post(...sent: Parameters<typeof request>) {
    const response = await handler(request(...sent));
    return { response, says: ((await response.json()) as { message: string }).message };
  }
  return { handler, post, delivered, kept, log };
}

test('a message whose delivery hangs is kept; if keeping hangs too, the sender is asked to send again', async () => {
  const { post, kept, log } = start({ deliver: hangs });
  const { response, says } = await post();
  expect([response.status, says]).toEqual([502, KEPT]);
  const why = 'No answer within 40 ms';
  expect(kept).toEqual([{ message: expect.objectContaining(COMPLETE), why }]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining(why));
  const lost = start({ deliver: refuses, keep: hangs });
  expect([(await lost.post()).says, (await lost.post({ topic: 'x' })).says]).toEqual([LOST, LOST]);
});

test('a repeated message counts as new after ten minutes, whatever the system clock says', async () => {
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

test('an undelivered message is delivered later with the same id, and kept once', async () => {
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

test('retries run one at a time', async () => {
  const message = { ...COMPLETE, id: 'a', receivedAt: '2026-11-22T10:00:00Z', suspect: false };
  const undelivered = vi.fn(async () => [message]);
  const { handler } = start({ undelivered });
  await Promise.all([handler.tryAgain(), handler.tryAgain()]);
  expect(undelivered).toHaveBeenCalledOnce();
  await handler.tryAgain();
  expect(undelivered).toHaveBeenCalledTimes(2);
});

test('a message is accepted if the store of the rate limit fails', async () => {
  const { post } = start({ rateLimit: refuses, addressHeader: 'x-real-ip' });
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

test('a preflight succeeds only for a named origin', async () => {
  const { handler } = start({ origins: ['https://partner.example'] });
  const ask = async (origin: string) =>
    handler(new Request('http://www.example.com/', { method: 'OPTIONS', headers: { origin } }));
  expect((await ask('https://partner.example')).status).toBe(204);
  expect((await ask('https://other.example')).status).toBe(405);
});

test.each([
  ['a script that names HTML first', 'text/html, */*;q=0.8', { 'sec-fetch-mode': 'cors' }, 'json'],
  ['a client that accepts both equally', 'text/html, application/json', {}, 'json'],
  ['an old browser', 'text/html, application/xml;q=0.9, */*;q=0.8', {}, 'html'],
])('the answer to %s (%s) has the right type', async (_, accept, mode, type) => {
  const response = await start().handler(request({}, { accept, ...mode }));
  expect(response.headers.get('content-type')).toContain(type);
});

test.each([
  [{ firstName: 'x'.repeat(501) }, 413],
  [{ message: 'x'.repeat(20_001) }, 413],
  [{ firstName: 'x'.repeat(500), message: 'x'.repeat(20_000) }, 200],
])('the length of each field is limited: row %#', async (fields, code) => {
  expect((await start().post(fields)).response.status).toBe(code);
});

test('unfinished requests take at most 32 MB, and messages are accepted again when those have ended', async () => {
  const { handler, post } = start();
  const senders: ReadableStreamDefaultController<Uint8Array>[] = [];
  const unfinished = () => {
    const body = new ReadableStream<Uint8Array>({
      start(sender) {
        senders.push(sender);
        sender.enqueue(new Uint8Array(200_000));
      },
    });
    const init = { method: 'POST', headers: request().headers, body, duplex: 'half' };
    return handler(new Request('http://www.example.com/contact.php', init)).catch(() => undefined);
  };
  const answers = Array.from({ length: 170 }, unfinished);
  expect((await Promise.race(answers))?.status).toBe(503);
  for (const sender of senders) sender.error(new Error('gone'));
  await Promise.all(answers);
  expect((await post()).says).toBe(SENT);
});

property(
  'the description of a message has no characters that change a terminal or a mail',
  [anyText, anyText],
  (firstName, message) => {
    const text = describeMessage({ ...COMPLETE, firstName, message });
    expect(text).not.toMatch(/[^\P{Cc}\n]|[\p{Bidi_Control}\u2028\u2029]/u);
    // No line of the visitor's text looks like the start of a field.
    const rows = text.split('\n').filter((row) => /^ {2}\S/.test(row));
    expect(rows.length).toBeLessThanOrEqual(6);
  },
);

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

/** The request that the contact function makes for a message, with these settings. */
async function sentOn(env: object, fields: Record<string, string> = {}) {
  const post = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: 'a' }));
  onTestFinished(() => post.mockRestore());
  expect((await contactFrom({ ...env })(request(fields))).status).toBe(200);
  expect(post).toHaveBeenCalledOnce();
  const [url, init] = post.mock.lastCall!;
  const { headers, body } = init as { headers: Record<string, string>; body: string };
  return { url, headers, body };
}

test('a webhook receives the message with a signature in the Standard Webhooks format', async () => {
  const { url, headers, body } = await sentOn(WEBHOOK);
  expect(url).toBe('https://crm.example/in');
  const id = headers['webhook-id'];
  const data = { ...COMPLETE, id, receivedAt: expect.any(String), suspect: false };
  expect(JSON.parse(body)).toEqual({ type: 'contact.message', data });
  const signed = new TextEncoder().encode(`${id}.${headers['webhook-timestamp']}.${body}`);
  const [version, signature = ''] = headers['webhook-signature']!.split(',');
  expect(version).toBe('v1');
  const hex = Buffer.from(signature, 'base64').toString('hex');
  expect(await isSigned(atob(SECRET), signed, hex)).toBe(true);
});

const ODD = { email: 'आशा@example.in', serviceRequired: 'GST\r\nBcc: all@example.in' };

test.each([
  [{}, 'GST Registration: Asha Rao', 'Please call me.', { reply_to: 'asha@example.in' }],
  // Resend would refuse a mail whose reply_to it can't read.
  [{ ...ODD, topic: 'x' }, 'Perhaps spam: GST Bcc: all@example.in: Asha Rao', ODD.email, {}],
])('Resend receives %j as a mail with an idempotency key and the subject “%s”', async (...row) => {
  const [fields, subject, words, reply] = row;
  const { url, headers, body } = await sentOn(RESEND, fields);
  expect(url).toBe('https://api.resend.com/emails');
  expect(headers).toMatchObject({
    authorization: 'Bearer re_123',
    'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
    'content-type': 'application/json',
  });
  const mail = { from: RESEND.CONTACT_FROM, to: RESEND.CONTACT_TO, subject, ...reply };
  expect(JSON.parse(body)).toEqual({ ...mail, text: expect.stringContaining(words) });
});

test.each([301, 404, 500])('a receiver’s answer %i counts as a failure', async (status) => {
  const post = async () => new Response('the\nreason', { status });
  const message = { ...COMPLETE, id: 'an-id', receivedAt: 'now', suspect: false };
  const delivery = webhookDelivery(WEBHOOK, post)(message, AbortSignal.timeout(1000));
  await expect(delivery).rejects.toThrow(`answered ${status} the reason`);
});
