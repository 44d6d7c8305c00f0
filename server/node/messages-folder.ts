import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedMessage } from '../contact-message.ts';
import { parseJson } from '../http.ts';
import { linesFile } from './lines-file.ts';

export type MessagesFolder = ReturnType<typeof messagesFolder>;

/** A message with what the folder notes for the owner. */
export interface StoredMessage extends ReceivedMessage {
  /** Why it was not delivered. */
  why?: string;
  answeredAt?: string;
}

/**
 * Keeps messages in a folder: delivered ones as lines of JSON, suspect ones likewise in a second file for a person to look
 * through. A later line with the same id replaces an earlier one. A message that could not be delivered has a file of its own
 * until it is.
 */
export function messagesFolder(folder: string, log: (text: string) => void = console.error) {
  const deliveredFile = join(folder, 'messages.jsonl');
  const parkedFile = join(folder, 'parked-messages.jsonl');
  const deliver = linesFile(deliveredFile);
  const park = linesFile(parkedFile);
  const undelivered = join(folder, 'undelivered');
  const fileOf = (id: string) => join(undelivered, `${id}.json`);
  /** Says that a message is not waiting any more. */
  const release = (id: string) => rm(fileOf(id), { force: true });

  async function waiting(): Promise<StoredMessage[]> {
    const names = await readdir(undelivered).catch(unlessMissing([]));
    const messages: StoredMessage[] = [];
    // One after the other: a process may only have so many files open.
    for (const name of names.filter((one) => one.endsWith('.json'))) {
      const file = join(undelivered, name);
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') log(error.message);
      });
      if (text === undefined) continue;
      // This server wrote it.
      const message = parseJson(text) as StoredMessage | undefined;
      if (typeof message?.id === 'string') messages.push(message);
      else log(`${file} is no message`);
    }
    return messages;
  }

  return {
    deliver: async (message: ReceivedMessage) => deliver(JSON.stringify(message)),
    keep: async (message: ReceivedMessage, why: string) => {
      if (message.suspect) return park(JSON.stringify({ ...message, why }));
      await mkdir(undelivered, { recursive: true, mode: 0o700 });
      const text = `${JSON.stringify({ ...message, why }, null, 2)}\n`;
      // It gets its name when it is whole, so that half a file never counts as a message.
      const half = `${fileOf(message.id)}.half`;
      await writeFile(half, text, { mode: 0o600, flush: true });
      await rename(half, fileOf(message.id));
    },
    /** Rejects where nothing can be written. */
    check: async () => writeFile(join(folder, 'health'), 'ok', { mode: 0o600 }),
    /** The messages that could not be delivered yet. The reason is a note for the owner, not a part of the message. */
    undelivered: async (): Promise<ReceivedMessage[]> =>
      (await waiting()).map(({ why: _, ...message }) => message),
    release,
    /** Whether a parked message waits for a person to look at it. */
    hasParked: async () => (await messagesIn(parkedFile)).some(({ answeredAt }) => !answeredAt),
    /** All messages, the latest last. */
    all: async (): Promise<StoredMessage[]> => {
      const files = [deliveredFile, parkedFile].flatMap((file) => [oldOf(file), file]);
      const lines = await Promise.all(files.map(messagesIn));
      return latest([await waiting(), ...lines].flat());
    },
    /** Notes that a message has been answered, whether it was delivered or not. */
    answer: async (message: StoredMessage) => {
      const line = JSON.stringify({ ...message, answeredAt: new Date().toISOString() });
      await (message.suspect ? park(line) : deliver(line));
      await release(message.id);
    },
    /** Deletes the messages that came before a time, while a server may be adding others. */
    deleteBefore: async (time: string) => {
      const isOld = ({ receivedAt }: ReceivedMessage) => receivedAt < time;
      for (const [file, add] of [[deliveredFile, deliver] as const, [parkedFile, park] as const]) {
        // The first round is for a file that a killed process has left there.
        for (const isLeftOver of [true, false]) {
          if (!isLeftOver) await rename(file, oldOf(file)).catch(unlessMissing(undefined));
          const left = (await messagesIn(oldOf(file))).filter((message) => !isOld(message));
          if (left.length > 0) await add(left.map((message) => JSON.stringify(message)).join('\n'));
          await rm(oldOf(file), { force: true });
        }
      }
      for (const message of (await waiting()).filter(isOld)) await release(message.id);
    },
  };
}

/** Where a file of lines lies while messages are deleted from it. */
const oldOf = (file: string) => `${file}.old`;

/** The messages of a file of lines. Half a line is left out: nobody was promised that it is kept. */
async function messagesIn(file: string): Promise<StoredMessage[]> {
  const text = await readFile(file, 'utf8').catch(unlessMissing(''));
  const messages = text.split('\n').map((line) => parseJson(line) as StoredMessage | undefined);
  return latest(messages.filter((message) => message !== undefined));
}

/** The last of the messages with the same id, in the order in which they came. */
function latest(messages: StoredMessage[]): StoredMessage[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1));
}

/** Stands in for a file or folder that does not exist. */
function unlessMissing<T>(instead: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
