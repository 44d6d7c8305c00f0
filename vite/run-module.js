import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * Evaluates a module of the build in Node, with the site's own modules that it imports.
 *
 * @param {string} file its name in this folder
 */
export function runModule(file) {
  const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
  return runnerImport(path(file), {
    configFile: false,
    envDir: false,
    logLevel: 'error',
    resolve: { alias: { '@': path('../src') } },
  });
}
