import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExcepted, isPermissive, unrunInstallScripts } from './policy.js';

/**
 * @typedef {object} LockedPackage an entry of package-lock.json, version 3
 * @property {string} [name] where it differs from the folder's
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 * @property {boolean} [optional]
 * @property {boolean} [hasInstallScript]
 *
 * @typedef {object} Manifest a package.json
 * @property {string} [version]
 * @property {string | { type?: string }} [license]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string | object>} [overrides]
 *
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} licence as the lockfile has it; empty where none is stated
 * @property {'app' | 'tool'} use whether the app may take it to the browser; types and tools stay
 * @property {string} source where it comes from: empty for the registry
 * @property {boolean} hasInstallScript
 * @property {boolean} hasIntegrity
 * @property {boolean} isOptional left out where it does not fit the system
 * @property {{ version: string, licence: string } | undefined} installed what node_modules holds
 *
 * @typedef {object} Inventory
 * @property {string} project the folder, `.` for the site itself
 * @property {Manifest} manifest
 * @property {readonly Package[]} packages by name
 * @property {readonly string[]} npmSettings the lines of its .npmrc
 */

const REGISTRY = 'https://registry.npmjs.org/';

/**
 * The folders that have a lockfile: the site's own, and those of tools that are installed apart.
 *
 * @param {string} root
 * @param {string} [folder] below root, where to look
 * @returns {string[]}
 */
export function projectsIn(root, folder = '.') {
  const below = readdirSync(join(root, folder), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'),
    )
    .flatMap(({ name }) => projectsIn(root, folder === '.' ? name : `${folder}/${name}`));
  return existsSync(join(root, folder, 'package-lock.json')) ? [folder, ...below] : below;
}

/**
 * @param {string} root
 * @param {string} project a folder below root, or `.`; one that is not the site's own holds tools only
 * @returns {Inventory}
 */
export function readInventory(root, project = '.') {
  const folder = join(root, project);
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const lock = readJson(join(folder, 'package-lock.json'));
  const packages = Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => packageOf(folder, path, entry, project === '.'))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version));
  return {
    project,
    packages,
    manifest: readJson(join(folder, 'package.json')),
    npmSettings: readText(join(folder, '.npmrc')).split('\n'),
  };
}

/**
 * What the policy does not allow, in words; empty where all is well.
 *
 * @param {Inventory} inventory
 */
export function problemsOf({ project, manifest, packages, npmSettings }) {
  const problems = packages.flatMap(problemsOfPackage);
  for (const setting of ['ignore-scripts=true', 'save-exact=true', 'engine-strict=true']) {
    if (!npmSettings.includes(setting)) problems.push(`.npmrc does not say ${setting}`);
  }
  const asked = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
    ...manifest.overrides,
  };
  for (const [name, range] of Object.entries(asked)) {
    if (typeof range !== 'string' || !isExact(range)) {
      problems.push(`package.json asks for ${name} as ${JSON.stringify(range)}, no exact version`);
    }
  }
  return problems.map((problem) => (project === '.' ? problem : `${project}: ${problem}`));
}

/** @param {Package} entry */
function problemsOfPackage(entry) {
  const { name, version, licence, use, installed } = entry;
  const id = `${name}@${version}`;
  const problems = [];
  if (!isExact(version)) problems.push(`${id} is locked to no exact version`);
  if (entry.source) problems.push(`${id} comes from ${entry.source}, not from the registry`);
  // npm notes a digest for what it has seen; of packages for other systems it may have seen the name only.
  if (!entry.hasIntegrity && (!entry.isOptional || installed)) {
    problems.push(`${id} has no digest in the lockfile`);
  }
  if (entry.hasInstallScript && !(name in unrunInstallScripts)) {
    problems.push(`${id} has an install script that nobody has looked at (unrunInstallScripts)`);
  }
  if (!isPermissive(licence) && !(use === 'tool' && isExcepted(name, licence))) {
    problems.push(`${id} is under ${licence || 'no stated licence'} (${use})`);
  }
  if (installed && installed.version !== version) {
    problems.push(`${id} is installed as ${installed.version}`);
  }
  if (installed && installed.licence !== licence) {
    problems.push(
      `${id} says ${installed.licence || 'nothing'} of its licence, the lockfile ${licence}`,
    );
  }
  return problems;
}

/**
 * How many packages there are of each licence, the most frequent first.
 *
 * @param {readonly Package[]} packages
 */
export function countByLicence(packages) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/**
 * @param {string} folder
 * @param {string} path `node_modules/a/node_modules/@b/c`
 * @param {LockedPackage} entry
 * @param {boolean} isSite
 * @returns {Package}
 */
function packageOf(folder, path, entry, isSite) {
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const isTool = !isSite || entry.dev === true || entry.devOptional === true;
  const source = entry.resolved ?? '';
  return {
    name,
    version: entry.version ?? '',
    licence: entry.license ?? '',
    use: isTool ? 'tool' : 'app',
    source: source.startsWith(REGISTRY) ? '' : source,
    hasInstallScript: entry.hasInstallScript === true,
    hasIntegrity: entry.integrity !== undefined,
    isOptional: entry.optional === true || entry.devOptional === true,
    installed: installedIn(join(folder, path)),
  };
}

/** @param {string} folder */
function installedIn(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  /** @type {Manifest} */
  const { version = '', license = '' } = readJson(file);
  return { version, licence: typeof license === 'string' ? license : (license.type ?? '') };
}

/** @param {string} version */
function isExact(version) {
  return /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/.test(version);
}

/** @param {string} file */
function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
