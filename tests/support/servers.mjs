import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder in which ensure-servers.mjs unpacks Debian's packages. */
export const UNPACKED = fileURLToPath(new URL('../../.cache/servers', import.meta.url));

/** The program and the brotli module of each server. */
const servers = {
  nginx: ['nginx', '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'],
  apache: ['apache2', '/usr/lib/apache2/modules/mod_brotli.so'],
  caddy: ['caddy', ''],
};

/** The folders of servers on Debian, Ubuntu, Fedora and Homebrew. */
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * The server for the test of a host's settings: the one that a variable such as NGINX_PATH names, else the machine's own, else the
 * one that `npm run test:unit` has fetched.
 *
 * @param {keyof typeof servers} name
 * @returns {{ path: string, brotli: string | undefined, env: NodeJS.ProcessEnv } | undefined} the executable, its brotli
 *   module where it has one, and the environment to start it in; undefined where there is no such server
 */
export function findServer(name) {
  const [program = '', brotli = ''] = servers[name];
  const named = process.env[`${name.toUpperCase()}_PATH`];
  const folders = [...FOLDERS, `${UNPACKED}/usr/sbin`, `${UNPACKED}/usr/bin`];
  const path = [...(named ? [named] : []), ...folders.map((folder) => `${folder}/${program}`)].find(
    (place) => existsSync(place),
  );
  if (!path) return undefined;
  // A module fits the server that it was packed with, and no other.
  const isUnpacked = path.startsWith(UNPACKED);
  const module = `${isUnpacked ? UNPACKED : ''}${brotli}`;
  return {
    path,
    brotli: brotli && existsSync(module) ? module : undefined,
    env: isUnpacked ? { ...process.env, LD_LIBRARY_PATH: libraryFolders() } : process.env,
  };
}

/** Libraries that the machine lacks come along with the package. */
function libraryFolders() {
  const triplets = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };
  const triplet = triplets[/** @type {keyof typeof triplets} */ (process.arch)];
  return ['usr/lib', 'lib'].map((folder) => `${UNPACKED}/${folder}/${triplet}`).join(':');
}
