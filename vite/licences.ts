import { readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The path of the notices on the site. */
const FILE = 'licenses.txt';

/** Packages whose code is in the build without being imported: base styles, and the loading of chunks. */
const NOT_IMPORTED = ['tailwindcss/LICENSE', 'vite/LICENSE.md', 'rolldown/LICENSE'];

/** From this line on, Vite's licence lists the packages bundled in Vite, none of which is part of a built site. */
const INSIDE_VITE = /^# Licenses of bundled dependencies$/m;

/**
 * Publishes the licence notices of all third-party code in the build, because the MIT licence allows copies only with its
 * notice. Vite collects those of imported packages; this adds the rest. Those of the fonts are in `public/fonts/`.
 * `npm run licences` refuses packages under other licences.
 */
export function licences(): Plugin {
  return {
    name: 'site:licences',
    apply: 'build',
    config: () => ({ environments: { client: { build: { license: { fileName: FILE } } } } }),
    buildApp: {
      order: 'post',
      async handler({ config: { root, build } }) {
        const texts = NOT_IMPORTED.map((file) => resolve(root, 'node_modules', file));
        await appendFile(resolve(root, build.outDir, FILE), texts.map(section).join(''));
      },
    },
  };
}

function section(file: string): string {
  const [text = ''] = readFileSync(file, 'utf8').split(INSIDE_VITE);
  return `\n## ${file.split('/').slice(-2).join('/')}\n\n${text.trim()}\n`;
}
