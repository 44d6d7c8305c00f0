import type { OutgoingHttpHeaders } from 'node:http';
import { extname } from 'node:path';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
};

/** The headers of a file, told by its path inside the served folder. */
export function headersOf(name: string): OutgoingHttpHeaders {
  const extension = extname(name);
  return {
    'content-type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
    'cache-control': cacheControl(name, extension),
  };
}

function cacheControl(name: string, extension: string): string {
  if (extension === '.html') return 'no-cache';
  if (isAsset(name)) return 'public, max-age=31536000, immutable';
  return 'public, max-age=3600';
}

/** Whether the build named the file by its content, so that it never changes. */
export function isAsset(name: string): boolean {
  return name.startsWith('assets/');
}
