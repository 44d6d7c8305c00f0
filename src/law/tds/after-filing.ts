import * as tds from './facts';
import type { AnswerTime, Tracker, Closing } from '@/law/after-filing';

/* Tax deducted and collected at source: what follows once a form has gone in. */

export const answerTimes = {
  'tds-statement': {
    office: 'tax',
    since: 'TDS statement filed',
    within: tds.statementProcessedWithin,
    fromEndOf: 'financial year',
    whose: 'office',
    late: 'An intimation is due by then. {income-tax-act section 399(2)}',
  },
} as const satisfies Record<string, AnswerTime>;

export const trackers = {
  tds: {
    at: '{tds.tracker}',
    number:
      'the token or acknowledgement number of the statement. For a new TAN: the acknowledgement number of Form 135, where you applied.',
    words: [
      { shown: 'Submitted, then accepted', means: 'Taken in. It waits to be processed.' },
      { shown: 'Rejected', means: 'A format fault: it counts as not filed. File again today.' },
      {
        shown: 'Processed with default',
        means: 'A shortfall, late fee or wrong PAN. Look at TRACES and correct it.',
      },
    ],
    times: ['tds-statement'],
    noTime: 'No law sets a time for a new TAN.',
    write: 'The request page of TRACES, or the TDS officer of your TAN.',
  },
} as const satisfies Record<string, Tracker>;

export const closings = {
  tan: {
    line: 'Last statements, then a letter',
    condition:
      'You will deduct or collect no more tax. No section asks you to hand the number back.',
    form: 'A letter to the TDS officer, with the closing papers; for a second number, the change request for a TAN.',
    fee: 'None for the letter.',
    first: 'All statements and certificates up to the last deduction, and every default on TRACES.',
    time: 'Not set; usually some weeks.',
    otherwise:
      'A quarter without deduction needs no statement. Reminders may come; a declaration on TRACES stops them. {traces-portal}',
    stays: 'Tax, interest and late fees of earlier quarters.',
  },
} as const satisfies Record<string, Closing>;
