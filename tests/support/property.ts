import * as fc from 'fast-check';
import { test } from 'vitest';

// A sample; the weekly workflow tries more.
fc.configureGlobal({ numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 25) });

/** A test of what holds for any input. */
export function property<Inputs extends [unknown, ...unknown[]]>(
  title: string,
  inputs: { [At in keyof Inputs]: fc.Arbitrary<Inputs[At]> },
  holds: (...input: Inputs) => void,
): void {
  test(title, () => fc.assert(fc.property<Inputs>(...inputs, holds)));
}
