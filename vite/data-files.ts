import type { Connect, Plugin } from 'vite';
import type * as DataFiles from '../src/data-files.ts';
import { pathOf, send } from './local-services/http.ts';
import { headersOf } from './local-services/static-headers.ts';

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
        serveDataFiles(async () => (await ssrLoadModule('/src/data-files.ts')) as typeof DataFiles),
      );
    },
  };
}

function serveDataFiles(load: () => Promise<typeof DataFiles>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const name = NAME.exec(pathOf(request))?.[1];
    if (!name) {
      next();
      return;
    }
    load()
      .then((module) => module.dataFiles().find(({ file }) => file === name))
      .then((found) =>
        found
          ? send(response, 200, found.text, { ...headersOf(name), 'cache-control': 'no-store' })
          : next(),
      )
      .catch(next);
  };
}
