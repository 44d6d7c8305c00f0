import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Installs what only this suite needs, before it runs: no one who builds the site or tests it in Chromium should wait
 * for the drivers of other browsers.
 */

const here = fileURLToPath(new URL('.', import.meta.url));
/** npm's note of what it has installed; older than the lockfile means that the lockfile has changed since. */
const installed = `${here}node_modules/.package-lock.json`;

if (
  !existsSync(installed) ||
  statSync(installed).mtime < statSync(`${here}package-lock.json`).mtime
) {
  console.log('Installing the drivers of Firefox and WebKit (once)');
  // Through a shell, because npm is a script without an .exe on Windows.
  const { status } = spawnSync('npm ci', { cwd: here, stdio: 'inherit', shell: true });
  process.exit(status ?? 1);
}
