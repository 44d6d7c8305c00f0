import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/*
 * Runs npm scripts. Each argument is a chain: scripts with commas between them, which run one after the other. All chains run at
 * the same time, and the first has the highest priority. The output of a script is printed when the script ends. If a script
 * fails, its chain goes on. If a build fails, its chain ends, because the other scripts need the build. A summary comes last.
 */

/** @type {string[]} */
const summary = [];

/** @param {string} script */
async function run(script, isFirst = false) {
  const begun = performance.now();
  const tool = spawn('npm', ['run', '--silent', script]);
  if (!isFirst && tool.pid !== undefined) setPriority(tool.pid, 10);
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (part) => output.push(part));
  const code = await new Promise((resolve) => tool.on('close', resolve));
  const seconds = Math.round((performance.now() - begun) / 1000);
  const result = `${code === 0 ? '✓' : '✗'} ${script}, ${seconds} s`;
  process.stdout.write(`${result}\n${Buffer.concat(output).toString()}`);
  summary.push(result);
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
