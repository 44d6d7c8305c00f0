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
 * The server for the tests of a host's settings: the path in a variable such as NGINX_PATH, or the machine's own server, or the
 * server that `npm run test:unit` has unpacked.
 *
 * @param {keyof typeof servers} name
 * @returns {{ path: string, brotli: string | undefined, env: NodeJS.ProcessEnv } | undefined} the executable, its brotli
 *   module if it has one, and its environment; undefined if there is no such server
 */
export function findServer(name) {
  const [program = '', brotli = ''] = servers[name];
  const named = process.env[`${name.toUpperCase()}_PATH`];
  const folders = [...FOLDERS, `${UNPACKED}/usr/sbin`, `${UNPACKED}/usr/bin`];
  const path = [...(named ? [named] : []), ...folders.map((folder) => `${folder}/${program}`)].find(
    (place) => existsSync(place),
  );
  if (!path) return undefined;
  // A module fits only a server from the same packages.
  const isUnpacked = path.startsWith(UNPACKED);
  const module = `${isUnpacked ? UNPACKED : ''}${brotli}`;
  return {
    path,
    brotli: brotli && existsSync(module) ? module : undefined,
    env: isUnpacked ? { ...process.env, LD_LIBRARY_PATH: libraryFolders() } : process.env,
  };
}

/** The folders of libraries that were unpacked with the server. */
function libraryFolders() {
  const triplets = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };
  const triplet = triplets[/** @type {keyof typeof triplets} */ (process.arch)];
  return ['usr/lib', 'lib'].map((folder) => `${UNPACKED}/${folder}/${triplet}`).join(':');
}
