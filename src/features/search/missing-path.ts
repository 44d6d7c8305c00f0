import type { Found, Rank } from './ranking';

/** Segments that say where a page was, not what it was about. */
const PLACES =
  /^(?:services?|products?|pages?|posts?|blogs?|articles?|category|categories|tags?|en|hi|in|www|home|india|index|login|admin|user|cart|feed)$/i;

/** How many services are suggested. */
export const SHOWN = 3;

/** Words in addresses that a search would misread: "us" as the country. */
const SMALL_WORDS = /\b(?:about|us|our|we|my|the|and|of|for|to|how)\b/gi;

/** The share of an address that must be understood: one known word among many is a coincidence. */
const UNDERSTOOD = 0.5;

/** The services that a missing address may have meant, by the words in it, the likeliest first. */
export function suggestionsFor(path: string, rank: Rank): readonly Found[] {
  const isMeant = ({ byName, understood }: Found) => byName && understood >= UNDERSTOOD;
  const [likeliest, ...others] = rank(queryOf(path)).filter(({ tool }) => !tool);
  // If the likeliest is a guess, so are all others.
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

/** A path with a stray % is not encoded, and is used as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
