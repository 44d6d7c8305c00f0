import { createHash, X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { extname, join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';

/** Milliseconds without a request after which no more are expected. Much is fetched only when the browser is idle. */
const QUIET = 2500;

/**
 * @typedef {'html' | 'css' | 'js' | 'font' | 'image' | 'other'} Kind
 * @typedef {{ path: string, kind: Kind, bytes: number }} Sent what one answer's body took on the wire
 * @typedef {{ status: number, headers: Record<string, string>, body: Buffer, kind: Kind }} Answer
 * @typedef {object} Host
 * @property {string} origin
 * @property {string[]} browserArgs what has Chromium take the certificate for a good one
 * @property {Sent[]} sent every answer so far, oldest first
 * @property {() => Promise<void>} close
 */

/** @type {Record<string, [type: string, kind: Kind, isText: boolean]>} */
const TYPES = {
  '.html': ['text/html; charset=utf-8', 'html', true],
  '.css': ['text/css; charset=utf-8', 'css', true],
  '.js': ['text/javascript; charset=utf-8', 'js', true],
  '.json': ['application/json', 'other', true],
  '.svg': ['image/svg+xml', 'image', true],
  '.txt': ['text/plain; charset=utf-8', 'other', true],
  '.webmanifest': ['application/manifest+json', 'other', true],
  '.xml': ['application/xml', 'other', true],
  '.woff2': ['font/woff2', 'font', false],
  '.png': ['image/png', 'image', false],
  '.ico': ['image/x-icon', 'image', false],
};

/** @type {ReturnType<typeof generate> | undefined} */
let certificate;

/**
 * Serves a folder as a good static host does: HTTP/2 over TLS, brotli at its best level, clean URLs, hashed assets cached for
 * ever, everything else revalidated, and `404.html` for missing files.
 *
 * Vite's preview server would not do: it speaks HTTP/1.1 without compression, and so flatters many small files and
 * punishes text.
 *
 * @param {string} folder
 * @returns {Promise<Host>}
 */
export async function host(folder) {
  certificate ??= generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const { private: key, cert } = await certificate;

  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
      .map((path) => path.split(sep).join('/')),
  );
  /** @type {Map<string, Answer>} */
  const answers = new Map();
  /** @type {Sent[]} */
  const sent = [];

  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const path = decodeURI(new URL(request.url, 'https://localhost').pathname);
    const answer = answers.get(path) ?? answerTo(path, folder, files);
    answers.set(path, answer);
    sent.push({ path, kind: answer.kind, bytes: answer.body.length });
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The host has no port');

  return {
    origin: `https://localhost:${address.port}`,
    browserArgs: [`--ignore-certificate-errors-spki-list=${fingerprint(cert)}`],
    sent,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Waits until a host has not been asked for anything for a while. @param {Host} host */
export async function quiet({ sent }) {
  let seen = -1;
  while (seen !== sent.length) {
    seen = sent.length;
    await setTimeout(QUIET);
  }
}

/** @type {(path: string, folder: string, files: Set<string>) => Answer} */
function answerTo(path, folder, files) {
  const found = [path === '/' ? '/index.html' : path, `${path}.html`].find((file) =>
    files.has(file),
  );
  const file = found ?? '/404.html';
  if (!files.has(file)) {
    return { status: 404, headers: {}, body: Buffer.alloc(0), kind: 'other' };
  }
  const [type, kind, isText] = TYPES[extname(file)] ?? ['application/octet-stream', 'other', false];
  const content = readFileSync(join(folder, file));
  return {
    status: found ? 200 : 404,
    headers: {
      'content-type': type,
      'cache-control': file.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(isText ? { 'content-encoding': 'br', vary: 'Accept-Encoding' } : {}),
    },
    body: isText ? brotliCompressSync(content) : content,
    kind,
  };
}

/**
 * Of the certificate's key, as Chromium wants it. With it the page counts as secure, as with a real certificate; with
 * all errors ignored it would not, and Chromium would cache nothing.
 *
 * @param {string} cert
 */
function fingerprint(cert) {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
