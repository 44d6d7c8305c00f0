import type { OutgoingHttpHeaders } from 'node:http';
import { extname } from 'node:path';
import { cacheControl, CONTENT_TYPES } from '../hosting/caching.ts';

/** The headers of a file, told by its path inside the served folder. */
export function headersOf(name: string): OutgoingHttpHeaders {
  return {
    'content-type': CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
    'cache-control': cacheControl(name),
  };
}
