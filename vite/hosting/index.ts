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
 * Puts the security policy into every page, and writes the settings of hosts: `dist/_headers` for Netlify and Cloudflare Pages,
 * `deploy/` for others (docs/deploying.md).
 *
 * Vite builds into a folder beside `dist/`, which replaces `dist/` when the build is complete. Until then, and after a failed
 * build, servers still have the previous build.
 */
export function hosting(): Plugin {
  return {
    name: 'site:hosting',
    config({ build }, { command }) {
      if (command !== 'build') return;
      // By default Vite empties no folder outside the project.
      return { build: { outDir: `${build?.outDir ?? 'dist'}${UNFINISHED}`, emptyOutDir: true } };
    },
    buildApp: {
      // The policy has hashes of inline styles and scripts, so the pages must be final.
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

/** Writes the policy into the pages of `dist`, and the settings of hosts into `deploy`, which is not published. */
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
  // Without this file, GitHub Pages runs Jekyll, which leaves files out.
  await writeFile(join(dist, '.nojekyll'), '');
  await writeHostFiles(deploy, headers, settings.VITE_SITE_URL);
}

/** Replaces a folder by two renames, less than a millisecond apart. */
async function replaceFolder(folder: string, by: string): Promise<void> {
  const replaced = `${folder}.replaced`;
  await rm(replaced, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, replaced);
  await rename(by, folder);
  await rm(replaced, { recursive: true, force: true });
}

/** Puts the policy before all styles and scripts. */
function withPolicy(html: string, policy: string): string {
  const charset = /<meta charset=[^>]*>/i;
  if (!charset.test(html)) throw new Error('A page has no charset for the policy to follow');
  return html.replace(
    charset,
    (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}
