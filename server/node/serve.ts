import { createServer } from 'node:http';
import { wordsOf } from '../http.ts';
import { nodeListener } from './adapter.ts';
import { createHost } from './host.ts';

/*
 * `npm run serve`: the built site and its endpoints on one Node process. TLS is for the proxy in front of it.
 */

/** Milliseconds between two tries of what could not be delivered. */
const TRY_AGAIN_EVERY = 15 * 60 * 1000;

const { PORT = '8080', HOST = '127.0.0.1' } = process.env;

const { respond, endpoints, tryAgain } = await createHost(process.env).catch((error: unknown) => {
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

void tryAgain();
setInterval(() => void tryAgain(), TRY_AGAIN_EVERY).unref();

// Answers that are under way are given; then the process ends by itself.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());
