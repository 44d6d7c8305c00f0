// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import {
  countByLicence,
  problemsOf,
  projectsIn,
  readInventory,
} from '../../../vite/supply/inventory.js';
import { isPermissive } from '../../../vite/supply/policy.js';

const NPMRC = 'ignore-scripts=true\nsave-exact=true\nengine-strict=true\n';
const ok = { version: '1.2.3', license: 'MIT', integrity: 'sha512-x' };

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A project of the given files; values that are no text are written as JSON. */
function project(files: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'inventory-'));
  folders.push(root);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(
      join(root, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  return root;
}

/** What is found in a project with one locked package, `some`. */
function problemsWith(
  entry: object,
  { installed, use }: { installed?: object; use?: string } = {},
) {
  const root = project({
    '.npmrc': NPMRC,
    'package.json': {},
    'package-lock.json': { packages: { '': {}, [`node_modules/${use ?? 'some'}`]: entry } },
    ...(installed && { 'node_modules/some/package.json': installed }),
  });
  return problemsOf(readInventory(root));
}

test.each(projectsIn(fileURLToPath(new URL('../../..', import.meta.url))))(
  'the packages of %j keep to the policy',
  (name) => {
    const inventory = readInventory(fileURLToPath(new URL('../../..', import.meta.url)), name);
    expect(inventory.packages.length).toBeGreaterThan(10);
    expect(problemsOf(inventory)).toEqual([]);
  },
);

test('a package that keeps to the policy is let in', () => {
  expect(problemsWith(ok, { installed: { version: '1.2.3', license: 'MIT' } })).toEqual([]);
});

test.each([
  ['an inexact version', { ...ok, version: '^1.2.3' }, 'some@^1.2.3 is locked to no exact version'],
  ['no version', { ...ok, version: undefined }, 'some@ is locked to no exact version'],
  [
    'another source',
    { ...ok, resolved: 'git+ssh://git@github.com/some/some.git#abc' },
    'some@1.2.3 comes from git+ssh://git@github.com/some/some.git#abc, not from the registry',
  ],
  ['no digest', { ...ok, integrity: undefined }, 'some@1.2.3 has no digest in the lockfile'],
  [
    'an install script',
    { ...ok, hasInstallScript: true },
    'some@1.2.3 has an install script that nobody has looked at (unrunInstallScripts)',
  ],
  [
    'a licence that asks for more',
    { ...ok, license: 'GPL-3.0-only' },
    'some@1.2.3 is under GPL-3.0-only (app)',
  ],
  ['no licence', { ...ok, license: undefined }, 'some@1.2.3 is under no stated licence (app)'],
])('a package with %s is named', (_, entry, problem) => {
  expect(problemsWith(entry)).toEqual([problem]);
});

test('the registry’s own address is no other source', () => {
  expect(
    problemsWith({ ...ok, resolved: 'https://registry.npmjs.org/some/-/some-1.2.3.tgz' }),
  ).toEqual([]);
});

test('a package for another system may lack a digest, an installed one may not', () => {
  const optional = { ...ok, optional: true, integrity: undefined };
  expect(problemsWith(optional)).toEqual([]);
  expect(problemsWith(optional, { installed: { version: '1.2.3', license: 'MIT' } })).toEqual([
    'some@1.2.3 has no digest in the lockfile',
  ]);
});

test('what is installed must be what is locked', () => {
  expect(problemsWith(ok, { installed: { version: '1.2.4', license: { type: 'ISC' } } })).toEqual([
    'some@1.2.3 is installed as 1.2.4',
    'some@1.2.3 says ISC of its licence, the lockfile MIT',
  ]);
});

test('tools have exceptions by name, the app has none', () => {
  const mpl = { ...ok, license: 'MPL-2.0' };
  expect(problemsWith({ ...mpl, dev: true }, { use: 'axe-core' })).toEqual([]);
  expect(problemsWith({ ...mpl, dev: true }, { use: 'lightningcss-linux-x64-gnu' })).toEqual([]);
  expect(problemsWith(mpl, { use: 'axe-core' })).toEqual(['axe-core@1.2.3 is under MPL-2.0 (app)']);
  expect(problemsWith({ ...mpl, dev: true }, { use: 'axe-core-2' })).toEqual([
    'axe-core-2@1.2.3 is under MPL-2.0 (tool)',
  ]);
  expect(problemsWith({ ...ok, dev: true, license: 'GPL-3.0' }, { use: 'axe-core' })).toHaveLength(
    1,
  );
});

test('a manifest asks for exact versions, and npm is told to keep them', () => {
  const root = project({
    'package.json': {
      dependencies: { a: '1.0.0', b: '^1.0.0' },
      devDependencies: { c: 'latest', d: '2.0.0-beta.1' },
      overrides: { e: '0.0.1', f: { g: '1.0.0' } },
    },
    'package-lock.json': { packages: {} },
    '.npmrc': 'save-exact=true\n',
  });
  expect(problemsOf(readInventory(root))).toEqual([
    '.npmrc does not say ignore-scripts=true',
    '.npmrc does not say engine-strict=true',
    'package.json asks for b as "^1.0.0", no exact version',
    'package.json asks for c as "latest", no exact version',
    'package.json asks for f as {"g":"1.0.0"}, no exact version',
  ]);
});

test('a folder of tools with a lockfile of its own is found, and named', () => {
  const root = project({
    'package-lock.json': { packages: {} },
    'src/index.ts': '',
    'tools/package-lock.json': {
      packages: { 'node_modules/axe-core': { ...ok, license: 'MPL-2.0' } },
    },
    'tools/package.json': { dependencies: { 'axe-core': '4' } },
    'tools/.npmrc': NPMRC,
    'e2e/engines/package-lock.json': { packages: {} },
    'node_modules/package-lock.json': {},
    '.local/copy/package-lock.json': {},
  });
  expect(projectsIn(root)).toEqual(['.', 'e2e/engines', 'tools']);
  expect(problemsOf(readInventory(root, 'tools'))).toEqual([
    'tools: package.json asks for axe-core as "4", no exact version',
  ]);
});

test('packages are listed by name, also those within others and those under another name', () => {
  const root = project({
    'package.json': {},
    'package-lock.json': {
      packages: {
        'node_modules/b': { ...ok, license: 'ISC', dev: true },
        'node_modules/b/node_modules/@x/a': ok,
        'node_modules/alias': { ...ok, name: 'real' },
      },
    },
  });
  const { packages } = readInventory(root);
  expect(packages.map(({ name, use }) => `${name} ${use}`)).toEqual([
    '@x/a app',
    'b tool',
    'real app',
  ]);
  expect(countByLicence(packages)).toEqual([
    ['MIT', 2],
    ['ISC', 1],
  ]);
});

test.each([
  ['MIT', true],
  ['(MIT OR CC0-1.0)', true],
  ['(GPL-2.0 OR MIT)', true],
  ['MIT AND GPL-2.0', false],
  ['MIT AND ISC', true],
  ['GPL-2.0', false],
  ['', false],
])('%j is permissive: %s', (licence, answer) => {
  expect(isPermissive(licence)).toBe(answer);
});
