import * as fc from 'fast-check';
import { test } from 'vitest';

// The same few examples each time; the weekly workflow tries many others.
const runs = process.env['FAST_CHECK_RUNS'];
fc.configureGlobal(runs ? { numRuns: Number(runs) } : { numRuns: 10, seed: 1 });

/** A test of a rule for any input. */
export function property<Inputs extends [unknown, ...unknown[]]>(
  title: string,
  inputs: { [At in keyof Inputs]: fc.Arbitrary<Inputs[At]> },
  holds: (...input: Inputs) => void,
): void {
  test(title, () => fc.assert(fc.property<Inputs>(...inputs, holds)));
}
