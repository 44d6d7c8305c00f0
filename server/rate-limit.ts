import { within, type EndpointOptions, type RateLimit } from './http.ts';
import { answer } from './reply.ts';

/** Milliseconds to wait for the store that counts requests. */
const STORE_LIMIT = 500;

/** The maximum number of entries in a map. */
const MOST = 10_000;

/** Adds an entry at the end of a map. If the map becomes too large, the oldest entry is deleted. */
export function remember<T>(entries: Map<string, T>, key: string, value: T): void {
  entries.delete(key);
  entries.set(key, value);
  const [oldest = ''] = entries.keys();
  if (entries.size > MOST) entries.delete(oldest);
}

/** Allows `most` requests in any period of `seconds`. `now` is a monotonic clock. */
export function rateLimitInMemory(
  most: number,
  seconds: number,
  now: () => number = () => performance.now(),
): RateLimit {
  const times = new Map<string, number[]>();
  return async (key) => {
    const start = now() - seconds * 1000;
    const recent = (times.get(key) ?? []).filter((time) => time > start);
    const [first] = recent;
    if (first !== undefined && recent.length >= most) return Math.ceil((first - start) / 1000);
    remember(times, key, [...recent, now()]);
    return 0;
  };
}

/**
 * The refusal for a sender who has to wait; undefined if the request may pass. If the address is unknown or the store does not
 * answer, the request passes, because a lost message is worse than one message too many.
 */
export async function tooMany(
  request: Request,
  { rateLimit, addressHeader }: EndpointOptions,
  words: string,
): Promise<Response | undefined> {
  const address = clientAddress(request, addressHeader);
  if (!rateLimit || address === '') return undefined;
  const seconds = await within(STORE_LIMIT, async () => rateLimit(address)).catch(() => 0);
  if (seconds === 0) return undefined;
  return answer(request, 429, words, { 'retry-after': String(seconds) });
}

/**
 * The sender's address, from the header of the host or proxy. The last entry counts, because the nearest proxy wrote it. For
 * IPv6 only the first half counts, because one household has all addresses with the same first half.
 */
export function clientAddress(request: Request, header: string | undefined): string {
  if (!header) return '';
  const address = request.headers.get(header)?.split(',').at(-1)?.trim().toLowerCase() ?? '';
  // Some proxies add the port: 198.51.100.8:40001, [2001:db8::1]:40001.
  const [, v4, v6] = /^(?:::ffff:)?([\d.]+)(?::\d+)?$|^\[(.*)\](?::\d+)?$/.exec(address) ?? [];
  const plain = v4 ?? v6 ?? address;
  if (!plain.includes(':')) return plain;
  // In canonical form (RFC 5952) addresses of one network share everything before `::`.
  const [start = ''] = plain.split('::');
  return start.split(':').slice(0, 4).join(':') || '::';
}
