import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/*
 * Runs npm scripts, as many at a time as there are processors: most tools keep no more than one busy. What one has said is
 * printed when it has ended; if any fails, so does this.
 */

const waiting = process.argv.slice(2);

async function work() {
  for (let script = waiting.shift(); script; script = waiting.shift()) {
    const tool = spawn('npm', ['run', '--silent', script]);
    /** @type {Buffer[]} */
    const said = [];
    for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (part) => said.push(part));
    const code = await new Promise((resolve) => tool.on('close', resolve));
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${script}\n${Buffer.concat(said).toString()}`);
    if (code !== 0) process.exitCode = 1;
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
