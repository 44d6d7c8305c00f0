import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where ensure-nginx.mjs unpacks Debian's package. */
export const UNPACKED = fileURLToPath(new URL('../../.cache/nginx', import.meta.url));

/** Where Debian, Ubuntu, Fedora, nginx.org's packages and Homebrew keep nginx; the last is our own. */
const KNOWN_PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
  `${UNPACKED}/usr/sbin/nginx`,
];

const MODULE_FOLDERS = [
  '/usr/lib/nginx/modules',
  '/usr/lib64/nginx/modules',
  `${UNPACKED}/usr/lib/nginx/modules`,
];

/**
 * The nginx for the test of its configuration: the one named by NGINX_PATH, else the machine's own, else the one that
 * `npm run test:build` has fetched.
 *
 * @returns {{ path: string, brotli: string | undefined, env: NodeJS.ProcessEnv } | undefined} the executable, its brotli
 *   module where it has one, and the environment to start it in; undefined where there is no nginx
 */
export function findNginx() {
  const named = process.env['NGINX_PATH'];
  const path = [...(named ? [named] : []), ...KNOWN_PLACES].find((place) => existsSync(place));
  if (!path) return undefined;

  const isUnpacked = path.startsWith(UNPACKED);
  // A module fits the nginx that it was packed with, and no other.
  const folders = MODULE_FOLDERS.filter((folder) => folder.startsWith(UNPACKED) === isUnpacked);
  const modules = folders.map((folder) => `${folder}/ngx_http_brotli_filter_module.so`);
  return {
    path,
    brotli: modules.find((module) => existsSync(module)),
    env: isUnpacked ? { ...process.env, LD_LIBRARY_PATH: libraryFolders() } : process.env,
  };
}

/** Libraries that the machine lacks come along with the package. */
function libraryFolders() {
  const triplets = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };
  const triplet = triplets[/** @type {keyof typeof triplets} */ (process.arch)];
  return ['usr/lib', 'lib'].map((folder) => `${UNPACKED}/${folder}/${triplet}`).join(':');
}
