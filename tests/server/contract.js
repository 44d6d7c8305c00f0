import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';

/*
 * `npm run contract -- https://www.example.com/contact.php`: whether a running contact endpoint keeps the contract. With
 * `--yes` it does not ask.
 */

const [address = '', consent] = process.argv.slice(2);

if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
  console.error('Name the endpoint: npm run contract -- https://www.example.com/contact.php');
  process.exit(1);
}

const question = `About twenty requests go to ${address}, and the owner gets up to six messages marked as trials. Go on? [y/N] `;
if (consent !== '--yes') {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const reply = await terminal.question(question);
  terminal.close();
  if (!/^y(es)?$/i.test(reply.trim())) process.exit(1);
}

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'tests/server/contract.test.ts'],
  { env: { ...process.env, CONTRACT_URL: address }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
