import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Businesses above {income-tax.taxAuditBusinessLimit} of turnover, or {income-tax.taxAuditLowCashLimit} with little cash; professions above {income-tax.taxAuditProfessionLimit}',
    governmentFee:
      'None if on time; {income-tax.taxAuditLateFee} or {income-tax.taxAuditLongLateFee} when late',
    ourFee: 'Quoted in writing before you pay; depends on turnover, branches and books',
    time: 'Usually 10 to 24 working days in all; longer for larger businesses',
    lasts: 'One report for one tax year',
    authority: 'An independent chartered accountant signs; the Income Tax Department receives',
  },
  need: {
    must: [
      'Your business turns over more than {income-tax.taxAuditBusinessLimit} (section 44AB → 63), cash is more than {income-tax.taxAuditCashShare} of either receipts or payments, and you do not declare presumptive profit.',
      'Your business turns over more than {income-tax.taxAuditLowCashLimit}, however little of it is cash.',
      'Your professional receipts pass {income-tax.taxAuditProfessionLimit}, unless you declare half or more of them as profit, as you may up to {income-tax.presumptiveProfessionLimitLowCash} with little cash.',
      'You may use the presumptive scheme but declare less. Section 58 spares income below the exempt limit, section 63 does not. {income-tax-act sections 58 and 63}',
    ],
    may: ['A lender or tender asks for turnover that an accountant has examined.'],
    notYet: [
      'You declare presumptive profit as an individual, family or firm, on turnover up to {income-tax.presumptiveBusinessLimit}, {income-tax.presumptiveBusinessLimitLowCash} with little cash. File the return alone.',
      'Turnover is below the limits, and the presumptive scheme is closed to you or you use it. Bookkeeping may be all you need.',
    ],
  },
  costs: {
    rows: {
      'Upload of the report': {
        paidTo: 'Government',
        amount: 'No filing fee {income-tax-portal}',
        when: 'None',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'On accepting the quote',
      },
      'The auditor’s fee': {
        paidTo: 'The chartered accountant’s firm',
        amount: 'Its own quote to you',
        when: 'As its letter says',
      },
    },
    more: ['Tax deducted or Goods and Services Tax (GST) that does not agree with the ledgers.'],
  },
  table: {
    heading: 'Forms and dates by year, unless extended',
    columns: ['Point', '2025-26', 'From tax year 2026-27'],
    rows: [
      ['Report', '{income-tax.taxAuditOldForms}', '{income-tax.taxAuditForm}, one form in parts'],
      [
        'Report due',
        '{income-tax.taxAuditReportDue 2025-26}',
        '{income-tax.taxAuditReportDue} after the year',
      ],
      [
        'Return due',
        '{income-tax.auditedReturnDue 2025-26}',
        '{income-tax.auditedReturnDue} after the year',
      ],
      [
        'With transfer pricing',
        'Report {cross-border.transferPricingReportDue 2025-26}, return {income-tax.transferPricingReturnDue 2025-26}',
        'Report {cross-border.transferPricingReportDue}, by the strict reading 30 October, which we advise; return {income-tax.transferPricingReturnDue}',
      ],
      [
        'If late',
        'Penalty: {income-tax.taxAuditOldPenalty}; reasonable cause can waive it',
        '{income-tax.taxAuditLateFee} up to 1 month; {income-tax.taxAuditLongLateFee} beyond',
      ],
    ],
  },
  documents: {
    Accounts: {
      'Trial balance, ledgers, cash book': '',
      'Bank statements, reconciled': '',
      'Stock records and how they were valued': '',
      'Fixed assets with dates of use': '',
      'Last year’s report and return': '',
    },
    'Other returns': {
      'GST returns, and turnover reconciled': 'Differences need a reason in writing.',
      'Statements and challans of tax deducted': '',
      'Provident fund and insurance challans':
        'Late employee share: lost for 2025-26; later allowed by the return’s due date. {income-tax-act section 29}',
    },
    'Lists that are often missing': {
      'Loans taken or repaid, with mode':
        'From ₹20,000 upwards. {income-tax-act sections 185 and 188}',
      'Cash payments above ₹10,000': 'By payee and day. {income-tax-act section 36}',
      'Micro and small suppliers, due and paid dates':
        'Paid late, the bill is deducted later: section 43B(h) → 37. {income-tax-act section 37}',
      'Related parties and what they were paid': '',
    },
  },
  steps: {
    'We test the limits with you': {
      text: 'Turnover first, then cash in and cash out.',
      takes: { us: '1 working day' },
    },
    'You appoint the accountant': {
      text: 'By letter. The accountant checks that nothing ties them to you. {income-tax-act section 515}',
      takes: { you: '1 working day' },
    },
    'You assign the form': {
      text: 'In your portal login, under My Chartered Accountant.',
      takes: { you: '10 minutes' },
    },
    'We make the schedules ready': {
      text: 'Ledgers, dates and reconciliations in the order of the form; you answer what the auditor asks.',
      takes: { us: '3 to 10 working days', you: '1 working day' },
    },
    'The accountant examines and uploads': {
      text: 'The report carries the institute’s unique document number (UDIN) and a digital signature.',
      takes: { Auditor: '3 to 10 working days' },
    },
    'You accept, we file the return': {
      text: 'Until you accept it in your login, the report does not count as filed. The return repeats its figures. {income-tax-portal}',
      takes: { you: '10 minutes', us: '1 working day' },
    },
  },
  wrong: {
    'If the report is late':
      'From tax year 2026-27 the fee does not vary with turnover, and the Act’s relief for reasonable cause does not cover it. {income-tax-act sections 428 and 470}',
    'If no books were kept':
      'The penalty may be ₹25,000, beside the audit. {income-tax-act section 441}',
  },
  weDo: [
    'Compute turnover and both cash ratios',
    'Reconcile books with GST and deducted tax',
    'Prepare each particular of the form',
  ],
  weDoNot: [
    'Sign the report; that is reserved to the accountant',
    'Influence the auditor’s remarks',
  ],
  youReceive: ['The accepted report with its UDIN', 'The filed return with matching figures'],
  after: {
    'Up to the return’s date':
      'File the return by {income-tax.auditedReturnDue}. Filed in time, it lets losses be carried forward.',
    'If cash above ₹2 lakh came in at once':
      'Form 165 (61A) by {tds.transactionsStatementDue}; late, {tds.transactionsStatementLateFee}, at most ₹1 lakh.',
  },
  yourself: {
    text: 'Not the report: only a practising chartered accountant who is independent of you may sign. You can appoint one directly, and assemble every schedule without us. We are a private firm, not a government office.',
    site: { title: 'Income Tax Department’s portal', source: 'income-tax-portal' },
  },
  questions: {
    'I made a loss. Is an audit still due?':
      'Yes, above the limits: the test is turnover, not profit. Below {income-tax.taxAuditBusinessLimit} a loss alone needs no audit if the presumptive scheme is closed to you, as to a limited liability partnership (LLP) or company. If it is open and you declare less, section 63 asks for one, section 58 only above the exempt limit: ask first. {income-tax-act sections 58 and 63}',
    'How is the {income-tax.taxAuditCashShare uncited} cash test counted?':
      'Compare cash with all receipts, and separately with all payments, not only sales and purchases. Cheques and drafts that are not account-payee count as cash. One ratio above {income-tax.taxAuditCashShare} brings the lower limit back.',
    'Does a company with a statutory audit need this too?':
      'Yes, once it crosses the limit. The statutory audit serves; the tax particulars are reported beside it in Parts C and D. {income-tax-rules rule 47}',
    'My audit report is overdue. What now?':
      'File at once: first the report, then the return. For 2025-26 it is belated after {income-tax.auditedReturnDue 2025-26}, possible until {income-tax.belatedReturnBy 2025-26}; the extension is silent on interest. The penalty is {income-tax.taxAuditOldPenalty}, unless you had reasonable cause.',
  },
  related: {
    'income-tax-filing': 'The return that carries the audited figures',
    'audit-services': 'For statutory, internal and trust audits',
    'accounting-bookkeeping': 'Clean ledgers shorten the audit',
    'tds-return-filing': 'Missed deductions surface in the report',
  },

  checked: '2026-11-20',
};
