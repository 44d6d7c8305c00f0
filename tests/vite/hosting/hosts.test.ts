import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder, type InlineConfig, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { CACHE_CONTROL } from '../../../server/node/site-app';
import { filled } from '../../../vite/hosting/host-files';
import { hosting, writeHosting } from '../../../vite/hosting/index';
import { securityHeaders } from '../../../vite/hosting/security-headers';
import { LIVE_SETTINGS, SITE_FILES, siteFolder } from '../../support/built-site';

const security = securityHeaders(LIVE_SETTINGS);

async function written() {
  const { dist, deploy } = await siteFolder();
  await writeHosting(dist, deploy, LIVE_SETTINGS);
  return { dist, deploy };
}

test('_headers caches assets on Netlify and Cloudflare Pages, and .nojekyll makes GitHub Pages publish every file', async () => {
  const { dist } = await written();
  // addresses.test.ts tests the rest of the file, because the Node host reads it.
  expect(await readFile(join(dist, '_headers'), 'utf8')).toMatch(
    new RegExp(`\n\n/assets/\\*\n  Cache-Control: ${CACHE_CONTROL.asset}\n$`),
  );
  expect(await readFile(join(dist, '.nojekyll'), 'utf8')).toBe('');
});

test('a value with $, which hosts would read as a variable, stops the build', () => {
  const template = 'add_header {{name}} "{{value}}";';
  const filledWith = (value: string) =>
    filled(template, { 'X-Price': value }, LIVE_SETTINGS.VITE_SITE_URL);
  expect(filledWith('"5"')).toBe('add_header X-Price "\\"5\\"";');
  expect(() => filledWith('$5')).toThrow('would misread this value: $5');
});

test.each(['vercel.json', 'firebase.json'])(
  '%s has the headers and the cache times',
  async (name) => {
    const { deploy } = await written();
    const json = JSON.parse(await readFile(join(deploy, name), 'utf8')) as { hosting?: object };
    const rule = (sent: Readonly<Record<string, string>>) => ({
      headers: Object.entries(sent).map(([key, value]) => ({ key, value })),
    });
    // If two rules match a path, both hosts apply the later rule.
    expect(json.hosting ?? json).toMatchObject({
      headers: [
        rule({ ...security, 'Cache-Control': CACHE_CONTROL.page }),
        rule({ 'Cache-Control': CACHE_CONTROL.other }),
        rule({ 'Cache-Control': CACHE_CONTROL.asset }),
      ],
    });
  },
);

test('a hidden file stops the build', async () => {
  for (const name of ['.env', 'services/.git/config']) {
    const { dist, deploy } = await siteFolder({ ...SITE_FILES, [name]: 'hidden' });
    await expect(writeHosting(dist, deploy, LIVE_SETTINGS)).rejects.toThrow(name);
  }
});

test('a complete build replaces the previous build, and a failed build replaces nothing', async () => {
  const page = (title: string) => `<!doctype html><meta charset="utf-8" /><title>${title}</title>`;
  const { dist } = await siteFolder({ '../index.html': page('new'), 'index.html': page('old') });
  const seen: string[] = [];
  const build = async (end: () => void) => {
    const pages: Plugin = {
      name: 'pages',
      buildApp: async (builder) => {
        await builder.build(builder.environments['client']!);
        seen.push(await readFile(join(dist, 'index.html'), 'utf8'));
        end();
      },
    };
    const config: InlineConfig = { configFile: false, logLevel: 'silent', root: join(dist, '..') };
    await (await createBuilder({ ...config, plugins: [pages, hosting()] }, null)).buildApp();
    seen.push(await readFile(join(dist, 'index.html'), 'utf8'));
  };
  await build(() => {});
  expect(seen.map((html) => /<title>(.*)</.exec(html)?.[1])).toEqual(['old', 'new']);
  await writeFile(join(dist, '..', 'index.html'), page('broken'));
  await expect(build(() => expect.unreachable())).rejects.toThrow();
  expect(await readFile(join(dist, 'index.html'), 'utf8')).toContain('<title>new');
});
