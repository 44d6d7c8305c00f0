import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Anyone with a deal of any value with an associated enterprise abroad; some Indian groups',
    governmentFee:
      'None for the report; {cross-border.transferPricingLateFee} or {cross-border.transferPricingLongLateFee} when late',
    ourFee: 'Quoted in writing before you pay; depends on number and kinds of deals',
    time: 'Usually 20 to 31 working days in all',
    lasts: 'One tax year; advance agreements up to 5 years {income-tax-act section 168}',
    authority:
      'A chartered accountant reports; the department’s Transfer Pricing Officer may examine',
  },
  need: {
    must: [
      'You sold, bought, lent, licensed or shared cost with an associate abroad: file an accountant’s report, Form 48 (3CEB), whatever the value (section 92E → 172). {income-tax-act section 172}',
      'You have a tax holiday or the 15% rate, and deals with related parties inside India pass {cross-border.domesticTransactionsLimit} in the year: file Form 48 too.',
      'Your deals with associates abroad pass {cross-border.transferPricingFileAbove}: prepare the full local file as well. Below that, you still have to show an arm’s length price (ALP), as between independent parties.',
      'Your group’s revenue passes ₹500 crore and your deals across the border ₹50 crore (intangibles ₹10 crore): file the master file too. Above ₹6,400 crore, file the country report. {income-tax-rules rules 123 and 124}',
    ],
    may: [
      'You set the first price with a new parent or subsidiary and want the tax officer to accept it later.',
    ],
    notYet: [
      'Your deals are only with independent parties, and no associate arranged them.',
      'Both sides are Indian and without tax holiday: company law approvals may be all you need.',
    ],
  },
  costs: {
    rows: {
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'In the stages of the quote',
      },
      'The accountant’s report': {
        paidTo: 'The accountant’s firm',
        amount: 'In the accountant’s own quote',
        when: 'As agreed with the firm',
      },
      'Late Form 48': {
        note: 'From tax year 2026-27; the higher sum after 1 month',
        paidTo: 'Government',
        amount:
          '{cross-border.transferPricingLateFee} or {cross-border.transferPricingLongLateFee}',
        when: 'When it is late',
      },
    },
    more: ['Loans, corporate guarantees and intangibles, each with a method of its own.'],
  },
  table: {
    heading: 'Reports and dates after the tax year, unless extended',
    columns: ['Report', 'For 2025-26, then from 2026-27', 'Due'],
    rows: [
      [
        'Accountant’s report',
        '3CEB, then 48',
        '{cross-border.transferPricingReportDue}, or 30 October by the strict reading (our advice)',
      ],
      ['Income tax return', 'Same return', '{income-tax.transferPricingReturnDue}'],
      [
        'Master file; Part A from every group entity',
        '3CEAA, then 56',
        'With the return: {cross-border.masterFileDue}',
      ],
      [
        'Who files the master file, if several',
        '3CEAB, then 57',
        '30 calendar days before Form 56 {income-tax-rules rule 123}',
      ],
      [
        'Country report',
        '3CEAD, then 59',
        'Within {cross-border.countryReportWithin} of the accounting year',
      ],
      [
        'Notice about the country report',
        '3CEAC, then 58',
        '{cross-border.countryReportNoticeBefore} before the country report',
      ],
    ],
  },
  documents: {
    'The group': {
      'Chart with shareholding and directors': '',
      'Associates, country by country, with tax numbers':
        'Common control or a large loan also makes an associate.',
    },
    'The deals': {
      'Agreements, invoices, ledgers by associate': '',
      'Loan terms, corporate guarantees, unpaid balances':
        'Free services and reimbursements count as deals.',
      'Method to divide shared cost, and proof of benefit': '',
    },
    'The business': {
      'Audited accounts, split by segment': '',
      'Who does what: functions, assets, risks': '',
      'Earlier studies, reports and orders': '',
    },
  },
  steps: {
    'We list associates and deals': {
      text: 'With your finance team: 26% of votes, a loan of 51% of assets, or dependence can make an associate. {income-tax-act section 162}',
      takes: { us: '2 to 3 working days' },
    },
    'You explain the work, we choose a method': {
      text: 'From comparable uncontrolled price (CUP) to transactional net margin (TNMM). {income-tax-act section 165}',
      takes: { you: '2 working days of interviews', us: '3 working days' },
    },
    'We search for comparables': {
      text: 'Public data, usually of 3 years, gives a range or a mean.',
      takes: { us: '5 to 10 working days' },
    },
    'You book the adjustment, if any': {
      text: 'We finish and date the study before the report is due.',
      takes: { us: '3 to 5 working days', you: '1 working day' },
    },
    'The accountant uploads, you accept': {
      text: 'Form 48 goes to the portal with a unique document number (UDIN), then into your login for acceptance.',
      takes: { Accountant: '2 to 5 working days', you: '10 minutes' },
    },
    'We file return and group reports': {
      text: 'Figures agree with Form 48 and the tax audit.',
      takes: { us: '2 working days' },
    },
  },
  wrong: {
    'If the officer proposes another price':
      'You may object to the Dispute Resolution Panel within 30 calendar days. {income-tax-act section 275} Documents kept in good faith remove the 50% penalty for under-reporting; for an unreported deal the penalty is 200%. {income-tax-act section 439}',
    'If a deal is unreported or documents are missing':
      'The penalty is {cross-border.transferPricingPenalty} of those deals. Wrong data costs the same.',
    'If an adjustment of ₹1 crore or more is made':
      'Bring the money to India within 90 calendar days; otherwise you owe interest, or 18% additional tax, before surcharge. {income-tax-act section 170}',
  },
  weDo: [
    'Interview your teams and write the functional analysis',
    'Run and document the comparables search',
    'Prepare local file, master file and forms',
    'Draft answers to the officer’s notices',
  ],
  weDoNot: ['Sign Form 48', 'Pick comparables to fit the price you want'],
  youReceive: ['A dated study with its search data', 'Accepted reports and their acknowledgements'],
  after: {
    'After a notice':
      'Produce documents within {cross-border.transferPricingProduceWithin}; the officer may allow up to 30 more.',
    'For your records':
      'Keep the file {cross-border.transferPricingFileKeptFor} from the end of the tax year.',
    'If the officer has settled a price':
      'It can apply to similar deals of the next 2 years, if you choose that in Form 46. {income-tax-act section 166}',
    'With a safe harbour':
      'File Form 49 by the return’s due date. Form 48 and documents are still due. {income-tax-rules rules 86 to 93}',
  },
  yourself: {
    text: 'You may write the study yourself; the report needs a chartered accountant. We are a private firm, not a government office.',
    site: { title: 'E-filing portal, Income Tax Department', source: 'income-tax-portal' },
  },
  questions: {
    'Is there a minimum value for Form 48?':
      'No, not for deals across the border. Those inside India count only above {cross-border.domesticTransactionsLimit}.',
    'I missed the date for the report. What now?':
      'File it at once, and the return by {income-tax.transferPricingReturnDue}. Form 3CEB for 2025-26 was due on {cross-border.transferPricingReportDue 2025-26}, unless extended: the penalty is {cross-border.transferPricingOldPenalty}, unless you had reasonable cause. Form 48 has the late fee.',
    'Is there an easier way for a technology centre?':
      'Yes, the safe harbour: {cross-border.safeHarbourMargin} on operating cost, for revenue up to {cross-border.safeHarbourRevenueLimit}, for 5 years. Deals with low-tax countries cannot use it. With it, you cannot use the treaty’s mutual agreement.',
    'Can a corrected price lower my tax?':
      'No. The rules never reduce taxable income or raise a loss. {income-tax-act section 161}',
  },
  related: {
    'international-taxation': 'For tax on the payments themselves',
    'tax-audit': 'Its report moves to the same later date',
    'income-tax-filing': 'The return repeats what Form 48 says',
    'corporate-consultation': 'Loans and charges also need board papers',
  },

  checked: '2026-11-20',
};
