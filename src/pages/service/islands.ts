import { dueDatePages } from '@/content/due-date-pages';
import { hasFirstYear } from '@/content/first-year-pages';
import type { ServiceSlug } from '@/content/services/catalogue';
import type { ServiceDetails } from '@/content/services/schema';
import { island, whenNear, whenTouched } from '@/lib/island';

export const ConsultationForm = island(
  async () => (await import('@/features/consultation/consultation-form')).ConsultationForm,
  whenTouched('[data-testid="consultation-form"]'),
);
export const DocumentChecklist = island(
  async () => (await import('@/features/checklist/document-checklist')).DocumentChecklist,
  whenNear('.checklist'),
);
export const StructureChooser = island(
  async () => (await import('@/features/structure-chooser/structure-chooser')).StructureChooser,
  whenNear('.structure-chooser'),
);
export const DueDates = island(
  async () => (await import('@/features/due-dates/due-dates')).DueDates,
  whenNear('.due-dates'),
);
export const FirstYear = island(
  async () => (await import('@/features/first-year/first-year')).FirstYear,
  whenNear('.first-year'),
);

/** What the page of a service has to fetch to be whole. */
export function islandsOf(slug: ServiceSlug, { structures }: ServiceDetails) {
  return [
    ConsultationForm,
    DocumentChecklist,
    ...(structures ? [StructureChooser] : []),
    ...(slug in dueDatePages ? [DueDates] : []),
    ...(hasFirstYear(slug) ? [FirstYear] : []),
  ];
}
