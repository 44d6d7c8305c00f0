import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messagesFolder } from '../server/node/messages-folder.ts';
import { freePort } from '../tests/support/free-port.ts';
import { fillConsultation, fillContact, toastOf } from './support/forms.ts';
import { hydratedPart, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

/* What the Node host does with a message, and that PHP does the same, is tested in tests/server. */

const SECRETS = {
  RAZORPAY_KEY_SECRET: 'the-secret-of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'the-secret-of-the-webhook',
  SMTP_URL: 'smtps://desk:the-secret-of-the-mailbox@mail.example:465',
};

const folder = mkdtempSync(join(tmpdir(), 'owner-hosts-'));
const dist = join(folder, 'dist');
let host: ChildProcess | undefined;

test.afterAll(() => {
  host?.kill();
  rmSync(folder, { recursive: true });
});

test(
  'a build beside the owner’s secrets holds none of them, and by npm run serve its forms reach the mailbox',
  { tag: '@thorough' },
  async ({ page }) => {
    test.setTimeout(300_000);
    run('npx', ['vite', 'build', '--mode', 'demo', '--logLevel', 'error', '--outDir', dist]);
    run('npm', ['run', '--silent', 'build:server']);
    const files = readdirSync(dist, { recursive: true, withFileTypes: true });
    const texts = files
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => text.includes('the-secret-of'))).toEqual([]);

    const PORT = String(await freePort());
    const settings = { CONTACT_DELIVERY: 'file', SITE_FOLDER: dist, DATA_FOLDER: folder, PORT };
    const env = { ...process.env, ...SECRETS, ...settings, RAZORPAY_KEY_ID: 'rzp_test_sandbox' };
    host = spawn(process.execPath, ['dist-server/serve.js'], { env, stdio: 'ignore' });
    const origin = `http://127.0.0.1:${PORT}`;
    await expect(async () => void (await fetch(origin))).toPass();
    await open(page, `${origin}/`);
    const hero = page.getByTestId('hero-consultation-form');
    await hydratedPart(hero);
    await fillConsultation(hero, { fullName: 'Hero' });
    await hero.getByRole('button', { name: /^Get Free/ }).click();
    await expect(toastOf(page)).toContainText('Message Sent!');

    const contact = page.getByTestId('contact-form');
    await hydratedPart(contact);
    await fillContact(contact, { firstName: 'Contact' });
    await contact.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByRole('group', { name: 'Receipt' })).toHaveCount(2);
    const mailbox = await messagesFolder(folder).all();
    expect(mailbox.map(({ firstName }) => firstName)).toEqual(['Hero', 'Contact']);
  },
);

function run(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { env: { ...process.env, ...SECRETS } });
  expect(status, String(stderr)).toBe(0);
}
