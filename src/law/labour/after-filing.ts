import type { Closing } from '@/law/after-filing';

export const closings = {
  employer: {
    line: 'Provident fund, State insurance',
    condition: 'The establishment closes. Coverage continues even if staff falls below the limit.',
    form: 'A closure report on each employer portal, then a letter with proof to the regional office.',
    fee: 'None.',
    first:
      'Each month’s contribution up to the last wage, dates of exit for every employee, final wages and gratuity.',
    time: 'Usually 2 to 6 months. The office checks the books.',
    otherwise: 'Offices assess contributions, interest and damages for months without a return.',
    stays: 'Dues of earlier months. Keep wage records for claims of staff.',
  },
} as const satisfies Record<string, Closing>;
