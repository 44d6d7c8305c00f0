import { readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'licenses.txt';

/** Packages in the build that are not imported: base styles, and the loader of chunks. */
const NOT_IMPORTED = ['tailwindcss/LICENSE', 'vite/LICENSE.md', 'rolldown/LICENSE'];

/** The part of Vite's licence below this line is about packages that are in no built site. */
const INSIDE_VITE = /^# Licenses of bundled dependencies$/m;

/**
 * Publishes the licence notices of third-party code, as the MIT licence requires. Vite collects the notices of imported packages,
 * and this plugin adds the others. The fonts' notices are in `public/fonts/`. `npm run licences` checks each package's licence.
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
