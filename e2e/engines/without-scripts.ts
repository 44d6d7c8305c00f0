import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves the site with a policy that blocks all of its scripts. Not every engine can switch scripts off, and one that does would
 * not run the journey's scripts either.
 */
export async function serveWithoutScripts(
  site: string,
): Promise<{ origin: string; close: () => void }> {
  const server = createServer((asked, answer) => {
    const { method, headers, url = '/' } = asked;
    const host = new URL(site).host;
    // A form's origin has to be that of the host it is sent to.
    const origin = headers.origin ? { origin: site } : {};
    const passedOn = request(
      new URL(url, site),
      { method, headers: { ...headers, ...origin, host } },
      (got) => {
        const policy = { 'content-security-policy': "script-src 'none'" };
        answer.writeHead(got.statusCode ?? 502, { ...got.headers, ...policy });
        got.pipe(answer);
      },
    );
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
