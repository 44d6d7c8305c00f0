import type { NumberKind } from '@/law/numbers/registered-numbers';

/** The common name of each kind of number. */
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
