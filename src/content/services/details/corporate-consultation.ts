import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Directors, partners or shareholders of a running company or limited liability partnership (LLP)',
    governmentFee: 'None for advice; filing fees follow the decision',
    ourFee: 'Quoted in writing before you pay; depends on the question and papers',
    time: '1 to 3 working days a question; 3 to 7 a note',
    lasts: 'The note is right as of its date',
    authority: 'You decide; Registrar, tribunal or Reserve Bank approve where the law says',
  },
  need: {
    must: [],
    may: [
      'Shares, directors, loans or the name are about to change, and you want approvals and dates before signing.',
      'Owners disagree, a notice has come, or filings were missed. Routes and their cost should be seen side by side.',
      'The company has served its purpose: dormancy, strike-off, conversion or sale.',
    ],
    notYet: [
      'You know the form and only want it filed: ROC (Registrar of Companies) filing.',
      'The company does not exist yet. Take a business or startup consultation.',
      'The doubt is about tax or a contract: tax planning, or legal drafting.',
    ],
  },
  costs: {
    rows: {
      'Our fee: consultation and note': {
        note: 'Tax on our fee is shown apart',
        when: 'Before we read papers; the first call is free',
      },
      'Resolutions and notices, if ordered': {
        note: 'A separate quote, after the note',
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
    more: [
      'Registers or minutes that are missing and have to be pieced together.',
      'Foreign shareholders, whose dealings need a second set of rules.',
      'A meeting with auditors, lenders or the other side.',
    ],
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
    'What to bring always': {
      'Memorandum and articles, or LLP agreement': '',
      'Shareholders’ agreement and list of owners': '',
      'Last audited accounts and yearly forms': '',
      'What you want to do, by when': 'Half a page is enough.',
    },
    'For a deal or loan': {
      'Term sheet or draft, even unsigned': '',
      'List of directors and their other interests': '',
    },
    'For a dispute or default': {
      'Every notice or order, with its envelope or e-mail':
        'The date of receipt decides the time left.',
      'Minutes and registers as they stand': '',
    },
    'Your authority': {
      'Board or partner’s consent, for confidential papers': '',
    },
  },
  steps: {
    'You describe the matter, we check conflicts': {
      text: 'This first call is free. We ask who is on the other side before reading anything. If we act for them, we say no.',
      takes: { you: '1 hour', us: 'Half a working day' },
    },
    'We read the papers and the public record': {
      text: 'Articles first: they may ask for more than the Act. Then charges, directors and filings on the portal. {mca-portal}',
      takes: { us: '1 working day' },
    },
    'You and our adviser talk': {
      text: 'An hour, by video or in person, with the directors who decide.',
      takes: { you: '1 hour' },
    },
    'We write the note': {
      text: 'Options, sections, approvals in order, forms, dates, and what happens if nothing is done.',
      takes: { us: '1 to 5 working days' },
    },
    'Your board or members decide': {
      text: 'On request we draft notices and resolutions. Filing is a separate order.',
      takes: { you: 'When you are ready' },
    },
  },
  wrong: {
    'If the step was already taken without approval':
      'We show whether it can be ratified, compounded or adjudicated. {companies-act sections 441 and 454} Waiting rarely helps.',
    'If a penalty order has come':
      'An appeal to the Regional Director is open for 60 calendar days. {companies-act section 454} Bring the order at once.',
    'If owners cannot agree':
      'A petition for oppression goes to the company law tribunal (NCLT). {companies-act section 241} We prepare facts and papers; a registered professional appears.',
    'If filings were missed for {companies.directorBarAfter uncited}':
      'Directors may be barred for {companies.directorBarFor}, also in other companies. We list what is overdue and in which order to file.',
  },
  weDo: [
    'Compare routes, with time and approvals',
    'Cite the section behind each step',
    'Say when an advocate, valuer or auditor is needed',
    'Answer follow-up questions on the note',
  ],
  weDoNot: [
    'Appear before tribunals or courts',
    'Take sides between 2 owners who both consult us',
    'Value shares: a registered valuer does',
    'Predict what an authority will order',
  ],
  youReceive: [
    'Written note with options and sections',
    'List of approvals, forms and dates',
    'Draft resolutions, if ordered',
  ],
  after: {
    'Once you decide':
      'Notices and meetings in the order of the note; dates of the table count from the resolution or event. {companies-act section 117}',
    'At each issue or transfer of shares':
      'Electronic (demat) form, if a private company is neither small nor owned by government. {securities-rules rule 9B} For one that became small in December 2025, ask first: this is unsettled.',
    'If law, capital or turnover changes': 'Ask again before you rely on the note.',
    'For all directors':
      'KYC (know your customer) {companies.directorKycDue}: with a lapsed number nobody can sign the forms above.',
  },
  yourself: {
    text: 'The Act and its rules are free to read, and the Ministry’s portal shows your record. For a plain event the table may be all you need. Advice earns its price where 2 routes exist, or a wrong order of steps cannot be undone.',
    site: {
      title: 'Ministry of Corporate Affairs: Acts, rules and master data',
      source: 'mca-portal',
    },
  },
  questions: {
    'Can my company lend me money?':
      'Often, if it is private, has no company among its members and is not in default. Its borrowings must stay below twice its paid-up capital and {companies.directorLoanBorrowings}, its forms be filed. Else the loan is an offence, with few exceptions. {companies-act section 185}',
    'Which companies count as small since December 2025?':
      'Private ones with paid-up capital up to {companies.smallCompanyCapital} and last year’s turnover up to {companies.smallCompanyTurnover}. Never a holding, subsidiary or Section 8 company. Older, lower limits still circulate.',
    'How does a director leave against the others’ will?':
      'By notice in writing to the company. {companies-act section 168} The company files DIR-12; the director may file DIR-11 for safety.',
    'Strike-off, dormancy or sale: which one?':
      'Strike-off, if business has ended for good. {companies-act section 248} Dormancy keeps name and assets. {companies-act section 455} A sale suits a company with contracts or licences.',
    'Can we remove a director?':
      'Yes, by ordinary resolution before the term ends. Members with 1% of votes or ₹5 lakh paid up give special notice 14 calendar days before, and the director may be heard. {companies-act sections 115 and 169} The director stays a shareholder: that is another matter.',
    'How do shares pass from one founder to another?':
      'On form SH-4, given to the company within 60 calendar days, with duty of 0.015% of the price. {companies-act section 56} {stamp-act Schedule I} The articles may give the others the first right. Shares in demat form move in the depository.',
  },
  related: {
    'roc-filing': 'Forms that carry out the decision',
    'corporate-governance': 'Rules so that the question does not return',
    'legal-drafting': 'Agreements between owners or with a buyer',
    'compliance-consultation': 'When you do not know what was missed',
  },

  checked: '2026-11-20',
};
