import * as incomeTax from './facts';
import type { TimeLimit, Tracker } from '@/law/after-filing';

export const timeLimits = {
  'tax-return': {
    office: 'tax',
    since: 'Income-tax return filed',
    within: incomeTax.returnProcessedWithin,
    fromEndOf: 'financial year',
    whose: 'office',
    late: 'After that day the Department may not send a result (intimation). {income-tax-act section 270(4)} If a refund is missing, raise a grievance.',
  },
} as const satisfies Record<string, TimeLimit>;

export const trackers = {
  'tax-return': {
    at: '{income-tax.taxReturnTracker}',
    number:
      'the acknowledgement number of the return, and a mobile number. With a login you need neither.',
    words: {
      'Submitted and pending for e-verification':
        'Not valid yet. Verify it within {income-tax.verifyReturnWithin} of filing.',
      Defective:
        'Something is missing. Correct it within the time in the notice. Otherwise the return is invalid.',
      'Refund failed':
        'The bank account did not match. Validate it on the portal, then ask for the refund again (re-issue).',
    },
    times: ['tax-return'],
    write: 'Raise a grievance on the portal, addressed to the Centralised Processing Centre.',
  },
} as const satisfies Record<string, Tracker>;
