import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Everyone registered under GST, every month or quarter, with sales or without',
    governmentFee: 'None; if late, {gst.lateFee} per return, up to a limit',
    ourFee: 'Quoted in writing before you pay; depends on invoices and States',
    time: '3 to 5 working days per period, once data is complete',
    lasts: 'One month or quarter; then the next return is due',
    authority: 'You assess the tax; central and State officers may question it',
  },
  need: {
    must: [
      'You are registered under the regular scheme: GSTR-1 and GSTR-3B every period, even with no sale. {cgst-act sections 37 and 39}',
      'You chose the composition scheme: CMP-08 every quarter, GSTR-4 once a year. {cgst-rules rule 62}',
    ],
    may: [
      'Your turnover is at most {gst.quarterlyFilingLimit}: you may file quarterly and pay monthly (QRMP).',
    ],
    notYet: ['You have no registration in a State: GST registration comes first.'],
  },
  costs: {
    rows: {
      'Filing a return': {
        amount: 'No government fee {gst-portal}',
      },
      'Late fee, GSTR-1 and GSTR-3B each': {
        paidTo: 'Government',
        amount: '{gst.lateFee}; nil return {gst.nilLateFee}',
        when: 'If late',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'Per period or year, as agreed',
      },
    },
    more: ['Each further State files its own returns.'],
  },
  table: {
    heading: 'Which return is due when',
    columns: ['Return', 'For whom', 'Due'],
    rows: [
      ['GSTR-1 (sales)', 'Above {gst.quarterlyFilingLimit}, or by choice', '{gst.gstr1Due}'],
      ['GSTR-3B (tax)', 'Monthly filers, as for GSTR-1', '{gst.gstr3bDue}'],
      [
        'GSTR-1, quarterly',
        'Up to {gst.quarterlyFilingLimit}, by choice',
        '{gst.gstr1QuarterlyDue}',
      ],
      ['GSTR-3B, quarterly', 'Quarterly filers', '{gst.gstr3bQuarterlyDue}, by State'],
      ['PMT-06 (payment)', 'Quarterly filers, first 2 months', '{gst.monthlyPaymentDue}'],
      ['CMP-08; GSTR-4 yearly', 'Composition', '{gst.cmp08Due}; {gst.gstr4Due}'],
      [
        'GSTR-9, 9C',
        'Above {gst.annualReturnLimit}; 9C above {gst.reconciliationLimit}',
        '{gst.gstr9Due}',
      ],
    ],
  },
  documents: {
    'Sales of the period': {
      'Sales register, credit and debit notes':
        'Numbers in order without gaps, at most 16 characters, each used once in a financial year. {cgst-rules rule 46}',
      'Tariff code (HSN) and customer’s State':
        '4 digits up to ₹5 crore turnover, 6 above. {cgst-rules rule 46}',
      'E-invoice and e-way bill data': '',
      'Exports: shipping bills, letter of undertaking (LUT)': '',
    },
    'Purchases of the period': {
      'Purchase register with bills': '',
      'Imports: bills of entry': '',
      'Reverse charge: payments and self-invoices':
        'Pay this tax with money (cash ledger), not with credit.',
    },
  },
  steps: {
    'You send the papers': {
      text: 'Usually by the 5th.',
      takes: { you: 'Half a working day' },
    },
    'We prepare GSTR-1, you approve': {
      text: 'Rates, codes, places of supply.',
      takes: { us: '1 to 2 working days', you: '30 minutes' },
    },
    'We match credit with suppliers’ reports': {
      text: 'If you do not answer a record in the Invoice Management System (IMS), it counts as accepted. {cgst-act section 38}',
      takes: { us: '1 to 2 working days' },
    },
    'You pay and sign GSTR-3B': {
      text: 'We prepare the payment; you pay and sign. {cgst-act section 49}',
      takes: { us: 'Half a working day', you: '30 minutes' },
    },
  },
  wrong: {
    'If a sale was reported wrongly':
      'Before you file GSTR-3B of that period, correct it in form GSTR-1A; afterwards, in a later GSTR-1. {cgst-rules rule 59}',
    'If GSTR-3B shows less tax than GSTR-1, or more credit than GSTR-2B':
      'You get a notice (DRC-01B or DRC-01C). Pay or explain within {gst.mismatchReplyWithin}.',
    'If scrutiny finds differences (ASMT-10), or a show-cause notice comes (DRC-01)':
      'Explain in ASMT-11, usually within 30 calendar days. {cgst-rules rule 99} Answer DRC-01 in DRC-06 by the day in the notice. {cgst-rules rule 142}',
    'If you skip a GSTR-3B':
      'The next GSTR-1 is blocked; after 2 missed periods, e-way bills too. {cgst-rules rules 59 and 138E}',
    'If a return stays open for years':
      'By law it closes {gst.returnsBarredAfter} after its due date. So far the portal has closed months as a whole, so try until the month ends.',
  },
  weDo: [
    'Prepare each return and show its figures',
    'Match purchases with GSTR-2B',
    'Tell you the tax some days before it is due',
  ],
  weDoNot: ['Pay your tax, or sign in your place', 'Claim credit that GSTR-2B does not show'],
  youReceive: ['Each return as filed', 'Credit calculation, and suppliers who have not reported'],
  after: {
    'When a supplier stays unpaid':
      'Pay within {gst.supplierPaidWithin} of the invoice, or reverse the credit with interest. When you pay, you get the credit back, whatever the year.',
    'Once turnover of any year from 2017-18 passes the limit':
      'Make e-invoices to businesses and for exports above {gst.eInvoiceLimit} turnover. Some trades are exempt. From {gst.eInvoiceReportingLimit}, report each invoice within {gst.eInvoiceReportWithin} of its date.',
    'If you took credit for a car or food':
      'Give it back with interest. Cars for up to 13 persons (except for resale, passengers or driving lessons), food, beauty, health and clubs usually give no credit. {cgst-act section 17(5)}',
    'If you exported, or paid too much':
      'Claim the refund within 2 years (goods: after they left India), or you lose it. {cgst-act section 54}',
  },
  yourself: {
    text: 'You can file on the portal. Matching purchases takes the most work. We are a private firm, not a government office.',
    site: { title: 'Goods and Services Tax portal', source: 'gst-portal' },
  },
  questions: {
    'Do I file when I sold nothing?':
      'Yes: a nil GSTR-1 and a nil GSTR-3B are due. The GST Council proposed lighter late fees on 8 October 2026, but we found no order by 11 October. {press-information-bureau 57th GST Council}',
    'Can I revise GSTR-3B after filing?':
      'No. Correct tax and credit in a later return or by DRC-03. {cgst-act section 39}',
    'My supplier has not uploaded the bill. Can I take the credit?':
      'Not before the bill is in your GSTR-2B. The last return for a year’s credit is October’s GSTR-3B, due 20 November; for quarterly filers, July to September’s, due 22 or 24 October. After you file it, you lose all credit left out. If you file it late, it can include credit until {gst.creditCutOff}.',
    'Should I file monthly or quarterly?':
      'Usually quarterly, if most customers are consumers. If business customers wait for credit, report invoices by the {gst.invoiceFacilityDue}, or file monthly. The last days to choose for the running quarter are {gst.quarterlyChoiceBy}.',
    'A customer buys taxed and exempt goods. Which bill?':
      'If the customer has no GST number: one invoice-cum-bill of supply for both. {cgst-rules rule 46A} If the customer has one: a tax invoice for the taxed goods, a bill of supply for the others. {cgst-act section 31}',
    'Can I use credit of one State in another State?':
      'No. Each State’s registration counts as a separate person, so credit stays there. {cgst-act section 25(4)}',
    'When does an e-way bill go with the goods?':
      'Make it before goods worth more than ₹50,000 move. Some States have a higher limit within the State. On a mixed bill exempt goods do not count. If it expires on the way, extend it on the portal at once. {cgst-rules rule 138} Without one, officers hold goods and truck until a penalty is paid: twice the tax, if the owner comes forward. {cgst-act section 129}',
    'Goods sent for job work, on a delivery challan?':
      'Send a delivery challan with them. You charge no tax and make no invoice. {cgst-rules rule 55} In form ITC-04 you list the goods sent and returned. {cgst-rules rule 45}',
  },
  related: {
    'gst-registration': 'For a new State, or a change of address',
    'accounting-bookkeeping': 'Puts the month’s invoices in order beforehand',
    'tds-return-filing': 'Due each quarter if you deduct tax',
    'tax-audit': 'Compares the year’s turnover with your returns',
  },

  checked: '2026-11-20',
};
