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
    number: 'the application number, with the login that applied.',
    words: {
      'Incomplete, or query raised':
        'Something is unclear, often the innovation. Answer in the form; there is no fee.',
      Rejected: 'It gives the reason. Correct it and apply again.',
    },
    times: [],
    noTime: 'The notification sets no time; usually up to 2 weeks.',
    write: 'The help page of the portal, with the number.',
  },
  ngo: {
    at: '{firms.ngoTracker}',
    number: 'the acknowledgement number of Form 104 or 105.',
    words: {
      'Successfully e-verified':
        'Filed. Form 104 is decided centrally, Form 105 by a Commissioner.',
      'A notice under e-Proceedings':
        'The Commissioner asks for accounts or papers. Answer by its day.',
      'Form 106 or 107': 'The order, with the registration number of 16 characters.',
    },
    times: ['ngo-provisional', 'ngo-regular'],
    noTime: 'For a deed or society the State’s office sets its own time.',
    write: 'The Commissioner (Exemptions) of your place.',
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
    write: 'The Registrar of Firms of your State.',
  },
} as const satisfies Record<string, Tracker>;

export const closings = {
  firm: {
    line: 'Deed, notice, Registrar',
    condition:
      'All partners agree, or the deed’s time ends. In a firm at will one partner’s written notice is enough. {partnership-act sections 40 and 43}',
    form: 'A dissolution deed; then notice to the Registrar of Firms, if the firm is registered. {partnership-act section 63}',
    fee: 'A small State fee, stamp duty on the deed, and 2 advertisements.',
    first:
      'Accounts up to the day, debts paid, the rest shared out. {partnership-act section 48} Then the last tax return, GST, TAN and bank account.',
    time: 'The firm ends on the day of the notice; the paperwork usually takes 1 to 3 months.',
    otherwise:
      'Partners stay liable to third parties for each other’s acts until public notice is given. {partnership-act section 45}',
    stays:
      'Every partner is liable for all debts from the firm’s time. {partnership-act section 25}',
  },
  ngo: {
    line: 'Society, trust, tax registration',
    condition:
      'A society ends when 3 in 5 of its members vote for it at a general meeting. {societies-act section 13} A charitable trust usually cannot be ended by its trustees.',
    form: 'The society’s resolution to its Registrar. For a trust: the court or, in some States, the Charity Commissioner.',
    fee: 'Small State fees; a court’s fee for a trust.',
    first: 'Debts, the last accounts, and foreign money accounted for to the Ministry.',
    time: 'Usually some months for a society; longer for a trust.',
    otherwise:
      'Returns, renewals and State filings stay due, and tax registration lapses if not renewed.',
    stays:
      'Nothing goes to members; the rest goes to a similar cause. {societies-act section 14} A cancelled tax registration can cost tax on net assets. {income-tax-act section 352}',
  },
  proprietor: {
    line: 'Each registration by itself',
    condition: 'Any day. The business is you, so there is nothing to strike off.',
    form: 'Each registration ends by its own form: GST by REG-16, Udyam on its portal, shop and trade licence with the municipal body.',
    fee: 'Usually none; local bodies differ.',
    first:
      'Every GST return, and TDS statements if you have a TAN. Move the bank account last, when refunds have come.',
    time: 'Usually 1 to 3 months until the last order has come.',
    otherwise:
      'GST returns still cost {gst.lateFee} each, nil ones {gst.nilLateFee}; licences and local tax are still billed.',
    stays:
      'Every debt and every tax of the business stays yours. Report the income of the last year in your own return.',
  },
} as const satisfies Record<string, Closing>;
