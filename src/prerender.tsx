import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { App } from '@/app';
import { notFound, routes } from '@/routes';

// Written beside the pages.
export { calendarFiles } from '@/calendars';

export interface PrerenderedPage {
  /** Title, description, canonical and whatever else React hoists. */
  head: string;
  /** What stands inside the root element. */
  body: string;
}

/** The build's list of pages: where each is written, and the source files of its chunks. */
export const pages = [
  ...routes.map(({ path, sources }) => ({ path, sources, file: fileOf(path) })),
  // A path that no route has. The browser never hydrates this page as another one, see main.tsx.
  { path: '/404', sources: notFound.sources, file: '404.html' },
];

/**
 * Renders the page at a path as plain HTML.
 *
 * @throws what the page throws, so that a broken page stops the build
 */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
    {
      onError: (error) => void (failure ??= error),
      // React would write large parts out of line and move them into place by script; without scripts they would be lost.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await text(prelude);
  if (failure) throw failure;
  return splitHoisted(html);
}

/** React writes hoisted tags in front of everything else when the tree has no html element of its own. */
function splitHoisted(html: string): PrerenderedPage {
  const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head: hoisted, body: html.slice(hoisted.length) };
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
