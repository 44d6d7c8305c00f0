import { createHmac } from 'node:crypto';
import { appendFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { paymentsFile } from '../../server/node/payments-file';
import { paymentWebhookHandler, type PaymentWebhookOptions } from '../../server/payment-webhook';
import { temporaryFolder } from '../support/built-site';

const SECRET = 'webhook-secret';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

/** An event of the payment pay_1, as Razorpay writes it. `at` is in seconds after 10:00 in India. */
function eventOf(event: string, at = 0, fields: Record<string, unknown> = {}): string {
  const entity = {
    id: 'pay_1',
    order_id: 'order_1',
    amount: 49990,
    currency: 'INR',
    status: 'captured',
    method: 'upi',
    email: 'asha@example.in',
    ...fields,
  };
  const created_at = Date.parse('2026-11-22T04:30:00Z') / 1000 + at;
  return JSON.stringify({ entity: 'event', event, created_at, payload: { payment: { entity } } });
}

function signatureOf(body: string, secret = SECRET) {
  return createHmac('sha256', secret).update(body).digest('hex');
}

function start(options: Partial<PaymentWebhookOptions> = {}) {
  const log = vi.fn<(text: string) => void>();
  const record = paymentsFile(folder, log);
  const handler = paymentWebhookHandler({ secret: SECRET, record, log, ...options });
  const post = async (body: string, id = '', signature = signatureOf(body)) => {
    const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id };
    const init = { method: 'POST', headers, body };
    return (await handler(new Request('http://www.example.com/', init))).status;
  };
  return { post, log };
}

/** The file's lines without the header row: payment, state, amount and event. */
async function lines() {
  const text = await readFile(join(folder, 'payments.tsv'), 'utf8').catch(() => '');
  const rows = text.split('\n').slice(1, -1);
  return rows.map((line) =>
    line
      .split('\t')
      .filter((_, at) => [1, 2, 3, 8].includes(at))
      .join(' '),
  );
}

test('a payment is kept as a line of a file that only the file’s owner can read', async () => {
  const event = eventOf('payment.captured', 0, { email: '=HYPERLINK("x")\t\n2026' });
  expect(await start().post(event, 'evt_1')).toBe(200);
  const file = join(folder, 'payments.tsv');
  const [head, line] = (await readFile(file, 'utf8')).split('\n');
  expect(head).toMatch(/^time in India\tpayment\tstate\tamount\t/);
  // The email address is not a formula, and stays in its cell.
  const email = `'=HYPERLINK("x") 2026`;
  expect(line?.split('\t').slice(0, -2).join(' | ')).toBe(
    `2026-11-22 10:00:00 | pay_1 | paid | 499.90 | INR | upi | ${email} | order_1 | payment.captured | evt_1`,
  );
  expect((await stat(file)).mode & 0o077).toBe(0);
});

const genuine = eventOf('payment.captured');

test.each([
  ['forged', genuine, signatureOf(genuine, 'another-secret'), 401],
  ['unsigned', genuine, '', 401],
  ['changed', genuine.replace('49990', '99990'), signatureOf(genuine), 401],
  ['far too long', ' '.repeat(300_000), undefined, 413],
  ['about no payment', '{"event":"invoice.paid"}', undefined, 200],
  ['no JSON', 'nonsense', undefined, 200],
])('an event that is %s is not kept', async (_, body, signature, code) => {
  const { post, log } = start();
  expect(await post(body, 'evt_1', signature)).toBe(code);
  expect(await lines()).toEqual([]);
  // The log names signed events that are not kept.
  expect(log).toHaveBeenCalledTimes(code === 200 ? 1 : 0);
});

test('a repeated event is kept once, also with another id and after a restart', async () => {
  const { post } = start();
  const again = eventOf('payment.captured', 1);
  const all = [post(genuine, 'evt_1'), post(genuine, 'evt_1'), post(genuine, 'evt_2')];
  expect(await Promise.all(all)).toEqual([200, 200, 200]);
  expect(await post(again, 'evt_1')).toBe(200);
  const restarted = start();
  expect([await restarted.post(genuine), await restarted.post(again, 'evt_1')]).toEqual([200, 200]);
  expect(await lines()).toEqual(['pay_1 paid 499.90 payment.captured']);
});

