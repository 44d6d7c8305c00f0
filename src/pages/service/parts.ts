import { dueDatePages } from '@/content/due-date-pages';
import { hasFirstYear } from '@/content/first-year-pages';
import type { ServiceSlug } from '@/content/services/catalogue';
import type { ServiceDetails } from '@/content/services/schema';

interface Part {
  id: string;
  title: string;
  /** The pages that have it; all of them where nothing is said. */
  on?: (slug: ServiceSlug, details: ServiceDetails) => boolean;
}

/** In the page's order. */
const parts: readonly Part[] = [
  { id: 'need', title: 'Do you need it?' },
  { id: 'choose', title: 'Which structure?', on: (_, { structures }) => structures !== undefined },
  { id: 'costs', title: 'What you pay' },
  { id: 'documents', title: 'Documents' },
  { id: 'steps', title: 'How it goes' },
  { id: 'scope', title: 'What we do' },
  { id: 'afterwards', title: 'After you have it' },
  { id: 'due-dates', title: 'Next due dates', on: (slug) => slug in dueDatePages },
  { id: 'first-year', title: 'Your first year', on: hasFirstYear },
  { id: 'yourself', title: 'Doing it yourself' },
  { id: 'questions', title: 'Questions' },
  { id: 'sources', title: 'Sources' },
];

/** The parts of a service's page that a visitor can jump to. */
export function partsOf(slug: ServiceSlug, details: ServiceDetails): Part[] {
  return parts.filter(({ on }) => on?.(slug, details) ?? true);
}
