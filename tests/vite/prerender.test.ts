import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Manifest, ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, fillTemplate, prerender } from '../../vite/prerender';
import { sendRaw } from '../support/listen';

const template =
  '<html><head><meta charset="utf-8" /><!--head--></head>' +
  '<body><div id="root"><!--app--></div><script type="module" src="/a.js"></script></body></html>';

const about = { path: '/about', head: '', code: [], body: '' };

test.each(['$&', "$'", '$`', '$1', '$$', '₹500 or $5', '<!--head--><!--app-->'])(
  'takes %s in a page for what it is',
  (body) => {
    const html = fillTemplate(template, { ...about, head: '<title>$&</title>', body });
    expect(html).toContain('<title>$&</title>');
    expect(html).toContain(`<div id="root" data-path="/about">${body}</div>`);
  },
);

test.each(['<!--head-->', '<div id="root"><!--app--></div>'])(
  'stops the build when index.html has lost its %s',
  (place) => {
    expect(() => fillTemplate(template.replace(place, ''), about)).toThrow(
      new Error(`index.html has lost its ${place}`),
    );
  },
);

const manifest: Manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  '_head.js': { file: 'assets/head-1.js', imports: ['index.html'] },
  '_dates.js': { file: 'assets/dates-1.js', imports: ['_head.js'] },
  'src/pages/about.tsx': { file: 'assets/about-1.js', imports: ['index.html'] },
  'src/pages/service/page.tsx': {
    file: 'assets/service-1.js',
    imports: ['index.html', '_head.js', '_dates.js'],
    dynamicImports: ['src/pages/about.tsx'],
  },
  'src/content/services/details/gst-filing.ts': {
    file: 'assets/gst-filing-1.js',
    imports: ['_dates.js'],
  },
};

test('names what the page’s chunks import too, each once, but nothing that is asked for later', () => {
  const sources = ['src/pages/service/page.tsx', 'src/content/services/details/gst-filing.ts'];
  expect(codeOf(manifest, sources)).toEqual([
    '/assets/service-1.js',
    '/assets/head-1.js',
    '/assets/dates-1.js',
    '/assets/gst-filing-1.js',
  ]);
});

test('stops the build when a page has no chunk', () => {
  expect(() => codeOf(manifest, ['src/pages/contact.tsx'])).toThrow(
    new Error('The build has no chunk for src/pages/contact.tsx'),
  );
});

type Middleware = (...of: [...Parameters<RequestListener>, next: () => void]) => void;

let answer: Middleware;
let origin: string;
const server = createServer((request, response) =>
  answer(request, response, () => response.writeHead(404).end()),
);

beforeAll(async () => {
  const { configureServer } = prerender();
  if (typeof configureServer !== 'function') throw new Error('It no longer configures a server');
  // The little of a dev server that it uses, on the site's modules as Vitest has them.
  const devServer = {
    middlewares: { use: (middleware: Middleware) => (answer = middleware) },
    ssrLoadModule: () => import('@/prerender'),
  };
  await Reflect.apply(configureServer, undefined, [devServer as unknown as ViteDevServer]);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

test.each([
  ['/calendars/company.ics', 'text/calendar; charset=utf-8', /^BEGIN:VCALENDAR/],
  ['/search-index.json', 'application/json', /"msme-registration"/],
])('the dev server makes %s anew for each request', async (path, type, content) => {
  const sent = await sendRaw(origin, path);
  expect(sent.status).toBe(200);
  expect(sent.headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-store' });
  expect(sent.body).toMatch(content);
});
