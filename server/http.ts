import { headerSafe } from './received-message.ts';
import { answer } from './reply.ts';

/** A function from request to response, which runs on any host with web standards. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * Counts requests by address. One process can count in memory. Several processes, or functions, need a shared store.
 *
 * @returns 0 if this request is accepted, else the seconds until the next one will be accepted
 */
export type RateLimit = (key: string) => Promise<number>;

/** The options of an endpoint for the pages of the site. */
export interface EndpointOptions {
  rateLimit?: RateLimit;
  /** The header in which the host names the sender's address. */
  addressHeader?: string;
  /** Other origins whose pages may send requests. Pages of the site always may. */
  origins?: readonly string[];
  /** The time limit for forwarding one request, in milliseconds. The pages wait 15 seconds for an answer. */
  timeout?: number;
  /** Reports errors to the owner. */
  log?: (text: string) => void;
}

/** The maximum bytes of a body, and of all unfinished bodies together. More could crash a small host. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The extra bytes of memory for each chunk of a body. A slow sender may send chunks of one byte. */
const CHUNK_BYTES = 200;

/** The bytes of all unfinished bodies in memory. */
let held = 0;

/** An endpoint for POST requests from pages of the site and of `origins`, with a maximum size and an optional media type. */
export function postEndpoint(
  { origins = [] }: EndpointOptions,
  { type, longest }: { type?: string; longest: number },
  take: (request: Request, body: Uint8Array<ArrayBuffer>) => Promise<Response>,
): Handler {
  async function receive(request: Request, isAllowed: boolean): Promise<Response> {
    if (isAllowed && request.method === 'OPTIONS') {
      // A preflight: a browser sends it before a request to another origin.
      return new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type',
        },
      });
    }
    if (request.method !== 'POST') {
      return answer(request, 405, 'This address only accepts POST.', { allow: 'POST' });
    }
    if (!isAllowed && !isOwn(request)) {
      return answer(request, 403, 'This page may not send here.');
    }
    const [mediaType = ''] = (request.headers.get('content-type') ?? '').split(';');
    if (type && mediaType.trim().toLowerCase() !== type) {
      return answer(request, 415, `This address only accepts ${type}.`);
    }
    const body = await readBody(request, longest);
    return body instanceof Response ? body : take(request, body);
  }

  return async (request) => {
    const origin = request.headers.get('origin') ?? '';
    const isAllowed = origins.includes(origin);
    const response = await receive(request, isAllowed);
    if (isAllowed) response.headers.set('access-control-allow-origin', origin);
    if (origins.length > 0) response.headers.append('vary', 'Origin');
    return response;
  };
}

/** The body, or a refusal if it is longer than `limit` bytes or there is no memory for it. */
async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | Response> {
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    // A body that is too long is read to its end. If the connection closed earlier, the browser would report a network failure
    // and never show the answer.
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > MOST_BYTES) break;
      if (size > limit) continue;
      kept.push(chunk);
      held += chunk.length + CHUNK_BYTES;
      if (held > MOST_BYTES) return answer(request, 503, 'Please send it again in a few minutes.');
    }
    if (size > limit) return answer(request, 413, 'The message is too long.');
    return new Uint8Array(await new Blob(kept).arrayBuffer());
  } finally {
    for (const chunk of kept) held -= chunk.length + CHUNK_BYTES;
  }
}

/** The value of a JSON body; undefined if it is not JSON. */
export function parseJson(body: BufferSource | string): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/** Whether the request comes from a page of this host. This only stops browsers: other programs can send any `Origin`. */
function isOwn(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  // With a no-referrer policy browsers also hide the origin of a form.
  if (origin === 'null') return request.headers.get('sec-fetch-site') === 'same-origin';
  // Only the host is compared, because a proxy that handles TLS sends requests to this server by plain HTTP.
  const { host } = new URL(request.url);
  // The proxy may name port 443, which browsers leave out.
  return URL.canParse(origin) && new URL(origin).host === host.replace(/:443$/, '');
}

/**
 * Runs work with a time limit in milliseconds.
 *
 * @throws Error if the work fails or takes longer. At the limit the signal is aborted; work that ignores the signal continues.
 */
export async function within<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds);
  const tooLate = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`No answer within ${milliseconds} ms`));
    signal.addEventListener('abort', fail);
  });
  return Promise.race([tooLate, work(signal)]);
}

/**
 * Posts JSON to another server.
 *
 * @returns the body of the answer
 * @throws Error with the status and first words of an unsuccessful answer
 */
export async function postJson(
  url: string,
  { headers, ...init }: { headers: Record<string, string>; body: string; signal: AbortSignal },
  post: typeof fetch,
): Promise<string> {
  const response = await post(url, {
    ...init,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    // A redirect would post the data elsewhere, or turn the request into an empty GET.
    redirect: 'manual',
  });
  const body = await response.text();
  if (response.ok) return body;
  throw new Error(`${new URL(url).host} answered ${response.status} ${headerSafe(body)}`.trim());
}

/** An error in words for the owner's log. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
