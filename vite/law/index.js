import process from 'node:process';
import { parseArgs } from 'node:util';
import { runModule } from '../run-module.js';

/* `npm run law -- --since 2026-10-01`: what changed in the law since a day, or will, and what that moves on the site. */

const { since = '' } = parseArgs({ options: { since: { type: 'string' } } }).values;
if (!/^\d{4}-\d\d-\d\d$/.test(since)) {
  process.stderr.write('Give a day: npm run law -- --since 2026-10-01\n');
  process.exit(1);
}

/** @type {{ module: typeof import('./law.ts') }} */
const { module } = await runModule('law/law.ts');
process.stdout.write(module.lawSince(since));
