import { runModule } from './run-module.js';

/* Prints where the sources of the pages lead, by what is known of each address. Fails on nothing: it asks nobody. */

const { module } = await runModule('sources-report.ts');
process.stdout.write(`${module.report}\n`);
