import process from 'node:process';
import { runModule } from '../run-module.js';

/*
 * `npm run ready`: whether the built site may go live. Says what stands in the way, each with its cure, and then fails.
 *
 *   npm run ready                                      dist/, and the settings and content that it was built from
 *   npm run ready -- --url https://www.example.com     what a host makes of it as well
 *   npm run ready -- --facts                           only the facts of law that are due, and those that soon are
 */

const options = process.argv.slice(2);
const url = options[options.indexOf('--url') + 1];
const mode = options[options.indexOf('--mode') + 1];

/** @type {{ module: typeof import('./ready.ts') }} */
const { module } = await runModule('ready/ready.ts');
const { text, isReady } = await module.ready({
  root: process.cwd(),
  mode: options.includes('--mode') && mode ? mode : 'production',
  url: options.includes('--url') ? (url ?? '') : undefined,
  factsOnly: options.includes('--facts'),
});
process.stdout.write(text);
process.exitCode = isReady ? 0 : 1;
