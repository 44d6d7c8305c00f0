/** The kinds of business for which there are due dates, in lists on the pages and as calendar files. */
export const profileIds = [
  'company',
  'new-company',
  'opc',
  'foreign-shareholders',
  'llp',
  'proprietor',
  'individual',
  'gst-monthly',
  'gst-quarterly',
  'gst-composition',
  'gst-others',
  'exporter',
  'deductor',
  'employer',
  'transfer-pricing',
  'cross-border',
] as const;

export type ProfileId = (typeof profileIds)[number];

/** What most businesses come under; rarer profiles stand on their own pages. */
export const everydayProfiles: readonly ProfileId[] = [
  'company',
  'llp',
  'proprietor',
  'gst-monthly',
  'gst-quarterly',
  'gst-composition',
  'deductor',
  'employer',
];
