import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Local groups with 200 or more savers who will lend only among themselves {nidhi-rules rule 3B}',
    governmentFee: `About ₹67,400 for ₹20 lakh of capital, name included {company-fees-rules table of fees}; stamp duty by State`,
    ourFee: 'Quoted in writing before you pay; depends on promoters and member records',
    time: '4 to 6 months until deposits may begin',
    lasts: 'As long as the company follows the Nidhi Rules {nidhi-rules rule 3B}',
    authority: 'Registrar for the company; Central Government for the declaration as Nidhi',
  },
  need: {
    must: [
      'Be declared a Nidhi before the company takes savings from its members and lends to them. {companies-act section 406}',
    ],
    may: ['You already know 200 people who want to save and borrow together.'],
    notYet: ['You want to lend to the public: that needs a licence from the Reserve Bank.'],
  },
  costs: {
    rows: {
      'Name, still without “Nidhi”': {
        paidTo: 'Government',
        amount: '{companies.nameFee}',
        when: 'Part A',
      },
      Incorporation: {
        paidTo: 'Government',
        amount: 'About ₹66,400 for ₹20 lakh of capital {company-fees-rules table of fees}',
        when: 'Part B',
      },
      'Stamp duty; forms PAS-3 and NDH-4': {
        paidTo: 'State; Government',
        amount: 'By the portal’s calculator {mca-portal}',
        when: 'At each filing',
      },
      'Your members’ money': {
        note: 'It stays in the company as shares and net owned funds (NOF)',
        paidTo: 'Your own company',
        amount: '₹10 lakh shares, ₹20 lakh funds {nidhi-rules rules 3B and 4}',
        when: 'Before NDH-4',
      },
      'Digital signatures (DSC)': {
        paidTo: 'A licensed certifying authority',
        amount: 'Set by the company that issues it, for each signatory',
        when: 'Before the name',
      },
      'Our fee': {
        note: 'Split by stage. GST on our fee has its own line.',
        when: 'Stage by stage',
      },
    },
    more: ['Member records without PAN or Aadhaar: we have to rebuild them.'],
  },
  table: {
    heading: 'The limits of a Nidhi',
    columns: ['Subject', 'Rule'],
    rows: [
      ['To incorporate', '7 subscribers, 3 directors {companies-act sections 3 and 149}'],
      ['Deposits', 'At most 20 times net owned funds {nidhi-rules rule 11}'],
      [
        'The Nidhi’s own term deposits, not pledged',
        'At least 10% of deposits {nidhi-rules rule 14}',
      ],
      [
        'Loan to 1 member',
        '₹2 lakh if deposits are below ₹2 crore, ₹15 lakh if above ₹50 crore; half until 3 years of profit {nidhi-rules rule 15}',
      ],
      [
        'Interest on loans',
        'At most 7.5% above the highest deposit rate, on the reducing balance {nidhi-rules rule 16}',
      ],
    ],
  },
  documents: {
    '7 subscribers and 3 directors': {
      'PAN, identity proof, photograph, mobile and e-mail': '',
      'Proof of address': 'Dated within 2 months. {mca-portal}',
      'Fit-and-proper declaration': 'It names cases and other Nidhis too. {nidhi-rules rule 3B}',
      'DIR-2 and INC-9, signed': '',
    },
    'Registered office': {
      'Lease or title, owner’s consent, recent utility bill': '',
    },
    Members: {
      '200 individuals with PAN and Aadhaar':
        'No minors, companies or trusts. {nidhi-rules rule 8}',
      'Share applications and allotments':
        'Each depositor needs 10 shares or ₹100; for savings or recurring deposits, 1 share of ₹10. {nidhi-rules rule 7}',
    },
    Funds: {
      'Bank statement; auditor’s certificate of net owned funds': '',
    },
  },
  steps: {
    'You find members and promoters': {
      text: 'A director of 5 or more Nidhis, or a promoter of 3 or more, fails the test of fitness. {nidhi-rules rule 3B}',
      takes: { you: 'Usually 3 weeks' },
    },
    'We form the public company': {
      text: 'Name, memorandum, articles and SPICe+.',
      takes: { us: '4 working days', authority: '6 to 16 working days' },
    },
    'You admit members, we file allotments': {
      text: 'The Board allots shares to individuals. PAS-3 follows.',
      takes: { you: 'About 2 months', us: '3 working days' },
    },
    'We file NDH-4, a professional certifies': {
      text: '200 members, ₹20 lakh net owned funds and declarations, within 120 calendar days of incorporation. {nidhi-rules rule 3B}',
      takes: { us: '5 working days' },
    },
    'The Central Government decides': {
      text: 'Without an answer within {companies.nidhiDecisionWithin uncited}, the declaration counts as given. {nidhi-rules rule 3B}',
      takes: { authority: 'Up to {companies.nidhiDecisionWithin uncited}' },
    },
    'You change the name and start': {
      text: 'After the declaration, the name has to end in “Nidhi Limited”. {nidhi-rules rule 4(5)} After INC-20A is filed, deposits and loans may begin.',
      takes: { us: '1 working day' },
    },
  },
  wrong: {
    'If 120 calendar days pass without 200 members or the funds':
      'The company cannot begin business or raise capital. {nidhi-rules rule 3B} Find real members before you incorporate.',
    'If deposits are taken before the declaration':
      'They count as deposits under the general law, with its penalties. {companies-act section 406}',
  },
  weDo: [
    'Test promoters against rule 3B {nidhi-rules rule 3B}',
    'Form the company and file allotments',
    'Prepare NDH-4 and its attachments',
  ],
  weDoNot: ['Find members or lend capital', 'Collect deposits'],
  youReceive: [
    'Certificate of incorporation, PAN, tax deduction number',
    'NDH-4, and the declaration',
  ],
  after: {
    'Every year':
      'Audit, meeting, AOC-4, MGT-7, tax return and NDH-3, as in the first year. {companies-act sections 92 and 137}',
    'At all times':
      'Keep 200 members or more. No current accounts, chit funds, hire purchase, insurance or advertising for deposits. {nidhi-rules rule 6}',
  },
  yourself: {
    text: 'You may file yourselves; SPICe+ and NDH-4 need a practising professional’s certificate. {nidhi-rules rule 3B} We are a private firm, not a government office.',
    site: { title: 'Portal of the Ministry of Corporate Affairs', source: 'mca-portal' },
  },
  questions: {
    'Do we need a licence from the Reserve Bank?':
      'No, once you are declared a Nidhi. The Bank may still give directions on deposits. {rbi-nidhi}',
    'Can we lend to a shop owner in the village?':
      'Only to a member, against property, deposits, government securities, insurance, or gold (1 year at most). A new Nidhi lends each member ₹1 lakh at most. {nidhi-rules rule 15}',
    'How long may deposits run?':
      'Fixed deposits 6 to 60 months, recurring ones 12 to 60. {nidhi-rules rules 11 to 14}',
    'Who can be a director?':
      'Members, for up to 10 years in a row. {nidhi-rules rule 17} 1 director stays in India at least {companies.residentDays} in the financial year; in proportion in the first year.',
  },
  related: {
    'legal-consultation': 'If you want to lend to outsiders',
    'roc-compliance': 'NDH-3 and yearly forms on one calendar',
    'producer-company': 'For growers who need credit',
  },

  checked: '2026-11-20',
};
