import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, HEADLESS } from './browser.mjs';

/*
 * Installs a browser for the journeys. As root on Debian it installs the distribution's headless Chromium, with which the
 * journeys take a third less time. On other machines without a browser it installs Playwright's.
 */

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const install = ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell'];
if (mayInstall && !process.env['CHROMIUM_PATH'] && !existsSync(HEADLESS)) {
  if (!run('apt-get', install)) {
    run('apt-get', ['update']);
    run('apt-get', install);
  }
}
if (!findBrowser()) run('npx', ['playwright', 'install', 'chromium']);

const browser = findBrowser();
if (!browser) {
  console.error('No Chromium found. Install one, or set CHROMIUM_PATH=/path/to/chromium.');
  process.exit(1);
}
console.log(`${browser}: ${execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim()}`);

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  // A failure does not stop the script: the check above decides at the end.
  return spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0;
}
