import type { ServiceSlug } from '@/content/services/catalogue';
import type { NumberKind } from '@/lib/registered-numbers';

/** The name by which a link opens the tool on each of its pages: `#number&value=…`. */
export const NUMBER = 'number';

/** The numbers that one gets, or has to know, on a page: the first is the one that it asks for. */
export const numbersOn = {
  'gst-registration': ['gstin'],
  'private-limited-company': ['cin', 'din'],
  'one-person-company': ['cin', 'din'],
  'section-8-company': ['cin', 'din'],
  'nidhi-company': ['cin', 'din'],
  'producer-company': ['cin', 'din'],
  'llp-registration': ['llpin'],
  'income-tax-filing': ['pan'],
  'tds-return-filing': ['tan'],
  'msme-registration': ['udyam'],
  'fssai-registration': ['fssai'],
  'import-export-code': ['iec'],
} as const satisfies Partial<Record<ServiceSlug, readonly NumberKind[]>>;

export type NumberSlug = keyof typeof numbersOn;

/** Where a number that was found elsewhere is read. */
export const pageOfNumber: Readonly<Record<NumberKind, NumberSlug>> = {
  gstin: 'gst-registration',
  cin: 'private-limited-company',
  din: 'private-limited-company',
  llpin: 'llp-registration',
  pan: 'income-tax-filing',
  tan: 'tds-return-filing',
  udyam: 'msme-registration',
  fssai: 'fssai-registration',
  iec: 'import-export-code',
};

/** What a visitor calls each kind. */
export const numberNames: Readonly<Record<NumberKind, string>> = {
  gstin: 'GSTIN',
  cin: 'CIN',
  din: 'DIN',
  llpin: 'LLPIN',
  pan: 'PAN',
  tan: 'TAN',
  udyam: 'Udyam number',
  fssai: 'FSSAI number',
  iec: 'IEC',
};
