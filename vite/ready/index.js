import process from 'node:process';
import { parseArgs } from 'node:util';
import { runModule } from '../run-module.js';

/*
 * `npm run ready`: whether the built site may go live. Says what stands in the way, each with its cure, and then fails.
 *
 *   npm run ready                                      dist/, and the settings and content that it was built from
 *   npm run ready -- --url https://www.example.com     what a host makes of it as well
 *   npm run ready -- --facts                           only the facts of law that are due, and those that soon are
 */

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    facts: { type: 'boolean', default: false },
    mode: { type: 'string', default: 'production' },
  },
});

/** @type {{ module: typeof import('./ready.ts') }} */
const { module } = await runModule('ready/ready.ts');
const { text, isReady } = await module.ready({
  root: process.cwd(),
  ...options,
});
process.stdout.write(text);
process.exitCode = isReady ? 0 : 1;
