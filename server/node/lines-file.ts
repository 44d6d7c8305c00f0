import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Appends lines to a file that only its owner may read, one after the other, each on the disk before it counts as
 * written. The folder is made when missing.
 */
export function linesFile(file: string): (line: string) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return async (line) => {
    const written = last.then(async () => {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await appendFile(file, `${line}\n`, { mode: 0o600, flush: true });
    });
    // One that could not be written must not hold up the next.
    last = written.catch(() => {});
    await written;
  };
}
