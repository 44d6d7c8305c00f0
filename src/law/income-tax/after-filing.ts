import * as incomeTax from './facts';
import type { TimeLimit, Tracker } from '@/law/after-filing';

export const timeLimits = {
  'tax-return': {
    office: 'tax',
    since: 'Income-tax return made',
    within: incomeTax.returnProcessedWithin,
    fromEndOf: 'financial year',
    whose: 'office',
    late: 'No intimation may be sent later. {income-tax-act section 270(4)} Raise a grievance for a refund that is missing.',
  },
} as const satisfies Record<string, TimeLimit>;

export const trackers = {
  'tax-return': {
    at: '{income-tax.taxReturnTracker}',
    number: 'the acknowledgement number of the return, and a mobile; with a login, nothing more.',
    words: {
      'Submitted and pending for e-verification':
        'Not valid yet. Verify it within {income-tax.verifyReturnWithin} of filing.',
      Defective:
        'Something is missing. Correct it within the time of the notice, or the return is invalid.',
      'Refund failed': 'The bank account did not match. Validate it, then ask for re-issue.',
    },
    times: ['tax-return'],
    write: 'Grievances on the portal, addressed to the Centralised Processing Centre.',
  },
} as const satisfies Record<string, Tracker>;
