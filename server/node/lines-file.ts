import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Appends lines to a file that only its owner may read, one after the other, each on the disk before it counts as
 * written. The folder is made when missing.
 */
export function linesFile(file: string): (line: string) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return async (line) => {
    const written = last.then(() => append(file, line));
    // One that could not be written must not hold up the next.
    last = written.catch(() => {});
    await written;
  };
}

/** A disk that is full, or a process that was killed, leaves half a line behind: the next one begins on a line of its own. */
async function append(file: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    const isAfterHalf = bytesRead > 0 && buffer.toString() !== '\n';
    await handle.appendFile(`${isAfterHalf ? '\n' : ''}${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
