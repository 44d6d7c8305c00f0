/** Milliseconds for what comes by itself. No test is about speed: this only ends what will never come. */
export const PATIENCE = 60_000;
