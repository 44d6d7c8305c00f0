import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { generate } from 'selfsigned';

/**
 * Hosts a built site from memory like a CDN: HTTP/2 over TLS, with the best brotli compression.
 *
 * @param {string} folder
 */
export async function host(folder) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  /** @type {Map<string, ReturnType<typeof answerTo>>} */
  const answers = new Map();
  const server = createSecureServer({ key, cert }, ({ url }, response) => {
    const path = new URL(url, 'https://localhost').pathname;
    const answer = answers.get(path) ?? answerTo(folder, path);
    answers.set(path, answer);
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(publicKey).digest('base64');
  return {
    origin: `https://localhost:${port}`,
    // The first flag trusts the certificate by its key. If the browser ignored all errors instead, the page would not count as
    // secure, and the browser would cache nothing. Without the second flag, headless Chromium rounds the widths of glyphs to
    // whole pixels. With it, they are as wide as on a phone.
    browserArgs: [
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      '--font-render-hinting=none',
    ],
    close: () => server.close(),
  };
}

/** @param {string} folder @param {string} path */
function answerTo(folder, path) {
  const found = [path === '/' ? '/index.html' : path, `${path}.html`].find(
    (file) => extname(file) && existsSync(join(folder, file)),
  );
  const file = found ?? '/404.html';
  if (!existsSync(join(folder, file))) return { status: 404, headers: {}, body: '' };
  const content = readFileSync(join(folder, file));
  const isText = /\.(html|css|js|json|svg)$/.test(file);
  return {
    status: found ? 200 : 404,
    headers: {
      'content-type': getMimeType(file) ?? 'application/octet-stream',
      'cache-control': file.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(isText ? { 'content-encoding': 'br' } : {}),
    },
    body: isText ? brotliCompressSync(content) : content,
  };
}
