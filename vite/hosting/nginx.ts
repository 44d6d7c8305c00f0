import { CACHE_CONTROL, CONTENT_TYPES } from '../../server/node/caching.ts';
import type { BuiltSite } from './site.ts';

/** Worth compressing; HTML always is. Fonts and pictures are compressed already. */
const COMPRESSED = [
  'text/css',
  'text/javascript',
  'text/plain',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
];

/**
 * nginx's configuration, by file name: `http.conf` to be included in `http { }`, `server.conf` in the site's
 * `server { }`, and `brotli.conf` beside it where nginx has the brotli module.
 */
export function nginxFiles(site: BuiltSite): Readonly<Record<string, string>> {
  return {
    'http.conf': httpPart(site),
    'server.conf': serverPart(site),
    'brotli.conf': BROTLI,
  };
}

function httpPart({ pages }: BuiltSite): string {
  return `# Include in http { }. Written by the build: change vite/hosting/nginx.ts instead.

# A file that is missing must not be missing for a year, so the status counts too. What a script answers it says itself.
map "$status $uri" $site_cache_control {
    default                       "${CACHE_CONTROL.page}";
    "~\\.php$"                     "";
    "~^(200|206|304) .*\\.html$"    "${CACHE_CONTROL.page}";
    "~^(200|206|304) /assets/"    "${CACHE_CONTROL.asset}";
    "~^(200|206|304) "            "${CACHE_CONTROL.other}";
}

# Where a page is that was asked for in another letter case, with a slash at the end or with .html. The first pattern
# lets every other address pass at once.
map $uri $site_moved_to {
    default "";
    "~^/$|^[^A-Z]*(?<!/)(?<!\\.html)(?<!/index)$" "";
${pages.map(movedPage).join('\n')}
}
`;
}

function movedPage(path: string): string {
  const pattern = path === '/' ? '/index(\\.html)?' : `${escapeRegExp(path)}(\\.html)?/*`;
  return `    "~*^${pattern}$" ${path};`;
}

function serverPart({ headers }: BuiltSite): string {
  return `# Include in the site's server { }, which says listen, server_name, root and certificates.
# Written by the build: change vite/hosting/nginx.ts instead.

server_tokens off;
# Behind a proxy nginx knows neither the visitor's scheme nor the port.
absolute_redirect off;
error_page 404 /404.html;

# An add_header in a location would switch all of these off there, so there is none.
${Object.entries(headers).map(headerLine).join('\n')}
add_header Cache-Control $site_cache_control always;

charset utf-8;
charset_types ${charsetTypes().join(' ')};
default_type application/octet-stream;
types {
${Object.entries(CONTENT_TYPES).map(typeLine).join('\n')}
}

gzip on;
gzip_vary on;
gzip_proxied any;
gzip_comp_level 6;
gzip_min_length 512;
gzip_types ${COMPRESSED.join(' ')};

if ($site_moved_to) {
    return 301 $site_moved_to$is_args$args;
}

location = / {
    try_files /index.html =404;
}

location / {
    try_files $uri $uri.html =404;
}

# A missing script must never come back as a page.
location /assets/ {
    try_files $uri @missing_asset;
}

location @missing_asset {
    types { }
    default_type text/plain;
    return 404 "Not found\\n";
}

location = /404.html {
    internal;
}

# Files of the build that are no pages, and whatever hides behind a dot.
location ~ ^/(404$|_headers$|\\.(?!well-known/)) {
    return 404;
}
`;
}

/** `always`: with errors too. nginx reads `$` as a variable, and no value has one. */
function headerLine([name, value]: [string, string]): string {
  if (/[$\\]/.test(value)) throw new Error(`nginx can't be told ${name}: ${value}`);
  return `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`;
}

function typeLine([extension, type]: [string, string]): string {
  return `    ${withoutCharset(type)} ${extension.slice(1)};`;
}

/** nginx adds the charset itself; text/html has it by default. */
function charsetTypes(): string[] {
  return Object.values(CONTENT_TYPES)
    .filter((type) => type.includes('charset='))
    .map(withoutCharset)
    .filter((type) => type !== 'text/html');
}

function withoutCharset(type: string): string {
  return type.replace(/;.*/, '');
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const BROTLI = `# Include beside server.conf where nginx has the module (Debian: libnginx-mod-http-brotli-filter).

brotli on;
brotli_comp_level 6;
brotli_min_length 512;
brotli_types ${COMPRESSED.join(' ')};
`;
