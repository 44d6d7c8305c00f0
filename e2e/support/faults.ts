import type { Route } from '@playwright/test';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * What can go wrong with any request. Slow and endless answers are not here: `holdBack` in page.ts makes them, because a test has
 * to say how long they take.
 */

type Fault = (route: Route) => Promise<void>;

export const refused: Fault = async (route) => route.abort('connectionrefused');
export const notFound: Fault = async (route) => route.fulfill({ status: 404, body: 'Not found' });
/** As a network that wants a sign-in does it. */
export const pageInstead: Fault = async (route) =>
  route.fulfill({ body: '<!doctype html><title>Sign in</title>', contentType: 'text/html' });

/** What the browser reports of them. */
export const faultReports: readonly RegExp[] = [
  /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|FAILED)/,
  /status of \d{3}/,
  /^\d{3}: /,
  /dynamically imported module/,
  /Expected a JavaScript(-or-Wasm)? module script/,
];

/** The site on a host that answers 404 for scripts, to be kept for a year, until it has them. */
export async function hostOfLateScripts(site: string) {
  const missed: string[] = [];
  /** The scripts that it has. */
  let has = /^$/;
  async function answer(url: string, response: ServerResponse): Promise<void> {
    if (url.endsWith('.js') && !has.test(url)) {
      missed.push(url);
      response.writeHead(404, { 'cache-control': 'public, max-age=31536000, immutable' });
      response.end('Not found');
      return;
    }
    const { status, headers, body } = await load(url);
    response.writeHead(status, headers);
    response.end(body);
  }

  async function load(url: string) {
    const loaded = await fetch(site + url);
    // `fetch` has undone the compression.
    const headers = [...loaded.headers].filter(
      ([name]) => !/^content-(encoding|length)$/.test(name),
    );
    const body = Buffer.from(await loaded.arrayBuffer());
    return { status: loaded.status, headers: Object.fromEntries(headers), body };
  }

  const server = createServer(({ url = '/' }, response) => void answer(url, response));
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    missed,
    have: (scripts: RegExp) => void (has = scripts),
    close: () => void server.close(),
  };
}
