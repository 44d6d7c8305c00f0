import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type * as AllPages from '../src/content/services/all-service-pages.ts';
import { runModule } from './run-module.js';

const ALL_PAGES = '../src/content/services/all-service-pages.ts';

const MODULES =
  /\/src\/((?:content\/services\/details|owner\/services)\/([a-z0-9-]+)\.ts\?page|content\/services\/(?:short-facts|common-dates)\.ts|law\/structures\/guide\.ts)$/;

/**
 * Replaces the code of some modules by their values in the browser: the texts of service pages (`?page`), the key facts of all
 * services, common dates, and the comparison of structures. Node and the tests run the code.
 *
 * So a page fetches only its own terms and dates, without the glossary (9 KiB compressed) and the rules of law.
 */
export function serviceTextsPlugin(): Plugin {
  let values: ReturnType<typeof evaluate> | undefined;
  return {
    name: 'site:service-texts',
    // Not in `load`, which would report a mistake several times.
    async buildStart() {
      const { name, config } = this.environment;
      if (name === 'client' && config.command === 'build') await (values ??= evaluate());
    },
    load: {
      filter: { id: MODULES },
      async handler(id) {
        const [, file = '', slug] = MODULES.exec(id) ?? [];
        const { name, config } = this.environment;
        if (name !== 'client' || config.mode === 'test') return slug && pageModule(file, slug);
        const { byFile, sources } = await (values ??= evaluate());
        for (const source of sources) this.addWatchFile(source);
        return Object.entries(byFile[file] ?? {})
          .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
    watchChange: () => void (values = undefined),
  };
}

const pageModule = (file: string, slug: string) => `
  import { details } from '@/${file.replace('?page', '')}';
  import { servicePage } from '@/content/services/service-page.ts';
  export const { page } = servicePage('${slug}', details);`;

async function evaluate() {
  try {
    const { module, dependencies } = await runModule<typeof AllPages>(ALL_PAGES);
    return { byFile: module.valuesForBrowser(), sources: dependencies };
  } catch (error) {
    throw error instanceof Error && 'mark' in error ? withPlace(error, String(error.mark)) : error;
  }
}

/** Adds the file and the line to the error of an unknown mark. */
function withPlace(error: Error, mark: string): Error {
  const begun = [`{${mark}}`, `{${mark} `];
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const lines = readFileSync(join('src', file), 'utf8').replaceAll('${', '').split('\n');
    const line = lines.findIndex((text) => begun.some((part) => text.includes(part)));
    if (line >= 0) return new Error(`src/${file}:${line + 1}: ${error.message}`);
  }
  return error;
}
