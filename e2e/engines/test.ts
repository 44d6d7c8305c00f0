import { expect, inject, test as base } from 'vitest';
import { limited, START_LIMIT, within, type Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Name and version, as the browser gives them. */
    browser?: string;
    steps?: number;
    /** The page that a test has walked. */
    route?: string;
  }
}

interface FileFixtures {
  engine: Engine;
}

interface TestFixtures {
  visitor: Visitor;
  /** Lets complaints of the browser pass that the test brings about on purpose, told by their text. */
  allowProblems: (...patterns: readonly RegExp[]) => void;
}

const START = { firefox: startFirefox, webkit: startWebKit };

/** The test function of all journeys: a complaint of the browser fails a test, whatever it checks. */
export const test = base.extend<FileFixtures & TestFixtures & { allowed: RegExp[] }>({
  // A browser for each file: one that has hung takes no other file with it.
  engine: [
    async ({}, provide) => {
      const start = START[inject('engine')];
      const engine = limited(await within(START_LIMIT, 'start', start(inject('origin'))));
      await provide(engine);
      await engine.close();
    },
    { scope: 'file' },
  ],

  allowed: async ({}, provide) => provide([]),

  allowProblems: async ({ allowed }, provide) => {
    await provide((...patterns) => void allowed.push(...patterns));
  },

  visitor: async ({ engine, allowed, task }, provide) => {
    const visitor = new Visitor(engine, inject('origin'));
    await provide(visitor);
    task.meta.browser = engine.version;
    task.meta.steps = visitor.steps;
    const problems = await visitor.takeProblems();
    const unexpected = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    expect(unexpected, 'problems in the browser').toEqual([]);
  },
});

export { expect };
