import type { NumberKind } from '@/law/numbers/registered-numbers';

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
