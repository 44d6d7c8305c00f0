import { join } from 'node:path';
import type { Deliver, Keep } from '../contact.ts';
import { linesFile } from './lines-file.ts';

/** Keeps messages as lines of JSON in a folder: delivered ones, and beside them what a person has to look through. */
export function messagesFolder(folder: string): { deliver: Deliver; keep: Keep } {
  const delivered = linesFile(join(folder, 'messages.jsonl'));
  const parked = linesFile(join(folder, 'parked-messages.jsonl'));
  const undelivered = linesFile(join(folder, 'undelivered-messages.jsonl'));
  return {
    deliver: async (message) => delivered(JSON.stringify(message)),
    keep: async (message, why) =>
      (message.suspect ? parked : undelivered)(JSON.stringify({ ...message, why })),
  };
}
