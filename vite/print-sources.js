import { runModule } from './run-module.js';

/* Prints where the sources of the pages lead, by what is known of each address. Fails on nothing: it asks nobody. */

const { module: texts } = await runModule('all-service-texts.ts');
const { module: links } = await runModule('source-links.ts');
/** @type {typeof import('./all-service-texts.ts')} */
const { buildServiceTexts } = texts;
/** @type {typeof import('./source-links.ts')} */
const { sourcesReport } = links;

const pages = Object.values(buildServiceTexts()).map(({ details }) => details);
process.stdout.write(`${sourcesReport(pages)}\n`);
