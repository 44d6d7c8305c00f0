import { extname } from 'node:path';

/** The types that files are served as, by extension, for hosts that leave it to us. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
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

/** The three values of Cache-Control that the site knows. */
export const CACHE_CONTROL = {
  /** A page names this release's files, so it is asked for anew each time; usually answered by 304. */
  page: 'no-cache',
  /** A file named by its content never changes. */
  asset: 'public, max-age=31536000, immutable',
  /** Icons, pictures for shared links, the sitemap: nothing breaks while an old one is shown for an hour. */
  other: 'public, max-age=3600',
} as const;

/** What Cache-Control says of a file, told by its path inside `dist/`. */
export function cacheControl(name: string): string {
  if (extname(name) === '.html') return CACHE_CONTROL.page;
  return isAsset(name) ? CACHE_CONTROL.asset : CACHE_CONTROL.other;
}

/** Whether the build named the file by its content, so that it never changes. */
export function isAsset(name: string): boolean {
  return name.startsWith('assets/');
}
