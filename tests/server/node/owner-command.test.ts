import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messagesFolder } from '../../../server/node/messages-folder';
import { ownerCommand } from '../../../server/node/owner-command';

const MESSAGE = {
  firstName: 'आशा',
  lastName: '=HYPERLINK("http://evil.example")',
  email: '@SUM(1)',
  phone: '+91 98765 43210',
  serviceRequired: 'GST Registration',
  message: 'He said: "call,\r\nplease"\u001B[2J',
};

const received = (id: string, day: string, suspect = false) => ({
  ...MESSAGE,
  id: `${id}-1`,
  receivedAt: `${day}T10:00:00.000Z`,
  suspect,
});

/** A folder with a message of each kind, received a year apart; today is 25 November 2026. */
async function start() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T09:00:00Z') });
  const folder = await mkdtemp(join(tmpdir(), 'messages-'));
  onTestFinished(async () => {
    vi.useRealTimers();
    await rm(folder, { recursive: true });
  });
  const box = messagesFolder(folder);
  await box.deliver(received('new', '2026-11-24'));
  await box.deliver(received('delivered', '2025-11-24'));
  await box.keep(received('parked', '2025-11-25', true), 'parked');
  await box.keep(received('undelivered', '2024-11-24'), 'no route');
  const run = async (words = '', period = '12 months') =>
    ownerCommand(words === '' ? [] : words.split(' '), folder, period);
  return { folder, box, run };
}

test('lists unanswered messages, the latest last', async () => {
  const { box, run } = await start();
  const list = await run();
  expect(list.match(/^\S+ {2}20.*$|^\d .*$/gm)).toEqual([
    'undelive  2024-11-24 15:30:00  not delivered: no route',
    'delivere  2025-11-24 15:30:00',
    'parked-1  2025-11-25 15:30:00  not delivered: parked',
    'new-1  2026-11-24 15:30:00',
    '4 to answer, 4 in all',
  ]);
  expect(await box.hasParked()).toBe(true);
  expect(await run('answered parked undelivered')).toBe('2 marked as answered');
  expect(await run()).toMatch(/^delivere.*new-1.*2 to answer, 4 in all$/s);
  expect([await box.hasParked(), await box.undelivered()]).toEqual([false, []]);
});

test('writes a spreadsheet without formulas, for its owner alone', async () => {
  const { folder, run } = await start();
  await run('answered new');
  expect(await run('csv')).toContain('has all 4');
  const file = join(folder, 'messages.csv');
  const rows = (await readFile(file, 'utf8')).split('\r\n');
  expect(rows[0]).toMatch(/^\uFEFF"receivedAt","answeredAt","why","firstName",/);
  expect(rows.slice(4)).toEqual([
    `"2026-11-24 15:30:00","2026-11-25 14:30:00","","आशा","'=HYPERLINK(""http://evil.example"")","'@SUM(1)","'+91 98765 43210","GST Registration","He said: ""call, please"" [2J","new-1"`,
    '',
  ]);
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('deletes what is older than the privacy policy says', async () => {
  const { run } = await start();
  expect(await run('delete-old')).toBe('2 deleted, which were older than 12 months; 2 left');
  expect(await run()).toMatch(/^parked.*new.*2 to answer, 2 in all$/s);
  expect(await run('delete-old', '1 day')).toMatch(/^1 deleted.*1 left$/);
});

test.each([
  ['delete-old', 'a sample period, such as 12 months', 'not such as "12 months"'],
  ['answered e', '12 months', 'begin that of one message'],
  ['answered', '12 months', 'npm run messages -- answered ID'],
  ['delete', '12 months', 'npm run messages -- delete-old'],
])('%s with %j changes nothing and says why', async (words, period, why) => {
  const { box, run } = await start();
  await expect(run(words, period)).rejects.toThrow(why);
  expect(await box.all()).toHaveLength(4);
});
