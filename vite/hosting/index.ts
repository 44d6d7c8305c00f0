import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { parseSettings, type Settings } from '../settings.ts';
import { cloudfrontFiles } from './cloudfront.ts';
import { firebaseConfig } from './firebase.ts';
import { headersFile } from './headers-file.ts';
import { nginxFiles } from './nginx.ts';
import { metaPolicy } from './security-headers.ts';
import { describeSite, fileNames, isPage, type BuiltSite } from './site.ts';
import { vercelConfig } from './vercel.ts';

/**
 * Fits the finished build out for any host: puts the security policy into every page, and writes the settings of hosts
 * that read them from the published folder into `dist/`, of all others into `deploy/` beside it. The preview server
 * sends the same headers.
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
      // The pages must be in their final form: the policy names the style elements that they contain.
      order: 'post',
      async handler({ config, environments }) {
        const outDir = environments['client']?.config.build.outDir ?? config.build.outDir;
        const dist = resolve(config.root, outDir);
        await fitOut(dist, join(dirname(dist), 'deploy'), settings);
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

/** Writes into `dist` what every page and host needs, and into `deploy` (emptied first) what some hosts need. */
export async function fitOut(dist: string, deploy: string, settings: Settings): Promise<void> {
  const site = await describeSite(dist, settings);
  await addPolicyToPages(dist, metaPolicy(settings, site.inlineStyles));
  await writeFile(join(dist, '_headers'), headersFile(site));
  // Keeps GitHub Pages from running the site through Jekyll, which leaves files out.
  await writeFile(join(dist, '.nojekyll'), '');

  await rm(deploy, { recursive: true, force: true });
  for (const [name, text] of Object.entries(await deployFiles(site))) {
    await mkdir(dirname(join(deploy, name)), { recursive: true });
    await writeFile(join(deploy, name), text);
  }
}

async function deployFiles(site: BuiltSite): Promise<Record<string, string>> {
  return {
    ...inFolder('nginx', nginxFiles(site)),
    ...inFolder('cloudfront', await cloudfrontFiles(site)),
    'vercel.json': vercelConfig(site),
    'firebase.json': firebaseConfig(site),
  };
}

function inFolder(folder: string, files: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]),
  );
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
