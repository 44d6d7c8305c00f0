/** Milliseconds to wait for an event. No test is about speed: the limit only ends a wait for an event that never comes. */
export const PATIENCE = 60_000;
