import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/*
 * Runs npm scripts: those of one argument, with commas between, one after the other, and the arguments at the same time. Those
 * after the first take what it leaves of the processors. What a script has said is printed when it has ended. A failing one
 * stops no other, but for a build, without which nothing can be said of what comes after it. At the end all are summed up.
 */

/** @type {string[]} */
const summary = [];

/** @param {string} script */
async function run(script, isFirst = false) {
  const begun = performance.now();
  const tool = spawn('npm', ['run', '--silent', script]);
  if (!isFirst && tool.pid !== undefined) setPriority(tool.pid, 10);
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (part) => said.push(part));
  const code = await new Promise((resolve) => tool.on('close', resolve));
  const seconds = Math.round((performance.now() - begun) / 1000);
  const told = `${code === 0 ? '✓' : '✗'} ${script}, ${seconds} s`;
  process.stdout.write(`${told}\n${Buffer.concat(said).toString()}`);
  summary.push(told);
  return code === 0;
}

const chains = process.argv.slice(2).map(async (scripts, index) => {
  const left = scripts.split(',');
  for (let script = left.shift(); script; script = left.shift()) {
    if (await run(script, index === 0)) continue;
    process.exitCode = 1;
    if (!script.startsWith('build')) continue;
    summary.push(...left.splice(0).map((other) => `– ${other}: not run, because ${script} failed`));
  }
});
await Promise.all(chains);
console.log(['', ...summary].join('\n'));
