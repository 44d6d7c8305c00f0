import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';

export type FetchHandler = Parameters<typeof getRequestListener>[0];

/** Answers Node's requests with a web-standard handler. */
export function nodeListener(handler: FetchHandler) {
  const listener = getRequestListener(handler, { overrideGlobalObjects: false });
  return (incoming: IncomingMessage, outgoing: ServerResponse): void =>
    void listener(incoming, outgoing);
}
