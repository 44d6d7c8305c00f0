import type { WrittenDetails } from '@/content/services/schema';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'One Indian citizen, in India or abroad, who wants sole control with limited liability',
    governmentFee:
      '{companies.nameFee} for the name; no form fee up to {companies.feeFreeCapital} capital; State stamp duty',
    ourFee: 'Quoted in writing before you pay; depends on where you live and on your capital',
    time: '7 to 15 working days from complete papers',
    lasts: 'Without end: the nominee goes on',
    authority: 'The Registrar, through the Central Registration Centre',
  },
  need: {
    must: [],
    may: [
      'You own the business alone, and a claim against it should stop at its own assets. {companies-act section 9}',
      'A partner or investor may come later. Conversion is open at any time. {incorporation-rules rule 6}',
    ],
    notYet: [
      'A second owner or an investor is already at the table: form a private limited company.',
      'You are testing an idea: a sole proprietorship.',
      'You plan charity or finance: an OPC may do neither. {incorporation-rules rule 3}',
    ],
  },
  costs: {
    rows: [
      {
        what: 'Name',
        paidTo: 'Government',
        amount: '{companies.nameFee}',
        when: 'When the name is applied for',
      },
      {
        what: 'Incorporation forms',
        note: 'More capital pays a slab',
        paidTo: 'Government',
        amount: 'Nil up to {companies.feeFreeCapital}',
        when: 'With Part B',
      },
      {
        what: 'Stamp duty, PAN and tax deduction number (TAN)',
        note: 'By State',
        paidTo: 'Government, in the same payment',
        amount: 'As the portal computes',
        when: 'With Part B',
      },
      {
        what: 'Your digital signature (DSC)',
        paidTo: 'A licensed certifying authority',
        amount: 'The issuer’s price',
        when: 'Before Part B',
      },
      {
        what: 'Worked example: 1 owner, ₹1 lakh capital, Delhi',
        note: 'Without PAN and TAN charge, signature, our fee',
        paidTo: 'Government and State',
        sum: [
          ['Name', '{companies.nameFee}'],
          ['Forms', '₹0'],
          ['Stamp duty', '{companies.delhiCompanyDuty}'],
        ],
        amount: '₹1,360',
        when: 'Until Part B is filed',
      },
      {
        what: 'Our fee',
        note: 'Tax on our fee is shown apart',
        amount: 'Quoted in writing before you pay',
        when: 'When you order',
      },
    ],
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
        'None with 1 director; else 1 each half-year, at least {companies.smallBoardGap} apart',
        '4 a year; 2 if small or a recognised start-up {companies-act section 173} {mca-notifications G.S.R. 583(E)}',
      ],
    ],
  },
  documents: [
    {
      title: 'You',
      items: [
        { name: 'PAN and proof of identity', note: 'Alike in name and birth date.' },
        {
          name: 'Proof of your address',
          note: 'Bank statement or bill, at most 2 months old. {mca-portal}',
        },
        { name: 'Photograph, mobile number, e-mail address' },
        { name: 'Signed DIR-2, your consent as director' },
      ],
    },
    {
      title: 'Your nominee',
      items: [
        { name: 'PAN, identity and address proof, photograph' },
        {
          name: 'Written consent',
          note: 'An adult Indian citizen who is nominee of no other OPC. {incorporation-rules rule 3}',
        },
      ],
    },
    {
      title: 'Registered office',
      items: [
        { name: 'Proof of ownership or lease' },
        {
          name: 'No-objection letter (NOC) of the owner',
          note: 'Also if you are the owner.',
        },
        {
          name: 'Utility bill',
          note: 'At most {companies.officeBillAge} old on the day of filing.',
        },
      ],
    },
    {
      title: 'The company',
      items: [
        { name: '2 names ending in “(OPC) Private Limited”' },
        { name: 'Purpose and capital' },
      ],
    },
  ],
  steps: [
    {
      title: 'You choose a nominee and sign up',
      text: 'The consent is in writing.',
      clocks: [{ who: 'you', label: '1 working day' }],
    },
    {
      title: 'We apply for the name in SPICe+, Part A',
      text: 'Once approved, it waits for you {companies.nameHeld}.',
      clocks: [
        { who: 'us', label: 'Half a working day' },
        { who: 'authority', label: '1 to 3 working days' },
      ],
    },
    {
      title: 'We draft memorandum and articles',
      text: 'The memorandum names the nominee. {companies-act section 4} A practising professional certifies the whole.',
      clocks: [{ who: 'us', label: '2 working days' }],
    },
    {
      title: 'You sign Part B with the nominee’s consent',
      text: 'Fee and duty are paid with it.',
      clocks: [{ who: 'you', label: '1 working day' }],
    },
    {
      title: 'The Registrar registers, or asks',
      text: 'The certificate carries its number, PAN and TAN.',
      clocks: [{ who: 'authority', label: '3 to 7 working days' }],
    },
  ],
  wrong: [
    {
      when: 'If you or the nominee do not qualify',
      outcome:
        'You may own 1 OPC and be nominee in 1. Minors and foreign citizens can be neither. {incorporation-rules rule 3}',
    },
    {
      when: 'If the owner lives abroad',
      outcome:
        'The company still needs a director who stays in India {companies.residentDays} from April to March; in its first year, in proportion.',
    },
  ],
  weDo: [
    'Test you and the nominee by the rules',
    'Draft memorandum, articles and consent',
    'Prepare INC-20A and the first minutes',
  ],
  weDoNot: [
    'Act as nominee or resident director',
    'Audit your accounts: an independent auditor does',
  ],
  youReceive: ['Certificate with the company’s number, PAN and TAN', 'Registered memorandum'],
  after: [
    {
      when: 'Each year, after 31 March',
      duty: 'An audit, AOC-4 within {companies.aoc4WithinForOpc}, MGT-7A and the tax return, as in the first year.',
    },
    {
      when: 'When you contract with your own company',
      duty: 'Outside ordinary business, write it down, or minute it and tell the Registrar within 15 calendar days. {companies-act section 193}',
    },
  ],
  yourself: {
    text: 'You may file yourself at the same fee, with the professional’s certificate that the law asks for. {companies-act section 7} We are a private firm, not a government office.',
    site: { title: 'SPICe+ on the Ministry of Corporate Affairs portal', source: 'mca-portal' },
  },
  questions: [
    {
      question: 'What happens to the company when I die?',
      answer:
        'The nominee becomes its member. {companies-act section 3} The new member names the next nominee, as after a withdrawal. {incorporation-rules rule 4} Whoever already owns an OPC has {companies.opcNomineeChoiceWithin} to give one of the 2 up.',
    },
    {
      question: 'Can an Indian living abroad own an OPC?',
      answer:
        'Yes, since 1 April 2021. {incorporation-rules rule 3} The resident director may be someone else.',
    },
    {
      question: 'Do I have to convert when turnover passes ₹2 crore?',
      answer:
        'No. The limits on turnover and capital, and forced conversion, ended on 1 April 2021. {incorporation-rules rule 6}',
    },
    {
      question: 'Can I pay myself a salary?',
      answer: 'Yes, as its director, with tax deducted at source.',
    },
    {
      question: 'Does a company of one need an audit?',
      answer: 'Yes, every year, whatever the turnover. {companies-act section 139}',
    },
  ],
  related: [
    { slug: 'private-limited-company', reason: 'The day an investor wants shares' },
    { slug: 'roc-compliance', reason: 'A year of minutes, AOC-4 and MGT-7A' },
  ],
  alsoCited: ['director-rules'],

  checked: '2026-11-20',
};
