import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedMessage } from '../contact-message.ts';
import { parseJson } from '../http.ts';
import { linesFile } from './lines-file.ts';

export type MessagesFolder = ReturnType<typeof messagesFolder>;

/**
 * Keeps messages in a folder: delivered ones as lines of JSON, suspect ones likewise in a second file for a person to look
 * through. A message that could not be delivered has a file of its own until it is.
 */
export function messagesFolder(folder: string, log: (text: string) => void = console.error) {
  const delivered = linesFile(join(folder, 'messages.jsonl'));
  const parked = linesFile(join(folder, 'parked-messages.jsonl'));
  const undelivered = join(folder, 'undelivered');
  const fileOf = (id: string) => join(undelivered, `${id}.json`);
  return {
    deliver: async (message: ReceivedMessage) => delivered(JSON.stringify(message)),
    keep: async (message: ReceivedMessage, why: string) => {
      if (message.suspect) return parked(JSON.stringify({ ...message, why }));
      await mkdir(undelivered, { recursive: true, mode: 0o700 });
      const text = `${JSON.stringify({ ...message, why }, null, 2)}\n`;
      // It gets its name when it is whole, so that half a file never counts as a message.
      const half = `${fileOf(message.id)}.half`;
      await writeFile(half, text, { mode: 0o600, flush: true });
      await rename(half, fileOf(message.id));
    },
    /** Rejects where nothing can be written. */
    check: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, 'health'), 'ok', { mode: 0o600 });
    },
    /** The messages that could not be delivered yet. */
    undelivered: async () => {
      const names = await readdir(undelivered).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const messages: ReceivedMessage[] = [];
      // One after the other: a process may only have so many files open.
      for (const name of names.filter((file) => file.endsWith('.json'))) {
        const message = await messageIn(join(undelivered, name), log);
        if (message) messages.push(message);
      }
      return messages;
    },
    /** Says that a message has been delivered after all. */
    release: (id: string) => rm(fileOf(id), { force: true }),
  };
}

/** The message of a file; none if the file was removed meanwhile or holds no message. */
async function messageIn(file: string, log: (text: string) => void) {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') log(error.message);
  });
  if (text === undefined) return undefined;
  // This server wrote it. The reason for keeping it is a note for the owner, not a part of the message.
  const { why: _, ...message } = (parseJson(text) ?? {}) as ReceivedMessage & { why?: string };
  if (typeof message.id === 'string') return message;
  log(`${file} is no message`);
  return undefined;
}