test('the status of a payment is right, even if its events come in another order', async () => {
  const { post } = start();
  await post(eventOf('payment.failed', 0));
  await post(eventOf('refund.processed', 9, { refund_status: 'partial' }));
  await start().post(eventOf('payment.captured', 2));
  await post(eventOf('refund.processed', 10, { refund_status: 'full' }));
  await post(eventOf('refund.created', 8));
  await post(eventOf('payment.authorized', 3, { id: 'pay_2' }));
  expect(await lines()).toEqual([
    'pay_1 failed 499.90 payment.failed',
    'pay_1 partly refunded 499.90 refund.processed',
    'pay_1 partly refunded 499.90 payment.captured',
    'pay_1 refunded 499.90 refund.processed',
    'pay_1 refunded 499.90 refund.created',
    'pay_2 authorised 499.90 payment.authorized',
  ]);
});

const REFUND = { entity: { id: 'rfnd_1', amount: 12345 } };

test.each([
  ['INR', 49990, '499.90', '123.45'],
  ['JPY', 49990, '49990', '12345'],
  ['KWD', 49990, '49.990', '12.345'],
  ['rupees', 49990, '49990', '12345'],
  ['INR', 'nothing', '', '123.45'],
])('a refund in %s has the decimals of its currency', async (currency, ...row) => {
  const [amount, whole, back] = row;
  const { entity, payload, ...event } = JSON.parse(
    eventOf('refund.processed', 0, { currency, amount }),
  ) as { entity: string; payload: object };
  const body = JSON.stringify({ ...event, entity, payload: { ...payload, refund: REFUND } });
  expect(await start().post(body)).toBe(200);
  const text = await readFile(join(folder, 'payments.tsv'), 'utf8');
  const [head = [], cells = []] = text.split('\n').map((line) => line.split('\t'));
  expect(cells[head.indexOf('amount')]).toBe(whole);
  expect(cells[head.indexOf('refund')]).toBe(back);
});

test.each(['1e15', '1e400', '-1', '0.5', '"soon"', 'null'])(
  'an event with the time %s is kept, but only once',
  async (time) => {
    const body = genuine.replace(/"created_at":\d+/, `"created_at":${time}`);
    const { post } = start();
    expect([await post(body, 'evt_1'), await post(body, 'evt_2')]).toEqual([200, 200]);
    expect(await start().post(body, 'evt_1')).toBe(200);
    expect(await lines()).toEqual(['pay_1 paid 499.90 payment.captured']);
  },
);

test('an event that could not be stored is stored when Razorpay sends it again', async () => {
  const { post } = start();
  const file = join(folder, 'payments.tsv');
  // First the file can't be read, later it can't be written.
  for (const event of [genuine, eventOf('payment.captured', 1)]) {
    await rm(file, { force: true });
    await mkdir(file);
    expect(await post(event)).toBe(503);
    await rm(file, { recursive: true });
    expect(await post(event)).toBe(200);
  }
  expect(await lines()).toHaveLength(1);
  const record = async () => new Promise<never>(() => {});
  expect(await start({ record, timeout: 20 }).post(genuine), 'storing hangs').toBe(503);
});

test('an incomplete line is reported briefly and ignored, and the next event is kept', async () => {
  await start().post(eventOf('payment.authorized'));
  const half = `2026-11-22 10:00:01\tpay_1\trefunded${'x'.repeat(100_000)}`;
  await appendFile(join(folder, 'payments.tsv'), half);
  const { post, log } = start();
  expect(await post(genuine)).toBe(200);
  expect((await lines()).at(-1)).toBe('pay_1 paid 499.90 payment.captured');
  const warning = /payments\.tsv has a line that is no.*refundedx{150,200}$/;
  expect(log.mock.calls).toEqual([[expect.stringMatching(warning)]]);
});

test('a removed payments file is made again with its header row, and a file without that row is still read', async () => {
  const { post } = start();
  await post(eventOf('payment.authorized'));
  const file = join(folder, 'payments.tsv');
  await rm(file);
  await post(genuine);
  await start().post(genuine);
  const [head, ...rows] = (await readFile(file, 'utf8')).split('\n');
  expect(head).toMatch(/^time in India\t/);
  expect(rows).toEqual([expect.stringContaining('payment.captured'), '']);
  // The file now has a spreadsheet's line endings, and no header row.
  await writeFile(file, rows.join('\r\n'));
  await start().post(genuine);
  expect(await readFile(file, 'utf8')).toBe(rows.join('\r\n'));
});
