import { loadCode } from '@/lib/load-code';

/** Fetches what reads a number of the visitor's own. */
export const loadReadNumber = () =>
  loadCode(async () => (await import('./read-number')).ReadNumber);
