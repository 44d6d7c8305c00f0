import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findNginx, UNPACKED } from './nginx.mjs';

/*
 * Gets the nginx that tests/build/nginx.test.ts serves the site with, where the machine has none: on Debian and its
 * kin, run as root, the distribution's package. It is unpacked into .cache/ and not installed, for an installed one
 * starts to serve on port 80 by itself. Elsewhere the test is skipped, and says so.
 */

const NGINX = 'nginx';
/** Older releases have no package of it. */
const BROTLI_MODULE = 'libnginx-mod-http-brotli-filter';

if (!findNginx() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  const archives = join(UNPACKED, 'archives');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  // The lists that the machine has may be old, or none.
  if (!download(archives, NGINX, BROTLI_MODULE)) {
    run('apt-get', ['update']);
    if (!download(archives, NGINX, BROTLI_MODULE)) download(archives, NGINX);
  }
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb'))) {
    run('dpkg-deb', ['--extract', join(archives, file), UNPACKED]);
  }
  rmSync(archives, { recursive: true });
}

const nginx = findNginx();
if (nginx) {
  const { path, env } = nginx;
  const { stderr } = spawnSync(path, ['-v'], { env, encoding: 'utf8' });
  console.log(`${path}: ${stderr.trim()}`);
} else {
  console.log(
    'No nginx found: its configuration stays untried. NGINX_PATH=/path/to/nginx names one.',
  );
}

/**
 * Fetches the packages with whatever they need that is not installed.
 *
 * @param {string} archives
 * @param {string[]} packages
 */
function download(archives, ...packages) {
  const options = ['--yes', '--no-install-recommends', '-o', `Dir::Cache::archives=${archives}`];
  return run('apt-get', ['install', '--download-only', ...options, ...packages]);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0;
}
