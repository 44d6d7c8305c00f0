import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
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
import { fillConsultation, fillContact, toastOf } from './support/forms.ts';
import { hydratedPart, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

/*
 * A build as an owner makes it, on the hosts that an owner may have: `npm run serve`, and one that runs PHP, with secrets in the
 * environment. Everything is sent over HTTP, and checked where it has to arrive.
 */

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const SECRETS = {
  RAZORPAY_KEY_SECRET: 'the-secret-of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'the-secret-of-the-webhook',
  SMTP_URL: 'smtps://desk:the-secret-of-the-mailbox@mail.example:465',
};

const LEFT = {
  firstName: 'Meera',
  lastName: '',
  email: 'meera@example.in',
  phone: '1',
  serviceRequired: 'GST Registration',
  message: 'Left by the process before.',
  id: 'left-before',
  receivedAt: '2026-01-01T00:00:00.000Z',
  suspect: false,
  why: 'The disk was full',
};

const folder = mkdtempSync(join(tmpdir(), 'owner-hosts-'));
const dist = join(folder, 'dist');
const processes: ChildProcess[] = [];

test.beforeAll(() => {
  run('npx', ['vite', 'build', '--mode', 'demo', '--logLevel', 'error', '--outDir', dist], SECRETS);
  run('npm', ['run', '--silent', 'build:server']);
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
    PORT: port,
  };
  processes.push(spawn(program, args, { env, stdio: 'ignore' }));
  const origin = `http://127.0.0.1:${port}`;
  await expect(async () => void (await fetch(origin))).toPass();
  return { origin, data };
}

const node = (_port: string, data: string) => {
  mkdirSync(join(data, 'messages'));
  writeFileSync(join(data, 'messages', 'left-before.json'), JSON.stringify(LEFT));
  return [process.execPath, 'dist-server/serve.js'];
};

/** The contact.php that the build writes, beside the pages, and a mailer that takes what it gets. */
const php = (port: string, data: string) => {
  copyFileSync(join(folder, 'deploy/php/contact.php'), join(dist, 'contact.php'));
  writeFileSync(join(data, 'mailer.sh'), `cat >> ${data}/mails`);
  const mail = `sendmail_path=sh ${data}/mailer.sh`;
  return ['php', '-d', mail, '-S', `127.0.0.1:${port}`, '-t', dist, 'tests/server/site.php'];
};

/** First names and messages, in the order in which they came. */
function mailbox(data: string): string[][] {
  const kept = join(data, 'messages');
  const texts = existsSync(kept)
    ? readdirSync(kept).map((name) => readFileSync(join(kept, name), 'utf8'))
    : readFileSync(join(data, 'messages.jsonl'), 'utf8').trim().split('\n');
  return texts
    .map((text) => JSON.parse(text) as Record<string, string>)
    .toSorted((one, other) => one['receivedAt']!.localeCompare(other['receivedAt']!))
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
  async ({ page }) => {
    const { origin, data } = await start('node', node);
    await sendEach(page, origin);
    expect(mailbox(data)).toEqual([['Meera', LEFT.message], ...SENT]);
    expect(readFileSync(join(data, 'messages/left-before.json'), 'utf8')).not.toContain(LEFT.why);
  },
);

test('with PHP each form reaches the mailbox', { tag: '@thorough' }, async ({ page }) => {
  test.skip(spawnSync('php', ['--version']).status !== 0, 'This machine has no PHP.');
  const { origin, data } = await start('website-messages', php);
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
