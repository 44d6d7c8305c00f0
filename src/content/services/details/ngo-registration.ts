import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Groups that serve the public and take donations, grants or property for it',
    governmentFee: 'State fee and stamp duty, or company form fees; tax registration has no fee',
    ourFee: 'Quoted in writing before you pay; depends on form, State and approvals wanted',
    time: '1 to 8 weeks, by legal form; tax registration comes after that',
    lasts:
      'The body has no expiry; tax registration: {firms.ngoProvisionalLife} at first, then longer',
    authority:
      'Sub-Registrar or Charity Commissioner, Registrar of Societies or Companies; tax department for tax status',
  },
  need: {
    must: [
      'If you want income exempt from tax, get the tax registration as well (section 12A → 332). {income-tax-act section 332}',
      'Get the Home Ministry’s registration or permission (FCRA) before you take money from abroad. {foreign-contribution-act section 11}',
      'Register the deed if land or a building goes into a trust. {registration-act section 17}',
    ],
    may: [
      'Donors ask for a deduction, or companies give corporate social responsibility (CSR) money.',
    ],
    notYet: ['Members want to share a surplus. Choose a private limited or a producer company.'],
  },
  costs: {
    rows: {
      'Trust: stamp duty and registration': {
        note: 'Often by the value of the property',
        paidTo: 'State government',
        amount: 'The State’s rate',
        when: 'At the Sub-Registrar',
      },
      'Society: registration': {
        paidTo: 'State government',
        amount: '{firms.societyFee} under the central Act; many States ask more',
        when: 'With memorandum and rules',
      },
      'Forms 104 and 105, for tax status': {
        amount: 'No government fee {income-tax-rules rule 181}',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'When you sign our offer',
      },
    },
    more: ['Land given at the start: duty usually follows its value.'],
  },
  table: {
    heading: 'Trust, society or Section 8 company?',
    columns: ['What differs', 'Trust', 'Society', 'Section 8 company'],
    rows: [
      [
        'People at the start',
        'A settlor (founder) and, in practice, 2 trustees',
        '{firms.societyMembers}; State Acts may differ',
        '2 if private {companies-act section 3}',
      ],
      ['Control', 'Trustees, as the deed says', 'Members, by election', 'Directors and members'],
      [
        'Place of registration',
        'Sub-Registrar; Maharashtra, Gujarat: Charity Commissioner, within 3 months {maharashtra-trusts-act section 18}; Madhya Pradesh, Rajasthan: Registrar of Public Trusts',
        'Registrar of Societies {societies-act section 3}; in Maharashtra afterwards as a trust too',
        'Registrar of Companies {companies-act section 8}',
      ],
      ['Time', 'Usually 1 to 3 weeks', 'Usually 3 to 8 weeks', 'Usually 2 to 4 weeks'],
    ],
  },
  documents: {
    'Settlor, trustees, members or directors': {
      'PAN, proof of identity and of address': '',
      Photographs: '',
      'Affidavits or consents': '',
    },
    'The body': {
      'Trust deed, or memorandum and rules':
        'It should rule out private gain, and name who gets the assets at the end.',
      'List of the governing body; minutes': '',
      '2 witnesses, for a trust deed': '',
    },
    'Its office': {
      'Proof of the office, and the owner’s letter of no objection': '',
    },
    'Tax and donations': {
      'PAN of the body, registration paper, note on activities':
        'With the same name on deed, PAN and NGO Darpan.',
      'Accounts, if work has begun': '',
      'For foreign money: 3 years of audited accounts, Darpan number {foreign-contribution-portal}':
        '',
    },
  },
  steps: {
    'You choose the form with us': {
      text: 'We ask who governs, where you work and who gives.',
      takes: { you: '2 working days', us: '1 working day' },
    },
    'We draft, you correct and stamp': {
      text: 'We include the clauses that tax status needs.',
      takes: { us: '3 working days', you: '1 working day' },
    },
    'The Registrar examines and registers': {
      text: 'Trustees appear before the Sub-Registrar.',
      takes: { authority: '1 to 8 weeks' },
    },
    'You open the account': {
      text: 'First the PAN (Form 94), then the bank and the NGO Darpan number.',
      takes: { you: 'About a week' },
    },
    'The tax department decides': {
      text: 'On Form 104 if work has not begun; on Form 105 if it has.',
      takes: {
        us: '2 working days',
        authority: '{firms.ngoProvisionalOrderWithin uncited} or more',
      },
    },
  },
  wrong: {
    'If work began before Form 104 was filed':
      'Form 104 counts as not filed. File Form 105 instead. {income-tax-rules rule 181}',
    'If the objects favour one religious community or caste':
      'You usually cannot get donor approval (80G). {income-tax-act section 354}',
  },
  weDo: [
    'Compare the 3 forms for your donors and State',
    'Draft deed, or memorandum and rules',
    'File the body’s papers and Form 104 or 105',
  ],
  weDoNot: ['Promise tax status, or a donor', 'Move foreign money before permission'],
  youReceive: [
    'Registered deed, or certificate of the society or company',
    'Orders on tax status, when issued',
  ],
  after: {
    'Every tax year':
      'Use {firms.ngoIncomeApplied} of income for the cause, or set it aside in Form 109 by the return’s due date. If it is late, that sum may be taxed. {income-tax-act section 342}',
    'Tax return without an audit':
      '{income-tax.returnDue}; with business income {income-tax.businessReturnDue}; a company {income-tax.auditedReturnDue}.',
    'If income before exemption passes the basic limit':
      'An audit report in Form 112 (old 10B, 10BB), due a month before the return. {income-tax-act section 348}',
    'If you receive foreign money':
      'Form FC-4 within {firms.foreignGiftReturnWithin} of the year’s end. Registration lasts {firms.foreignGiftLife}; the Ministry wants renewal applications at least {firms.foreignGiftRenewBefore} before expiry.',
  },
  yourself: {
    text: 'You can register at the State’s office, and file tax forms without fee. We are a private firm, not a government office.',
    site: { title: 'NGO Darpan', source: 'ngo-darpan' },
  },
  questions: {
    'What became of 12A and 80G?':
      'They are sections 332 and 354 since 1 April 2026; valid old registrations still count. {income-tax-act section 355} Forms 10A and 10AB are now 104 and 105.',
    'How long does tax registration last?':
      'A provisional registration lasts {firms.ngoProvisionalLife}. A regular one lasts {firms.ngoRegularLife}, or {firms.ngoLongLife} if income stayed within {firms.ngoLongLifeIncome} in each of the 2 years before. Donor approval lasts {firms.ngoDonorApprovalLife}; you renew it separately.',
    'Can every donor claim a deduction?':
      'No. You need donor approval. A cash gift above {firms.ngoCashGiftLimit} does not count, and donors in the new tax regime get no deduction. {income-tax-act section 202}',
    'When can we receive foreign or CSR money?':
      'Foreign money: usually after {firms.foreignGiftExistence} and {firms.foreignGiftSpending} of spending on your cause; earlier with prior permission. You name purposes and States; older registrations do so within {firms.foreignGiftScopeWithin} (FC-6F). A foreigner on the board usually prevents it, unless of Indian origin. {foreign-contribution-rules rule 9} CSR money: after CSR-1, which needs donor approval (80G) and usually a 3-year record. {csr-rules rule 4}',
  },
  related: {
    'section-8-company': 'One of the 3 forms, in detail',
    'income-tax-filing': 'ITR-7 and its audit date each year',
    'audit-services': 'If Form 112 is due',
  },

  checked: '2026-11-20',
};
