import type { ServiceSlug } from '@/content/services/catalogue';

/** A tool that stands on many pages: it is found by its own words on the page that the rest of a query means. */
export interface SharedTool {
  fragment: string;
  title: string;
  line: string;
  /** Each of these phrases asks for it. */
  cues: string;
  /** Where it is found if a query names no service that has it; not at all if this is missing. */
  page?: ServiceSlug;
}

export const sharedTools = {
  dueDates: {
    fragment: '#due-dates',
    title: 'Next due dates',
    line: 'By kind of business, with a calendar to add.',
    cues: `
      due date, due dates, last date, deadline, tax calendar, compliance calendar, filing calendar, due date list, next date,
      antim tithi, aakhri tarikh, last tarikh, kab bharna, when to file, when is it due`,
    page: 'compliance-consultation',
  },
  firstYear: {
    fragment: '#first-year',
    title: 'Your first year, by date',
    line: 'From your own day: each duty, what missing it costs, as a calendar or on paper.',
    cues: `
      first year, after registration, after incorporation, after company registration, after getting, registration ke baad,
      pehle saal, kholne ke baad, banane ke baad, my first year, what next after`,
    page: 'private-limited-company',
  },
  documents: {
    fragment: '#documents',
    title: 'Documents: a checklist',
    line: 'To tick, print or send. Ticks stay on this device.',
    cues: `
      documents, document list, documents required, papers required, papers, checklist, document checklist, kagaz, kagzat,
      dastavej, kaun se document, kya kya lagega`,
  },
} as const satisfies Record<string, SharedTool>;

export type SharedToolId = keyof typeof sharedTools;
