/** Whose due dates there are: in lists on the pages, and as calendar files. */
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
