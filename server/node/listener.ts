import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';

export type FetchHandler = Parameters<typeof getRequestListener>[0];

/** Answers Node's requests with a web-standard handler. */
export function nodeListener(handler: FetchHandler) {
  const listener = getRequestListener(handler, { overrideGlobalObjects: false });
  return (incoming: IncomingMessage, outgoing: ServerResponse): void =>
    void listener(incoming, outgoing);
}

/**
 * Stops accepting requests, finishes the answers in progress, and then lets the process end. Connections still open after
 * `timeout` milliseconds are closed, because a silent or half-sent request must not delay a restart.
 */
export function shutDown(server: Server, timeout = 10_000): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), timeout).unref();
}
