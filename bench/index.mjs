import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

/*
 * The benchmark's command line. It prints figures and never fails because of one; the budgets that fail are in tests/build/.
 */

const USAGE = `npm run bench [-- options]              loading, then first tap
npm run bench -- speed [options]       loading, against hand-written static pages
npm run bench -- first-tap [options]   from the first tap to its answer, on a slowed phone

  --rounds N          how often each page is loaded, each tap made (5); 0 weighs only
  --dist FOLDER       another build than dist/
  --publish           writes the figures into docs/performance.md
  --only NAME         speed: landing, service, about, pay or missing; without it the first two
  --throttling NAME   speed: devtools (really applied) or simulate (computed)
  --slowdown N        slows the processor N times; without it, to the speed of the phone that the goals are for`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
    publish: { type: 'boolean', default: false },
    only: { type: 'string' },
    throttling: { type: 'string' },
    slowdown: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const [command = 'all', ...rest] = positionals;
const isKnown = ['all', 'speed', 'first-tap'].includes(command);

if (values.help || !isKnown || rest.length) {
  console.log(USAGE);
} else {
  if (!existsSync(`${values.dist}/index.html`)) {
    throw new Error(`${values.dist} is no build: run "npm run build:demo" first`);
  }
  const slowdown = values.slowdown === undefined ? undefined : Number(values.slowdown);
  if (slowdown !== undefined && !(slowdown >= 1)) {
    throw new Error(`--slowdown takes a number of at least 1\n\n${USAGE}`);
  }
  const options = { ...values, rounds: wholeNumber(values.rounds), slowdown };
  if (command !== 'first-tap') {
    const { benchSpeed } = await import('./speed.mjs');
    await benchSpeed(options);
  }
  if (command !== 'speed' && options.rounds > 0) {
    const { benchFirstTap } = await import('./first-tap.mjs');
    await benchFirstTap(options);
  }
}

/** @param {string} text */
function wholeNumber(text) {
  if (!/^\d+$/.test(text)) throw new Error(`${text} is no whole number\n\n${USAGE}`);
  return Number(text);
}
