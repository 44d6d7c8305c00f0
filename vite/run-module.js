import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { buildDay } from './build-day.js';

/**
 * Runs a module of this folder in Node, with its imports from the site.
 *
 * @template Module
 * @param {string} file its name in this folder
 * @returns {Promise<{ module: Module, dependencies: string[] }>}
 */
export async function runModule(file) {
  const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
  return runnerImport(path(file), {
    configFile: false,
    envDir: false,
    logLevel: 'error',
    define: { 'import.meta.env.VITE_BUILD_DAY': JSON.stringify(buildDay()) },
    resolve: { alias: { '@': path('../src') } },
  });
}
