import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { parseSettings, type Settings } from '../settings.ts';
import { fileNames, headersFile, writeHostFiles } from './host-files.ts';
import { pagePolicy, securityHeaders } from './security-headers.ts';

/** The folder's name while the build is running. */
const UNFINISHED = '.unfinished';

/**
 * Prepares the finished build for its host: puts the security policy into every page, and writes what hosts must be told:
 * as Netlify and Cloudflare Pages read it into `dist/_headers`, as others do into `deploy/` (docs/deploying.md).
 *
 * The build is made beside `dist/` and replaces it when it is complete, so that a server goes on serving the previous build
 * meanwhile, and also when a build fails.
 */
export function hosting(): Plugin {
  return {
    name: 'site:hosting',
    config({ build }, { command }) {
      if (command !== 'build') return;
      // Vite empties a folder outside the project only when told to.
      return { build: { outDir: `${build?.outDir ?? 'dist'}${UNFINISHED}`, emptyOutDir: true } };
    },
    buildApp: {
      // The pages must be in their final form: the policy names the style elements and scripts that they contain.
      order: 'post',
      async handler({ config, environments }) {
        const settings = parseSettings(config.env);
        const outDir = environments['client']?.config.build.outDir ?? config.build.outDir;
        const unfinished = resolve(config.root, outDir);
        const dist = unfinished.slice(0, -UNFINISHED.length);
        await writeHosting(unfinished, join(dirname(dist), 'deploy'), settings);
        await replaceFolder(dist, unfinished);
        const advice = config.mode === 'demo' ? '' : '; npm run ready says what stops a launch';
        config.logger.info(`The site is in ${outDir.slice(0, -UNFINISHED.length)}/${advice}`);
      },
    },
  };
}

/** Writes the policy into the pages of `dist`, and the hosts' settings into `deploy`, which no host publishes. */
export async function writeHosting(
  dist: string,
  deploy: string,
  settings: Settings,
): Promise<void> {
  const names = await fileNames(dist);
  const hidden = names.filter((name) => /(^|\/)\.(?!well-known\/)/.test(name));
  if (hidden.length > 0) throw new Error(`Hosts would publish ${hidden.join(', ')}`);
  const headers = securityHeaders(settings);
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const html = await readFile(join(dist, name), 'utf8');
    await writeFile(join(dist, name), withPolicy(html, pagePolicy(settings, html)));
  }
  await writeFile(join(dist, '_headers'), headersFile(headers));
  // Keeps GitHub Pages from running the site through Jekyll, which leaves files out.
  await writeFile(join(dist, '.nojekyll'), '');
  await writeHostFiles(deploy, headers, settings.VITE_SITE_URL);
}

/** Two renames, between which nothing is at `folder` for less than a millisecond. */
async function replaceFolder(folder: string, by: string): Promise<void> {
  const replaced = `${folder}.replaced`;
  await rm(replaced, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, replaced);
  await rename(by, folder);
  await rm(replaced, { recursive: true, force: true });
}

/** Puts the policy before everything that it applies to. */
function withPolicy(html: string, policy: string): string {
  const charset = /<meta charset=[^>]*>/i;
  if (!charset.test(html)) throw new Error('A page has no charset for the policy to follow');
  return html.replace(
    charset,
    (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}
