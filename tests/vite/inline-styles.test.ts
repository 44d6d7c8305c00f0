import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inlineStyles } from '../../vite/inline-styles';

const link = '<link rel="stylesheet" crossorigin href="/assets/index-1.css">';

/** A build's folder with one style sheet in it. */
async function buildWith(css: string): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'inline-styles-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'assets/index-1.css'), css);
  return dist;
}

test('puts the sheet where the page asked for it, the rules of web fonts apart, and takes its file away', async () => {
  const font = '@font-face{font-family:A;src:url(/assets/a.woff2)format("woff2")}';
  const standIn = '@font-face{font-family:B;src:local(Arial)}';
  const dist = await buildWith(`@layer base{${font}${standIn}b{content:'$&'}}${font}`);
  expect(await inlineStyles(`<head>${link}<title>A</title></head>`, dist)).toBe(
    `<head><style>@layer base{${standIn}b{content:'$&'}}</style>` +
      `<style media="(scripting: none)" data-web-fonts>${font}${font}</style><title>A</title></head>`,
  );
  expect(existsSync(join(dist, 'assets/index-1.css'))).toBe(false);
});

test('stops the build at a sheet that would end its element', async () => {
  const dist = await buildWith("a::after{content:'</style>'}");
  await expect(inlineStyles(link, dist)).rejects.toThrow(
    'assets/index-1.css would end the style element that holds it',
  );
});
