import process from 'node:process';
import { parseArgs } from 'node:util';
import { runModule } from '../run-module.js';

/* `npm run law -- --since 2026-10-01`: past and future changes in the law since a day, and what they change on the site. */

const { since = '' } = parseArgs({ options: { since: { type: 'string' } } }).values;
if (!/^\d{4}-\d\d-\d\d$/.test(since)) {
  process.stderr.write('Give a day: npm run law -- --since 2026-10-01\n');
  process.exit(1);
}

/** @type {{ module: typeof import('./law.ts') }} */
const { module } = await runModule('law/law.ts');
process.stdout.write(module.lawSince(since));
