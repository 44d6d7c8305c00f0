import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Every company and LLP (limited liability partnership); others above income or turnover limits',
    governmentFee: 'None: nobody licenses or registers your books',
    ourFee: 'Quoted in writing before you pay; depends on entries, bank accounts and backlog',
    time: '7 to 12 calendar days after month-end, as a rule',
    lasts: 'Month by month, for as long as you order it',
    authority: 'None approves books; tax officers, auditors and lenders test them',
  },
  need: {
    must: [
      'You are a company: double entry, on accrual. Or an LLP: on a cash or accrual basis. {companies-act section 128} {llp-rules rule 24}',
      'Outside the presumptive scheme you practise a profession that the rules list, with receipts above ₹1.5 lakh in each of 3 years: detailed books. {income-tax-rules rule 46}',
      'Outside it, income passes ₹2.5 lakh or receipts ₹25 lakh in any of the last 3 years, or probably your first. Firms: ₹1.2 lakh and ₹10 lakh (44AA → 62). {income-tax-act section 62}',
      'You are registered under Goods and Services Tax (GST). {cgst-act section 35}',
    ],
    may: [
      'A lender or investor asks for monthly figures, and yours are a year old.',
      'You are leaving the presumptive scheme, or several months are not yet entered.',
    ],
    notYet: [
      'You declare presumptive profit (44AD → 58). Books follow if you claim less: section 58(3) spares income below the exempt limit, section 62 does not. Keep bills and bank statements. {income-tax-act sections 58(3) and 62}',
      'You want an opinion on finished accounts. That is an audit, and the auditor keeps no books. {companies-act section 144}',
    ],
  },
  costs: {
    rows: {
      'Our fee': {
        note: 'Set-up, months and backlog each have a price. GST on our fee has its own line.',
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
      'More bank accounts, payment gateways or branches than first counted.',
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
      'Suppliers’ Udyam certificates': 'They show whose bills cannot wait.',
    },
    Access: {
      'Software log-in with a limited role': '',
      'Bank log-in for viewing only': 'Never one that can pay.',
    },
  },
  steps: {
    'We open the books': {
      text: 'Opening balances, list of accounts and rights are set. A company’s software keeps an edit log and a daily back-up in India. {company-accounts-rules rule 3}',
      takes: { you: '1 working day', us: '1 to 2 weeks' },
    },
    'You hand in the month': {
      text: 'Weekly or monthly, by a day that we agree. Missing bills are listed, never guessed.',
      takes: { you: 'Half a working day' },
    },
    'We post and match': {
      text: 'Each entry is set against bank, gateway and the tax portals’ statements: GSTR-2B for GST, Form 26AS (→ 168) for tax deducted.',
      takes: { us: '3 to 5 working days' },
    },
    'We close the month': {
      text: 'Salaries, depreciation, advances and stock are brought in.',
      takes: { us: '2 working days' },
    },
    'You read it with us': {
      text: 'A call on what moved. You decide on doubtful entries, and the month is locked.',
      takes: { you: '1 hour' },
    },
  },
  wrong: {
    'If the edit log was switched off':
      'A company’s auditor comments on it. {companies-act section 143} We record from when, and switch it on.',
    'If a supplier’s bill is missing from GSTR-2B':
      'We hold that credit back and tell you whom to call. {cgst-act section 16}',
  },
  weDo: [
    'Post, match and close each month',
    'Ask about every unexplained entry',
    'Name micro and small suppliers falling due',
    'Prepare year-end schedules for your auditor',
  ],
  weDoNot: [
    'Audit the accounts we wrote',
    'File returns, unless you order that as well',
    'Pay bills or hold your money',
  ],
  youReceive: [
    'Profit, balance sheet and cash, monthly',
    'Lists of who owes you and whom you owe',
    'A calendar of coming tax dates',
    'Your data, also when you leave us',
  ],
  after: {
    'Pay micro and small suppliers, not traders':
      'Within {licences.msmePayWithinUnagreed}, or by an agreed date within {licences.msmePayWithin}. Later, the deduction waits for payment (43B(h) → 37). {income-tax-act section 37}',
    'Pay above ₹10,000 a day to one person by bank':
      'If you pay more in cash, none of it is deductible (carriers: above ₹35,000). {income-tax-act section 36} Don’t accept ₹2 lakh or more in cash: the penalty may be as large. {income-tax-act section 186}',
    'When turnover grows':
      'Tax audit above {income-tax.taxAuditBusinessLimit}, or {income-tax.taxAuditLowCashLimit} if cash stays within {income-tax.taxAuditCashShare} each way; professions above {income-tax.taxAuditProfessionLimit}. The report is due on {income-tax.taxAuditReportDue}.',
  },
  yourself: {
    text: 'With few bills and one bank account, do it yourself: keeping books needs no certificate. Matching credit, deducted tax and stock is what becomes hard. The department’s portal shows what others have already reported about you.',
    site: { title: 'Income Tax Department: e-filing portal', source: 'income-tax-portal' },
  },
  questions: {
    'Which software do I need?':
      'Any that you can export from. A company’s software has to log every change, and that log may not be switched off. Others may choose. {company-accounts-rules rule 3}',
    'May my books lie on a foreign cloud?':
      'Only with access from India and a daily back-up on a server in India. This holds for companies, and for electronic books under income tax law. {company-accounts-rules rule 3} {income-tax-rules rule 46}',
    'Can you write up a year that nobody has touched?':
      'Yes. A year usually takes us 2 to 6 weeks, mostly decided by bank statements and bills. We invent nothing: you get a list of the gaps.',
    'Can our bookkeeper audit us as well?':
      'No. A company’s auditor may not keep its books. We can tell you what an auditor will ask for. {companies-act section 144}',
  },
  related: {
    'gst-filing': 'Turns the month’s books into returns',
    'tds-return-filing': 'Reports tax you held back from payees',
    'virtual-cfo': 'Uses the figures to plan cash',
    'audit-services': 'An independent look at the finished year',
  },

  checked: '2026-11-20',
};
