import { statSync } from 'node:fs';
import { wordsOf } from '../http.ts';
import { ownerCommand } from './owner-command.ts';

/*
 * `npm run messages`: what came in, for the owner.
 */

/** `enquiryRetention` of src/content/owner.ts, which server/vite.config.ts puts in. */
declare const ENQUIRY_RETENTION: string;

const folder = process.env['DATA_FOLDER'] || '.local';

try {
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() === 0) {
    // The server could not write into files that root has made.
    process.setgid?.(gid);
    process.setuid?.(uid);
  }
  const told = await ownerCommand(process.argv.slice(2), folder, ENQUIRY_RETENTION);
  process.stdout.write(`${told}\n`);
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 2;
}
