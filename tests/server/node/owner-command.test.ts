import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { cellOf } from '../../../server/node/cells';
import { messagesFolder } from '../../../server/node/messages-folder';
import { ownerCommand } from '../../../server/node/owner-command';
import { temporaryFolder } from '../../support/built-site';

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

/** A folder with messages of each kind, the oldest two years old. Today is 25 November 2026. */
async function start() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T09:00:00Z') });
  const folder = await temporaryFolder();
  const box = messagesFolder(folder);
  await box.save(received('new', '2026-11-24'));
  await box.save(received('delivered', '2025-11-24'));
  await box.keep(received('parked', '2025-11-25', true), 'parked');
  await box.keep(received('undelivered', '2024-11-24'), 'no route');
  const run = async (words = '', period = '12 months', built = '2026-11-25') =>
    ownerCommand(words === '' ? [] : words.split(' '), folder, { period, built });
  return { folder, box, run };
}

test('unanswered messages are listed, the latest last', async () => {
  const { box, run } = await start();
  const list = await run();
  expect(list.match(/^\S+ {2}20.*$|^\d .*$/gm)).toEqual([
    'undelive  2024-11-24 15:30:00  not delivered: no route',
    'delivere  2025-11-24 15:30:00',
    'parked-1  2025-11-25 15:30:00  not delivered: parked',
    'new-1  2026-11-24 15:30:00',
    '4 to answer, 1 of them not delivered to you yet, 4 in all',
  ]);
  expect(await box.hasParked()).toBe(true);
  expect(await run('answered parked undelivered')).toBe('2 marked as answered');
  expect(await run()).toMatch(/^delivere.*new-1.*2 to answer, 4 in all$/s);
  expect([await box.hasParked(), await box.undelivered()]).toEqual([false, []]);
});

test('the spreadsheet has no formulas, and only its owner can read it', async () => {
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

test('delete-old deletes messages older than the privacy policy allows, except undelivered ones', async () => {
  const { folder, run } = await start();
  expect(await run('delete-old')).toMatch(/^1 deleted.* 0 of them.*\n3 left, 1 of them/);
  expect(await run('delete-old', '1 day')).toMatch(
    /^1 deleted.* 1 of them unanswered possible spam.*\n2 left, 1 of/,
  );
  await run('answered undelivered new');
  expect(await run('delete-old', '1 day')).toMatch(/^1 deleted.*\n1 left, 0 of/);
  await rm(join(folder, 'messages'), { recursive: true });
  expect(await run()).toMatch(/^There are no messages in .* yet/);
});

test('a clock that is years ahead deletes nothing', async () => {
  const { box, run } = await start();
  vi.setSystemTime('2029-02-03');
  await box.save(received('today', '2029-02-03'));
  await expect(run('delete-old')).rejects.toThrow(
    'According to the clock, all messages and this build are older',
  );
  expect(await box.all()).toHaveLength(5);
  expect(await run('delete-old', '12 months', '2029-01-01')).toMatch(/^3 deleted/);
});

test('files that are no messages are named, and all messages are still listed', async () => {
  const { folder, run } = await start();
  const stored = { ...received('odd', '2026-11-24'), id: 'odd' };
  const files = {
    empty: {},
    half: { ...stored, id: 'half', receivedAt: 'yesterday' },
    copy: stored,
    outside: { ...stored, id: '../outside' },
  };
  for (const [name, value] of Object.entries(files)) {
    await writeFile(join(folder, 'messages', `${name}.json`), JSON.stringify(value));
  }
  await mkdir(join(folder, 'messages', 'folder.json'));
  expect(await run()).toMatch(/4 to answer, .*4 in all$/);
  const named = vi.mocked(console.error).mock.calls.map(([text]) => String(text));
  vi.mocked(console.error).mockClear();
  for (const name of [...Object.keys(files), 'folder']) {
    expect(named).toContainEqual(
      expect.stringMatching(`/${name}.json (is no message|can't be read)`),
    );
  }
});

test.each([
  ['delete-old', 'a sample period, such as 12 months', 'must be like "12 months"'],
  ['answered e', '12 months', 'the id of exactly one message'],
  ['answered', '12 months', 'npm run messages -- answered ID'],
  ['delete', '12 months', 'npm run messages -- delete-old'],
])('%s with %j changes nothing and says why', async (words, period, why) => {
  const { box, run } = await start();
  await expect(run(words, period)).rejects.toThrow(why);
  expect(await box.all()).toHaveLength(4);
});

test.each([
  // Excel would drop the zero of the first number, and show the second as 9.19877E+11.
  ['09876543210', "'09876543210"],
  ['919876543210', "'919876543210"],
  ['9876543210', '9876543210'],
  ['0.50', '0.50'],
  // The owner copies the id of a message into commands, so it stays unchanged.
  ['012345678901234a', '012345678901234a'],
])('a spreadsheet shows %s as it was typed', (text, cell) => expect(cellOf(text)).toBe(cell));
