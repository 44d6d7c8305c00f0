import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Directors, partners or shareholders of a company or limited liability partnership (LLP)',
    governmentFee: 'None for advice; filing fees follow the decision',
    ourFee: 'Quoted in writing before you pay; depends on the question and papers',
    time: '1 to 3 working days per question; 3 to 7 per note',
    lasts: 'The note is correct on its date',
    authority: 'You decide; if the law says so, Registrar, tribunal or Reserve Bank',
  },
  need: {
    must: [],
    may: [
      'Shares, directors, loans or the name are about to change.',
      'Owners disagree, a notice has come, or filings were missed.',
      'You no longer need the company: dormancy, strike-off, conversion or sale.',
    ],
    notYet: [
      'You know the form and want it filed: choose ROC (Registrar of Companies) filing.',
      'The company does not exist yet: choose business or startup consultation.',
      'Your question is about tax or a contract: choose tax planning or legal drafting.',
    ],
  },
  costs: {
    rows: {
      'Our fee: consultation and note': {
        note: 'GST on our fee has its own line',
        when: 'Before we read papers; the first call is free',
      },
      'Resolutions and notices, if ordered': {
        note: 'A separate quote',
        amount: 'By number and difficulty',
        when: 'When you order them',
      },
      'Forms that follow': {
        note: 'Late accounts and returns cost more: {companies.dailyLateFee}',
        paidTo: 'Government',
        amount: 'By form and capital {companies-act section 403}',
        when: 'With each form',
      },
      'Tribunal, Reserve Bank or stamp duty': {
        paidTo: 'The body concerned, or the State',
        amount: 'Under its own rules',
        when: 'With the application',
      },
    },
    more: ['Missing registers, foreign shareholders, lenders.'],
  },
  table: {
    heading: 'Common events and their dates',
    columns: ['If you do this', 'Form', 'Within'],
    rows: [
      ['Appoint or lose a director', 'DIR-12', '{companies.directorChangeWithin}'],
      ['Pass a special resolution', 'MGT-14', '{companies.resolutionWithin}'],
      [
        'Issue shares',
        'PAS-3',
        '{companies.allotmentWithin}; {companies.placementWithin} in a private placement',
      ],
      ['Give security for a loan', 'CHG-1', '{companies.chargeWithin}'],
      [
        'Learn of a significant beneficial owner (SBO)',
        'BEN-2',
        '{companies.beneficialOwnerWithin} of the declaration',
      ],
      ['Move the registered office', 'INC-22', '{companies.officeWithin}'],
    ],
  },
  documents: {
    'Always bring': {
      'Memorandum and articles, or LLP agreement': '',
      'Shareholders’ agreement and list of owners': '',
      'Last audited accounts and yearly forms': '',
      'Your plan, and when you need it': '',
    },
    'For a deal or loan': {
      'Term sheet or draft': '',
    },
    'For a dispute or default': {
      'Every notice or order, with its envelope or e-mail': 'The date of receipt counts.',
      'Minutes and registers': '',
    },
    'Your authority': {
      'Consent of board or partners': '',
    },
  },
  steps: {
    'You describe the matter, we check conflicts': {
      text: 'This first call is free. If we act for the other side, we say no.',
      takes: { you: '1 hour', us: 'Half a working day' },
    },
    'We read the papers and the public record': {
      text: 'We read the articles first: they may ask for more than the Act. Then we look at the portal. {mca-portal}',
      takes: { us: '1 working day' },
    },
    'You and our adviser talk': {
      text: 'By video or in person.',
      takes: { you: '1 hour' },
    },
    'We write the note': {
      text: 'Options, approvals in order, forms and dates.',
      takes: { us: '1 to 5 working days' },
    },
    'Your board or members decide': {
      text: 'We draft notices and resolutions, if ordered.',
      takes: { you: 'When you are ready' },
    },
  },
  wrong: {
    'If you already acted without approval':
      'The step may still be approved (ratified), settled (compounded) or penalised (adjudicated). {companies-act sections 441 and 454}',
    'If a penalty order has come':
      'Appeal to the Regional Director within 60 calendar days. {companies-act section 454}',
    'If owners cannot agree':
      'Members with enough shares can complain of oppression to the company law tribunal (NCLT). {companies-act sections 241 and 244}',
    'If filings were missed for {companies.directorBarAfter uncited}':
      'Directors may be barred for {companies.directorBarFor}, also in other companies.',
  },
  weDo: [
    'Compare routes, with time and approvals',
    'Name the section of law for each step',
    'Tell you when you need an advocate, valuer or auditor',
  ],
  weDoNot: [
    'Appear before tribunals or courts',
    'Take sides between 2 owners who both consult us',
    'Value shares: that is for a registered valuer',
  ],
  youReceive: ['Written note with options and sections', 'List of approvals, forms and dates'],
  after: {
    'Once you decide':
      'The days in the table count from the resolution or event. {companies-act section 117}',
    'At each issue or transfer of shares':
      'Use electronic (demat) form, unless the private company is small or government-owned. {securities-rules rule 9B} If it became small in December 2025, ask first: the rule is not clear.',
    'For all directors':
      'KYC (know your customer) {companies.directorKycDue}. A director whose number has lapsed cannot sign.',
  },
  yourself: {
    text: 'For a simple event the table may be all you need; the portal shows your record.',
    site: {
      title: 'Ministry of Corporate Affairs: Acts, rules and master data',
      source: 'mca-portal',
    },
  },
  questions: {
    'Can my company lend me money?':
      'Often, if it is private, has no company among its members, is not in default and has filed its forms. Its borrowings must be below {companies.directorLoanBorrowings}, and also below twice its paid-up capital. Otherwise the loan is an offence, with few exceptions. {companies-act section 185} The loan may be taxed as your dividend. {income-tax-act section 2(40)}',
    'Which companies count as small since December 2025?':
      'Private companies with paid-up capital up to {companies.smallCompanyCapital} and last year’s turnover up to {companies.smallCompanyTurnover}. A holding, subsidiary or Section 8 company is never small.',
    'How does a director resign if the others refuse?':
      'By notice in writing to the company. {companies-act section 168} The company files DIR-12; the director may file DIR-11 for safety.',
    'Strike-off, dormancy or sale: which one?':
      'Strike-off, if business has ended for good. {companies-act section 248} Dormancy, to keep name and assets. {companies-act section 455} A sale, if the company has contracts or licences.',
    'Can we remove a director?':
      'Usually, by ordinary resolution. Members with 1% of votes or ₹5 lakh paid up give special notice 14 calendar days before, and the director has a right to be heard. {companies-act sections 115 and 169}',
    'How do shares pass from one founder to another?':
      'Give form SH-4 to the company within 60 calendar days of signing, with stamp duty of 0.015% of the price. {companies-act section 56} {stamp-act Schedule I} The other members may have the right to buy first. Demat (electronic) shares move in the depository.',
  },
  related: {
    'roc-filing': 'Files the forms for the decision',
    'corporate-governance': 'Rules that prevent the same question next time',
    'legal-drafting': 'Agreements between owners or with a buyer',
  },

  checked: '2026-11-20',
};
