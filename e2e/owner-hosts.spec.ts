import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../tests/support/free-port.ts';
import {
  amountOf,
  checkoutsOf,
  emailOf,
  messageOf,
  payButtonOf,
  sandboxOf,
} from './support/checkouts.ts';
import { fillConsultation, fillContact, toastOf } from './support/forms.ts';
import { hydratedPart, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

/*
 * A build as an owner makes it, on the hosts that an owner may have: `npm run serve`, and one that runs PHP. It was made 60 days
 * ago by its clock, with secrets in the environment. All that is sent goes over HTTP, and is looked up where it has to arrive.
 */

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const DAYS_AGO = 60;
const built = new Date(Date.now() - DAYS_AGO * 86_400_000);

const SECRETS = {
  RAZORPAY_KEY_SECRET: 'the-secret-of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'the-secret-of-the-webhook',
  SMTP_URL: 'smtps://desk:the-secret-of-the-mailbox@mail.example:465',
};

/** Stands in for Razorpay inside the server's process. */
const RAZORPAY = `
  const reach = globalThis.fetch;
  globalThis.fetch = async (url, init) =>
    String(url).startsWith('https://api.razorpay.com/')
      ? Response.json({ id: 'order_ofthejourney', ...JSON.parse(init.body) })
      : reach(url, init);`;

const LEFT = {
  firstName: 'Meera',
  lastName: '',
  email: 'meera@example.in',
  phone: '1',
  serviceRequired: 'GST Registration',
  message: 'Left by the process before.',
  id: 'left-before',
  receivedAt: 'yesterday',
  suspect: false,
  why: 'The disk was full',
};

const folder = mkdtempSync(join(tmpdir(), 'owner-hosts-'));
const dist = join(folder, 'dist');
const processes: ChildProcess[] = [];

test.beforeAll(() => {
  run('npx', ['vite', 'build', '--mode', 'demo', '--logLevel', 'error', '--outDir', dist], {
    SOURCE_DATE_EPOCH: String(Math.floor(built.getTime() / 1000)),
    VITE_RAZORPAY_ORDER_ENDPOINT: '/api/order',
    ...SECRETS,
  });
  run('npm', ['run', '--silent', 'build:server']);
  mkdirSync(join(dist, 'sandbox'));
  cpSync('vite/local-services/checkout-sandbox-client.js', join(dist, 'sandbox/checkout.js'));
});

test.afterAll(() => {
  for (const one of processes) one.kill();
  rmSync(folder, { recursive: true });
});

function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(command, args, { env: { ...process.env, ...env } });
  expect(status, String(stderr)).toBe(0);
}

/** Starts a host and waits until it answers. */
async function start(name: string, command: (port: string, data: string) => string[]) {
  const data = join(folder, name);
  mkdirSync(data, { recursive: true });
  const port = String(await freePort());
  const [program = '', ...args] = command(port, data);
  const env = {
    ...process.env,
    ...SECRETS,
    RAZORPAY_KEY_ID: 'rzp_test_sandbox',
    CONTACT_DELIVERY: 'file',
    SITE_FOLDER: dist,
    DATA_FOLDER: data,
    MESSAGES: data,
    PORT: port,
  };
  processes.push(spawn(program, args, { env, stdio: 'ignore' }));
  const origin = `http://127.0.0.1:${port}`;
  await expect(async () => void (await fetch(origin))).toPass();
  return { origin, data };
}

const node = (_port: string, data: string) => {
  mkdirSync(join(data, 'undelivered'));
  writeFileSync(join(data, 'undelivered', 'left-before.json'), JSON.stringify(LEFT));
  const standIn = `data:text/javascript,${encodeURIComponent(RAZORPAY)}`;
  return [process.execPath, '--import', standIn, 'dist-server/serve.js'];
};

const php = (port: string) => [
  'php',
  '-S',
  `127.0.0.1:${port}`,
  '-t',
  dist,
  'tests/server/site.php',
];

