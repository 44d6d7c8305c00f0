import { getMimeType } from 'hono/utils/mime';
import type { Plugin } from 'vite';
import type * as DataFiles from '../src/data-files.ts';

/** Names of data files. Most requests are for something else, and need not wait for the content. */
const NAME = /^\/([\w/-]+\.(?:ics|json))(?:\?|$)/;

/**
 * Serves the data files on the dev server, which has no `dist/` to find them in, made anew for every request. The build
 * itself writes them with the pages, see `prerender.ts`.
 */
export function dataFilesPlugin(): Plugin {
  return {
    name: 'site:data-files',
    configureServer({ middlewares, ssrLoadModule }) {
      middlewares.use(({ url = '' }, response, next) => {
        const name = NAME.exec(url)?.[1];
        if (!name) return next();
        ssrLoadModule('/src/data-files.ts')
          .then((content) => {
            // By its path TypeScript does not know it.
            const { dataFiles } = content as typeof DataFiles;
            const found = dataFiles().find(({ file }) => file === name);
            if (!found) return next();
            response.setHeader('content-type', getMimeType(name) ?? '');
            response.setHeader('cache-control', 'no-store');
            response.end(found.text);
          })
          .catch(next);
      });
    },
  };
}
