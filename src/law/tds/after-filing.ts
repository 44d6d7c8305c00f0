import * as tds from './facts';
import type { TimeLimit, Tracker } from '@/law/after-filing';

export const timeLimits = {
  'tds-statement': {
    office: 'tax',
    since: 'TDS statement filed',
    within: tds.statementProcessedWithin,
    fromEndOf: 'financial year',
    whose: 'office',
    late: 'The office has to send its result (intimation) by then. {income-tax-act section 399(2)}',
  },
} as const satisfies Record<string, TimeLimit>;

export const trackers = {
  tds: {
    at: '{tds.tracker}',
    number:
      'the token or acknowledgement number of the statement. For a new TAN: the acknowledgement number of Form 135, where you applied.',
    words: {
      Rejected: 'The format was wrong, so the statement counts as not filed. File it again today.',
      'Processed with default':
        'The office found a shortfall, a late fee or a wrong PAN. Look at the TDS portal (TRACES) and correct it.',
    },
    times: ['tds-statement'],
    write: 'The request page of TRACES, or the TDS officer of your TAN.',
  },
} as const satisfies Record<string, Tracker>;
