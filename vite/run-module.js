import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * Evaluates a module of this folder in Node, together with the site's own modules that it imports.
 *
 * @template Module
 * @param {string} file its name in this folder
 * @returns {Promise<{ module: Module, dependencies: string[] }>}
 */
export async function runModule(file) {
  const { module: day } = await evaluate('build-day.ts');
  /** @type {typeof import('./build-day.ts')} */
  const { buildDay } = day;
  return evaluate(file, { 'import.meta.env.VITE_BUILD_DAY': JSON.stringify(buildDay()) });
}

/**
 * @param {string} file
 * @param {Record<string, string>} define what the build puts in
 */
function evaluate(file, define = {}) {
  const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
  return runnerImport(path(file), {
    configFile: false,
    envDir: false,
    logLevel: 'error',
    define,
    resolve: { alias: { '@': path('../src') } },
  });
}
