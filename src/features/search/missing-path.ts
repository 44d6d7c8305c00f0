import type { Found, Rank } from './ranking';

/** Segments of a path that name a section of a site, not a subject. */
const ignoredSegments =
  /^(?:services?|products?|pages?|posts?|blogs?|articles?|category|categories|tags?|en|hi|in|www|home|india|index|login|admin|user|cart|feed)$/i;

/** The number of suggested services. */
export const maxSuggestions = 3;

/** Words in addresses that a search would misread: "us" as the country. */
const misreadWords = /\b(?:about|us|our|we|my|the|and|of|for|to|how)\b/gi;

/** This share of an address must be understood, because one known word among many is a coincidence. */
const minUnderstood = 0.5;

/** The services that a missing address may mean, by its words, likeliest first. */
export function suggestionsFor(path: string, rank: Rank): readonly Found[] {
  const isMeant = ({ byName, understood }: Found) => byName && understood >= minUnderstood;
  const [likeliest, ...others] = rank(queryOf(path)).filter(({ tool }) => !tool);
  // If the likeliest is a guess, so are all others.
  if (!likeliest || !isMeant(likeliest)) return [];
  return [likeliest, ...others.filter(isMeant)].slice(0, maxSuggestions);
}

function queryOf(path: string): string {
  // Unlike decodeURIComponent it takes a stray % as it is.
  const decoded = new URLSearchParams(`path=${path.replaceAll('&', ' ')}`).get('path') ?? '';
  return decoded
    .replace(/\.\w{2,5}$/, '')
    .split(/[/_+\s]/)
    .filter((part) => !ignoredSegments.test(part))
    .join(' ')
    .replaceAll('-', ' ')
    .replace(misreadWords, '')
    .trim();
}
