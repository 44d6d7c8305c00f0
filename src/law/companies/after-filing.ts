import * as companies from './facts';
import { NO_ANSWER, type TimeLimit, type Tracker, type Closing } from '@/law/after-filing';

const companyClosing: Closing = {
  line: 'STK-2, debts first',
  condition:
    'The company owes nothing. It did not start business within {companies.strikeOffUnstartedAfter} of incorporation, or has been idle for {companies.strikeOffIdleAfter}. Members agree by special resolution, or with {companies.strikeOffConsent} of the capital. If this is not so, stop and pay first, or liquidate under the Insolvency and Bankruptcy Code.',
  form: 'STK-2 to the central office for closures, with each director’s indemnity and affidavit, and accounts. {removal-rules rule 4}',
  fee: '{companies.strikeOffFee}. Stamp paper and notary cost extra.',
  first:
    'File AOC-4 and MGT-7 up to the year in which business stopped. {removal-rules rule 4} Then close bank account, tax registrations and provident fund.',
  time: 'Usually 3 to 6 months, with a public notice for objections.',
  otherwise:
    'AOC-4 and MGT-7, if late, still cost {companies.dailyLateFee} each. After {companies.directorBarAfter} without them, directors are barred for {companies.directorBarFor}.',
  stays:
    'Directors and members stay liable for its debts as before. {companies-act section 248(7)} The Tribunal can restore the name for a creditor within {companies.strikeOffRestoredWithin}.',
};

const companyTracking: Tracker = {
  at: '{companies.tracker}',
  number: 'the service request number (SRN) on the payment receipt.',
  words: {
    'Pending for DSC upload, or for payment':
      'Not filed yet. Sign or pay before the day on the receipt.',
    'Resubmission required':
      'The e-mail names the fault. Send the form again within {companies.resubmitWithin}, or it may be treated as invalid.',
    'Rejected, or not taken on record':
      'The form is closed and the fee is lost. Correct the fault and file again.',
  },
  times: ['company-form'],
  write:
    'Write to the Registrar of your State. For problems of the portal, raise a ticket under Complaints.',
};

export const timeLimits = {
  'company-form': {
    office: 'registrar',
    since: 'Company form filed and paid',
    within: companies.formWithin,
    whose: 'office',
    late: `${NO_ANSWER} The time stops while the form waits for another authority’s approval.`,
  },
  'company-returned': {
    office: 'registrar',
    since: 'Company form sent back for correction',
    within: companies.resubmitWithin,
    whose: 'applicant',
    late: 'If you do not send it again by then, it may be treated as invalid, and the fee is lost.',
  },
  'nidhi-declaration': {
    office: 'registrar',
    since: 'NDH-4 filed',
    within: companies.nidhiDecisionWithin,
    whose: 'office',
    late: 'If there is no decision by then, the declaration counts as given. {nidhi-rules rule 3B}',
  },
} as const satisfies Record<string, TimeLimit>;

export const trackers = {
  company: companyTracking,
  nidhi: { ...companyTracking, times: ['company-form', 'nidhi-declaration'] },
} as const satisfies Record<string, Tracker>;

export const closings = {
  company: companyClosing,
  section8: {
    line: 'STK-2 is not possible',
    condition:
      'The members decide to end it. A Section 8 company can’t use STK-2. {removal-rules rule 3}',
    form: 'First convert it into an ordinary company, or wind it up. {incorporation-rules rules 21 and 22}',
    fee: 'No single sum: the fees of the forms, a newspaper notice and a professional’s work.',
    first: 'File all accounts and annual returns, and spend every gift as its donor asked.',
    time: 'Usually from 6 months to more than a year.',
    otherwise: 'Late accounts and annual returns still cost {companies.dailyLateFee} each.',
    stays:
      'What is left goes to a similar company or the insolvency fund, never to members. {companies-act section 8(9)} If the tax registration is cancelled, there can be a tax on net assets. {income-tax-act section 352}',
  },
  nidhi: {
    ...companyClosing,
    line: 'Deposits first, then STK-2',
    first:
      'Pay every deposit back to its member, with interest. Then collect the loans, and file all due AOC-4, MGT-7 and NDH-3. {companies-act section 248(2)}',
    stays:
      'Members can still claim unpaid sums; directors stay liable as before. {companies-act section 248(7)} The name can be restored within {companies.strikeOffRestoredWithin}.',
  },
  producer: {
    ...companyClosing,
    condition:
      'It is idle or has finished its work, and owes nothing. Members agree by special resolution, or with {companies.strikeOffConsent} of the capital.',
    otherwise:
      'The Registrar strikes it off if it has not begun within {companies.strikeOffUnstartedAfter}, or no longer deals with its members. A member may appeal within 60 calendar days; the order then waits. {companies-act section 378ZP} Late forms cost {companies.dailyLateFee} each.',
  },
} as const satisfies Record<string, Closing>;
