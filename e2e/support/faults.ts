import type { Route } from '@playwright/test';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * What can befall a request, whatever it asks for. Only what is slow or never ends is not here: `holdBack` in page.ts does
 * it, because a test has to say until when.
 */

export interface Fault {
  name: string;
  befall: (route: Route) => Promise<void>;
}

export const refused = abort('refused', 'connectionrefused');
export const reset = abort('reset', 'connectionreset');
export const blocked = abort('blocked in the browser', 'blockedbyclient');

/** No answer: the three ways in which browsers put it. */
export const noAnswer: readonly Fault[] = [refused, reset, blocked];

const page = '<!doctype html><title>Welcome</title><h1>Sign in to the network</h1>';

export const notFound = fulfil('not found', { status: 404, body: 'Not found' });
export const broken = fulfil('met by a broken server', {
  status: 503,
  body: page,
  contentType: 'text/html',
});
/** As a network that wants a sign-in does it. */
export const pageInstead = fulfil('answered by a page', { body: page, contentType: 'text/html' });
const redirected = fulfil('redirected to a page', {
  status: 302,
  headers: { location: '/legal/terms' },
});

/** An answer, and not the one that was asked for. */
export const wrongAnswer: readonly Fault[] = [notFound, broken, pageInstead, redirected];

/** The connection breaks when half of the answer has come. */
export const interrupted: Fault = {
  name: 'interrupted in the middle of its answer',
  befall: async (route) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"status":"success",');
      setTimeout(() => response.destroy(), 100);
      server.close();
    });
    await once(server.listen(0, 'localhost'), 'listening');
    const { port } = server.address() as AddressInfo;
    await route.continue({ url: `http://localhost:${port}/` });
  },
};

/** The site on a host that answers 404 for every script but a page's first, to be kept for a year, until it has them. */
export async function hostOfLateScripts(site: string) {
  const missed: string[] = [];
  let hasScripts = false;
  async function answer(url: string, response: ServerResponse): Promise<void> {
    const isMissing = !hasScripts && url.endsWith('.js') && !url.startsWith('/assets/index-');
    if (isMissing) {
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
    haveScripts: () => void (hasScripts = true),
    close: () => void server.close(),
  };
}

/** Followed, it would post the same again and again. */
const redirectedToItself: Fault = {
  name: 'redirected to itself',
  befall: async (route) =>
    route.fulfill({ status: 307, headers: { location: route.request().url() } }),
};

/** Answers of the contact endpoint that leave open whether the message has arrived. */
export const unclearAnswers: readonly Fault[] = [
  ...wrongAnswer,
  interrupted,
  redirectedToItself,
  json('answered by nothing', ''),
  json('answered by JSON that is cut off', '{"status":"succ'),
  json('answered by a status that is no word', '{"status":true,"message":"Message sent."}'),
  json('answered at great length', 'x'.repeat(5_000_000)),
];

export const emptyScript = fulfil('empty', { body: '', contentType: 'text/javascript' });
const cutOffScript = fulfil('cut off', {
  body: 'export default function (',
  contentType: 'text/javascript',
});

/** What can befall a script. */
export const scriptFaults: readonly Fault[] = [
  ...noAnswer,
  ...wrongAnswer,
  emptyScript,
  cutOffScript,
];

/** What can befall data besides: nothing in it, half of it, data of another kind, and far more than there should be. */
export const dataFaults: readonly Fault[] = [
  json('empty', ''),
  json('cut off', '[{"slug":"gst-reg'),
  json('of another kind', '{"status":"success"}'),
  json('huge', JSON.stringify('x'.repeat(5_000_000))),
];

/** What the browser reports of them. */
export const faultReports: readonly RegExp[] = [
  /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|CONTENT_LENGTH_MISMATCH|BLOCKED_BY_CLIENT|FAILED|ABORTED)/,
  /status of \d{3}/,
  /^\d{3}: /,
  /dynamically imported module/,
  /Expected a JavaScript(-or-Wasm)? module script/,
];

function abort(name: string, code: string): Fault {
  return { name, befall: async (route) => route.abort(code) };
}

function json(name: string, body: string): Fault {
  return fulfil(name, { body, contentType: 'application/json' });
}

function fulfil(name: string, answer: Parameters<Route['fulfill']>[0]): Fault {
  return { name, befall: async (route) => route.fulfill(answer) };
}
