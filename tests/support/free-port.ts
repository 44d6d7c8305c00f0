import { createServer, type AddressInfo } from 'node:net';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const holder = createServer();
  await new Promise<void>((ready) => holder.listen(0, '127.0.0.1', ready));
  const { port } = holder.address() as AddressInfo;
  await new Promise((closed) => holder.close(closed));
  return port;
}
