import { statSync } from 'node:fs';
import { messageOf } from '../http.ts';
import { ownerCommand, type Retention } from './owner-command.ts';

/* `npm run messages` shows the received messages to the owner. */

/** server/vite.config.ts replaces this name in the build. */
declare const RETENTION: Retention;

const folder = process.env['DATA_FOLDER'] || '.local';

try {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats && process.getuid?.() === 0) {
    // The server can't write to files that root created.
    process.setgid?.(stats.gid);
    process.setuid?.(stats.uid);
  }
  const output = await ownerCommand(process.argv.slice(2), folder, RETENTION);
  process.stdout.write(`${output}\n`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 2;
}
