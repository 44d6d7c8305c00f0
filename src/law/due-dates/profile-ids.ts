/** The kinds of business that have due dates, in lists on pages and as calendar files. */
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

/** The most common profiles; rarer ones are shown on their own pages only. */
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
