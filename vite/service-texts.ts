import type { Plugin } from 'vite';
import type * as AllTexts from './all-service-texts.ts';
import { runModule } from './run-module.js';

const MODULES =
  /\/src\/content\/services\/(details\/[a-z0-9-]+\.ts|(short-facts|common-dates)\.ts)$/;

/**
 * Gives the browser the values of some modules as JSON, in place of their code: what each service's page shows, the key facts
 * of all services, and the dates that most businesses share. In Node and in the tests these modules are what they are.
 *
 * Terms are marked at build, because only the whole page shows which use of a term is the first. In the browser this would need
 * the whole glossary (about 9 KiB, compressed) for a few rows; during rendering, state that StrictMode's second pass spoils. So
 * each page fetches only its own terms and its own first year, and no rule of law that is needed to work them out.
 */
export function serviceTextsPlugin(): Plugin {
  let values: ReturnType<typeof evaluate> | undefined;
  return {
    name: 'site:service-texts',
    apply: (_config, { mode }) => mode !== 'test',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: MODULES },
      async handler(id) {
        const [, file = ''] = MODULES.exec(id) ?? [];
        const { byFile, sources } = await (values ??= evaluate());
        for (const source of sources) this.addWatchFile(source);
        return Object.entries(byFile[`./${file}`] ?? {})
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
    watchChange: () => void (values = undefined),
  };
}

async function evaluate() {
  const { module, dependencies } = await runModule<typeof AllTexts>('all-service-texts.ts');
  return { byFile: module.valuesForBrowser, sources: dependencies };
}
