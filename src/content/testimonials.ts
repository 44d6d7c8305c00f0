import type { FileColour } from '@/content/categories';

/** Specification, section 3. */
export interface Testimonial {
  /** Of 5. */
  rating: number;
  text: string;
  author: string;
  position: string;
  service: string;
  verified: boolean;
  /** Colour of its revenue stamp. */
  colour: FileColour;
}

/** Samples, to be replaced by real clients' words before going live. */
export const testimonials: readonly Testimonial[] = [
  {
    rating: 5,
    text: 'I asked for a company and was told an LLP would do. It was on record in six days, and my yearly filings are half of what I had feared.',
    author: 'Meera Kulkarni',
    position: 'Co-founder, spice brand, Pune',
    service: 'LLP Registration',
    verified: true,
    colour: 'lal',
  },
  {
    rating: 5,
    text: 'Each message said whose turn it was. Our GSTIN came on the fourth working day.',
    author: 'Arif Sheikh',
    position: 'Owner, hardware wholesale, Indore',
    service: 'GST Registration',
    verified: true,
    colour: 'mehendi',
  },
  {
    rating: 4,
    text: 'The examiner objected to our mark. I could follow every line of the reply before I signed it.',
    author: 'Lakshmi Narayanan',
    position: 'Partner, design studio, Chennai',
    service: 'Trademark Objection Reply',
    verified: true,
    colour: 'neel',
  },
];
