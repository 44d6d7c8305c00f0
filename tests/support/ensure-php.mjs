import { spawnSync } from 'node:child_process';

/*
 * Gets the PHP that the contract of the contact endpoint is tried with, where the machine has none: on Debian and its kin,
 * run as root, the distribution's command-line PHP, which starts nothing by itself. Elsewhere that part is skipped.
 */

const hasPhp = () => spawnSync('php', ['--version']).status === 0;

if (!hasPhp() && process.getuid?.() === 0) {
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'php-cli']]) {
    spawnSync('apt-get', args, { stdio: 'inherit', timeout: 300_000 });
  }
}
if (!hasPhp()) console.log('No PHP found: the contact endpoint’s contract is not tried with it.');
