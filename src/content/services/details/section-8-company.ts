import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'People who want a company for a public cause and will take no profit out',
    governmentFee:
      '{companies.nameFee} for the name; forms nil up to {companies.feeFreeCapital} capital; duty by State',
    ourFee: 'Quoted in writing before you pay; depends on objects, projections and promoters',
    time: '2 to 4 weeks after complete papers: 10 to 20 working days',
    lasts: 'No expiry; the licence may be revoked',
    authority: 'Registrar of Companies, who grants licence and incorporation together',
  },
  need: {
    must: [],
    may: [
      'Your cause is charity, education, science, sports, religion or the like, and all income goes to it. {companies-act section 8}',
      'Donors expect accounts in a public register, or you work in several States.',
    ],
    notYet: [
      'Founders want profit. A Section 8 company may not pay a dividend. {companies-act section 8} A private limited company may.',
      'You start small and local: a trust or society is often quicker. See NGO registration, also if you need tax approval only.',
    ],
  },
  costs: {
    rows: {
      'Name, with a note on aims (objects)': {
        paidTo: 'Government',
        amount: '{companies.nameFee}',
        when: 'With Part A of SPICe+',
      },
      'Licence and incorporation': {
        note: 'Without shares: nil up to 20 members; above that, by slab',
        paidTo: 'Government',
        amount: 'Nil up to {companies.feeFreeCapital} capital',
        when: 'With Part B of SPICe+',
      },
      'Stamp duty': {
        note: 'Some States waive it for charity',
        paidTo: 'State government',
        amount: 'By State: see the calculator',
        when: 'With Part B of SPICe+',
      },
      'Digital signatures (DSC), subscribers and directors': {
        paidTo: 'A licensed certifying authority',
        amount: 'Set by the company that issues it, per person',
        when: 'At the start',
      },
      'Worked example: 2 members, ₹1 lakh capital, Delhi': {
        note: 'Not in it: PAN and tax number charge, signatures, our fee',
        paidTo: 'Government and State',
        sum: [
          ['Name', '{companies.nameFee}'],
          ['Licence and forms', '₹0'],
          ['Stamp duty', '{companies.delhiSection8Duty}'],
        ],
        amount: '₹1,010',
        when: 'Until Part B is filed',
      },
      'Our fee': {
        note: 'GST on our fee has its own line.',
        when: 'When you accept our letter',
      },
    },
    more: [
      'Tax registration, donor approval and CSR-1, if you order them at the same time. {mca-portal}',
    ],
  },
  table: {
    heading: 'What the registration brings, and what it does not',
    columns: ['You want to', 'You also need'],
    rows: [
      [
        'Keep income free of tax',
        'Registration (section 12A → 332): Form 104 before work starts, 105 after {income-tax-act section 332}',
      ],
      [
        'Give donors a tax deduction',
        'Approval (section 80G → 354), with the same forms {income-tax-act section 354}',
      ],
      [
        'Receive corporate social responsibility (CSR) money',
        'Form CSR-1, after donor approval (80G) {csr-rules rule 4}',
      ],
      [
        'Receive foreign money',
        'Registration (FCRA) for named purposes and States; ordinarily not with foreign directors, chief executive or perhaps members, unless of Indian origin {foreign-contribution-rules rule 9}',
      ],
    ],
  },
  documents: {
    'Subscribers and directors': {
      'PAN, identity proof and photograph': '',
      'Address proof': 'Issued in the last 2 months. {mca-portal}',
      'Details of other non-profits they run': '',
      'Consents and declarations (DIR-2, INC-9)': '',
    },
    'The cause': {
      'Objects, in 1 page': 'Say whom you serve.',
      'Estimate of income and spending for 3 years':
        'Say who gives, and for what. {incorporation-rules rule 19}',
    },
    'The address': {
      'Ownership or rent paper and owner’s consent': '',
      'Utility bill': 'Of the last {companies.officeBillAge}.',
    },
  },
  steps: {
    'You settle form, members and name': {
      text: 'Limited, with shares or without; at least 2 members if private, 7 if public. {companies-act section 3} Names end in Foundation, Forum, Association or similar.',
      takes: { you: '2 working days' },
    },
    'We reserve the name': {
      text: 'With a note on the objects. The name has to fit them. {incorporation-rules rule 8A}',
      takes: { us: '1 working day', authority: '1 to 3 working days' },
    },
    'We draft memorandum INC-13 and projections': {
      text: 'You correct the figures.',
      takes: { us: '3 working days', you: '1 working day' },
    },
    'You sign, we file Part B': {
      text: 'With the declarations of a professional and of each applicant. {incorporation-rules rule 19}',
      takes: { you: '1 working day' },
    },
    'The Registrar decides on licence and company': {
      text: 'Questions on objects or funding take the most time.',
      takes: { authority: '5 to 10 working days' },
    },
  },
  wrong: {
    'If the objects look commercial or favour a family':
      'The Registrar asks for changes or refuses.',
    'If the projections name no sources':
      'Expect a query. Answer with letters from donors, or your own pledge.',
    'If the licence is misused later':
      'It may be revoked. Fines: the company ₹10 lakh to ₹1 crore, directors and officers in default ₹25,000 to ₹25 lakh. {companies-act section 8(11)}',
  },
  weDo: [
    'Write objects that fit section 8 {companies-act section 8}',
    'Build the estimate with you',
    'File for name, licence and incorporation',
  ],
  weDoNot: ['Find donors or board members', 'Promise a tax relief or foreign-money approval'],
  youReceive: [
    'Licence with certificate of incorporation',
    'PAN, tax deduction number, registered memorandum and articles',
  ],
  after: {
    'Each year, after 31 March':
      'Audit, meeting, AOC-4, MGT-7 and tax return, as in the first year. A late form costs {companies.dailyLateFee}; if not filed, the section 8 reliefs end too. {section-8-exemptions G.S.R. 466(E)}',
    'Before altering memorandum or articles':
      'Get the Registrar’s approval first. {companies-act section 8(4)}',
  },
  yourself: {
    text: 'You may file on the portal at the same fee; the drafting is hard. We are a private firm, not a government office.',
    site: { title: 'Ministry of Corporate Affairs: SPICe+', source: 'mca-portal' },
  },
  questions: {
    'Are donations tax-free from the first day?':
      'No. Apply for registration and donor approval in Form 104 before work starts. {income-tax-act sections 332 and 354}',
    'May directors and members be paid?':
      'Only as the memorandum allows. Its clauses restrict payments to members. {incorporation-rules rule 19}',
    'What capital does a non-profit company need?':
      'None by law. {companies-act section 8} Authorised capital decides the fee.',
    'How many directors do we plan for?':
      '2 if private, 3 if public: the portal asks for them. {mca-portal} 1 director must stay in India for {companies.residentDays} of the financial year, in proportion in the first year.',
  },
  related: {
    'ngo-registration': 'Trust or society compared with this',
    'audit-services': 'The audit is due even with no income',
    'roc-compliance': 'Yearly forms kept in time',
  },
  alsoCited: ['director-rules'],

  checked: '2026-11-20',
};
