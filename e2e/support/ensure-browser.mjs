import { execFileSync, spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';

/*
 * Gets the browser that the end-to-end tests need, where the machine has none: Playwright's download first, and on a
 * Debian machine that can't reach it, run as root, the distribution's package.
 */

if (!findBrowser()) run('npx', ['playwright', 'install', 'chromium']);
if (!findBrowser() && process.getuid?.() === 0) {
  run('apt-get', ['update']);
  run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell']);
}

const browser = findBrowser();
if (!browser) {
  console.error('No Chromium found. Install one, or name it by CHROMIUM_PATH=/path/to/chromium.');
  process.exit(1);
}
console.log(`${browser}: ${execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim()}`);

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  // A failure is no end yet: the next way is tried, and the last check tells.
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
}
