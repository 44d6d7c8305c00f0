import type { Route } from '@playwright/test';

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
export const redirected = fulfil('redirected to a page', {
  status: 302,
  headers: { location: '/legal/terms' },
});

/** An answer, and not the one that was asked for. */
export const wrongAnswer: readonly Fault[] = [notFound, broken, pageInstead, redirected];

export const emptyScript = fulfil('empty', { body: '', contentType: 'text/javascript' });
export const cutOffScript = fulfil('cut off', {
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
  fulfil('empty', { body: '', contentType: 'application/json' }),
  fulfil('cut off', { body: '[{"slug":"gst-reg', contentType: 'application/json' }),
  fulfil('of another kind', { body: '{"status":"success"}', contentType: 'application/json' }),
  fulfil('huge', { body: JSON.stringify('x'.repeat(5_000_000)), contentType: 'application/json' }),
];

/** What the browser reports of them. */
export const faultReports: readonly RegExp[] = [
  /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|BLOCKED_BY_CLIENT|FAILED|ABORTED)/,
  /status of \d{3}/,
  /^\d{3}: /,
  /dynamically imported module/,
  /Expected a JavaScript(-or-Wasm)? module script/,
];

function abort(name: string, code: string): Fault {
  return { name, befall: async (route) => route.abort(code) };
}

function fulfil(name: string, answer: Parameters<Route['fulfill']>[0]): Fault {
  return { name, befall: async (route) => route.fulfill(answer) };
}
