import type { Server } from 'node:http';

/**
 * Takes no more requests and gives the answers that are under way. Then the process ends by itself, at the latest when the
 * patience does: a connection that stays silent, or half sends a request, must not hold up a restart.
 */
export function shutDown(server: Server, patience = 10_000): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), patience).unref();
}
