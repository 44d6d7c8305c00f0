import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Every company and LLP (limited liability partnership); others above income or turnover limits',
    governmentFee: 'None: nobody licenses or registers your books',
    ourFee: 'Quoted in writing before you pay; depends on entries, bank accounts and backlog',
    time: 'Usually 7 to 12 calendar days after the month ends',
    lasts: 'Month by month, for as long as you order it',
    authority: 'Nobody approves books; tax officers, auditors and lenders check them',
  },
  need: {
    must: [
      'You are a company: double-entry books on the accrual basis. Or you are an LLP: on a cash or accrual basis. {companies-act section 128} {llp-rules rule 24}',
      'Outside the presumptive scheme you practise a profession that the rules list, and receipts passed ₹1.5 lakh in each of 3 years: keep detailed books. {income-tax-rules rule 46}',
      'Outside that scheme, income passes ₹2.5 lakh or receipts ₹25 lakh (firms: ₹1.2 lakh, ₹10 lakh) in any of the last 3 years, or probably in your first (44AA → 62). {income-tax-act section 62}',
      'You are registered under Goods and Services Tax (GST). {cgst-act section 35}',
    ],
    may: [
      'A lender or investor asks for monthly figures, and yours are a year old.',
      'You are leaving the presumptive scheme, or several months are not in the books yet.',
    ],
    notYet: [
      'You declare presumptive profit (44AD → 58). If you declare less profit, you need books. Section 58(3) exempts income below the exempt limit; section 62 does not. Keep bills and bank statements. {income-tax-act sections 58(3) and 62}',
      'You want an opinion on finished accounts. Choose an audit: the auditor does not keep your books. {companies-act section 144}',
    ],
  },
  costs: {
    rows: {
      'Our fee': {
        note: 'Set-up, each month and old months have separate prices. GST on our fee has its own line.',
        when: 'Monthly, after you accept',
      },
      'Accounting software': {
        note: 'In your name, so that you keep the data',
        paidTo: 'The software maker',
        amount: 'The maker’s price',
        when: 'At set-up',
      },
      'Books of account': {
        amount: 'No government fee',
      },
    },
    more: [
      'More bank accounts, payment gateways or branches than we first counted.',
      'Stock in several places, or foreign currency.',
    ],
  },
  table: {
    heading: 'How long to keep books',
    columns: ['Law', 'Whose books', 'Keep for'],
    rows: [
      ['Companies Act', 'Every company', '8 financial years {companies-act section 128}'],
      ['LLP rules', 'Every LLP', '8 years {llp-rules rule 24}'],
      ['Income tax', 'Anyone who keeps books under it', '{income-tax.taxBooksKeptFor}'],
      ['GST', 'Anyone registered', '{gst.recordsKeptFor} from the annual return’s due date'],
    ],
  },
  documents: {
    'Every month': {
      'Sales invoices, credit and debit notes':
        'Include cancelled ones, so that no number is missing.',
      'Purchase bills and expense claims': 'In the business’s name, with its GST number.',
      'Bank, card, wallet and gateway statements': 'As files from the bank, not screenshots.',
      'Cash book and stock sheets': '',
      'Salary sheet and contribution challans': '',
    },
    'Once, at the start': {
      'Last trial balance and signed accounts': '',
      'List of machines, vehicles and computers': '',
      'Loan statements, leases, main contracts': '',
      'Suppliers’ Udyam certificates': 'They show which bills cannot wait.',
    },
    Access: {
      'Software log-in with a limited role': '',
      'Bank log-in for viewing only': 'Never a log-in that can pay.',
    },
  },
  steps: {
    'We open the books': {
      text: 'We set opening balances, list of accounts and access rights. A company’s software keeps an edit log and a daily back-up in India. {company-accounts-rules rule 3}',
      takes: { you: '1 working day', us: '1 to 2 weeks' },
    },
    'You send the month’s papers': {
      text: 'Weekly or monthly, by a day that we agree. We list missing bills and never guess.',
      takes: { you: 'Half a working day' },
    },
    'We enter and compare': {
      text: 'We compare each entry with statements of the bank, payment gateway and tax portals: GSTR-2B for GST, Form 26AS (→ 168) for tax deducted.',
      takes: { us: '3 to 5 working days' },
    },
    'We close the month': {
      text: 'We add salaries, depreciation, advances and stock.',
      takes: { us: '2 working days' },
    },
    'You read it with us': {
      text: 'We explain the changes on a call. You decide on doubtful entries, and we lock the month.',
      takes: { you: '1 hour' },
    },
  },
  wrong: {
    'If the edit log was switched off':
      'A company’s auditor reports this. {companies-act section 143} We switch the log on, and note since when it was off.',
    'If a supplier’s bill is missing from GSTR-2B':
      'We do not claim that credit yet, and tell you whom to call. {cgst-act section 16}',
  },
  weDo: [
    'Enter, compare and close each month',
    'Ask about every unexplained entry',
    'List the bills of micro and small suppliers that fall due',
    'Prepare year-end schedules for your auditor',
  ],
  weDoNot: [
    'Audit accounts that we wrote',
    'File returns, unless you order that as well',
    'Pay bills or hold your money',
  ],
  youReceive: [
    'Profit, balance sheet and cash, monthly',
    'Lists of money owed to you and by you',
    'A calendar of coming tax dates',
    'Your data, also when you leave us',
  ],
  after: {
    'Micro and small suppliers, except traders':
      'Pay within {licences.msmePayWithinUnagreed}, or by an agreed date within {licences.msmePayWithin}. If you pay later, the deduction waits for payment (43B(h) → 37). {income-tax-act section 37}',
    'Above ₹10,000 a day to one person: pay by bank':
      'If you pay more in cash, none of it is deductible (carriers: above ₹35,000). {income-tax-act section 36} Don’t accept ₹2 lakh or more in cash: the penalty may equal the sum. {income-tax-act section 186}',
    'When turnover grows':
      'Tax audit above {income-tax.taxAuditBusinessLimit}, or {income-tax.taxAuditLowCashLimit} if cash is at most {income-tax.taxAuditCashShare} of receipts and of payments. Professions: above {income-tax.taxAuditProfessionLimit}. Report by {income-tax.taxAuditReportDue}.',
  },
  yourself: {
    text: 'With few bills and one bank account, do it yourself: keeping books needs no certificate. Matching credit, deducted tax and stock is harder. The tax portal shows what others have reported about you.',
    site: { title: 'Income Tax Department: e-filing portal', source: 'income-tax-portal' },
  },
  questions: {
    'Which software do I need?':
      'Any software that can export your data. A company’s software has to log every change, and nobody may switch that log off. Others may choose. {company-accounts-rules rule 3}',
    'May I keep my books on a foreign cloud?':
      'Only with access from India and a daily back-up on a server in India. The rule applies to companies, and to electronic books under income tax law. {company-accounts-rules rule 3} {income-tax-rules rule 46}',
    'Can you write the books of a year that nobody has touched?':
      'Yes. A year usually takes us 2 to 6 weeks, depending on bank statements and bills. We invent nothing, and list the gaps for you.',
    'Can our bookkeeper audit us as well?':
      'No. A company’s auditor may not keep its books. We can tell you what an auditor will ask for. {companies-act section 144}',
  },
  related: {
    'gst-filing': 'Turns the month’s books into returns',
    'tds-return-filing': 'Reports the tax that you deducted from payments',
    'virtual-cfo': 'Uses the figures to plan cash',
    'audit-services': 'An independent check of the finished year',
  },

  checked: '2026-11-20',
};
