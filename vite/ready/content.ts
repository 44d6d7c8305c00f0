import type { Testimonial } from '@/content/testimonials';
import type { Obstacle } from './obstacle';

/** Whom the repository quotes until the owner has clients of their own to quote. */
const SAMPLE_AUTHORS = new Set(['Meera Kulkarni', 'Arif Sheikh', 'Lakshmi Narayanan']);

/** Names that are set aside for examples (RFC 2606), and the one that the repository uses beside them. */
const EXAMPLE_HOST = /@example\.|\bexample\.(?:com|net|org|in)\b/i;

/** What stands where the specification gives no name. */
const UNNAMED = /^(?:first|second) review site$/;

/**
 * Texts that still say "sample" or have the address of an example, wherever they stand in the provider's data.
 *
 * @param place names the data to whoever has to change it
 */
export function sampleTexts(
  data: unknown,
  place: string,
  path: readonly string[] = [],
): Obstacle[] {
  if (typeof data === 'string') {
    const isSample = [/\bsample\b/i, EXAMPLE_HOST, UNNAMED].some((sign) => sign.test(data));
    if (!isSample) return [];
    const what = `${path.join('.')} in ${place} is a sample: ${data}`;
    return [{ what, cure: 'Put the provider’s own in its place.' }];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => sampleTexts(value, place, [...path, key]));
}

/** Words of clients who do not exist, and the mark that says somebody has checked that they do. */
export function sampleTestimonials(testimonials: readonly Testimonial[]): Obstacle[] {
  return testimonials
    .filter(({ author }) => SAMPLE_AUTHORS.has(author))
    .map(({ author, verified }) => ({
      what: `The testimonial of ${author} is a sample${verified ? ', and marked as verified' : ''}.`,
      cure: 'Put a real client’s words in its place, or leave it out. Mark as verified only what you can prove.',
    }));
}
