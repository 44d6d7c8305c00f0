import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { parseSettings, type Settings } from '../settings.ts';
import { headersFile } from './headers-file.ts';
import { nginxFiles } from './nginx.ts';
import { metaPolicy } from './security-headers.ts';
import { describeSite, fileNames, isPage } from './site.ts';

/**
 * Prepares the finished build for its host: puts the security policy into every page, and writes the headers as Netlify
 * and Cloudflare Pages read them into `dist/_headers`, as nginx does into `deploy/nginx/`. The preview server sends the
 * same headers. docs/deploying.md says what other hosts need to be told.
 */
export function hosting(): Plugin {
  let settings: Settings;
  return {
    name: 'site:hosting',
    configResolved({ mode, root, command, logger }) {
      settings = parseSettings(loadEnv(mode, root, 'VITE_'));
      if (command === 'build' && settings.VITE_SECURITY_POLICY === 'report-only') {
        logger.warn('The security policy only reports and protects nobody: not for a live site.');
      }
    },
    buildApp: {
      // The pages must be in their final form: the policy names the style elements and scripts that they contain.
      order: 'post',
      async handler({ config, environments }) {
        const outDir = environments['client']?.config.build.outDir ?? config.build.outDir;
        const dist = resolve(config.root, outDir);
        await writeHosting(dist, join(dirname(dist), 'deploy'), settings);
      },
    },
    async configurePreviewServer({ config }) {
      const dist = resolve(config.root, config.build.outDir);
      // The local services say what is wrong.
      if (!existsSync(dist)) return;
      const { headers } = await describeSite(dist, settings);
      config.preview.headers = { ...config.preview.headers, ...headers };
    },
  };
}

/** Writes into `dist` what every page and host needs, and into `deploy` (emptied first) what nginx needs. */
export async function writeHosting(
  dist: string,
  deploy: string,
  settings: Settings,
): Promise<void> {
  const site = await describeSite(dist, settings);
  await addPolicyToPages(dist, metaPolicy(settings, site.inlineStyles, site.inlineScripts));
  await writeFile(join(dist, '_headers'), headersFile(site));
  // Keeps GitHub Pages from running the site through Jekyll, which leaves files out.
  await writeFile(join(dist, '.nojekyll'), '');

  await rm(deploy, { recursive: true, force: true });
  await mkdir(join(deploy, 'nginx'), { recursive: true });
  for (const [name, text] of Object.entries(nginxFiles(site))) {
    await writeFile(join(deploy, 'nginx', name), text);
  }
}

async function addPolicyToPages(dist: string, policy: string | undefined): Promise<void> {
  if (policy === undefined) return;
  for (const name of (await fileNames(dist)).filter(isPage)) {
    const file = join(dist, name);
    await writeFile(file, withPolicy(await readFile(file, 'utf8'), policy));
  }
}

/** Puts the policy before everything that it is to hold for. */
export function withPolicy(html: string, policy: string): string {
  const charset = /<meta charset=[^>]*>/i;
  if (!charset.test(html)) throw new Error('A page has no charset for the policy to follow');
  return html.replace(
    charset,
    (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}
