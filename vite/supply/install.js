import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * `node vite/supply/install.js bench`: installs what only the tool in that folder needs, before it runs. Lighthouse alone
 * is larger than all of the site's own packages together, and no one who builds or tests the site should wait for it,
 * for Stryker or for the drivers of other browsers.
 */

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder: node vite/supply/install.js bench');

const project = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
/** npm's note of what it has installed; older than the lockfile means that the lockfile has changed since. */
const installed = `${project}node_modules/.package-lock.json`;

if (
  !existsSync(installed) ||
  statSync(installed).mtime < statSync(`${project}package-lock.json`).mtime
) {
  process.stdout.write(`Installing the packages of ${folder}/ (once)\n`);
  // Through a shell, because npm is a script without an .exe on Windows.
  const { status } = spawnSync('npm ci', { cwd: project, stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
}
