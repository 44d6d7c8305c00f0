import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createHost } from '../../server/node/host';
import { siteFolder } from '../support/built-site';
import { listen } from '../support/listen';
import { hasPhp, phpEndpoint } from '../support/php-endpoint';

/* The command for owners from docs/server.md, on endpoints whose messages can be read. */

async function contract(address: string) {
  const child = spawn(process.execPath, ['tests/server/contract.js', address], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.end('y\n');
  const said = await text(child.stdout);
  const lines = said.split('\n').filter((line) => line.startsWith('{'));
  return { said, sent: lines.map((line) => JSON.parse(line) as object) };
}

async function messagesIn(folder: string): Promise<object[]> {
  const files = ['messages.jsonl', 'parked-messages.jsonl'];
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((lines) =>
    lines
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  );
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
    const { said, sent } = await contract(`${await start(folder)}/contact.php`);
    expect(said).not.toContain('BROKEN');
    expect(said).toMatch(/^18 requests were sent to http/m);
    expect(sent).toHaveLength(4);
    expect(await messagesIn(folder)).toEqual(sent.map((one) => expect.objectContaining(one)));
  },
);

test('an endpoint that takes everything breaks it', async () => {
  const origin = await listen(async () => Response.json({ status: 'success' }));
  const { said } = await contract(`${origin}/contact.php`);
  expect(said.match(/^BROKEN .*/gm)).toHaveLength(7);
  expect(said).toContain('BROKEN  It refuses what is too long.');
}, 30_000);
