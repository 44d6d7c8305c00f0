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
 * Keeps messages in a folder: delivered ones in a file, suspect ones in a second file for a person to look through. A message
 * that could not be delivered has a file of its own until it is.
 */
export function messagesFolder(folder: string, log: (text: string) => void = console.error) {
  const delivered = messagesFile(join(folder, 'messages.jsonl'));
  const parked = messagesFile(join(folder, 'parked-messages.jsonl'));
  const undelivered = join(folder, 'undelivered');
  const fileOf = (id: string) => join(undelivered, `${id}.json`);
  /** Says that a message does not wait any more. */
  const release = async (id: string) => rm(fileOf(id), { force: true });

  async function waiting(): Promise<StoredMessage[]> {
    const names = await readdir(undelivered).catch(unlessMissing([]));
    const messages: StoredMessage[] = [];
    // One after the other: a process may only have so many files open.
    for (const name of names.filter((one) => one.endsWith('.json'))) {
      const found = await messagesIn(join(undelivered, name));
      if (found.length === 0) log(`${join(undelivered, name)} is no message`);
      messages.push(...found);
    }
    return messages;
  }

  return {
    deliver: async (message: ReceivedMessage) => delivered.add([message]),
    keep: async (message: ReceivedMessage, why: string) => {
      if (message.suspect) return parked.add([{ ...message, why }]);
      await mkdir(undelivered, { recursive: true, mode: 0o700 });
      // It gets its name when it is whole, so that half a file never counts as a message.
      const half = `${fileOf(message.id)}.half`;
      await writeFile(half, JSON.stringify({ ...message, why }), { mode: 0o600, flush: true });
      await rename(half, fileOf(message.id));
    },
    /** Rejects where nothing can be written. */
    check: async () => writeFile(join(folder, 'health'), 'ok', { mode: 0o600 }),
    /** The messages that could not be delivered yet. The reason is a note for the owner, not a part of the message. */
    undelivered: async (): Promise<ReceivedMessage[]> =>
      (await waiting()).map((stored) => {
        const { why: _, ...message } = stored;
        return message;
      }),
    release,
    /** Whether a parked message waits for a person to look at it. */
    hasParked: async () => latest(await parked.all()).some(({ answeredAt }) => !answeredAt),
    /** All messages, the latest last. */
    all: async (): Promise<StoredMessage[]> =>
      latest([...(await waiting()), ...(await delivered.all()), ...(await parked.all())]),
    /** Notes that a message has been answered, whether it was delivered or not. */
    answer: async (message: StoredMessage) => {
      const answered = { ...message, answeredAt: new Date().toISOString() };
      await (message.suspect ? parked : delivered).add([answered]);
      await release(message.id);
    },
    /** Deletes the messages that came before a time, while a server may be adding others. */
    deleteBefore: async (time: string) => {
      const isLater = ({ receivedAt }: ReceivedMessage) => receivedAt >= time;
      for (const file of [delivered, parked]) await file.deleteBut(isLater);
      for (const message of await waiting()) if (!isLater(message)) await release(message.id);
    },
  };
}

/** A file of messages, each a line of JSON. A later line with the same id replaces an earlier one. */
function messagesFile(file: string) {
  const old = `${file}.old`;
  const append = linesFile(file);
  const add = async (messages: readonly StoredMessage[]) =>
    append(messages.map((message) => JSON.stringify(message)).join('\n'));

  async function takeBack(isLeft: (message: StoredMessage) => boolean): Promise<void> {
    const left = (await messagesIn(old)).filter(isLeft);
    if (left.length > 0) await add(left);
    await rm(old, { force: true });
  }

  return {
    add,
    all: async () => [...(await messagesIn(old)), ...(await messagesIn(file))],
    deleteBut: async (isLeft: (message: StoredMessage) => boolean) => {
      // A process that was killed may have left an old file.
      await takeBack(isLeft);
      await rename(file, old).catch(unlessMissing(undefined));
      await takeBack(isLeft);
    },
  };
}

/** The messages of a file. Half a line is left out: nobody was promised that it is kept. */
async function messagesIn(file: string): Promise<StoredMessage[]> {
  const text = await readFile(file, 'utf8').catch(unlessMissing(''));
  const messages = text.split('\n').map((line) => parseJson(line) as StoredMessage | undefined);
  return messages.filter((message) => message !== undefined);
}

/** The last of the messages with the same id, in the order in which they came. */
function latest(messages: readonly StoredMessage[]): StoredMessage[] {
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
