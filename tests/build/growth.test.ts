// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWithServices, SENTENCE, SERVICES } from '../support/many-services.mjs';

/*
 * Builds the site with three times as many services, and tells what grows by it: the light rows of the catalogue, which
 * every page knows; never the texts of the pages, which come with their page.
 */

const MANY = 129;

const root = fileURLToPath(new URL('../..', import.meta.url));

let copy = '';

beforeAll(() => {
  copy = copyWithServices('growth', MANY);
  execFileSync('npx', ['vite', 'build', '--mode', 'demo', '--logLevel', 'error'], {
    cwd: copy,
    // The test runner's own NODE_ENV would make it a development build.
    env: { ...process.env, NODE_ENV: 'production', SHARE_PICTURES: 'none' },
  });
}, 180_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('three times as many services weigh on the landing page by their catalogue rows alone', () => {
  const before = firstLoadOfLanding(root);
  const after = firstLoadOfLanding(copy);
  const perService = (after.bytes - before.bytes) / (MANY - SERVICES);
  console.info(
    [
      `first load of /, uncompressed: ${before.bytes} bytes with ${SERVICES} services, ${after.bytes} with ${MANY}`,
      `  (${Math.round(perService)} bytes a service)`,
      `  brotli: ${before.brotli} and ${after.brotli} bytes`,
    ].join('\n'),
  );

  expect(after.files, 'requests').toBe(before.files);
  // A row is a slug, three titles and a sentence.
  expect(perService).toBeLessThan(700);
  expect(after.code).toContain('generated-service-1');
  expect(after.code).not.toContain(SENTENCE);
});

test('each of them has a page and a chunk of its own', () => {
  const chunks = manifestOf(copy);
  const texts = Object.keys(chunks).filter((key) => key.includes('/details/generated-service-'));
  expect(texts).toHaveLength(MANY - SERVICES);
  const first = chunks[texts.find((key) => key.includes('generated-service-1.')) ?? ''];
  expect(readFileSync(join(copy, 'dist', first?.file ?? ''), 'utf8')).toContain(SENTENCE);
  expect(existsSync(join(copy, `dist/services/generated-service-${MANY - SERVICES}.html`))).toBe(
    true,
  );
});

function manifestOf(project: string): Manifest {
  return JSON.parse(
    readFileSync(join(project, 'node_modules/.build/manifest.json'), 'utf8'),
  ) as Manifest;
}

/** What `/` fetches before anything is asked for: the entry, its page and what they import at once. */
function firstLoadOfLanding(project: string) {
  const chunks = manifestOf(project);
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  for (const key of ['index.html', 'src/hydrate.tsx', 'src/pages/home.tsx']) add(key);

  const code = [...files].map((file) => readFileSync(join(project, 'dist', file)));
  return {
    files: files.size,
    bytes: code.reduce((sum, file) => sum + file.length, 0),
    brotli: code.reduce((sum, file) => sum + brotliCompressSync(file).length, 0),
    code: code.join('\n'),
  };
}
