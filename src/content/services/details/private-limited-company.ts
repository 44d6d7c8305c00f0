import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'At least 2 founders who want shares, investors or staff ownership',
    governmentFee:
      '{companies.nameFee} for the name; no form fee up to {companies.feeFreeCapital} capital; State stamp duty',
    ourFee: 'Quoted in writing before you pay; depends on founders and papers from abroad',
    time: '7 to 15 working days after complete papers',
    lasts: 'Until struck off or wound up; no renewal',
    authority: 'Central Registration Centre (CRC), for your Registrar of Companies',
  },
  need: {
    must: [],
    may: [
      'You want to give shares to investors, new founders or staff. {companies-act section 62}',
      'You want to keep your own property safe, except for unpaid amounts on your shares and debts for which you stand surety. {companies-act section 9}',
    ],
    notYet: [
      'You are the only owner: choose a one person company, or a sole proprietorship for a trial.',
      'You want no investors: choose a limited liability partnership.',
    ],
  },
  costs: {
    rows: {
      'Name reservation': {
        paidTo: 'Government',
        amount: '{companies.nameFee}',
        when: 'With the name application',
      },
      'Form, memorandum and articles': {
        note: 'For more capital, a fee by slabs',
        paidTo: 'Government',
        amount: 'Nil up to {companies.feeFreeCapital}',
        when: 'With the registration form',
      },
      'Stamp duty, PAN, tax deduction number (TAN)': {
        paidTo: 'Government, on the portal',
        amount: 'Shown on the portal before you pay',
        when: 'With the registration form',
      },
      'Digital signatures (DSC)': {
        note: 'For each founder',
        paidTo: 'A licensed certifying authority',
        amount: 'Set by the company that issues it',
        when: 'Before the forms',
      },
      'Worked example: 2 founders, ₹1 lakh capital, Delhi': {
        note: 'Not in it: signatures, PAN and TAN charge, our fee',
        paidTo: 'Government and State',
        sum: [
          ['Name', '{companies.nameFee}'],
          ['Forms', '₹0'],
          ['Stamp duty', '{companies.delhiCompanyDuty}'],
        ],
        amount: '₹1,360',
        when: 'Before the certificate',
      },
      'Our fee': {
        when: 'Once you accept the quote',
        note: 'GST on our fee has its own line',
      },
    },
    more: [
      'More than 3 directors without a director number (DIN): the form gives 3 numbers at most. {mca-portal}',
    ],
  },
  documents: {
    'Each founder and director': {
      'PAN, and Aadhaar, passport, voter card or driving licence':
        'With the same name and birth date in both.',
      'Bank statement, or telephone or utility bill':
        'With your address, not older than 2 months. {mca-portal}',
      'Photograph, mobile number and e-mail address': '',
    },
    'A founder abroad': {
      'Passport and proof of address':
        'Notarised, then apostilled or attested. {incorporation-rules rule 13}',
      'If the founder is a company: board resolution and certificate': '',
    },
    'Registered office': {
      'Ownership paper or lease': '',
      'Owner’s letter of no objection (NOC)': '',
      'Electricity, gas, water or telephone bill':
        'Not older than {companies.officeBillAge}: the usual reason for corrections.',
    },
    'The company': {
      '2 names, and their meaning': '',
      'Purpose, capital, each founder’s shares': '',
    },
  },
  steps: {
    'You get digital signatures and portal logins': {
      text: 'Both have to match the PAN.',
      takes: { you: '1 working day' },
    },
    'We reserve the name in SPICe+, Part A': {
      text: 'An approved name is held for {companies.nameHeld}, and {companies.nameHeldLonger}.',
      takes: { us: 'Half a working day', authority: '1 to 3 working days' },
    },
    'We draft, a professional certifies': {
      text: 'Memorandum, articles, consents and declarations. {companies-act section 7}',
      takes: { us: '2 working days' },
    },
    'You read, sign and pay': {
      text: 'Part B, with forms for bank account, provident fund and state insurance.',
      takes: { you: '1 working day' },
    },
    'The Centre examines and decides': {
      text: 'It approves, or sends the form back. Answer within {companies.resubmitWithin}, or the fee is lost.',
      takes: { authority: '3 to 7 working days' },
    },
  },
  wrong: {
    'If the name is too close to another':
      'The Central Registration Centre may refuse both of your names; a new application costs {companies.nameFee uncited} again. {incorporation-rules rules 8 to 8B}',
    'If an approved name is withdrawn':
      'The application had wrong information. Before incorporation, the reservation ends and you risk a penalty. Afterwards, the Registrar hears the company, and may order a new name or even strike it off. {companies-act section 4(5)}',
    'If money comes from a country bordering India by land':
      'You usually need government approval first. A transfer that gives control needs approval, however small the share. Hong Kong counts too. {non-debt-rules S.O. 2174(E), S.O. 3030(E)}',
  },
  weDo: [
    'Search names before you pay',
    'Draft, file and answer the first query',
    'Prepare INC-20A for your signature',
  ],
  weDoNot: ['Promise a name or date', 'Lend an address, a director or a shareholder'],
  youReceive: [
    'Certificate with corporate identity number (CIN), PAN and TAN',
    'Memorandum and articles as registered',
  ],
  after: {
    'Each year, after 31 March':
      'Even without sales: audit, general meeting within {companies.agmWithin}, AOC-4, MGT-7 and tax return, as in the first year. A late form costs {companies.dailyLateFee}. {companies-act section 139}',
    'After a year in which the company was not small':
      'Shares in electronic form (demat), within 18 months of the year’s end. {securities-rules rule 9B}',
    'New director, office or capital':
      'Tell the Registrar within 30 calendar days. {companies-act sections 12, 64 and 170}',
  },
  yourself: {
    text: 'You may file at the same fee; a practising accountant, company secretary or advocate has to certify it. {companies-act section 7} We are a private firm, not a government office.',
    site: { title: 'SPICe+ on the Ministry of Corporate Affairs portal', source: 'mca-portal' },
  },
  questions: {
    'How much capital do we need?':
      'Any amount. It decides the fee and the stamp duty. {companies-act section 2(68)}',
    'Can our home be the registered office?':
      'Yes, with the owner’s letter and a recent bill. {incorporation-rules rule 25}',
    'Can a foreigner or non-resident Indian be a director?':
      'Yes, with attested papers, a digital signature and a DIN. At least 1 director must have stayed in India for {companies.residentDays} from April to March, fewer in proportion in the first year. Nationals of countries bordering India by land also need security clearance. {mca-portal}',
    'May a company abroad own all of it?':
      'Yes, if the sector is open. {non-debt-rules Schedule I} Selling the company’s own stock online is open for export only. {non-debt-rules S.O. 4870(E)} The nominee of the foreign company is the second member; forms MGT-4 to MGT-6 declare this. {companies-act section 89}',
    'Can I pay myself, or lend to the company?':
      'Yes. Your pay is taxed as salary. Money that you lend as a director isn’t a deposit if you declare that you did not borrow it. {deposit-rules rule 2(1)(c)}',
  },
  related: {
    'startup-india-registration': 'Tax relief and tender terms for young companies',
    'trademark-registration': 'A company name does not protect a brand',
  },

  checked: '2026-11-20',
};
