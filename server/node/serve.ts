import { createServer } from 'node:http';
import { wordsOf } from '../http.ts';
import { nodeListener } from './adapter.ts';
import { createHost } from './host.ts';

/*
 * `npm run serve`: the built site and its endpoints on one Node process. TLS is for the proxy in front of it.
 */

const { PORT = '8080', HOST = '127.0.0.1' } = process.env;

const { respond, endpoints } = await createHost(process.env).catch((error: unknown) => {
  console.error(wordsOf(error));
  process.exit(1);
});
const listener = nodeListener(respond);

const server = createServer((incoming, outgoing) => {
  listener(incoming, outgoing, (error) => {
    console.error(error);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Error');
  });
});

server.listen(Number(PORT), HOST, () => {
  process.stdout.write(`http://${HOST}:${PORT} with ${endpoints.join(', ')}\n`);
});

// Answers that are under way are given; then the process ends by itself.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());
