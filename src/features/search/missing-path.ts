import type { Found, Rank } from './ranking';

/** Words in addresses that name no subject, or that a search would misread: "us" as the country. */
const ignoredWords =
  /\b(?:services?|products?|pages?|posts?|blogs?|articles?|category|categories|tags?|en|hi|in|www|home|india|index|login|admin|user|cart|feed|about|us|our|we|my|the|and|of|for|to|how)\b/gi;

/** The number of suggested services. */
export const maxSuggestions = 3;

/** This share of an address must be understood, because one known word among many may be there by chance. */
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
  // Unlike decodeURIComponent, this accepts a % that encodes nothing.
  const decoded = new URLSearchParams(`path=${path.replaceAll('&', ' ')}`).get('path') ?? '';
  return decoded
    .replace(/\.\w{2,5}$/, '')
    .replace(/[/_+-]/g, ' ')
    .replace(ignoredWords, '')
    .trim();
}
