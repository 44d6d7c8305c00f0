import type { Found, Rank } from './ranking';

/** Parts of an address that say where a page stood, not what it was about. */
const PLACES =
  /^(?:services?|products?|pages?|posts?|blogs?|articles?|category|categories|tags?|en|hi|in|www|home|india|index|login|admin|user|cart|feed)$/i;

const SUGGESTIONS = 3;

/** The share of an address that must be understood: one known word among many is chance. */
const UNDERSTOOD = 0.5;

/** The services that a missing address may have meant, by the words in it, the likeliest first. */
export function suggestionsFor(path: string, rank: Rank): readonly Found[] {
  return rank(queryOf(path))
    .filter(({ byName, understood }) => byName && understood >= UNDERSTOOD)
    .slice(0, SUGGESTIONS);
}

function queryOf(path: string): string {
  return decoded(path)
    .replace(/\.\w{2,5}$/, '')
    .split(/[/_+\s]/)
    .filter((part) => !PLACES.test(part))
    .join(' ')
    .replaceAll('-', ' ');
}

/** A path with a stray % is not encoded, and is taken as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
