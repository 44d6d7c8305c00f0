import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findServer, UNPACKED } from './servers.mjs';

/*
 * Gets the servers that tests/vite/hosting/addresses.test.ts serves a site with, and the PHP of tests/server, where the machine has
 * none: on Debian and its kin, run as root, the distribution's packages. Servers are unpacked into .cache/ and not installed, for an
 * installed one starts to serve on port 80 by itself. Elsewhere those tests are skipped, and this says so.
 */

/** The packages of each. Older releases have none of nginx's brotli module. */
const packages = /** @type {const} */ ([
  ['nginx', ['nginx'], ['libnginx-mod-http-brotli-filter']],
  ['apache', ['apache2-bin'], []],
  ['caddy', ['caddy'], []],
]);

const missing = packages.filter(([name]) => !findServer(name));
const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (missing.length > 0 && mayInstall) {
  const archives = join(UNPACKED, 'archives');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  for (const [, needed, better] of missing) {
    // The lists that the machine has may be old, or none.
    if (download(archives, ...needed, ...better)) continue;
    run('apt-get', ['update']);
    if (!download(archives, ...needed, ...better)) download(archives, ...needed);
  }
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb'))) {
    run('dpkg-deb', ['--extract', join(archives, file), UNPACKED]);
  }
  rmSync(archives, { recursive: true });
}

for (const [name, , better] of packages) {
  const found = findServer(name);
  const lack = better.length > 0 && !found?.brotli ? ', without brotli' : '';
  const advice = `none found: its settings stay untried. ${name.toUpperCase()}_PATH names one.`;
  console.log(`${name}: ${found ? found.path + lack : advice}`);
}

const hasPhp = () => spawnSync('php', ['--version']).status === 0;
if (!hasPhp() && mayInstall) {
  run('apt-get', ['update']);
  run('apt-get', ['install', '--yes', '--no-install-recommends', 'php-cli']);
}
if (!hasPhp()) console.log('php: none found: contact.php stays untried.');

/**
 * Fetches packages with whatever they need that is not installed.
 *
 * @param {string} archives
 * @param {string[]} names
 */
function download(archives, ...names) {
  const options = ['--yes', '--no-install-recommends', '-o', `Dir::Cache::archives=${archives}`];
  return run('apt-get', ['install', '--download-only', ...options, ...names]);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0;
}
