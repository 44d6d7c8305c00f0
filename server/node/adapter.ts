import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../http.ts';

/** The header that says whom a request comes from where no proxy stands before Node; a sender's own is overwritten. */
export const SOCKET_ADDRESS = 'x-socket-address';

/** A handler that may leave a request to the next one. */
export type Responder = (request: Request) => Promise<Response | undefined>;

/** Answers with a web-standard handler; `next` gets what it leaves, and what goes wrong. */
export function nodeListener(handler: Handler | Responder) {
  return (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    next: (error?: unknown) => void,
  ): void => {
    pass(handler, incoming, outgoing, next).catch(next);
  };
}

async function pass(
  handler: Handler | Responder,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
): Promise<void> {
  const request = toRequest(incoming);
  if (!request) {
    outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Bad request');
    return;
  }
  const response = await handler(request);
  if (response) await send(response, outgoing);
  else next();
}

/** Undefined for what a web-standard request can't express, such as CONNECT. */
function toRequest(incoming: IncomingMessage): Request | undefined {
  const { url = '', method = 'GET', headers, socket } = incoming;
  const address = `http://${headers.host ?? 'localhost'}${url}`;
  if (!url.startsWith('/') || !URL.canParse(address)) return undefined;

  const copied = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) copied.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  copied.set(SOCKET_ADDRESS, socket.remoteAddress ?? '');
  const init = { method, headers: copied, body: bodyOf(incoming), duplex: 'half' };
  try {
    return new Request(address, init);
  } catch (error) {
    // The Fetch standard knows no TRACE and no CONNECT.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The body, untouched until somebody reads it: a request may be left to the next. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> | null {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return null;
  let chunks: AsyncIterator<Buffer> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        chunks ??= incoming[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void incoming.destroy(),
    },
    { highWaterMark: 0 },
  );
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  if (response.status !== 204 && response.status !== 304) {
    outgoing.setHeader('content-length', body.length);
  }
  // Node leaves the body out of the answer to a HEAD request.
  outgoing.writeHead(response.status).end(body);
}
