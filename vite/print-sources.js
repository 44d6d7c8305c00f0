/* Prints where the sources of the pages lead, by what is known of each address. Fails on nothing: it asks nobody. */

import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const { module } = await runnerImport(path('./sources-report.ts'), {
  configFile: false,
  envDir: false,
  logLevel: 'error',
  resolve: { alias: { '@': path('../src') } },
});
process.stdout.write(`${module.report}\n`);
