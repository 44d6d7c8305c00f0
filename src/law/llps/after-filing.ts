import * as companies from '@/law/companies/after-filing';
import * as llps from './facts';
import { NO_ANSWER, type TimeLimit, type Tracker, type Closing } from '@/law/after-filing';

export const timeLimits = {
  'llp-incorporation': {
    office: 'registrar',
    since: 'LLP incorporation form filed, complete',
    within: llps.incorporatedWithin,
    whose: 'office',
    late: NO_ANSWER,
  },
} as const satisfies Record<string, TimeLimit>;

export const trackers = {
  llp: {
    ...companies.trackers.company,
    words: {
      ...companies.trackers.company.words,
      'Resubmission required':
        'The e-mail explains the fault. Send the form again within {llps.resubmitWithin}, or it may be treated as invalid.',
    },
    times: ['llp-incorporation'],
  },
} as const satisfies Record<string, Tracker>;

export const closings = {
  llp: {
    line: 'Form 24, debts first',
    condition:
      'It never began, or has done no business for {llps.strikeOffIdleAfter}. It has no property and no debts, and all partners agree.',
    form: 'Form 24 to the central office for closures, with affidavit and accounts not older than 30 calendar days. {llp-rules rule 37(1A)}',
    fee: 'As shown on the portal, plus stamp paper, notary and the accountant. {mca-portal}',
    first:
      'Forms 8 and 11 up to the year in which business stopped, and the last income-tax return. Close the bank account. {llp-rules rule 37(1A)}',
    time: 'The notice runs for {llps.strikeOffNotice}; usually 3 to 6 months in all.',
    otherwise:
      'You still have to file Forms 8 and 11 each year. The penalty is {llps.penalty}, besides the late fee.',
    stays:
      'Partners stay liable for the LLP’s debts as before, and indemnify everyone with a claim. {llp-rules rule 37(1A)}',
  },
} as const satisfies Record<string, Closing>;
