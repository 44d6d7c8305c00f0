import type { owner } from '@/content/owner';
import type { Obstacle } from './obstacle';

/** The authors of the sample testimonials. */
const SAMPLE_AUTHORS = new Set(['Meera Kulkarni', 'Arif Sheikh', 'Lakshmi Narayanan']);

/** Domain names reserved for examples (RFC 2606), and the one that the repository uses besides. */
const EXAMPLE_HOST = /@example\.|\bexample\.(?:com|net|org|in)\b/i;

/** The placeholder where the specification names no review site. */
const UNNAMED = /^(?:one review site|another)$/;

/** Texts of the owner's file that still say "sample" or have the address of an example. */
export function sampleTexts(data: unknown, path: readonly string[] = []): Obstacle[] {
  if (typeof data === 'string') {
    const isSample = [/\bsample\b/i, EXAMPLE_HOST, UNNAMED].some((sign) => sign.test(data));
    if (!isSample) return [];
    const what = `${path.join('.')} is a sample: ${data}`;
    return [{ what, cure: 'Put your own in its place, in src/content/owner.ts.' }];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => sampleTexts(value, [...path, key]));
}

/** Words of clients who do not exist, and the mark that says somebody has checked that they do. */
export function sampleTestimonials(testimonials: typeof owner.testimonials): Obstacle[] {
  return testimonials
    .filter(({ author }) => SAMPLE_AUTHORS.has(author))
    .map(({ author, verified }) => ({
      what: `The testimonial of ${author} is a sample${verified ? ', and marked as verified' : ''}.`,
      cure: 'Put a real client’s words in its place in src/content/owner.ts, or leave it out. Mark as verified only what you can prove.',
    }));
}
