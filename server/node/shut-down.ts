import type { Server } from 'node:http';

/**
 * Takes no more requests, and lets answers that are under way finish; then the process ends by itself. Connections that are
 * still open after `patience` milliseconds are closed, because a silent or half-sent request must not hold up a restart.
 */
export function shutDown(server: Server, patience = 10_000): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), patience).unref();
}
