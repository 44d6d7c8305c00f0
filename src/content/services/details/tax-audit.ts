import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Businesses above {income-tax.taxAuditBusinessLimit} of turnover, or {income-tax.taxAuditLowCashLimit} with little cash; professions above {income-tax.taxAuditProfessionLimit}',
    governmentFee:
      'None if on time; {income-tax.taxAuditLateFee} or {income-tax.taxAuditLongLateFee} when late',
    ourFee: 'Quoted in writing before you pay; depends on turnover, branches and books',
    time: 'Usually 10 to 24 working days in all; longer for larger businesses',
    lasts: 'One report for one tax year',
    authority: 'An independent chartered accountant; the Income Tax Department gets the report',
  },
  need: {
    must: [
      'Your turnover is above {income-tax.taxAuditBusinessLimit} (section 44AB → 63), cash is above {income-tax.taxAuditCashShare} of receipts or of payments, and you do not declare presumptive profit.',
      'Your turnover is above {income-tax.taxAuditLowCashLimit}, even with no cash.',
      'Your professional receipts pass {income-tax.taxAuditProfessionLimit}. Exception: receipts up to {income-tax.presumptiveProfessionLimitLowCash} with little cash, if you declare half or more of them as profit.',
      'You may use the presumptive scheme, but declare less profit. Section 58 makes an exception for income below the exempt limit; section 63 does not. {income-tax-act sections 58 and 63}',
    ],
    may: ['A lender or tender asks for turnover that an accountant has examined.'],
    notYet: [
      'You declare presumptive profit as an individual, family or firm, on turnover up to {income-tax.presumptiveBusinessLimit}, or {income-tax.presumptiveBusinessLimitLowCash} with little cash. File only the return.',
      'Turnover is below the limits, and either you use the presumptive scheme or you may not use it. Bookkeeping may be all you need.',
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
        when: 'When you say yes to the quote',
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
        'Report {cross-border.transferPricingReportDue}, or 30 October by the strict reading (our advice); return {income-tax.transferPricingReturnDue}',
      ],
      [
        'If late',
        'Penalty: {income-tax.taxAuditOldPenalty}; none if you had reasonable cause',
        '{income-tax.taxAuditLateFee} up to 1 month; {income-tax.taxAuditLongLateFee} beyond',
      ],
    ],
  },
  documents: {
    Accounts: {
      'Trial balance, ledgers, cash book': '',
      'Bank statements, reconciled': '',
      'Stock records and their valuation': '',
      'Fixed assets with dates of use': '',
      'Last year’s report and return': '',
    },
    'Other returns': {
      'GST returns, and turnover reconciled': 'Differences need a reason in writing.',
      'Statements and challans of tax deducted': '',
      'Provident fund and insurance challans':
        'Late employee share: not deductible for 2025-26; for later years, deductible if paid by the return’s due date. {income-tax-act section 29}',
    },
    'Lists that are often missing': {
      'Loans taken or repaid, with mode':
        'From ₹20,000 upwards. {income-tax-act sections 185 and 188}',
      'Cash payments above ₹10,000': 'By payee and day. {income-tax-act section 36}',
      'Micro and small suppliers, due and paid dates':
        'A bill paid late is deducted later (section 43B(h) → 37). {income-tax-act section 37}',
      'Related parties and payments to them': '',
    },
  },
  steps: {
    'We test the limits with you': {
      text: 'Turnover first, then cash in and cash out.',
      takes: { us: '1 working day' },
    },
    'You appoint the accountant': {
      text: 'By letter. The accountant has to be independent of you, and checks this first. {income-tax-act section 515}',
      takes: { you: '1 working day' },
    },
    'You assign the form': {
      text: 'In your portal login, under My Chartered Accountant.',
      takes: { you: '10 minutes' },
    },
    'We prepare the schedules': {
      text: 'Ledgers, dates and reconciliations in the order of the form. You answer the auditor’s questions.',
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
      'The penalty may be ₹25,000, and you still need the audit. {income-tax-act section 441}',
  },
  weDo: [
    'Compute turnover and both cash ratios',
    'Reconcile books with GST and deducted tax',
    'Prepare each entry of the form',
  ],
  weDoNot: [
    'Sign the report; that is reserved to the accountant',
    'Influence the auditor’s remarks',
  ],
  youReceive: ['The accepted report with its UDIN', 'The filed return with matching figures'],
  after: {
    'Until the return’s due date':
      'File the return by {income-tax.auditedReturnDue}. If it is in time, you can carry losses forward.',
    'If you received above ₹2 lakh in cash at once':
      'Form 165 (61A) by {tds.transactionsStatementDue}; late, {tds.transactionsStatementLateFee}, at most ₹1 lakh.',
  },
  yourself: {
    text: 'You cannot sign the report: only a practising chartered accountant who is independent of you may. You can appoint one directly, and prepare every schedule without us. We are a private firm, not a government office.',
    site: { title: 'Income Tax Department’s portal', source: 'income-tax-portal' },
  },
  questions: {
    'I made a loss. Is an audit still due?':
      'Yes, above the limits: turnover counts, not profit. Below {income-tax.taxAuditBusinessLimit}, a loss needs no audit if the presumptive scheme is not for you: a limited liability partnership (LLP) or company, for example. If you may use it but declare less, ask first: section 63 asks for an audit, section 58 only above the exempt limit. {income-tax-act sections 58 and 63}',
    'How is the {income-tax.taxAuditCashShare uncited} cash test counted?':
      'Compare cash with all receipts, and separately with all payments, not only sales and purchases. Cheques and drafts that are not account-payee count as cash. If one ratio is above {income-tax.taxAuditCashShare}, the lower limit applies.',
    'Does a company with a statutory audit need this too?':
      'Yes, if turnover crosses the limit. You need no second audit, but Parts C and D of the form ask for the tax details. {income-tax-rules rule 47}',
    'My audit report is overdue. What now?':
      'File at once: first the report, then the return. For 2025-26 the return is late (belated) after {income-tax.auditedReturnDue 2025-26}, and possible until {income-tax.belatedReturnBy 2025-26}. The order that moved the date does not mention interest. The penalty is {income-tax.taxAuditOldPenalty}, unless you had reasonable cause.',
  },
  related: {
    'income-tax-filing': 'The return with the audited figures',
    'audit-services': 'For statutory, internal and trust audits',
    'accounting-bookkeeping': 'Clean ledgers shorten the audit',
    'tds-return-filing': 'The report shows missed deductions',
  },

  checked: '2026-11-20',
};
