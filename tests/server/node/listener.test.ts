import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { shutDown } from '../../../server/node/listener';

test('at shutdown, the server answers the running request, then closes silent and unfinished connections', async () => {
  const server = createServer((_, response) => {
    shutDown(server, 50);
    response.end('given');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1');
  const half = connect(port, '127.0.0.1', () => half.write('POST / HTTP/1.1\r\nHost: a'));
  await Promise.all([once(silent, 'connect'), once(half, 'connect')]);
  const closed = Promise.all([once(silent, 'close'), once(half, 'close'), once(server, 'close')]);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('given');
  await closed;
});
