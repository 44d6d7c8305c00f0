import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ENGINES } from './engine.ts';
import { Figures } from './reporter.ts';

/*
 * Read by index.mjs's Vitest alone: the journeys are no part of `npm test`. What they are told comes in the environment.
 */

const engine = ENGINES.find((name) => name === process.env['ENGINE']) ?? 'firefox';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: {
    alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) },
  },
  test: {
    name: engine,
    include: ['e2e/engines/*.journey.ts'],
    globalSetup: ['e2e/engines/serve.ts'],
    provide: { engine, routes: Number(process.env['ROUTES'] ?? Infinity) },
    // One browser at a time: the engines are compared with what the site should do, not with a busy machine.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['dot', new Figures(engine)],
  },
});
