import { CACHE_CONTROL } from './caching.ts';
import type { BuiltSite } from './site.ts';

/** `vercel.json`: pages without their extension, and the headers. Sources are path-to-regexp patterns. */
export function vercelConfig({ headers, otherFiles }: BuiltSite): string {
  const caching = [
    // Files have a dot in their name, addresses of pages none.
    ['/([^.]*)', CACHE_CONTROL.page],
    ['/assets/(.*)', CACHE_CONTROL.asset],
    ...otherFiles.map((path) => [path.replace(/\*$/, '(.*)'), CACHE_CONTROL.other]),
  ] as const;
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: keysAndValues(headers) },
      ...caching.map(([source, value]) => ({
        source,
        headers: keysAndValues({ 'Cache-Control': value ?? '' }),
      })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function keysAndValues(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
