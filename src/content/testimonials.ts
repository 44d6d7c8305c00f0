import type { FileColour } from '@/content/categories';
import { owner } from '@/content/owner';

/** Specification, section 3. */
export interface Testimonial {
  /** Out of 5. */
  rating: number;
  text: string;
  author: string;
  position: string;
  service: string;
  verified: boolean;
  /** Colour of its revenue stamp. */
  colour: FileColour;
}

const COLOURS = ['crimson', 'henna', 'indigo'] as const satisfies readonly FileColour[];

export const testimonials: readonly Testimonial[] = owner.testimonials.map(
  // A remainder is always a valid index.
  (testimonial, index) => ({ ...testimonial, colour: COLOURS[index % COLOURS.length]! }),
);
