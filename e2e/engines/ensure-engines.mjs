import { spawnSync } from 'node:child_process';
import { findFirefox, findWebKit } from './machine.mjs';

/*
 * Gets Firefox and WebKit where the machine has none: Playwright's downloads first, and on a Debian machine that can't
 * reach them, run as root, the distribution's packages.
 */

const missing = () => [...(findFirefox() ? [] : ['firefox']), ...(findWebKit() ? [] : ['webkit'])];

if (missing().length) run('npx', ['playwright', 'install', ...missing()]);
if (missing().length && process.getuid?.() === 0) {
  run('apt-get', ['update']);
  run('apt-get', [
    'install',
    '--yes',
    '--no-install-recommends',
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
  ]);
}

for (const name of missing()) console.error(`No ${name} found: its journeys are not made.`);
if (missing().length) process.exitCode = 1;

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  // A failure is no end yet: the next way is tried, and the last check tells.
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
}
