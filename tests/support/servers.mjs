import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where ensure-servers.mjs unpacks Debian's packages. */
export const UNPACKED = fileURLToPath(new URL('../../.cache/servers', import.meta.url));

/**
 * The servers for the test of the hosts' settings. Each is the one that a variable such as NGINX_PATH names, else the machine's
 * own, else the one that `npm run test:unit` has fetched.
 */
export const servers = {
  nginx: {
    program: 'nginx',
    brotli: [
      'usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
      'usr/lib64/nginx/modules/ngx_http_brotli_filter_module.so',
    ],
  },
  apache: { program: 'apache2', brotli: ['usr/lib/apache2/modules/mod_brotli.so'] },
  caddy: { program: 'caddy', brotli: [] },
};

/** Where Debian, Ubuntu, Fedora, the makers' packages and Homebrew keep servers. */
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * @param {keyof typeof servers} name
 * @returns {{ path: string, brotli: string | undefined, env: NodeJS.ProcessEnv } | undefined} the executable, its brotli
 *   module where it has one, and the environment to start it in; undefined where there is no such server
 */
export function findServer(name) {
  const { program, brotli } = servers[name];
  const named = process.env[`${name.toUpperCase()}_PATH`];
  const places = [...FOLDERS, `${UNPACKED}/usr/sbin`, `${UNPACKED}/usr/bin`];
  const path = [...(named ? [named] : []), ...places.map((place) => `${place}/${program}`)].find(
    (place) => existsSync(place),
  );
  if (!path) return undefined;
  const isUnpacked = path.startsWith(UNPACKED);
  // A module fits the server that it was packed with, and no other.
  const modules = brotli.map((module) => `${isUnpacked ? UNPACKED : ''}/${module}`);
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
