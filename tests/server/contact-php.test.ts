import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test as anyTest } from 'vitest';
import { owner } from '@/content/owner';
import { hasPhp, phpEndpoint } from '../support/php-endpoint';

/* What contact.test.ts asks of the endpoint for Node, and the contract can't see. */

const test = anyTest.skipIf(!hasPhp());

const MESSAGE = {
  firstName: 'मीरा',
  lastName: 'Kulkarni',
  email: 'meera@example.in',
  phone: '+91 98765 43210',
  serviceRequired: 'GST Registration\r\nBcc: everybody@example.in',
  message: 'A tea shop.\nIn Kochi.',
};

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'contact-php-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function post(origin: string, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(fields);
  const answer = await fetch(`${origin}/contact.php`, { method: 'POST', body, headers });
  const { status } = (await answer.json()) as { status: string };
  return { code: answer.status, status, headers: answer.headers };
}

/** The words that a mail says in Base64, and its headers. */
async function mailIn(folder: string) {
  const [head = '', body = ''] = (await readFile(join(folder, 'mails'), 'utf8')).split(
    /\r?\n\r?\n/,
  );
  const decoded = (text: string) => Buffer.from(text, 'base64').toString();
  return {
    head: head.replace(/=\?UTF-8\?B\?(\S+?)\?=\s*/g, (_, part: string) => decoded(part)),
    body: decoded(body),
  };
}

test('a message is mailed to the owner, and no line break of a field reaches the headers', async () => {
  const folder = await temporaryFolder();
  const { origin } = await phpEndpoint(folder);
  expect(await post(origin, MESSAGE)).toMatchObject({ code: 200, status: 'success' });
  const { head, body } = await mailIn(folder);
  expect(head).toContain(`To: ${owner.email}`);
  expect(head).toContain('मीरा Kulkarni: GST Registration Bcc: everybody@example.in');
  expect(head).toContain('Reply-To: meera@example.in');
  expect(head).toContain('From: website@sthapana.example');
  expect(head).not.toMatch(/^Bcc/m);
  expect(body).toContain('Message: A tea shop.');
  expect(await readdir(folder)).toContain('.htaccess');
});

test('a message that the mail server refuses is kept, and mailed when it is sent again', async () => {
  const folder = await temporaryFolder();
  const { origin } = await phpEndpoint(
    folder,
    `test -s ${folder}/recent.json && cat >> ${folder}/mails`,
  );
  expect(await post(origin, MESSAGE)).toMatchObject({ code: 502, status: 'error' });
  expect(await post(origin, MESSAGE)).toMatchObject({ code: 200, status: 'success' });
  expect(await post(origin, MESSAGE)).toMatchObject({ code: 200, status: 'success' });
  const lines = (await readFile(join(folder, 'messages.jsonl'), 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    { ...MESSAGE, id: expect.any(String), receivedAt: expect.any(String), suspect: false },
  ]);
  expect((await readFile(join(folder, 'mails'), 'utf8')).match(/^To:/gm)).toHaveLength(1);
});

test('the eleventh message within ten minutes is asked to wait', async () => {
  const { origin } = await phpEndpoint(await temporaryFolder());
  for (let count = 1; count <= 10; count++) {
    expect(await post(origin, { ...MESSAGE, phone: String(count) })).toMatchObject({ code: 200 });
  }
  const { code, headers } = await post(origin, MESSAGE);
  expect([code, headers.get('retry-after')]).toEqual([429, '600']);
});

test('the pages of the site may be on another host', async () => {
  const { origin } = await phpEndpoint(await temporaryFolder());
  const site = 'https://www.sthapana.example';
  const { code, headers } = await post(origin, MESSAGE, { origin: site });
  expect([code, headers.get('access-control-allow-origin')]).toEqual([200, site]);
});

test('a folder that is published, or can’t be made, takes nothing', async () => {
  for (const folder of ['/proc/messages', '.']) {
    const { origin } = await phpEndpoint(folder);
    expect(await post(origin, MESSAGE)).toMatchObject({ code: 500, status: 'error' });
  }
});
