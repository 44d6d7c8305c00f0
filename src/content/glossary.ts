import type { ServiceSlug } from '@/content/services/catalogue';

/** An abbreviation or term of the trade: what pages expand and explain, and what the search understands. */
export interface GlossaryTerm {
  /** As people say it, and as it stands in texts: "GST". */
  term: string;
  /** What it stands for: "Goods and Services Tax". */
  expansion: string;
  /** What it means to the reader, in at most 25 words. */
  meaning: string;
  /** The services that someone who types it most likely wants, the likeliest first. */
  services: readonly ServiceSlug[];
}

/** The one list of terms: pages expand and explain them from here, and the search takes its other names from here. */
export const glossary = [
  {
    term: 'GST',
    expansion: 'Goods and Services Tax',
    meaning: 'The tax on most sales of goods and services in India, charged on the bill.',
    services: ['gst-registration', 'gst-filing'],
  },
] as const satisfies readonly GlossaryTerm[];
