import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messagesFolder } from '../server/node/messages-folder.ts';
import { freePort } from '../tests/support/free-port.ts';
import { fillConsultation, toastOf } from './support/forms.ts';
import { hydratedPart } from './support/page.ts';
import { expect, test } from './support/test.ts';

/* What the Node host does with a message, and that PHP does the same, is tested in tests/server. */

const folder = mkdtempSync(join(tmpdir(), 'owner-hosts-'));
const dist = join(folder, 'dist');
let host: ChildProcess | undefined;

test.afterAll(() => {
  host?.kill();
  rmSync(folder, { recursive: true });
});

test(
  'a build beside the owner’s secrets holds none of them, and by npm run serve its hero form reaches the mailbox',
  { tag: '@thorough' },
  async ({ page }) => {
    test.setTimeout(300_000);
    const port = await freePort();
    const env = {
      ...process.env,
      RAZORPAY_KEY_ID: 'rzp_test_sandbox',
      RAZORPAY_KEY_SECRET: 'the-secret-of-the-key',
      RAZORPAY_WEBHOOK_SECRET: 'the-secret-of-the-webhook',
      SMTP_URL: 'smtps://desk:the-secret-of-the-mailbox@mail.example:465',
      CONTACT_DELIVERY: 'file',
      SITE_FOLDER: dist,
      DATA_FOLDER: folder,
      PORT: String(port),
    };
    const build = ['vite', 'build', '--mode', 'demo', '--logLevel', 'error', '--outDir', dist];
    execFileSync('npx', build, { env });
    execFileSync('npm', ['run', '--silent', 'build:server'], { env });
    const texts = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => text.includes('the-secret-of'))).toEqual([]);

    host = spawn(process.execPath, ['dist-server/serve.js'], { env, stdio: 'ignore' });
    await expect(() => page.goto(`http://127.0.0.1:${port}/`)).toPass();
    const hero = page.getByTestId('hero-consultation-form');
    await hydratedPart(hero);
    await fillConsultation(hero, { fullName: 'Hero' });
    await hero.getByRole('button', { name: /^Get Free/ }).click();
    await expect(toastOf(page)).toContainText('Message Sent!');
    const mailbox = await messagesFolder(folder).all();
    expect(mailbox.map(({ firstName }) => firstName)).toEqual(['Hero']);
  },
);
