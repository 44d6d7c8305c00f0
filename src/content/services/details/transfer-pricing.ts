import type { WrittenDetails } from '@/content/services/schema';

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
      'You sold, bought, lent, licensed or shared cost with an associate abroad: an accountant’s report, Form 48 (3CEB), whatever the value (section 92E → 172). {income-tax-act section 172}',
      'You enjoy a tax holiday or the 15% rate, and related deals inside India pass {cross-border.domesticTransactionsLimit} in the year.',
      'Your deals with associates abroad pass {cross-border.transferPricingFileAbove}: the full local file as well. Below that you still show an arm’s length price (ALP), as between independent parties.',
      'Your group’s revenue passes ₹500 crore and your deals across the border ₹50 crore (intangibles ₹10 crore): the master file too. Above ₹6,400 crore, the country report. {income-tax-rules rules 123 and 124}',
    ],
    may: [
      'You set the first price with a new parent or subsidiary and want it to stand later.',
      'You run an Indian technology centre for your group and prefer a fixed margin.',
    ],
    notYet: [
      'Your deals are only with independent parties, and no associate arranged them.',
      'Both sides are Indian and without tax holiday: company law approvals may be all you need.',
    ],
  },
  costs: {
    rows: [
      {
        what: 'Form 48',
        paidTo: 'Government',
        amount: 'No filing fee {income-tax-portal}',
        when: 'None',
      },
      {
        what: 'Our fee',
        note: 'Tax on our fee is shown apart',
        amount: 'Quoted in writing before you pay',
        when: 'In the stages of the quote',
      },
      {
        what: 'The accountant’s report',
        paidTo: 'The accountant’s firm',
        amount: 'In the accountant’s own quote',
        when: 'As agreed with the firm',
      },
      {
        what: 'Late Form 48',
        note: 'From tax year 2026-27; the higher sum after 1 month',
        paidTo: 'Government',
        amount:
          '{cross-border.transferPricingLateFee} or {cross-border.transferPricingLongLateFee}',
        when: 'When it is late',
      },
      {
        what: 'Advance pricing agreement',
        note: 'Earlier years cost more',
        paidTo: 'Government',
        amount:
          '{cross-border.pricingAgreementFee}; {cross-border.pricingAgreementRollbackFee} more',
        when: 'When applying',
      },
    ],
    more: [
      'Loans, corporate guarantees and intangibles, each with a method of its own.',
      'Group charges for which nobody kept proof of benefit.',
      'Several segments without separate accounts.',
    ],
  },
  table: {
    heading: 'Reports and dates after the tax year, unless extended',
    columns: ['Report', 'For 2025-26, then from 2026-27', 'Due'],
    rows: [
      [
        'Accountant’s report',
        '3CEB, then 48',
        '{cross-border.transferPricingReportDue}, by the strict reading 30 October, which we advise',
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
        'Its notification',
        '3CEAC, then 58',
        '{cross-border.countryReportNoticeBefore} before the country report',
      ],
    ],
  },
  documents: [
    {
      title: 'The group',
      items: [
        { name: 'Chart with shareholding and directors' },
        {
          name: 'Associates, country by country, with tax numbers',
          note: 'Common control and large loans make associates too.',
        },
        { name: 'Group master file and notifications' },
      ],
    },
    {
      title: 'The deals',
      items: [
        { name: 'Agreements, invoices, ledgers by associate' },
        {
          name: 'Loan terms, corporate guarantees, unpaid balances',
          note: 'Free services and reimbursements count as deals.',
        },
        { name: 'Keys for shared cost, and proof of benefit' },
      ],
    },
    {
      title: 'The business',
      items: [
        { name: 'Audited accounts, split by segment' },
        {
          name: 'Who does what: functions, assets, risks',
        },
        { name: 'Pricing policy and budgets' },
        { name: 'Earlier studies, reports and orders' },
      ],
    },
  ],
  steps: [
    {
      title: 'We map associates and deals',
      text: 'With your finance team: 26% of votes, a loan of 51% of assets or dependence can be enough. {income-tax-act section 162}',
      clocks: [{ who: 'us', label: '2 to 3 working days' }],
    },
    {
      title: 'You explain the work, we choose a method',
      text: 'Methods run from the comparable uncontrolled price (CUP) to the transactional net margin (TNMM). {income-tax-act section 165}',
      clocks: [
        { who: 'you', label: '2 working days of interviews' },
        { who: 'us', label: '3 working days' },
      ],
    },
    {
      title: 'We search for comparables',
      text: 'Public data of independent companies, usually over 3 years, gives a range or a mean.',
      clocks: [{ who: 'us', label: '5 to 10 working days' }],
    },
    {
      title: 'You book the adjustment, if any',
      text: 'The study is written and dated before the report falls due.',
      clocks: [
        { who: 'us', label: '3 to 5 working days' },
        { who: 'you', label: '1 working day' },
      ],
    },
    {
      title: 'The accountant uploads, you accept',
      text: 'Form 48 goes to the portal with a unique document number (UDIN), then into your login for acceptance.',
      clocks: [
        { who: 'authority', name: 'Accountant', label: '2 to 5 working days' },
        { who: 'you', label: '10 minutes' },
      ],
    },
    {
      title: 'We file return and group reports',
      text: 'Figures agree with Form 48, the tax audit and the master file.',
      clocks: [{ who: 'us', label: '2 working days' }],
    },
  ],
  wrong: [
    {
      when: 'If the officer proposes another price',
      outcome:
        'You may object to the Dispute Resolution Panel within 30 calendar days. {income-tax-act section 275} Documents kept in good faith remove the 50% penalty for under-reporting; for an unreported deal it is 200%. {income-tax-act section 439}',
    },
    {
      when: 'If a deal is unreported or documents are missing',
      outcome:
        'The penalty is {cross-border.transferPricingPenalty} of those deals. Wrong data costs the same.',
    },
    {
      when: 'If an adjustment of ₹1 crore or more is made',
      outcome:
        'Bring the money to India within 90 calendar days; otherwise interest, or 18% additional tax, before surcharge. {income-tax-act section 170}',
    },
    {
      when: 'If conduct differs from the agreement',
      outcome: 'The officer usually prices what you did. It is better if the study says so first.',
    },
  ],
  weDo: [
    'Interview your teams and write the functional analysis',
    'Run and document the comparables search',
    'Prepare local file, master file and forms',
    'Draft answers to the officer’s notices',
  ],
  weDoNot: ['Sign Form 48', 'Pick comparables to fit a wish'],
  youReceive: [
    'A dated study with its search data',
    'Accepted reports and their acknowledgements',
    'A pricing note for next year’s contracts',
  ],
  after: [
    {
      when: 'On notice',
      duty: 'Produce documents within {cross-border.transferPricingProduceWithin}; up to 30 more may be allowed.',
    },
    {
      when: 'For years',
      duty: 'Keep the file {cross-border.transferPricingFileKeptFor} from the end of the tax year.',
    },
    {
      when: 'If the officer has settled a price',
      duty: 'It can serve similar deals of the next 2 years, if you opt for it in Form 46. {income-tax-act section 166}',
    },
    {
      when: 'With a safe harbour',
      duty: 'Form 49 by the return’s due date; Form 48 and documents stay due. {income-tax-rules rules 86 to 93}',
    },
    {
      when: 'With an advance agreement',
      duty: 'A yearly report, Form 52, within 30 calendar days of the return’s due date, or 90 of the agreement if later. {income-tax-rules rules 103 to 122}',
    },
  ],
  yourself: {
    text: 'You may write the study and fill in the forms yourself; the report needs a chartered accountant. Finding comparables and proving who does what are the hard parts. We are a private firm, not a government office.',
    site: { title: 'E-filing portal, Income Tax Department', source: 'income-tax-portal' },
  },
  questions: [
    {
      question: 'Is there a minimum value for Form 48?',
      answer:
        'No, not for deals across the border. Those inside India count only above {cross-border.domesticTransactionsLimit}.',
    },
    {
      question: 'I missed the date for the report. What now?',
      answer:
        'File it at once, and the return by {income-tax.transferPricingReturnDue}. Form 3CEB for 2025-26 was due on {cross-border.transferPricingReportDue 2025-26}, unless extended: the penalty is {cross-border.transferPricingOldPenalty}, unless you had reasonable cause. Form 48 bears the late fee.',
    },
    {
      question: 'Is there an easier way for a technology centre?',
      answer:
        'Yes, the safe harbour: {cross-border.safeHarbourMargin} on operating cost, for revenue up to {cross-border.safeHarbourRevenueLimit}, for 5 years. It is not open to deals with low-tax countries, and rules out the treaty’s mutual agreement.',
    },
    {
      question: 'Can a corrected price lower my tax?',
      answer:
        'No. The rules never reduce taxable income or raise a loss. {income-tax-act section 161}',
    },
    {
      question: 'How long does an advance agreement take?',
      answer:
        'No law sets a time; it takes years. It then binds for up to 5. {income-tax-act section 168}',
    },
  ],
  related: [
    { slug: 'international-taxation', reason: 'For tax on the payments themselves' },
    { slug: 'tax-audit', reason: 'Its report moves to the same later date' },
    { slug: 'income-tax-filing', reason: 'The return repeats what Form 48 says' },
    { slug: 'corporate-consultation', reason: 'Loans and charges also need board papers' },
  ],

  checked: '2026-11-20',
};
