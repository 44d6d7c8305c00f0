import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeMessage, FIELDS } from '../received-message.ts';
import { cellOf, INDIA } from './cells.ts';
import { isWaiting, messagesFolder, type StoredMessage } from './messages-folder.ts';

const USAGE = `npm run messages                  lists the unanswered messages
npm run messages -- csv           writes all messages into a file for a spreadsheet
npm run messages -- answered ID…  marks messages as answered
npm run messages -- delete-old    deletes messages that are older than the privacy policy allows`;

const COLUMNS = ['receivedAt', 'answeredAt', 'why', ...FIELDS, 'id'] as const;

/** `period` is how long messages are kept, as in the privacy policy ("12 months"). `built` is the build day of this program. */
export type Retention = Readonly<Record<'period' | 'built', string>>;

/**
 * Runs `npm run messages`.
 *
 * @returns the output for the owner
 * @throws Error with a message for the owner; nothing was changed
 */
export async function ownerCommand(
  [verb, ...ids]: readonly string[],
  folder: string,
  { period, built }: Retention,
): Promise<string> {
  const box = messagesFolder(folder);
  const all = await box.all();
  if (all.length === 0)
    return `There are no messages in ${folder} yet. DATA_FOLDER sets another folder.`;
  if (verb === undefined) {
    const open = all.filter(({ answeredAt }) => !answeredAt);
    const failed = open.filter(isWaiting).length;
    const counts = [
      `${open.length} to answer`,
      ...(failed > 0 ? [`${failed} of them not delivered to you yet`] : []),
      `${all.length} in all`,
    ];
    return [...open.map(describe), counts.join(', ')].join('\n\n');
  }
  if (verb === 'csv') {
    const file = join(folder, 'messages.csv');
    const rows = [COLUMNS, ...all.map((message) => COLUMNS.map((name) => textOf(message, name)))];
    const lines = rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`);
    // Without the byte order mark Excel assumes another encoding.
    await writeFile(file, `\uFEFF${lines.join('')}`, { mode: 0o600 });
    return `${file} has all ${all.length}. Delete the file after use.`;
  }
  if (verb === 'answered' && ids.length > 0) {
    const found = all.filter(({ id }) => ids.some((start) => id.startsWith(start)));
    if (found.length !== ids.length)
      throw new Error('Each ID must be the start of the id of exactly one message');
    for (const message of found) await box.answer(message);
    return `${found.length} marked as answered`;
  }
  if (verb === 'delete-old') {
    const start = startOf(period).toISOString();
    // If the clock is wrong today, today's messages have wrong times, so only older ones count.
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const known = all.map(({ receivedAt }) => receivedAt).filter((time) => time < yesterday);
    if (![built, ...known].some((time) => time > start)) {
      throw new Error(
        `According to the clock, all messages and this build are older than ${period}. Set the clock, or build again.`,
      );
    }
    const old = all.filter(({ receivedAt }) => receivedAt < start);
    const deleted = old.filter((message) => !isWaiting(message));
    for (const message of deleted) await box.delete(message);
    const parked = deleted.filter(({ suspect, answeredAt }) => suspect && !answeredAt);
    return `${deleted.length} deleted (older than ${period}), ${parked.length} of them unanswered possible spam
${all.length - deleted.length} left, ${old.length - deleted.length} of them just as old but never delivered`;
  }
  throw new Error(USAGE);
}

function describe(message: StoredMessage): string {
  const { id, why } = message;
  const head = [id.slice(0, 8), textOf(message, 'receivedAt'), why && `not delivered: ${why}`];
  return `${cellOf(head.filter(Boolean).join('  '))}\n${describeMessage(message)}`;
}

/** Times are those of India. */
function textOf(message: StoredMessage, name: (typeof COLUMNS)[number]): string {
  const text = message[name] ?? '';
  return name.endsWith('At') && text ? INDIA.format(new Date(text)) : text;
}

function quoted(text: string): string {
  return `"${cellOf(text).replaceAll('"', '""')}"`;
}

/** The start of the period that ends now. */
function startOf(period: string): Date {
  const [, count, unit] = /^(\d+) (?:calendar )?(day|month|year)s?$/i.exec(period) ?? [];
  if (!unit) {
    throw new Error(
      `enquiryRetention in src/owner/settings.json must be like "12 months", not "${period}"`,
    );
  }
  const start = new Date();
  const today = start.getUTCDate();
  if (unit === 'day') start.setUTCDate(today - Number(count));
  else start.setUTCMonth(start.getUTCMonth() - Number(count) * (unit === 'year' ? 12 : 1));
  // If the month has no 31st, setUTCMonth gives a day of the next month.
  if (unit !== 'day' && start.getUTCDate() !== today) start.setUTCDate(0);
  return start;
}
