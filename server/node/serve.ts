import { createServer } from 'node:http';
import { messageOf } from '../http.ts';
import { createHost } from './host.ts';
import { nodeListener, shutDown } from './listener.ts';

/* `npm run serve`: the built site and its endpoints in one Node process. A proxy in front of it handles TLS. */

const PORT = process.env['PORT'] || '8080';
const HOST = process.env['HOST'] || '127.0.0.1';

// A log on a full disk fails, and an error event without a listener would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

let host;
try {
  if (!(Number(PORT) >= 0 && Number(PORT) < 65_536)) throw new Error('PORT must be a number');
  host = createHost(process.env);
} catch (error) {
  stop(error);
}
// Even the slowest phone sends a message in less than a minute.
const server = createServer({ requestTimeout: 60_000 }, nodeListener(host.respond));
server.maxConnections = 1000;
server.once('error', stop);
server.listen(Number(PORT), HOST, () => {
  process.stdout.write(`http://${HOST}:${PORT} with ${host.endpoints.join(', ')}\n`);
});

void host.tryAgain();

function stop(error: unknown): never {
  console.error(messageOf(error));
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => shutDown(server));
