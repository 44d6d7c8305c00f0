import * as gst from './facts';
import { NO_ANSWER, type TimeLimit, type Tracker, type Closing } from '@/law/after-filing';

export const timeLimits = {
  'gst-application': {
    office: 'gst',
    since: 'GST application, no visit ordered',
    within: gst.grantByOfficer,
    whose: 'office',
    late: 'If the officer does nothing by then, the application counts as approved. {cgst-rules rule 9(5)}',
  },
  'gst-application-visit': {
    office: 'gst',
    since: 'GST application, with a visit or without an Aadhaar check',
    within: gst.grantWithVisit,
    whose: 'office',
    late: 'If the officer does nothing by then, the application counts as approved too. {cgst-rules rule 9(5)}',
  },
  'gst-reply': {
    office: 'gst',
    since: 'Answer to a GST query, REG-04',
    within: gst.replyWithin,
    whose: 'office',
    late: 'If the officer does nothing by then, the application counts as approved. {cgst-rules rule 9(5)}',
  },
  'gst-cancellation': {
    office: 'gst',
    since: 'Request to cancel a GST registration, REG-16',
    within: gst.cancelOrderWithin,
    whose: 'office',
    late: `${NO_ANSWER} Returns stay due until the day that the order names.`,
  },
  'gst-revocation': {
    office: 'gst',
    since: 'Request to revoke a GST cancellation, REG-21',
    within: gst.revokeOrderWithin,
    whose: 'office',
    late: NO_ANSWER,
  },
  'gst-refund': {
    office: 'gst',
    since: 'Complete application for a GST refund, RFD-01',
    within: gst.refundWithin,
    whose: 'office',
    late: 'After that day, ask the officer for the order and for interest from then on. {cgst-act section 56}',
  },
} as const satisfies Record<string, TimeLimit>;

export const trackers = {
  gst: {
    at: '{gst.tracker}',
    number:
      'the application reference number (ARN) from the text message, or the SRN if you applied with a company. No login is needed.',
    words: {
      'Site verification assigned':
        'An officer will visit. Put up the name board, and keep the papers ready there.',
      'Pending for clarification':
        'The officer has a question (REG-03). Answer in REG-04 within {gst.replyWithin}.',
      'Clarification not filed, pending for order':
        'The time to answer has passed, and a refusal is likely. Call the officer today.',
      Rejected: 'The order (REG-05) gives the reason. Correct it and apply again.',
    },
    times: ['gst-application', 'gst-application-visit', 'gst-reply'],
    write:
      'Write to the officer named with the application. For problems of the portal, use its grievance page.',
  },
  'gst-refund': {
    at: '{gst.refundTracker}',
    number: 'the reference number (ARN) of form RFD-01.',
    words: {
      'RFD-03': 'Something is missing. The sum is back in your ledger. File a new application.',
      'RFD-08': 'The officer wants to refuse. Answer by the day in the notice.',
    },
    times: ['gst-refund'],
    write:
      'Write to the officer named in the acknowledgement, then use the portal’s grievance page.',
  },
} as const satisfies Record<string, Tracker>;

export const closings = {
  gst: {
    line: 'REG-16, then GSTR-10',
    condition:
      'You stop, sell or change the business, or you no longer need a registration. {cgst-act section 29}',
    form: 'REG-16 on the portal, within {gst.cancelWithin} of the event. Then file GSTR-10, the final return, within {gst.finalReturnWithin} of the cancellation or of its order, whichever is later.',
    fee: 'None, but you pay back the credit on stock and machines that you still have. {cgst-act section 29}',
    first: 'Every return up to the day of closing, with its tax, interest and late fee.',
    time: 'An order (REG-19) within 30 calendar days of applying. {cgst-rules rule 22(3)}',
    otherwise:
      'Returns stay due, with late fees. An officer may cancel the registration after {gst.cancelAfterMonths}. A late GSTR-10 costs {gst.finalReturnLateFee}, up to {gst.finalReturnLateFeeCap}.',
    stays:
      'You still owe tax for the time before, even if it is found later. {cgst-act section 29}',
  },
} as const satisfies Record<string, Closing>;
