import { loadCode } from '@/lib/load-code';

/** Fetches the questions about a letter and their answers. */
export const loadLetterCheck = () =>
  loadCode(async () => (await import('./letter-check')).LetterCheck);
