import { CACHE_CONTROL } from './caching.ts';
import type { BuiltSite } from './site.ts';

/**
 * `firebase.json`: pages without their extension, and the headers. Firebase lets browsers keep everything for an hour
 * unless told otherwise, so pages have a rule of their own.
 */
export function firebaseConfig({ headers, otherFiles }: BuiltSite): string {
  const config = {
    hosting: {
      public: 'dist',
      ignore: ['**/.*', '_headers'],
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        { source: '**', headers: keysAndValues(headers) },
        // RE2 on the address as asked for: files have a dot in their name, addresses of pages none.
        { regex: '^[^.]*$', headers: cacheControl(CACHE_CONTROL.page) },
        { source: '/assets/**', headers: cacheControl(CACHE_CONTROL.asset) },
        ...otherFiles.map((path) => ({
          source: path.replace(/\*$/, '**'),
          headers: cacheControl(CACHE_CONTROL.other),
        })),
      ],
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function cacheControl(value: string) {
  return keysAndValues({ 'Cache-Control': value });
}

function keysAndValues(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
