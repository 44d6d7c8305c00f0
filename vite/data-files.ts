import type { Plugin } from 'vite';
import { nodeListener } from '../server/node/adapter.ts';
import { typeOf } from '../server/node/static-host.ts';
import type * as DataFiles from '../src/data-files.ts';

/** What a data file may be called; most requests are for something else, and need not wait for the content. */
const NAME = /^\/([\w/-]+\.(?:ics|json))$/;

/**
 * Serves the data files on the dev server, which has no `dist/` to find them in, made anew for every request. The build
 * itself writes them with the pages, see `prerender.ts`.
 */
export function dataFiles(): Plugin {
  return {
    name: 'site:data-files',
    configureServer({ middlewares, ssrLoadModule }) {
      middlewares.use(
        nodeListener(async (request) => {
          const name = NAME.exec(new URL(request.url).pathname)?.[1];
          if (!name) return undefined;
          const { dataFiles: made } = (await ssrLoadModule(
            '/src/data-files.ts',
          )) as typeof DataFiles;
          const found = made().find(({ file }) => file === name);
          if (!found) return undefined;
          const headers = { 'content-type': typeOf(name), 'cache-control': 'no-store' };
          return new Response(found.text, { headers });
        }),
      );
    },
  };
}
