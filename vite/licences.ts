import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isPermissive, withoutNotice } from './supply/policy.js';

/** Where the notices are, below the site's address. */
const FILE = 'licenses.txt';

/** What puts code of its own into the build without being imported: base styles, and the loading of chunks. */
const UNIMPORTED = ['tailwindcss', 'vite', 'rolldown'];

/** Where Vite's text goes on with what is inside Vite, and in no site that it builds. */
const OF_ITS_OWN_PACKAGES = /^# Licenses of bundled dependencies$/m;

const INTRODUCTION = `This website contains the software and fonts below. Their licences ask that these notices go with them.
`;

interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
  /** The licence's text with its copyright line; none where the package has no such file. */
  text: string | undefined;
}

/**
 * Writes the notices of everything that the build takes from others into `licenses.txt`, which is published with it: the
 * MIT licence and the fonts' Open Font License allow copies only with their notice.
 *
 * The build stops at a package whose licence is not permissive, or asks for a notice that the package doesn't hold.
 */
export function licences(): Plugin {
  return {
    name: 'site:licences',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const { root } = this.environment.config;
      const folders = new Set(UNIMPORTED.map(folderOf));
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const folder = packageFolder(id);
          if (folder) folders.add(folder);
        }
      }
      const packages = [...folders].map(readPackage);
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: noticesText(packages, readFontLicences(resolve(root, 'src/fonts'))),
      });
    },
  };
}

/** The folder of the package that a module belongs to; undefined for the site's own and for made-up modules. */
export function packageFolder(moduleId: string): string | undefined {
  return /^(?!\0).*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(moduleId)?.[0];
}

/**
 * The file's text. Packages with the same notice, as those of one author often have, share it.
 *
 * @throws Error where a licence is not permissive, or its text is wanted and missing
 */
export function noticesText(packages: readonly ShippedPackage[], fonts: readonly string[]): string {
  const namesByNotice = new Map<string, string[]>();
  for (const { name, version, licence, text } of packages.toSorted(byName)) {
    const id = `${name} ${version}`;
    if (!isPermissive(licence)) throw new Error(`${id} may not be published: ${licence}`);
    if (!text && !withoutNotice.has(licence)) {
      throw new Error(`${id} asks for the notice of ${licence}, and has no file with it`);
    }
    const notice = text ?? 'Its licence asks for no notice.';
    namesByNotice.set(notice, [...(namesByNotice.get(notice) ?? []), `${id} (${licence})`]);
  }
  const notices = [...namesByNotice].map(([notice, names]) => `${names.join('\n')}\n\n${notice}`);
  const parts = [INTRODUCTION, ...notices, ...fonts.map((text) => `Font\n\n${text}`)];
  return `${parts.map((part) => part.trim()).join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

function byName(one: ShippedPackage, other: ShippedPackage): number {
  return one.name.localeCompare(other.name, 'en');
}

function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  return {
    name: manifest.name,
    version: manifest.version,
    licence: manifest.license ?? '',
    text: file && readText(join(folder, file)).split(OF_ITS_OWN_PACKAGES)[0],
  };
}

function readFontLicences(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('OFL'))
    .map((name) => readText(join(folder, name)));
}

/** Without a byte order mark, which one of the fonts' texts begins with. */
function readText(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
}

/** Where a package is installed, seen from here; by its files, because few export their package.json. */
function folderOf(name: string): string {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const place = places.find((candidate) => existsSync(join(candidate, name, 'package.json')));
  if (!place) throw new Error(`${name} is not installed`);
  return join(place, name);
}
