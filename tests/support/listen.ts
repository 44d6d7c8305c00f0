import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { nodeListener, type FetchHandler } from '../../server/node/listener';

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The bytes as sent, perhaps compressed. */
  bytes: Buffer;
}

/** Serves a handler at a free port until the test ends. Returns the server's origin. */
export async function listen(handler: FetchHandler): Promise<string> {
  const server = createServer(nodeListener(handler));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function freePort(): Promise<number> {
  const holder = createServer();
  await new Promise<void>((ready) => holder.listen(0, '127.0.0.1', ready));
  const { port } = holder.address() as AddressInfo;
  await new Promise((closed) => holder.close(closed));
  return port;
}

/** Sends paths and headers that `fetch` would change or refuse to send. Follows no redirect. */
export function sendRaw(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(origin, { path, ...options }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      buffer(answer).then(
        (bytes) => resolve({ status, headers, body: bytes.toString(), bytes }),
        reject,
      );
    });
    sent.on('error', reject).end();
  });
}
