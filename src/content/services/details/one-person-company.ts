import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'One Indian citizen, in India or abroad, who wants sole control with limited liability',
    governmentFee:
      '{companies.nameFee} for the name; no form fee up to {companies.feeFreeCapital} capital; State stamp duty',
    ourFee: 'Quoted in writing before you pay; depends on where you live and on your capital',
    time: '7 to 15 working days from complete papers',
    lasts: 'No expiry: after you, the nominee takes over',
    authority: 'The Registrar, through the Central Registration Centre',
  },
  need: {
    must: [],
    may: [
      'You own the business alone and want claims to reach only its assets, except for debts for which you stand surety (promise to pay). {companies-act section 9}',
      'A partner or investor may come later. You may convert at any time. {incorporation-rules rule 6}',
    ],
    notYet: [
      'You already have a second owner or an investor: form a private limited company.',
      'You are testing an idea: a sole proprietorship is enough.',
      'You plan charity or finance: an OPC may do neither. {incorporation-rules rule 3}',
    ],
  },
  costs: {
    rows: {
      Name: {
        paidTo: 'Government',
        amount: '{companies.nameFee}',
        when: 'When we apply for the name',
      },
      'Incorporation forms': {
        note: 'For more capital, a fee by slabs',
        paidTo: 'Government',
        amount: 'Nil up to {companies.feeFreeCapital}',
        when: 'With Part B',
      },
      'Stamp duty, PAN and tax deduction number (TAN)': {
        note: 'By State',
        paidTo: 'Government, in the same payment',
        amount: 'As the portal computes',
        when: 'With Part B',
      },
      'Your digital signature (DSC)': {
        paidTo: 'A licensed certifying authority',
        amount: 'Set by the company that issues it',
        when: 'Before Part B',
      },
      'Worked example: 1 owner, ₹1 lakh capital, Delhi': {
        note: 'Not in it: PAN and TAN charge, signature, our fee',
        paidTo: 'Government and State',
        sum: [
          ['Name', '{companies.nameFee}'],
          ['Forms', '₹0'],
          ['Stamp duty', '{companies.delhiCompanyDuty}'],
        ],
        amount: '₹1,360',
        when: 'Until Part B is filed',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'When you order',
      },
    },
    more: [
      'You live abroad: passport and papers have to be attested or apostilled. {incorporation-rules rule 13}',
    ],
  },
  table: {
    heading: 'How an OPC differs from a private company',
    columns: ['Duty', 'OPC', 'Private limited company'],
    rows: [
      [
        'Owners and directors',
        '1, with a nominee; 1 director is enough {companies-act sections 3 and 149}',
        '2 or more, and 2 directors {companies-act sections 3 and 149}',
      ],
      [
        'General meeting',
        'None; you sign the minutes book {companies-act section 122}',
        'Each year {companies-act section 96}',
      ],
      [
        'Board meetings',
        'None with 1 director; otherwise 1 each half-year',
        '4 a year; 2 if small or a recognised start-up {companies-act section 173} {mca-notifications G.S.R. 583(E)}',
      ],
    ],
  },
  documents: {
    You: {
      'PAN and proof of identity': 'With the same name and birth date.',
      'Proof of your address': 'Bank statement or bill, at most 2 months old. {mca-portal}',
      'Photograph, mobile number, e-mail address': '',
      'Signed DIR-2, your consent as director': '',
    },
    'Your nominee': {
      'PAN, identity and address proof, photograph': '',
      'Written consent':
        'An adult Indian citizen who is nominee of no other OPC. {incorporation-rules rule 3}',
    },
    'Registered office': {
      'Proof of ownership or lease': '',
      'No-objection letter (NOC) of the owner': 'Also if you are the owner.',
      'Utility bill': 'At most {companies.officeBillAge} old on the day of filing.',
    },
    'The company': {
      '2 names ending in “(OPC) Private Limited”': '',
      'Purpose and capital': '',
    },
  },
  steps: {
    'You choose a nominee and sign up': {
      text: 'The nominee consents in writing.',
      takes: { you: '1 working day' },
    },
    'We apply for the name in SPICe+, Part A': {
      text: 'Once approved, the name is held for {companies.nameHeld}, and {companies.nameHeldLonger}.',
      takes: { us: 'Half a working day', authority: '1 to 3 working days' },
    },
    'We draft memorandum and articles': {
      text: 'The memorandum names the nominee. {companies-act section 4} A practising professional certifies all of it.',
      takes: { us: '2 working days' },
    },
    'You sign Part B with the nominee’s consent': {
      text: 'Fee and duty are paid with it.',
      takes: { you: '1 working day' },
    },
    'The Registrar registers, or asks questions': {
      text: 'Answer them within {companies.resubmitWithin}, or the fee is lost.',
      takes: { authority: '3 to 7 working days' },
    },
  },
  wrong: {
    'If you or the nominee do not qualify':
      'You may own 1 OPC and be nominee in 1. Minors and foreign citizens can be neither. {incorporation-rules rule 3}',
    'If the owner lives abroad':
      'The company still needs a director who stays in India {companies.residentDays} from April to March; in its first year, fewer in proportion.',
  },
  weDo: [
    'Check that you and the nominee qualify',
    'Draft memorandum, articles and consent',
    'Prepare INC-20A and the first minutes',
  ],
  weDoNot: [
    'Act as nominee or resident director',
    'Audit your accounts: an independent auditor does',
  ],
  youReceive: ['Certificate with the company’s number, PAN and TAN', 'Registered memorandum'],
  after: {
    'Each year, after 31 March':
      'An audit, AOC-4 within {companies.aoc4WithinForOpc}, MGT-7A and the tax return, as in the first year.',
    'When you contract with your own company':
      'If the contract is outside ordinary business, put it in writing, or record it in the minutes and tell the Registrar within 15 calendar days. {companies-act section 193}',
  },
  yourself: {
    text: 'You may file yourself at the same fee, with the professional’s certificate that the law asks for. {companies-act section 7} We are a private firm, not a government office.',
    site: { title: 'SPICe+ on the Ministry of Corporate Affairs portal', source: 'mca-portal' },
  },
  questions: {
    'What happens to the company when I die?':
      'The nominee becomes its member. {companies-act section 3} The new member names the next nominee. {incorporation-rules rule 4} Nominee and heirs may dispute who owns the value: make a will too. A nominee who already owns an OPC has {companies.opcNomineeChoiceWithin} to give up one of the 2.',
    'Can an Indian living abroad own an OPC?':
      'Yes, with a resident director. {incorporation-rules rule 3} If the money may leave India again (repatriable), report the shares to the Reserve Bank (FC-GPR) within {labour.foreignAllotmentWithin}.',
    'Do I have to convert when turnover passes ₹2 crore?':
      'No: forced conversion ended on 1 April 2021. {incorporation-rules rule 6}',
    'Can I pay myself a salary?': 'Yes, as its director, with tax deducted at source.',
    'Does a company of one need an audit?':
      'Yes, every year, even without sales. AOC-4 and MGT-7A cost {companies.dailyLateFee} each when late. {companies-act section 139}',
  },
  related: {
    'private-limited-company': 'If an investor wants shares',
    'roc-compliance': 'A year of minutes, AOC-4 and MGT-7A',
  },
  alsoCited: ['director-rules'],

  checked: '2026-11-20',
};
