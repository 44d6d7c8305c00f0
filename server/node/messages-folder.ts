import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedMessage } from '../contact-message.ts';
import type { Deliver, Keep } from '../contact.ts';
import { linesFile } from './lines-file.ts';

export interface MessagesFolder {
  deliver: Deliver;
  keep: Keep;
  /** What could not be delivered yet. */
  undelivered: () => Promise<ReceivedMessage[]>;
  /** Says that a message has been delivered after all. */
  release: (id: string) => Promise<void>;
}

/**
 * Keeps messages in a folder: delivered ones as lines of JSON, and beside them what a person has to look through. A message
 * that could not be delivered has a file of its own until it is.
 */
export function messagesFolder(folder: string): MessagesFolder {
  const delivered = linesFile(join(folder, 'messages.jsonl'));
  const parked = linesFile(join(folder, 'parked-messages.jsonl'));
  const undelivered = join(folder, 'undelivered');
  const fileOf = (id: string) => join(undelivered, `${id}.json`);
  return {
    deliver: async (message) => delivered(JSON.stringify(message)),
    keep: async (message, why) => {
      if (message.suspect) return parked(JSON.stringify({ ...message, why }));
      await mkdir(undelivered, { recursive: true, mode: 0o700 });
      const text = `${JSON.stringify({ ...message, why }, null, 2)}\n`;
      await writeFile(fileOf(message.id), text, { mode: 0o600, flush: true });
    },
    undelivered: async () => {
      const names = await readdir(undelivered).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return (await Promise.all(names.map((name) => messagesIn(join(undelivered, name))))).flat();
    },
    release: (id) => rm(fileOf(id), { force: true }),
  };
}

/** None if the file is still being written or has just been removed; the next round looks again. */
async function messagesIn(file: string): Promise<ReceivedMessage[]> {
  try {
    // The reason for keeping it is a note for the owner, not a part of the message.
    const { why: _, ...message } = JSON.parse(await readFile(file, 'utf8')) as ReceivedMessage & {
      why?: string;
    };
    return typeof message.id === 'string' ? [message] : [];
  } catch {
    return [];
  }
}
