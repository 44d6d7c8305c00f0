import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Anyone who imports or exports goods for trade; some exporters of services',
    governmentFee: '{licences.iecFee}, once',
    ourFee: 'Quoted in writing before you pay; depends on business form and port registrations',
    time: 'Usually same day to 2 working days; a week after a query',
    lasts: 'No expiry; confirm it each year, {licences.iecUpdateWindow}, or it is deactivated',
    authority: 'Directorate General of Foreign Trade, Ministry of Commerce and Industry',
  },
  need: {
    must: [
      'Get the code before you bring goods into India, or send them out, for business. {foreign-trade-act section 7}',
      'Get it to export services or technology, if you take benefits of the Foreign Trade Policy or your services or technology are on the specified list. {foreign-trade-act section 7}',
    ],
    may: [
      'A foreign buyer is about to order.',
      'You want a duty-free input authorisation, duty refunds or an export council’s membership.',
    ],
    notYet: [
      'You import or send something for personal use, not for trade. {foreign-trade-policy paragraph 2.07}',
    ],
  },
  costs: {
    rows: {
      'New code': {
        paidTo: 'Directorate General of Foreign Trade',
        amount: '{licences.iecFee}',
        when: 'Online, with the application',
      },
      'Yearly confirmation, or any change': {
        paidTo: 'Nobody',
        amount: '₹0 {trade-handbook appendix 2K}',
        when: 'April to June',
      },
      'Digital signature': {
        note: 'Or sign with an Aadhaar code',
        paidTo: 'A licensed certifying authority',
        amount: 'Set by the company that issues it',
        when: 'If you choose it',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'When you order',
      },
    },
    more: ['Registration at more than one port, or a council membership.'],
  },
  table: {
    heading: 'What a first shipment needs besides the code',
    columns: ['Paper or entry', 'From whom', 'What for'],
    rows: [
      [
        'Bank’s authorised dealer (AD) code',
        'Your bank; entered at customs {icegate}',
        'Payment and duty refunds, port by port',
      ],
      [
        'Goods and Services Tax (GST) registration',
        'Tax department {cgst-act section 24}',
        'Normally needed for taxable goods, at any turnover',
      ],
      [
        'Your GST number in the bill of entry',
        'You or your customs broker {cgst-rules rule 36}',
        'Without it, GST paid on imports brings no credit',
      ],
      [
        'Letter of undertaking (LUT), RFD-11',
        'Tax department {cgst-rules rule 96A}',
        'Exports without paying tax first; each financial year',
      ],
      [
        'Council’s registration-cum-membership certificate (RCMC)',
        'Export promotion council {dgft-portal}',
        'Only for policy benefits',
      ],
    ],
  },
  documents: {
    'The business': {
      'Its PAN': 'Name and date exactly as in the tax records.',
      'Incorporation certificate, deed or trust papers': '',
      'Proof of address': 'In the business’s name, or the application is sent back.',
    },
    'The bank': {
      'Cancelled cheque with printed name, or bank certificate':
        'Cheques of new accounts often show no name: ask for the certificate.',
    },
    'The signatory': {
      'PAN and Aadhaar of proprietor, partner or director': '',
      'Digital signature, or phone linked to Aadhaar': '',
      'Working mobile number and e-mail': 'Codes, the certificate and queries go there.',
    },
  },
  steps: {
    'You compare names with us': {
      text: 'We compare the names in PAN, bank record and deed.',
      takes: { you: '2 hours', us: 'Half a working day' },
    },
    'We fill form ANF-2A': {
      text: 'In a portal account on your PAN, we enter business, people, branches, bank and trade.',
      takes: { us: 'Half a working day' },
    },
    'You sign and pay': {
      text: 'With an Aadhaar code or digital signature.',
      takes: { you: '30 minutes' },
    },
    'The portal issues the code': {
      text: 'You get it by e-mail, and customs gets it too.',
      takes: { authority: 'Same day to 2 working days' },
    },
    'We prepare the first shipment with you': {
      text: 'Bank code at the port, letter of undertaking, tariff code and restrictions. Claim duty refunds in the shipping bill itself, or you usually lose them. {icegate}',
      takes: { us: '1 working day', you: 'Half a working day' },
    },
  },
  wrong: {
    'If records do not match':
      'The application comes back. We correct the source, often PAN or bank record, and file again.',
    'If you ship under a friend’s code':
      'Both of you risk a penalty of {licences.iecPenaltyFrom} to 5 times the value of the goods.',
    'If the goods turn out restricted':
      'The code alone is not enough: you first need a licence or product approval. We check before you order.',
  },
  weDo: [
    'Check names, bank and address beforehand',
    'Prepare the application and its corrections',
    'Add branches and factories to the code',
  ],
  weDoNot: [
    'Clear goods at the port: customs brokers do',
    'Give a customs class that binds the officer',
  ],
  youReceive: [
    'The code, with the same characters as your PAN',
    'Its certificate, and the portal account',
    'A list of steps for your first shipment',
  ],
  after: {
    'If you export services':
      'File the export declaration within 30 calendar days after the end of the invoice month. Services other than software: you may file by the day the payment arrives. {fem-export-import-regulations regulation 3}',
    'For a service invoice up to ₹10 lakh':
      'The bank can close its export entry if you declare that the payment came. {fem-export-import-regulations regulation 4}',
    'If export money is over 1 year late':
      'Further exports need full advance payment or a letter of credit. {fem-export-import-regulations regulation 13}',
  },
  yourself: {
    text: 'You need a PAN, a bank account and usually an hour. We are a private firm, not a government office.',
    site: { title: 'Directorate General of Foreign Trade', source: 'dgft-portal' },
  },
  questions: {
    'I sell software to clients abroad. Do I need the code?':
      'Usually not. For services you need it only if you take policy benefits, or if they are on the specified list. Your bank’s export declaration is a separate matter. {foreign-trade-act section 7}',
    'Is GST registration needed before I apply?':
      'No, the application runs on your PAN. Before you export taxable goods you normally need it, whatever your turnover. {cgst-act section 24}',
    'Money from clients abroad: undertaking (LUT), FIRC, e-BRC?':
      'File a GST letter of undertaking (RFD-11) before each year’s first export, then bill without tax. If goods do not leave within 3 months of the invoice, you owe tax and interest. {cgst-rules rule 96A} Your bank reports each payment and gives an advice (FIRA, earlier FIRC) if you ask. From that report you make the e-BRC yourself on dgft.gov.in, with your IEC. {dgft-portal}',
    'Do my goods need a BIS licence, the ISI mark?':
      'Only if a quality control order names them, such as toys. Then nobody may make, import or sell them without the mark, except for export. The maker, in India or abroad, applies to the Bureau of Indian Standards. These orders change often: look for your goods on bis.gov.in before you pay a supplier. {bis-act section 16}',
    'By when does my buyer abroad have to pay?':
      'Within {licences.exportMoneyWithin} of shipment or invoice, or {licences.exportMoneyInRupeesWithin} for rupee sales.',
  },
  related: {
    'gst-registration': 'Normally required before taxable goods leave',
    'fssai-registration': 'For food that you bring in',
    'international-taxation': 'For tax on payments across the border',
  },

  checked: '2026-11-20',
};
