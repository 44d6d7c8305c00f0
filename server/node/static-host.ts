import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cacheControl, CONTENT_TYPES, isAsset } from './caching.ts';
import type { Responder } from './adapter.ts';

/** A file as it is sent. */
interface Served {
  modified: number;
  tag: string;
  plain: Buffer<ArrayBuffer>;
  /** By encoding; only those that make the file smaller. */
  packed: Readonly<Record<string, Buffer<ArrayBuffer>>>;
}

/** Errors that mean 404; any other error is the server's own. */
const NO_SUCH_FILE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** Content types that are worth compressing. */
const PACKABLE = /^text\/|javascript|json|xml|svg/;

const pack = {
  br: async (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: async (content: Buffer) => promisify(gzip)(content),
};

/** The encodings, the wanted one first. */
const ENCODINGS = Object.keys(pack);

/**
 * Serves a folder as plain static hosting without rewrite rules does: the file, else the file with `.html`, else 404.
 * Other methods than GET and HEAD are left to the next.
 *
 * @param headers sent with every answer
 */
export function staticHost(
  folder: string,
  headers: Readonly<Record<string, string>> = {},
): Responder {
  const served = new Map<string, Served>();

  async function read(name: string): Promise<Served | undefined> {
    const path = join(folder, name);
    try {
      const { mtimeMs: modified } = await stat(path);
      const known = served.get(name);
      if (known?.modified === modified) return known;
      const plain = await readFile(path);
      const tag = `"${createHash('sha256').update(plain).digest('hex').slice(0, 20)}"`;
      const file = { modified, tag, plain, packed: await packedOf(name, plain) };
      served.set(name, file);
      return file;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (NO_SUCH_FILE.has(code)) return undefined;
      throw error;
    }
  }

  async function find(path: string): Promise<{ name: string; file: Served } | undefined> {
    for (const name of candidates(nameOf(path))) {
      const file = await read(name);
      if (file) return { name, file };
    }
    return undefined;
  }

  async function respond(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (hasSpareSlash(pathname)) {
      const location = pathname.replace(/\/+$/, '') + search;
      return new Response(null, { status: 308, headers: { location } });
    }
    const found = await find(pathname);
    if (found) return responseOf(found.file, found.name, request);
    const page = isAsset(nameOf(pathname) ?? pathname.slice(1))
      ? undefined
      : await read('404.html');
    return page ? responseOf(page, '404.html', request, 404) : missing();
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const response = await respond(request);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}

function responseOf(file: Served, name: string, request: Request, status = 200): Response {
  const accepted = (request.headers.get('accept-encoding') ?? '').split(/\s*[,;]\s*/);
  const encoding = ENCODINGS.find((one) => one in file.packed && accepted.includes(one));
  const headers = new Headers({
    'content-type': typeOf(name),
    'cache-control': cacheControl(name),
    etag: file.tag,
  });
  if (PACKABLE.test(typeOf(name))) headers.set('vary', 'Accept-Encoding');
  if (status === 200 && request.headers.get('if-none-match')?.includes(file.tag)) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding) headers.set('content-encoding', encoding);
  return new Response((encoding && file.packed[encoding]) || file.plain, { status, headers });
}

function missing(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

async function packedOf(name: string, plain: Buffer): Promise<Served['packed']> {
  if (!PACKABLE.test(typeOf(name))) return {};
  const all = await Promise.all(
    Object.entries(pack).map(async ([encoding, by]) => [encoding, await by(plain)] as const),
  );
  return Object.fromEntries(all.filter(([, content]) => content.length < plain.length));
}

export function typeOf(name: string): string {
  return CONTENT_TYPES[extname(name)] ?? 'application/octet-stream';
}

/** Not where it starts with two slashes: such a redirect would lead to another host. */
function hasSpareSlash(path: string): boolean {
  return /^\/[^/].*\/$/.test(path);
}

/** The path of the wanted file inside the folder; undefined where no file can have that name. */
function nameOf(path: string): string | undefined {
  if (path === '/') return 'index.html';
  const name = decode(path)?.slice(1);
  return name?.split('/').every(isFileName) ? name : undefined;
}

function isFileName(segment: string): boolean {
  return !['', '.', '..'].includes(segment) && !/[\\\0]/.test(segment);
}

/** A missing script must never come back as a page, so assets are not looked for under `.html`. */
function candidates(name: string | undefined): string[] {
  if (name === undefined) return [];
  return isAsset(name) ? [name] : [name, `${name}.html`];
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
