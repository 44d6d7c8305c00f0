import { createServer } from 'node:http';
import { wordsOf } from '../http.ts';
import { createHost } from './host.ts';
import { nodeListener, shutDown } from './listener.ts';

/*
 * `npm run serve`: the built site and its endpoints on one Node process. TLS is for the proxy in front of it.
 */

const { PORT = '8080', HOST = '127.0.0.1' } = process.env;

// A log on a full disk can't be written, and an error that nobody listens to would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

let host;
try {
  host = createHost(process.env);
} catch (error) {
  console.error(wordsOf(error));
  process.exit(1);
}
const server = createServer(nodeListener(host.respond));

server.listen(Number(PORT), HOST, () => {
  process.stdout.write(`http://${HOST}:${PORT} with ${host.endpoints.join(', ')}\n`);
});

void host.tryAgain();

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => shutDown(server));
