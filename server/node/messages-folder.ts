import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { receivedMessage, type ReceivedMessage } from '../received-message.ts';
import { parseJson, messageOf } from '../http.ts';

/** A stored message, with notes for the owner that this folder or contact.php adds. */
const storedMessage = receivedMessage.extend({
  /** The reason why it was not delivered. */
  why: z.string().optional(),
  answeredAt: receivedMessage.shape.receivedAt.optional(),
});

export type StoredMessage = z.infer<typeof storedMessage>;

/**
 * Stores messages in `messages/` of the data folder, each in its own file. If the owner gets messages by mail or HTTP, only
 * failed messages and possible spam are stored. `release` deletes a failed message after a later try has delivered it.
 */
export function messagesFolder(data: string, log: (text: string) => void = console.error) {
  const folder = join(data, 'messages');
  const fileOf = (id: string) => join(folder, `${id}.json`);

  async function write(message: StoredMessage): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // The file is renamed once it is complete, so half a file never counts as a message.
    const half = `${fileOf(message.id)}.half`;
    try {
      await writeFile(half, JSON.stringify(message), { mode: 0o600, flush: true });
      await rename(half, fileOf(message.id));
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }

  /** Undefined if the file is deleted or invalid. An invalid file is logged. */
  async function read(file: string): Promise<StoredMessage | undefined> {
    try {
      const text = await readFile(file, 'utf8').catch(ifMissing(undefined));
      const { data: message } = storedMessage.safeParse(parseJson(text ?? ''));
      if (message && fileOf(message.id) === file) return message;
      if (text !== undefined) log(`${file} is no message`);
    } catch (error) {
      log(`${file} can't be read: ${messageOf(error)}`);
    }
    return undefined;
  }

  /** All messages, the latest last. */
  async function all(): Promise<StoredMessage[]> {
    const names = await readdir(folder).catch(ifMissing([]));
    const messages: StoredMessage[] = [];
    // One at a time: a process may open a limited number of files.
    for (const name of names.filter((one) => one.endsWith('.json'))) {
      const message = await read(join(folder, name));
      if (message) messages.push(message);
    }
    return messages.sort((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1));
  }

  return {
    all,
    save: async (message: ReceivedMessage) => write(message),
    keep: async (message: ReceivedMessage, why: string) => write({ ...message, why }),
    /** The messages to be tried again. `why` is removed, because it is not part of the message. */
    undelivered: async (): Promise<ReceivedMessage[]> =>
      (await all()).filter(isWaiting).map((stored) => {
        const { why: _, ...message } = stored;
        return message;
      }),
    /** Deletes a message that was delivered elsewhere. */
    release: async (id: string) => {
      const message = await read(fileOf(id));
      if (message && isWaiting(message)) await rm(fileOf(id), { force: true });
    },
    /** Whether possible spam waits for a person to look at it. */
    hasParked: async () => (await all()).some(({ suspect, answeredAt }) => suspect && !answeredAt),
    /** Marks a message as answered, even if it was never delivered. */
    answer: async (message: StoredMessage) =>
      write({ ...message, answeredAt: new Date().toISOString() }),
    delete: async ({ id }: StoredMessage) => rm(fileOf(id), { force: true }),
    /** Rejects if the folder is not writable. */
    check: async () => writeFile(join(data, 'health'), 'ok', { mode: 0o600 }),
  };
}

/** Whether a message waits for a later try. Possible spam waits for a person instead. */
export function isWaiting({ why, suspect, answeredAt }: StoredMessage): boolean {
  return why !== undefined && !suspect && !answeredAt;
}

/** Turns the error for a missing file or folder into a default value. */
export function ifMissing<T>(instead: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
