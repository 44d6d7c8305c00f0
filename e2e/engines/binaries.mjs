import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * What each engine needs of the machine, where it may be, and the Debian package that brings it.
 *
 * @typedef {{ name: string, package: string, find: () => string | undefined }} Need
 */

/** Where Debian keeps the browser that comes with the library; by its processor, so it has to be looked for. */
const LIBRARIES = '/usr/lib';

/** @type {Record<import('./engine.ts').EngineName, readonly Need[]>} */
export const NEEDS = {
  firefox: [
    {
      name: 'firefox',
      package: 'firefox-esr',
      find: () => process.env['FIREFOX_PATH'] ?? inPath('firefox-esr') ?? inPath('firefox'),
    },
  ],
  webkit: [
    {
      name: 'WebKitWebDriver',
      package: 'webkit2gtk-driver',
      find: () => inPath('WebKitWebDriver'),
    },
    { name: 'MiniBrowser', package: 'webkit2gtk-driver', find: findMiniBrowser },
    { name: 'Xvfb', package: 'xvfb', find: () => inPath('Xvfb') },
  ],
};

/**
 * The path of a program that an engine needs.
 *
 * @param {string} name
 * @throws where the machine has none
 */
export function requireBinary(name) {
  const need = Object.values(NEEDS)
    .flat()
    .find((each) => each.name === name);
  const path = need?.find();
  if (!path) throw new Error(`${name} is not installed`);
  return path;
}

/**
 * Sees to it that the machine has an engine: its own, else, for root on Debian, the distribution's packages.
 *
 * @param {import('./engine.ts').EngineName} engine
 * @returns {string[]} the Debian packages that are still missing
 */
export function ensure(engine) {
  if (missing(engine).length > 0 && process.getuid?.() === 0 && inPath('apt-get')) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '--yes', '--no-install-recommends', ...missing(engine)]);
  }
  return missing(engine);
}

/** @param {import('./engine.ts').EngineName} engine */
function missing(engine) {
  const lacking = NEEDS[engine].filter(({ find }) => !find());
  return [...new Set(lacking.map((need) => need.package))];
}

/** @param {string} program */
function inPath(program) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

function findMiniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined;
  // For example x86_64-linux-gnu/webkit2gtk-4.1.
  for (const processor of readdirSync(LIBRARIES).filter((name) => name.includes('-linux-'))) {
    const folder = join(LIBRARIES, processor);
    const versions = readdirSync(folder).filter((name) => /^webkit2?gtk-/.test(name));
    const found = versions
      .map((version) => join(folder, version, 'MiniBrowser'))
      .find((file) => existsSync(file));
    if (found) return found;
  }
  return undefined;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  // A failure is no end yet: what is missing afterwards is said by the caller.
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 });
}
