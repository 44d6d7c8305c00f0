import * as firms from './facts';
import { NO_ANSWER, type TimeLimit, type Tracker, type Closing } from '@/law/after-filing';

export const timeLimits = {
  'ngo-provisional': {
    office: 'tax',
    since: 'Form 104 filed, before work begins',
    within: firms.ngoProvisionalOrderWithin,
    fromEndOf: 'month',
    whose: 'office',
    late: NO_ANSWER,
  },
  'ngo-regular': {
    office: 'tax',
    since: 'Form 105 filed, after work began',
    within: firms.ngoRegularOrderWithin,
    fromEndOf: 'quarter',
    whose: 'office',
    late: NO_ANSWER,
  },
} as const satisfies Record<string, TimeLimit>;

export const trackers = {
  startup: {
    at: '{firms.startupTracker}',
    number: 'the application number. Use the login that you applied with.',
    words: {
      'Incomplete, or query raised':
        'Something is unclear, often the innovation. Answer in the form, without a fee.',
      Rejected: 'The message gives the reason. Correct the fault and apply again.',
    },
    times: [],
    noTime: 'The notification sets no time. It usually takes up to 2 weeks.',
    write: 'Use the help page of the portal, and give the number.',
  },
  ngo: {
    at: '{firms.ngoTracker}',
    number: 'the acknowledgement number of Form 104 or 105.',
    words: {
      'Successfully e-verified':
        'Filed. A central office decides on Form 104, a Commissioner on Form 105.',
      'A notice under e-Proceedings':
        'The Commissioner asks for accounts or papers. Answer by the day in the notice.',
      'Form 106 or 107': 'The order, with the registration number of 16 characters.',
    },
    times: ['ngo-provisional', 'ngo-regular'],
    noTime: 'For a deed or a society, the State’s office sets its own time.',
    write: 'Write to the Commissioner (Exemptions) of your place.',
  },
  firm: {
    at: '{firms.maharashtraFirmTracker}',
    number:
      'the application number. This is Maharashtra’s page; each State has its own Registrar of Firms.',
    words: {
      Query: 'A date, signature or stamp is wrong. Correct it in the same application.',
      Registered: 'Download the acknowledgement and an extract of the register.',
    },
    times: [],
    noTime: 'The Act sets no time for the entry.',
    write: 'Write to the Registrar of Firms of your State.',
  },
} as const satisfies Record<string, Tracker>;

export const closings = {
  firm: {
    line: 'Deed, notice, Registrar',
    condition:
      'All partners agree, or the term of the deed ends. In a firm without a fixed term (at will), one partner’s written notice is enough. {partnership-act sections 40 and 43}',
    form: 'A dissolution deed. If the firm is registered, then a notice to the Registrar of Firms. {partnership-act section 63}',
    fee: 'A small State fee, stamp duty on the deed, and 2 advertisements.',
    first:
      'Close the accounts, pay the debts and share out the rest. {partnership-act section 48} Then file the last tax return, and close GST, TAN and bank account.',
    time: 'The firm ends on the day of the notice. The paperwork usually takes 1 to 3 months.',
    otherwise:
      'Partners stay liable to third parties for each other’s acts until a public notice. {partnership-act section 45}',
    stays:
      'Every partner stays liable for all debts from the firm’s time. {partnership-act section 25}',
  },
  ngo: {
    line: 'Society, trust, tax registration',
    condition:
      'A society ends when 3 in 5 of its members vote for it at a general meeting. {societies-act section 13} A charitable trust usually cannot be ended by its trustees.',
    form: 'A society sends its resolution to its Registrar. For a trust, the court decides or, in some States, the Charity Commissioner.',
    fee: 'Small State fees. A trust pays court fees.',
    first: 'Pay debts, make the last accounts, and account to the Ministry for foreign money.',
    time: 'Usually some months for a society, longer for a trust.',
    otherwise:
      'Returns, renewals and State filings stay due. The tax registration ends if you do not renew it.',
    stays:
      'Members get nothing. What is left goes to a similar cause. {societies-act section 14} If the tax registration is cancelled, there can be a tax on net assets. {income-tax-act section 352}',
  },
  proprietor: {
    line: 'Each registration separately',
    condition: 'Any day. You are the business, so no register has to remove it.',
    form: 'Each registration has its own form: REG-16 for GST, the Udyam portal, the municipal body for shop and trade licence.',
    fee: 'Usually none, but local bodies differ.',
    first:
      'File every GST return, and TDS statements if you have a TAN. Close the bank account last, after refunds have come.',
    time: 'Usually 1 to 3 months until the last order comes.',
    otherwise:
      'Late GST returns cost {gst.lateFee} each, nil returns {gst.nilLateFee}. You still get bills for licences and local tax.',
    stays:
      'You stay liable for every debt and tax of the business. Report the income of the last year in your own return.',
  },
} as const satisfies Record<string, Closing>;
