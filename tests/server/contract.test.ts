import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createHost } from '../../server/node/host';
import { messagesFolder } from '../../server/node/messages-folder';
import { siteFolder } from '../support/built-site';
import { freePort } from '../support/free-port';
import { listen } from '../support/listen';
import { hasPhp, phpEndpoint } from '../support/php-endpoint';

/* The command for owners from docs/server.md, on endpoints whose messages can be read. */

async function contract(address: string, ...options: string[]) {
  const child = spawn(process.execPath, ['tests/server/contract.js', address, ...options]);
  const ended = once(child, 'exit');
  child.stdin.end();
  const [said, asked] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const lines = said.split('\n').filter((line) => line.startsWith('{'));
  const sent = lines.map((line) => JSON.parse(line) as object);
  return { said, asked, sent, code: (await ended)[0] as number };
}

async function messagesOfPhp(folder: string): Promise<object[]> {
  const files = ['messages.jsonl', 'parked-messages.jsonl'].map((name) => join(folder, name));
  const texts = await Promise.all(files.map(async (file) => readFile(file, 'utf8')));
  const lines = texts.join('').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as object);
}

const endpoints = {
  'the Node host': async (folder: string) => {
    const { dist } = await siteFolder();
    await writeFile(join(dist, '_headers'), '/*\n  X-Frame-Options: DENY\n');
    const env = { SITE_FOLDER: dist, DATA_FOLDER: folder, CONTACT_DELIVERY: 'file' };
    return listen(createHost(env).respond);
  },
  'contact.php': async (folder: string) => (await phpEndpoint(folder)).origin,
};

test.for(Object.entries(endpoints))(
  '%s keeps the contract',
  { timeout: 30_000 },
  async ([name, start], { skip }) => {
    skip(name.includes('php') && !hasPhp(), 'no PHP');
    const folder = await mkdtemp(join(tmpdir(), 'contract-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { said, sent } = await contract(`${await start(folder)}/contact.php`, '--yes');
    expect(said).not.toContain('BROKEN');
    expect(said).toMatch(/^18 requests were answered by http/m);
    expect(sent).toHaveLength(4);
    const arrived = name.includes('php')
      ? messagesOfPhp
      : (one: string) => messagesFolder(one).all();
    expect(await arrived(folder)).toEqual(sent.map((one) => expect.objectContaining(one)));
  },
);

test('an endpoint that takes everything breaks it', async () => {
  const origin = await listen(async () => Response.json({ status: 'success' }));
  const { said } = await contract(`${origin}/contact.php`, '--yes');
  expect(said.match(/^BROKEN .*/gm)).toHaveLength(7);
  expect(said).toContain('BROKEN  It refuses what is too long.');
}, 30_000);

test('without a terminal it sends nothing unless it is told to, and it stops where nobody answers', async () => {
  const address = `http://127.0.0.1:${await freePort()}/contact.php`;
  const asking = await contract(address);
  expect([asking.code, asking.said]).toEqual([2, '']);
  expect(asking.asked).toContain('Add --yes');
  const { code, said } = await contract(address, '--yes');
  expect([code, said.match(/ECONNREFUSED/g), said.includes('The owner')]).toEqual([
    1,
    ['ECONNREFUSED'],
    false,
  ]);
});
