import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Appends lines to a file that only its owner may read. A line counts as written once it is on the disk. The folder is
 * made when missing.
 */
export function linesFile(file: string): (line: string) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return async (line) => {
    const written = last.then(() => append(file, line));
    // A line that could not be written must not hold up the next.
    last = written.catch(() => {});
    await written;
  };
}

/** Starts a new line first where a full disk or a killed process has left half of one. */
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
