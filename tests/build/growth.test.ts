// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

/*
 * Builds the site with ten times as many services, and tells what grows by it: the light rows of the catalogue, which
 * every page knows; never the texts of the pages, which come with their page.
 */

const SERVICES = 43;
const MANY = 430;

const root = fileURLToPath(new URL('../..', import.meta.url));
// Below the project, so that the copy finds the project's packages.
const copy = join(root, '.local/growth');

/** A sentence of the page that the generated ones are copies of. */
const SENTENCE = 'Names have to match, letter by letter.';

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of [
    'src',
    'vite',
    'public',
    'index.html',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'tailwind.config.ts',
    '.env.demo',
  ]) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  generateServices(MANY - SERVICES);
  execFileSync('npx', ['vite', 'build', '--mode', 'demo', '--logLevel', 'error'], {
    cwd: copy,
    // The test runner's own NODE_ENV would make it a development build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
}, 180_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('ten times as many services weigh on the landing page by their catalogue rows alone', () => {
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
  const [first = ''] = texts;
  expect(readFileSync(join(copy, 'dist', chunks[first]?.file ?? ''), 'utf8')).toContain(SENTENCE);
  expect(existsSync(join(copy, 'dist/services/generated-service-387.html'))).toBe(true);
});

/** Adds rows to the catalogue and texts beside it: the two things that adding a service touches. */
function generateServices(count: number): void {
  const catalogueFile = join(copy, 'src/content/services/catalogue.ts');
  const details = join(copy, 'src/content/services/details');
  const text = readFileSync(join(details, 'gst-registration.ts'), 'utf8');
  expect(text).toContain(SENTENCE);

  const rows: string[] = [];
  for (let number = 1; number <= count; number++) {
    const slug = `generated-service-${number}`;
    rows.push(`{
      slug: '${slug}', group: 'other', title: 'Generated Service ${number}',
      heading: 'Generated service number ${number}', hint: 'Made for the test, number ${number}',
      summary: 'A service that only the growth test knows, which is number ${number} of all that it makes for itself.',
      icon: 'consult',
    },`);
    writeFileSync(join(details, `${slug}.ts`), text);
  }
  const catalogue = readFileSync(catalogueFile, 'utf8');
  const end = '] as const satisfies readonly Service[];';
  expect(catalogue).toContain(end);
  writeFileSync(
    catalogueFile,
    catalogue.replace(end, () => `${rows.join('\n')}\n${end}`),
  );
}

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
  for (const key of ['index.html', 'src/pages/home.tsx']) add(key);

  const code = [...files].map((file) => readFileSync(join(project, 'dist', file)));
  return {
    files: files.size,
    bytes: code.reduce((sum, file) => sum + file.length, 0),
    brotli: code.reduce((sum, file) => sum + brotliCompressSync(file).length, 0),
    code: code.join('\n'),
  };
}
