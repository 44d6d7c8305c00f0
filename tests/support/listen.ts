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

/** Puts a handler on a free port until the test ends. */
export async function listen(handler: FetchHandler): Promise<string> {
  const server = createServer(nodeListener(handler));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const holder = createServer();
  await new Promise<void>((ready) => holder.listen(0, '127.0.0.1', ready));
  const { port } = holder.address() as AddressInfo;
  await new Promise((closed) => holder.close(closed));
  return port;
}

/** Sends a path and headers that `fetch` would tidy up or refuse to send, and follows no redirect. */
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
