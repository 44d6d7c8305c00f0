import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** The path that was asked for, as written: still percent-encoded, without the query. */
export function pathOf(request: IncomingMessage): string {
  return request.url?.split(/[?#]/, 1)[0] ?? '/';
}

/** The body as text, or undefined if it is longer than `limit` bytes. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<string | undefined> {
  const kept: Buffer[] = [];
  let size = 0;
  // A body that is too long is still read to its end: a browser that is cut off while it sends
  // reports a network failure and never shows the answer.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) kept.push(chunk);
  }
  return size <= limit ? Buffer.concat(kept).toString('utf8') : undefined;
}

/** Sends a whole answer; Node leaves the body out of the answer to a HEAD request. */
export function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: OutgoingHttpHeaders,
): void {
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers });
  response.end(body);
}

/** Sends a value as JSON that no cache keeps. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  send(response, status, JSON.stringify(value), {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
}
