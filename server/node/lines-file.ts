import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Appends lines to a file that only its owner may read. A line counts as written once it is on the disk. The folder is
 * made when missing.
 *
 * @param head the first line of each new file
 */
export function linesFile(file: string, head: string): (line: string) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return async (line) => {
    const written = last.then(() => append(file, head, line));
    // A line that could not be written must not hold up the next.
    last = written.catch(() => {});
    await written;
  };
}

async function append(file: string, head: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    // A killed process may have left half a line.
    const isAfterHalf = bytesRead > 0 && buffer.toString() !== '\n';
    const start = size === 0 ? `${head}\n` : isAfterHalf ? '\n' : '';
    const text = `${start}${line}\n`;
    const { bytesWritten } = await handle.write(text);
    if (bytesWritten < Buffer.byteLength(text)) {
      // Another process may have appended a line meanwhile, which must stay.
      if ((await handle.stat()).size === size + bytesWritten) await handle.truncate(size);
      throw new Error(`${file} has no room for a line`);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Time of day in India, as it stands in a cell. */
export const INDIA = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The text without tabs and line breaks, and so that no spreadsheet takes it for a formula. */
export function cellOf(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/^(?=\s*[=+\-@＝＋－＠])/, "'");
}
