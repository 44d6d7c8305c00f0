import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';

/** The site's three values of Cache-Control. */
export const CACHE_CONTROL = {
  /** Pages link to the files of their build, so browsers ask for changes each time. The answer is usually 304. */
  page: 'no-cache',
  /** Files with a content hash never change. */
  asset: 'public, max-age=31536000, immutable',
  /** Icons, share pictures, the sitemap: an old copy is harmless for an hour. */
  other: 'public, max-age=3600',
} as const;

interface SiteEnv {
  Bindings: HttpBindings;
}

interface BuiltFile {
  /** Changes when the file does. */
  version: string;
  plain: Buffer<ArrayBuffer>;
  /** The compressed copies, by the extension of their encoding. */
  packed: Map<string, Promise<Buffer<ArrayBuffer>>>;
}

const PACKERS: Readonly<Record<string, (content: Buffer) => Promise<Buffer<ArrayBuffer>>>> = {
  '.br': async (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  '.gz': promisify(gzip),
};

/** The errors for a missing file. Any other error is a server error. */
const NO_SUCH_FILE = new Set<string | undefined>(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/**
 * Serves the built site like static hosting. A path with an extension is a file, any other path is a page, and a missing file
 * gives 404. All answers have the headers in the build's `_headers`, also answers of endpoints that are added to the app.
 *
 * The site may be rebuilt while the server runs, so a file is checked for changes before it is sent.
 */
export function siteApp(site: string): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  const files = new Map<string, BuiltFile>();
  let headers: Readonly<Record<string, string>> = {};

  async function read(name: string): Promise<BuiltFile | undefined> {
    const known = files.get(name);
    // A hashed file never changes, and an open page may need it after a new build removed it.
    if (known && isAsset(name)) return known;
    try {
      const path = await realpath(join(site, name));
      // A symbolic link may lead outside the published folder.
      if (!path.startsWith(`${await realpath(site)}${sep}`)) return undefined;
      const { mtimeMs, size, ino } = await stat(path);
      const version = `${ino} ${size} ${mtimeMs}`;
      if (known?.version === version) return known;
      const plain = await readFile(path);
      const file = { version, plain, packed: new Map() };
      files.set(name, file);
      return file;
    } catch (error) {
      if (NO_SUCH_FILE.has((error as NodeJS.ErrnoException).code)) return undefined;
      throw error;
    }
  }

  /** Hono asks for `about.html`, and for `about.html.br` if the browser accepts Brotli. */
  async function contentOf(path: string, c: Context<SiteEnv>) {
    const extension = extname(path);
    const pack = PACKERS[extension];
    const file = await read(path.slice(1, pack && -extension.length));
    if (!file) return null;
    let content = file.plain;
    if (pack) {
      const packed = file.packed.get(extension) ?? pack(file.plain);
      file.packed.set(extension, packed);
      content = await packed;
      if (content.length >= file.plain.length) return null;
    }
    // Hono would omit this header in answers to HEAD requests.
    c.header('content-length', String(content.length));
    return content;
  }

  const serving = {
    root: '',
    precompressed: true,
    getContent: contentOf,
    onFound: (path: string, c: Context<SiteEnv>) => {
      c.header('cache-control', cacheControl(path));
      c.header('vary', 'Accept-Encoding');
    },
  };
  const file = serveStatic<SiteEnv>({ ...serving, rewriteRequestPath: fileFor });
  const notFoundPage = serveStatic<SiteEnv>({ ...serving, path: '/404.html' });
  const nothing = async () => {};

  app.use(async (c, next) => {
    const text = (await read('_headers'))?.plain.toString() ?? '';
    // While a build is being copied, the file may be missing or incomplete; the previous headers are then used.
    if (/^\/\*\n/m.test(text)) headers = headersForAll(text);
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
  app.use(etag());
  app.notFound(async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.body(null, 405, { allow: 'GET, HEAD' });
    const { pathname, search } = new URL(c.req.url);
    // A path that starts with two slashes would lead to another host.
    if (/^\/[^/].*\/$/.test(pathname))
      return c.redirect(pathname.replace(/\/+$/, '') + search, 308);
    const found = await file(c, nothing);
    if (found) return found;
    c.status(404);
    // Never answer with a page for a missing script.
    const page = isAsset(c.req.path.slice(1)) ? undefined : await notFoundPage(c, nothing);
    return page ?? c.text('Not found', 404, { 'cache-control': CACHE_CONTROL.page });
  });
  return app;
}

/** Whether the file has a content hash in its name, so that it never changes. */
function isAsset(name: string): boolean {
  return name.startsWith('assets/');
}

/** The headers for all paths: the first rule of `_headers`. */
function headersForAll(text: string): Record<string, string> {
  const [, rule = ''] = /^\/\*\n((?: .+\n?)*)/m.exec(text) ?? [];
  return Object.fromEntries(
    [...rule.matchAll(/^ +([^:\n]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

function cacheControl(path: string): string {
  if (extname(path) === '.html') return CACHE_CONTROL.page;
  return isAsset(path.slice(1)) ? CACHE_CONTROL.asset : CACHE_CONTROL.other;
}

/** No file has this path. */
const NOWHERE = '/404.html/';

/** Whether a path may be served. Dot files may be secrets, `_headers` is for hosts, and compressed files are for Hono only. */
function isPublic(path: string): boolean {
  return !/^\/\.(?!well-known\/)|.\/\.|^\/(_headers|404(\.html)?)$|\.(br|gz)$|\0/.test(path);
}

/** The file for a path: none if it isn't for visitors, the path itself if it has an extension, else its page. */
function fileFor(path: string): string {
  if (!isPublic(path)) return NOWHERE;
  if (path === '/') return '/index.html';
  return extname(path) || /^\/(assets|\.well-known)\//.test(path) ? path : `${path}.html`;
}
