import { runnerImport, type Plugin, type ResolvedConfig } from 'vite';

/** Where the search fetches its index from, without the leading slash. */
const FILE = 'search-index.json';

const SOURCE = '/src/content/services/search-index.ts';

interface IndexModule {
  searchIndex: () => unknown;
}

/**
 * Makes the search's index from the content: written beside the pages by a build, made anew for every request on the
 * dev server. It is data of its own, fetched when the search opens, because no page needs it for reading.
 */
export function searchIndex(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'site:search-index',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer({ middlewares, ssrLoadModule }) {
      middlewares.use(`/${FILE}`, (_, response, next) => {
        ssrLoadModule(SOURCE)
          .then((module) => {
            response.setHeader('content-type', 'application/json');
            response.setHeader('cache-control', 'no-store');
            response.end(JSON.stringify((module as unknown as IndexModule).searchIndex()));
          })
          .catch(next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { module } = await runnerImport<IndexModule>(config.root + SOURCE, {
        configFile: false,
        root: config.root,
        resolve: { alias: config.resolve.alias },
        logLevel: 'error',
      });
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: JSON.stringify(module.searchIndex()),
      });
    },
  };
}
