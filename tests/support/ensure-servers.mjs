import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { findServer, UNPACKED } from './servers.mjs';

/*
 * Installs the servers for tests/vite/hosting/addresses.test.ts, and PHP for tests/server, if the machine has none. This needs
 * root on Debian or a related system. On other machines, the tests are skipped, and this script says so.
 */

/** Older releases of Debian have no brotli module for nginx. */
const packages = /** @type {const} */ ([
  ['nginx', ['nginx', 'libnginx-mod-http-brotli-filter']],
  ['apache', ['apache2-bin']],
  ['caddy', ['caddy']],
]);

const hasPhp = () => spawnSync('php', ['--version']).status === 0;
const missing = packages.filter(([name]) => !findServer(name)).flatMap(([, names]) => names);

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
if (mayInstall && (missing.length > 0 || !hasPhp())) {
  run('apt-get', 'update');
  if (!hasPhp()) install('php-cli');
  // The script unpacks servers and doesn't install them: an installed server would start on port 80 by itself.
  const archives = `${UNPACKED}/archives`;
  mkdirSync(`${archives}/partial`, { recursive: true });
  for (const name of missing)
    install('--download-only', `-oDir::Cache::archives=${archives}`, name);
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb'))) {
    run('dpkg-deb', '--extract', `${archives}/${file}`, UNPACKED);
  }
  rmSync(archives, { recursive: true });
}

for (const [name] of packages) {
  const found = findServer(name);
  const lack = name === 'nginx' && !found?.brotli ? ', without brotli' : '';
  const advice = `none found, so its settings are not tested. To name one, set ${name.toUpperCase()}_PATH.`;
  console.log(`${name}: ${found ? found.path + lack : advice}`);
}
if (!hasPhp()) console.log('php: none found, so contact.php is not tested.');

/** @param {string[]} args options and packages; apt adds missing dependencies */
function install(...args) {
  run('apt-get', 'install', '--yes', '--no-install-recommends', ...args);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
}
