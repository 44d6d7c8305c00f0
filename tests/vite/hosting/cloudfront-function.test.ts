// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(
  new URL('../../../vite/hosting/cloudfront-function.js', import.meta.url),
  'utf8',
);

type Parameters = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** What CloudFront does with an address: fetches an object, or answers with a redirect. */
function ask(uri: string, querystring: Parameters = {}): { object: string } | { moved: string } {
  const answer = runInNewContext(`${source}; handler(event)`, {
    event: { request: { method: 'GET', uri, querystring } },
  });
  if (!('statusCode' in answer)) return { object: answer.uri };
  expect(answer.statusCode).toBe(301);
  return { moved: answer.headers.location.value };
}

test.each([
  ['/', '/index.html'],
  ['/about', '/about.html'],
  ['/services/gst-filing', '/services/gst-filing.html'],
  ['/no-such-page', '/no-such-page.html'],
  ['/assets/app-1A2b3C4d.js', '/assets/app-1A2b3C4d.js'],
  ['/favicon.svg', '/favicon.svg'],
  ['/share/home.png', '/share/home.png'],
])('%s is the object %s', (uri, object) => {
  expect(ask(uri)).toEqual({ object });
});

test.each([
  ['/About', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/services/GST-Filing//', '/services/gst-filing'],
  ['/index.html', '/'],
  ['/index', '/'],
])('%s leads to %s', (uri, moved) => {
  expect(ask(uri)).toEqual({ moved });
});

test('a redirect keeps the query, as it was written', () => {
  const querystring = {
    from: { value: 'mail' },
    tag: { value: 'a%20b', multiValue: [{ value: 'a%20b' }, { value: 'c' }] },
  };
  expect(ask('/About', querystring)).toEqual({ moved: '/about?from=mail&tag=a%20b&tag=c' });
});

test.each(['//evil.example/', '/\\evil.example/', '//'])('%s leads nowhere', (uri) => {
  expect(ask(uri)).toEqual({ object: uri });
});
