import { readFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { isAsset } from '../hosting/caching.ts';
import { pathOf, send } from './http.ts';
import { headersOf } from './static-headers.ts';

/** How a path can fail to name a file; any other failure to read is the machine's fault. */
const NO_SUCH_FILE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

const MISSING_ASSET = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-cache',
};

/**
 * Serves a folder as plain static hosting without rewrite rules does: the file, else the file with
 * `.html`, else 404. Vite's own preview answers unknown paths with the root page, which hides a
 * broken deep link.
 *
 * @param extraHeaders sent with every answer, as Vite sends its `preview.headers`
 */
export function staticHost(
  folder: string,
  extraHeaders: OutgoingHttpHeaders = {},
): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    for (const [name, value] of Object.entries(extraHeaders)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    const path = pathOf(request);
    if (hasSpareSlash(path)) {
      const query = request.url?.slice(path.length) ?? '';
      send(response, 308, '', { location: path.replace(/\/+$/, '') + query });
    } else {
      replyWithFile(folder, path, response).catch(next);
    }
  };
}

/** Not where it starts with two slashes or a backslash: such a redirect would lead to another host. */
function hasSpareSlash(path: string): boolean {
  return /^\/[^/\\].*\/$/.test(path);
}

async function replyWithFile(
  folder: string,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const name = nameOf(path);
  for (const candidate of candidates(name)) {
    const content = await readIfThere(join(folder, candidate));
    if (content) {
      send(response, 200, content, headersOf(candidate));
      return;
    }
  }
  if (isAsset(name ?? path.slice(1))) {
    send(response, 404, 'Not found', MISSING_ASSET);
    return;
  }
  const page = await readIfThere(join(folder, '404.html'));
  send(response, 404, page ?? 'Not found', headersOf('404.html'));
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

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (NO_SUCH_FILE.has(code)) return undefined;
    throw error;
  }
}
