import * as fc from 'fast-check';
import { test } from 'vitest';

// Each run tries the same few examples. The weekly workflow tries many others.
const runs = process.env['FAST_CHECK_RUNS'];
fc.configureGlobal(runs ? { numRuns: Number(runs) } : { numRuns: 10, seed: 1 });

/** A test that a rule holds for any input. */
export function property<Inputs extends [unknown, ...unknown[]]>(
  title: string,
  inputs: { [At in keyof Inputs]: fc.Arbitrary<Inputs[At]> },
  holds: (...input: Inputs) => void,
): void {
  test(title, () => fc.assert(fc.property<Inputs>(...inputs, holds)));
}