/** First names and messages, in the order in which they came. */
function mailbox(data: string): string[][] {
  return readFileSync(join(data, 'messages.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>)
    .map(({ firstName = '', message = '' }) => [firstName, message.replaceAll('\r\n', '\n')]);
}

/** Fills in each form that sends something, as visitors do, and waits until it says that it is sent. */
async function sendEach(page: Page, origin: string): Promise<void> {
  const isSent = () => expect(toastOf(page)).toContainText('Message Sent!');
  await open(page, `${origin}/`);
  const hero = page.getByTestId('hero-consultation-form');
  await hydratedPart(hero);
  await fillConsultation(hero, { fullName: 'Hero' });
  await hero.getByRole('button', { name: /^Get Free/ }).click();
  await isSent();

  await open(page, `${origin}/contact`);
  const contact = page.getByTestId('contact-form');
  await hydratedPart(contact);
  await fillContact(contact, { firstName: 'Contact' });
  await contact.getByRole('button', { name: /^Send/ }).click();
  await isSent();

  await open(page, `${origin}/services/gst-registration`);
  const consultation = page.getByTestId('consultation-form');
  await hydratedPart(consultation);
  await fillConsultation(consultation, { fullName: 'Consultation' });
  await consultation.getByRole('button', { name: /^Get Free/ }).click();
  await page.getByRole('button', { name: 'Send it now' }).click();
  await isSent();

  const plain = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`${origin}/contact`);
  await fillContact(still.getByTestId('contact-form'), { firstName: 'Plain' });
  await still.getByRole('button', { name: /^Send/ }).click();
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
  await plain.close();
}

const SENT = [
  ['Hero', 'Free consultation requested on the landing page: GST Registration'],
  ['Contact', 'A tea shop in Kochi.'],
  ['Consultation', 'Free consultation requested on the page: GST registration'],
  ['Plain', 'A tea shop in Kochi.'],
];

test(
  'with npm run serve each form reaches the mailbox, after what was left before',
  { tag: '@thorough' },
  async ({ page, request }) => {
    const { origin, data } = await start('node', node);
    await sendEach(page, origin);
    expect(mailbox(data)).toEqual([['Meera', LEFT.message], ...SENT]);
    expect(readdirSync(join(data, 'undelivered'))).toEqual([]);

    await test.step('a payment has an order, and Razorpay’s word for it alone is believed', async () => {
      await open(page, `${origin}/razorpay-checkout`);
      await amountOf(page).fill('1200');
      await emailOf(page).fill('asha@example.com');
      await payButtonOf(page).click();
      await sandboxOf(page).getByRole('button', { name: 'Pay (succeeds)' }).click();
      await expect(messageOf(page)).toContainText('Payment successful');
      expect(await checkoutsOf(page)).toMatchObject([
        { amount: 120_000, order_id: 'order_ofthejourney' },
      ]);

      const entity = {
        id: 'pay_journey',
        order_id: 'order_ofthejourney',
        amount: 120_000,
        currency: 'INR',
      };
      const report = JSON.stringify({
        event: 'payment.captured',
        created_at: 1,
        payload: { payment: { entity } },
      });
      const told = async (secret: string) => {
        const signature = createHmac('sha256', secret).update(report).digest('hex');
        const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signature };
        return (
          await request.post(`${origin}/api/razorpay-webhook`, { data: report, headers })
        ).status();
      };
      const { RAZORPAY_WEBHOOK_SECRET: secret } = SECRETS;
      expect([await told('forged'), await told(secret), await told(secret)]).toEqual([
        401, 200, 200,
      ]);
      const payments = readFileSync(join(data, 'payments.tsv'), 'utf8');
      expect(payments.match(/pay_journey\tpaid\t1200\.00/g)).toHaveLength(1);
    });

    await test.step('the page says how old it is, later that it has ended, and the check refuses it', async () => {
      const day = built.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
      await open(page, `${origin}/services/gst-filing#due-dates`);
      const dates = page.locator('.due-dates');
      await hydratedPart(dates);
      await expect(dates.getByRole('note')).toContainText('more than 45 days ago');
      await page.clock.setFixedTime(Date.now() + 3 * 365 * 86_400_000);
      await page.reload();
      await hydratedPart(dates);
      await expect(dates.getByRole('note')).toContainText('The dates of this page ended on');

      const args = ['vite/ready/index.js', '--mode', 'demo', '--url', origin];
      const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect(status).toBe(1);
      expect(stdout).toContain(`${origin} was built on ${day}, more than 31 days ago.`);
    });
  },
);

test('with PHP each form reaches the mailbox', { tag: '@thorough' }, async ({ page }) => {
  test.skip(spawnSync('php', ['--version']).status !== 0, 'This machine has no PHP.');
  const { origin, data } = await start('php', php);
  await sendEach(page, origin);
  expect(mailbox(data)).toEqual(SENT);
});

test('no secret of the environment is in the build', { tag: '@thorough' }, () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  expect(files.length).toBeGreaterThan(100);
  const leaking = files.filter((file) => {
    const text = readFileSync(join(file.parentPath, file.name), 'latin1');
    return /the-secret-of/.test(text);
  });
  expect(leaking).toEqual([]);
});
