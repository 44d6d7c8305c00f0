import type { Reporter, TestModule } from 'vitest/node';

/** Says in figures what an engine was put through. */
export class Figures implements Reporter {
  readonly #engine: string;

  constructor(engine: string) {
    this.#engine = engine;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const routes = new Set(tests.flatMap((test) => test.meta().route ?? []));
    const steps = tests.reduce((sum, test) => sum + (test.meta().steps ?? 0), 0);
    const browser = tests.map((test) => test.meta().browser).find(Boolean) ?? 'did not start';
    const failed = tests.filter((test) => test.result().state === 'failed');
    // A file that could not be read has no tests that could fail.
    const broken = modules.filter((module) => module.errors().length > 0);
    const findings = failed.length + broken.length;
    console.log(
      `${this.#engine} (${browser}): ${routes.size} pages, ${tests.length} journeys, ${steps} steps, ${findings} findings`,
    );
  }
}
