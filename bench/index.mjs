import { parseArgs } from 'node:util';

/*
 * The benchmark's command line. It tells figures and never fails over one: budgets that fail are in tests/build/.
 */

const USAGE = `npm run bench [-- options]            loading, against hand-written static pages
npm run bench -- growth [options]     the site with many more services

  --rounds N          how often each page is loaded (5); 0 weighs only
  --only NAME         landing or service
  --throttling NAME   devtools (really applied) or simulate (computed)
  --sizes N,N         growth: numbers of services (43,430,4300)
  --dist FOLDER       another build than dist/
  --under COMMAND     runs each round, or build, under a command: "taskset -c 2,3", "flock file"
  --publish           writes the figures into docs/performance.md`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    throttling: { type: 'string' },
    sizes: { type: 'string', default: '43,430,4300' },
    dist: { type: 'string', default: 'dist' },
    under: { type: 'string', default: '' },
    publish: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const [command = 'speed'] = positionals;

if (values.help || !['speed', 'growth'].includes(command)) {
  console.log(USAGE);
} else if (command === 'speed') {
  const { benchSpeed } = await import('./speed.mjs');
  await benchSpeed({
    ...values,
    rounds: wholeNumber(values.rounds),
    under: values.under.split(' ').filter(Boolean),
  });
} else {
  const { benchGrowth } = await import('./growth.mjs');
  await benchGrowth({
    sizes: values.sizes.split(',').map(wholeNumber),
    under: values.under.split(' ').filter(Boolean),
    publish: values.publish,
  });
}

/** @param {string} text */
function wholeNumber(text) {
  if (!/^\d+$/.test(text)) throw new Error(`${text} is no whole number\n\n${USAGE}`);
  return Number(text);
}
