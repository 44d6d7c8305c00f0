import { readdirSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The path of the notices on the site. */
const FILE = 'licenses.txt';

/** Packages whose code is in the build without being imported: base styles, and the loading of chunks. */
const NOT_IMPORTED = ['tailwindcss/LICENSE', 'vite/LICENSE.md', 'rolldown/LICENSE'];

/** From this line on, Vite's licence lists the packages bundled in Vite, none of which is part of a built site. */
const INSIDE_VITE = /^# Licenses of bundled dependencies$/m;

/**
 * Publishes the licence notices of all third-party code and fonts in the build, because the MIT licence and the Open Font
 * License allow copies only with their notice. Vite collects those of imported packages; this adds the rest.
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
        const fonts = resolve(root, 'src/fonts');
        const texts = [
          ...NOT_IMPORTED.map((file) => resolve(root, 'node_modules', file)),
          ...readdirSync(fonts)
            .filter((name) => name.startsWith('OFL'))
            .map((name) => join(fonts, name)),
        ];
        await appendFile(resolve(root, build.outDir, FILE), texts.map(section).join(''));
      },
    },
  };
}

/** Without a byte order mark, which one of the fonts' texts begins with. */
function section(file: string): string {
  const [text = ''] = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(INSIDE_VITE);
  return `\n## ${file.split('/').slice(-2).join('/')}\n\n${text.trim()}\n`;
}
