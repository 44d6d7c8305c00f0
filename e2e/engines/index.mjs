import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensure } from './binaries.mjs';

const USAGE = `npm run test:engines [-- options]   walks every page and uses each form in Firefox and in WebKit

  --only ENGINE   firefox or webkit
  --routes N      only the first N pages
  --built         dist/ as it is, instead of a new build
  --limit N       minutes after which an engine is ended, whatever it is doing (15)
  --files WORD    only the journeys with this word in their file's name`;

/** Milliseconds that a process is given to end what it has started, before it is ended itself. */
const GRACE = 5000;

/** @type {readonly NodeJS.Signals[]} */
const INTERRUPTIONS = ['SIGINT', 'SIGTERM'];

/** @type {readonly import('./engine.ts').EngineName[]} */
const ENGINES = ['firefox', 'webkit'];

const root = fileURLToPath(new URL('../..', import.meta.url));

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    routes: { type: 'string' },
    built: { type: 'boolean', default: false },
    files: { type: 'string' },
    limit: { type: 'string', default: '15' },
    help: { type: 'boolean', default: false },
  },
});
const engines = ENGINES.filter((name) => !values.only || name === values.only);

const areNumbers = [values.limit, values.routes ?? '1'].every((value) => Number(value) > 0);

if (values.help || engines.length === 0 || !areNumbers) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}

if (!values.built) {
  const { status } = spawnSync('npm run build:demo', { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

/** @type {string[]} */
const failed = [];
for (const engine of engines) {
  const missing = ensure(engine);
  if (missing.length > 0) {
    console.error(`${engine} was not tried: install ${missing.join(' and ')} (Debian's names).`);
    failed.push(engine);
  } else if (!(await walk(engine))) {
    failed.push(engine);
  }
}
if (failed.length > 0) {
  console.error(`Not passed: ${failed.join(', ')}`);
  process.exit(1);
}

/**
 * Has an engine make the journeys, in a process group of its own: what hangs is ended with all it has started.
 *
 * @param {import('./engine.ts').EngineName} engine
 */
async function walk(engine) {
  const journeys = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url)),
      'run',
      '--config',
      'e2e/engines/vitest.config.ts',
      ...(values.files ? [values.files] : []),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      detached: true,
      env: { ...process.env, ENGINE: engine, ...(values.routes && { ROUTES: values.routes }) },
    },
  );
  /** @param {NodeJS.Signals} signal */
  const tell = (signal) => process.kill(-(/** @type {number} */ (journeys.pid)), signal);
  /** @type {NodeJS.Timeout | undefined} */
  let lastWord;
  const end = () => {
    // Firefox runs in a group of its own, which its driver ends when it is told to go.
    tell('SIGTERM');
    lastWord ??= setTimeout(() => tell('SIGKILL'), GRACE);
  };
  const limit = setTimeout(
    () => {
      console.error(`${engine} was ended: its journeys took more than ${values.limit} minutes`);
      end();
    },
    Number(values.limit) * 60_000,
  );
  for (const name of INTERRUPTIONS) process.on(name, end);
  const [status] = await once(journeys, 'exit');
  for (const name of INTERRUPTIONS) process.off(name, end);
  clearTimeout(limit);
  clearTimeout(lastWord);
  return status === 0;
}
