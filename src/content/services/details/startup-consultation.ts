import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Founders who will split shares or raise money',
    governmentFee: 'None for advice; the filings it leads to have their own',
    ourFee: 'Quoted in writing before you pay; depends on stage and on papers to read',
    time: 'Talk within 1 to 4 working days; plan 3 to 7 later',
    lasts: 'Until facts or law change; look again before each round',
    authority: 'None: the founders decide',
  },
  need: {
    must: [],
    may: [
      'You divide shares, and no agreement covers a founder who leaves.',
      'A term sheet has arrived, or money will come from outside India.',
      'A friend, freelancer or former employer may own the code, the design or the name.',
    ],
    notYet: [
      'You want only the recognition form filed: choose Startup India registration.',
      'You know the terms and need them in writing: choose legal drafting.',
      'Your company has run for years: choose corporate consultation.',
    ],
  },
  costs: {
    rows: {
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'Before the paid talk; the first call is free',
      },
      'Filings that the plan proposes': {
        note: 'Company, shares, trade mark',
        paidTo: 'Government',
        amount: 'By form, capital and State',
        when: 'With each filing',
      },
      'Reserved work': {
        note: 'Legal opinions, audits, certificates and valuations',
        paidTo: 'The professional',
        amount: 'Agreed with you first',
        when: 'Before that work starts',
      },
    },
    more: ['A round already under way; founders or investors abroad.'],
  },
  table: {
    heading: 'Ways to raise money, and what to check first',
    columns: ['Way', 'When it fits', 'Check first'],
    rows: [
      [
        'Shares, ordinary or convertible preference',
        'You and the investor agree on a price',
        'Offer letter, separate bank account, allotment within {firms.placementAllotWithin}',
      ],
      [
        'Convertible note',
        'The price is left to a later round',
        'Recognised startups: {firms.convertibleNoteFrom} or more from 1 investor, converted or repaid within {firms.convertibleNoteLife}; otherwise it may be a deposit',
      ],
      [
        'Money from abroad',
        'In either form',
        'Sector rules and minimum price; report within {labour.foreignAllotmentWithin} of allotment',
      ],
      [
        'Staff options (ESOP)',
        'Staff work now and are paid in shares later',
        'A scheme and, to be safe, a special resolution {share-capital-rules rule 12(1)}',
      ],
      ['Grant or public scheme', 'You meet its conditions', 'Its own application and dates'],
    ],
  },
  documents: {
    'The venture': {
      'Pitch, or 1 page: product, stage, how it earns': '',
      'Licences held, data handled, notices received': '',
    },
    'The founders': {
      'Who does what, and the split you have in mind': '',
      'Contracts of other or former jobs': 'Clauses on inventions and competition.',
    },
    'The company, if it exists': {
      'Incorporation papers and list of shareholders': '',
      'Investments and loans so far': '',
    },
    'What you have made': {
      'Code, designs, names, domains: who made each': 'With freelancers’ contracts, if any.',
      'Term sheet or investor’s questions': '',
    },
  },
  steps: {
    'You tell us the stage': {
      text: 'A first call is free; papers come after a confidentiality agreement (NDA). We name scope, expert and fee.',
      takes: { you: '1 hour', us: '1 working day' },
    },
    'We read first': {
      text: 'The talk begins with your open points.',
      takes: { us: '1 to 3 working days' },
    },
    'We talk it through': {
      text: 'Structure, split of shares, vesting (shares earned over time), ownership of your work (such as code), funding.',
      takes: { you: '1 session' },
    },
    'We write the plan': {
      text: 'Steps in order, with dates, names and cost heads. We test the conditions for recognition and tax.',
      takes: { us: '3 to 7 working days' },
    },
    'You ask questions, then decide': {
      text: 'In a follow-up call.',
      takes: { you: 'As you need' },
    },
  },
  wrong: {
    'If share money came in without the private placement steps':
      'You may owe a refund, and penalties up to the sum raised. Repair it before the next investor reads the file. {companies-act section 42}',
    'If the shares are not allotted in time':
      'Refund the money within 15 more calendar days, or you owe 12% interest a year. {companies-act section 42}',
    'If options were promised by e-mail':
      'An e-mail is not yet an option: scheme and resolution come first. Promoters can get options only in a startup, for 10 years. {share-capital-rules rule 12(1)}',
    'If shares went abroad below the permitted price':
      'This breaks foreign exchange law: correct it before the next filing. {non-debt-rules rule 21}',
    'If founders want opposite things':
      'We say which founder we advise. The other one needs an adviser too.',
  },
  weDo: [
    'Discuss the split and the exits with all founders',
    'Trace who owns code, designs and name',
    'Explain an investor’s term sheet line by line',
  ],
  weDoNot: [
    'Find investors, or recommend one',
    'Value your company',
    'Promise recognition or a scheme',
  ],
  youReceive: [
    'Written plan with dates and names',
    'Founders’ terms, ready to be drafted',
    'Recognition and tax test with proof list',
  ],
  after: {
    'Once the company exists':
      'First auditor within {companies.firstAuditorWithin}, declaration INC-20A within {companies.commenceWithin}.',
    'After an allotment':
      'Return PAS-3 in {companies.allotmentWithin}; after a private placement in {companies.placementWithin}.',
    'After investment from abroad':
      'Form FC-GPR within {labour.foreignAllotmentWithin} of allotment; each year by {labour.foreignAssetsReturnDue} the return of foreign liabilities.',
  },
  yourself: {
    text: 'The portal explains recognition and schemes without charge. An investor’s terms are harder to handle alone. We are a private firm, not a government office.',
    site: { title: 'Startup India: guides and schemes', source: 'startup-portal' },
  },
  questions: {
    'Does a startup have to be a company?':
      'No. A limited liability partnership or registered firm can be recognised too, up to {firms.startupTurnover} turnover. Investors usually want a private limited company.',
    'Can a founder leave and keep the shares?':
      'Yes, unless you agreed in writing on vesting, lock-in or buy-back. Do that at the start.',
    'At what price may we issue shares?':
      'To investors abroad, not below the value that foreign exchange law sets. {non-debt-rules rule 21} Angel tax on high prices has ended. {income-tax-act-1961 section 56(2)(viib)}',
    'Does recognition bring money?': 'No. It opens schemes with their own conditions.',
    'When do we file the trade mark?':
      'After a search, before the launch: {ip.trademarkLowerFee} a class for an individual, a recognised startup or an MSME.',
  },
  related: {
    'startup-india-registration': 'The recognition that the plan tests for',
    'private-limited-company': 'If you choose shares',
    'legal-drafting': 'Founders’ agreement, options scheme, transfers of code',
    'virtual-cfo': 'Numbers for investors, every month',
  },

  checked: '2026-11-20',
};
