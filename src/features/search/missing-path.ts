import type { Found, Rank } from './ranking';

/** Parts of an address that say where a page stood, not what it was about. */
const PLACES =
  /^(?:services?|products?|pages?|posts?|blogs?|articles?|category|categories|tags?|en|hi|in|www|home|india|index|login|admin|user|cart|feed)$/i;

/** Services at most. */
export const SHOWN = 3;

/** Words of addresses that a search would take for something else: "us" for the country. */
const SMALL_WORDS = /\b(?:about|us|our|we|my|the|and|of|for|to|how)\b/gi;

/** The share of an address that must be understood: one known word among many is chance. */
const UNDERSTOOD = 0.5;

/** The services that a missing address may have meant, by the words in it, the likeliest first. */
export function suggestionsFor(path: string, rank: Rank): readonly Found[] {
  const isMeant = ({ byName, understood }: Found) => byName && understood >= UNDERSTOOD;
  const [likeliest, ...others] = rank(queryOf(path));
  // Where the likeliest is a guess, so are all the others.
  if (!likeliest || !isMeant(likeliest)) return [];
  return [likeliest, ...others.filter(isMeant)].slice(0, SHOWN);
}

function queryOf(path: string): string {
  return decoded(path)
    .replace(/\.\w{2,5}$/, '')
    .split(/[/_+\s]/)
    .filter((part) => !PLACES.test(part))
    .join(' ')
    .replaceAll('-', ' ')
    .replace(SMALL_WORDS, '')
    .trim();
}

/** A path with a stray % is not encoded, and is taken as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
