import * as gst from './facts';
import { NO_ANSWER, type TimeLimit, type Tracker, type Closing } from '@/law/after-filing';

export const timeLimits = {
  'gst-application': {
    office: 'gst',
    since: 'GST registration applied for, no visit ordered',
    within: gst.grantByOfficer,
    whose: 'office',
    late: 'Without any action by then the application counts as approved. {cgst-rules rule 9(5)}',
  },
  'gst-application-visit': {
    office: 'gst',
    since: 'GST registration applied for, and a visit ordered or Aadhaar check missing',
    within: gst.grantWithVisit,
    whose: 'office',
    late: 'Without any action by then it counts as approved too. {cgst-rules rule 9(5)}',
  },
  'gst-reply': {
    office: 'gst',
    since: 'GST query answered in REG-04',
    within: gst.replyWithin,
    whose: 'office',
    late: 'Without any action by then the application counts as approved. {cgst-rules rule 9(5)}',
  },
  'gst-cancellation': {
    office: 'gst',
    since: 'GST cancellation requested in REG-16',
    within: gst.cancelOrderWithin,
    whose: 'office',
    late: `${NO_ANSWER} Returns stay due until the day that the order names.`,
  },
  'gst-revocation': {
    office: 'gst',
    since: 'Revocation of a GST cancellation requested in REG-21',
    within: gst.revokeOrderWithin,
    whose: 'office',
    late: NO_ANSWER,
  },
  'gst-refund': {
    office: 'gst',
    since: 'Complete application for a GST refund, RFD-01',
    within: gst.refundWithin,
    whose: 'office',
    late: 'Ask the officer for the order, and for interest from then on. {cgst-act section 56}',
  },
} as const satisfies Record<string, TimeLimit>;

export const trackers = {
  gst: {
    at: '{gst.tracker}',
    number:
      'the application reference number (ARN) from the text message, or the SRN if you applied with a company. No login is needed.',
    words: {
      'Site verification assigned':
        'Somebody will visit. Have the name board up and the papers there.',
      'Pending for clarification':
        'A query (REG-03) is waiting. Answer in REG-04 within {gst.replyWithin}.',
      'Clarification not filed, pending for order':
        'The time to answer has passed, and a refusal is likely. Call the officer today.',
      Rejected: 'The order (REG-05) gives the reason. Correct it and apply again.',
    },
    times: ['gst-application', 'gst-application-visit', 'gst-reply'],
    write: 'The officer named with the application; for the portal itself its grievance page.',
  },
  'gst-refund': {
    at: '{gst.refundTracker}',
    number: 'the reference number (ARN) of form RFD-01.',
    words: {
      'RFD-03': 'Something is missing. File a new application; the sum is back in your ledger.',
      'RFD-08': 'The officer wants to refuse. Answer by the day in the notice.',
    },
    times: ['gst-refund'],
    write: 'The officer named in the acknowledgement; then the portal’s grievance page.',
  },
} as const satisfies Record<string, Tracker>;

export const closings = {
  gst: {
    line: 'REG-16, then GSTR-10',
    condition:
      'You stop, sell or change the business, or no longer need a registration. {cgst-act section 29}',
    form: 'REG-16 on the portal, within {gst.cancelWithin} of the event. Then GSTR-10, the final return, within {gst.finalReturnWithin} of the cancellation or its order, whichever is later.',
    fee: 'None, but you pay back credit on stock and machines in hand. {cgst-act section 29}',
    first: 'Every return up to the day of closing, with its tax, interest and late fee.',
    time: 'An order (REG-19) within 30 calendar days of applying. {cgst-rules rule 22(3)}',
    otherwise:
      'Returns stay due, with late fees. An officer may cancel after {gst.cancelAfterMonths}. A late GSTR-10 costs {gst.finalReturnLateFee}, up to {gst.finalReturnLateFeeCap}.',
    stays: 'Tax for the time before stays payable, whenever it is found. {cgst-act section 29}',
  },
} as const satisfies Record<string, Closing>;
