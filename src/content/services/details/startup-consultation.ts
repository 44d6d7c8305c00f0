import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Founders before the split of shares, before a round, or stuck on either',
    governmentFee: 'None for advice; the filings it leads to have their own',
    ourFee: 'Quoted in writing before you pay; depends on stage and on papers to read',
    time: 'Talk within 1 to 4 working days; plan 3 to 7 later',
    lasts: 'Until facts or law change; look again before each round',
    authority: 'None: the founders decide',
  },
  need: {
    must: [],
    may: [
      'You are about to share out equity, and nothing says what happens when a founder goes.',
      'A term sheet has arrived, or money will come from outside India.',
      'A friend, freelancer or former employer may own the code, the design or the name.',
    ],
    notYet: [
      'You want only the recognition form filed. Startup India registration is that service.',
      'You know the terms and need them written. Ask for legal drafting.',
      'Your company has run for years and changes directors or shareholders. Corporate consultation fits.',
    ],
  },
  costs: {
    rows: {
      'Our fee': {
        note: 'Reading, talk, plan and follow-up call. Tax on our fee is shown apart.',
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
    more: [
      'A round already under way, with documents from the investor’s side.',
      'Founders or investors in other countries.',
      'Agreements or filings, each ordered and quoted by itself.',
    ],
  },
  table: {
    heading: 'Ways to take money, and what each asks first',
    columns: ['Way', 'When it fits', 'Look at first'],
    rows: [
      [
        'Shares, ordinary or convertible preference',
        'You and the investor agree on a price',
        'Offer letter, separate bank account, allotment within {firms.placementAllotWithin}',
      ],
      [
        'Convertible note',
        'The price is left to a later round',
        'Only startups: {firms.convertibleNoteFrom} or more from 1 investor, converted or repaid within {firms.convertibleNoteLife}; otherwise it may be a deposit',
      ],
      [
        'Money from abroad',
        'In either form',
        'Sector rules and minimum price; report within {labour.foreignAllotmentWithin} of allotment',
      ],
      [
        'Staff options (ESOP)',
        'Staff work now and are paid in shares later',
        'A scheme and a special resolution {share-capital-rules rule 12(1)}',
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
      'Who does what, and the split you have in mind': 'Talk about it among yourselves first.',
      'Contracts of other or former jobs': 'Look for clauses on inventions and competition.',
    },
    'The company, if it exists': {
      'Incorporation papers and list of shareholders': '',
      'Investments and loans so far': '',
    },
    'What you have made': {
      'Code, designs, names, domains: who made each':
        'With freelancers’ contracts, or a remark that there are none.',
      'Term sheet or investor’s questions': '',
    },
  },
  steps: {
    'You tell us the stage': {
      text: 'In a form or a first call, which is free; papers come after a confidentiality agreement (NDA). We name the scope, the expert and the fee.',
      takes: { you: '1 hour', us: '1 working day' },
    },
    'We read first': {
      text: 'So that the talk begins with your open points.',
      takes: { us: '1 to 3 working days' },
    },
    'We talk it through': {
      text: 'Structure, split, vesting, ownership of what was made, funding. An accountant, company secretary or advocate joins where the topic is theirs.',
      takes: { you: '1 session' },
    },
    'We write the plan': {
      text: 'Steps in order, with dates, names and cost heads. Recognition, Deep Tech and tax conditions are tested, with a list of proof.',
      takes: { us: '3 to 7 working days' },
    },
    'You ask questions, then decide': {
      text: 'In a follow-up call. What you order afterwards is a new quote.',
      takes: { you: 'As you need' },
    },
  },
  wrong: {
    'If share money came in without the private placement steps':
      'Penalties may be due. We plan the repair before the next investor reads the file. {companies-act section 42}',
    'If options were promised by e-mail':
      'The promise is not yet an option: a scheme and a special resolution come first. {share-capital-rules rule 12(1)}',
    'If shares went abroad below the permitted price':
      'Foreign exchange law is breached. {non-debt-rules rule 21} Correct it before the next filing.',
    'If founders want opposite things': 'We say whom we advise. The other needs an adviser too.',
  },
  weDo: [
    'Discuss the split and the exits with all founders',
    'Trace who owns code, designs and name',
    'List approvals and filings for each way to take money',
    'Explain an investor’s term sheet line by line',
  ],
  weDoNot: [
    'Find investors, or vouch for one',
    'Value your company',
    'Promise recognition, a scheme or a closing date',
    'Give the opinions that law reserves to advocates',
  ],
  youReceive: [
    'Written plan with dates and names',
    'Founders’ terms, ready to be drafted',
    'Recognition and tax test with proof list',
    'Follow-up call',
  ],
  after: {
    'Once the company exists':
      'First auditor within {companies.firstAuditorWithin}, declaration INC-20A within {companies.commenceWithin}.',
    'After an allotment':
      'Return PAS-3 in {companies.allotmentWithin}; after a private placement in {companies.placementWithin}.',
    'After investment from abroad':
      'Form FC-GPR within {labour.foreignAllotmentWithin} of allotment; each year by {labour.foreignAssetsReturnDue} the return of foreign liabilities.',
    'After each annual meeting':
      'Accounts (AOC-4) in {companies.aoc4Within}, annual return (MGT-7 or MGT-7A) in {companies.mgt7Within}.',
    'Before the next round': 'The plan is read again against new facts and new law.',
  },
  yourself: {
    text: 'Much of this is public: the portal explains recognition and schemes without charge. The talk between founders and an investor’s terms are harder alone. We are a private firm, not a government office.',
    site: { title: 'Startup India: guides and schemes', source: 'startup-portal' },
  },
  questions: {
    'Does a startup have to be a company?':
      'No. A limited liability partnership or registered firm can be recognised too, up to {firms.startupTurnover} turnover. Investors for shares usually want a private limited company.',
    'Can a founder walk away with the shares?':
      'Yes, unless vesting, lock-in or buy-back was agreed in writing. Do it at the start, while everyone is friendly.',
    'At what price may we issue shares?':
      'To investors abroad, not below the valuation that foreign exchange law sets. {non-debt-rules rule 21} Angel tax on high prices ended from assessment year 2025-26. {income-tax-act-1961 section 56(2)(viib)}',
    'Does recognition bring money?':
      'No. It opens schemes with their own conditions. One is the Fund of Funds for Startups. {press-information-bureau}',
    'When do we file the trade mark?':
      'Once a search is done, and ahead of the launch. The lower fee of {ip.trademarkLowerFee} a class is for an individual, a recognised startup, or a micro, small or medium enterprise on Udyam.',
  },
  related: {
    'startup-india-registration': 'The recognition that the plan tests for',
    'private-limited-company': 'If shares are the way',
    'legal-drafting': 'Founders’ agreement, options scheme, transfers of code',
    'virtual-cfo': 'Numbers for investors, every month',
  },

  checked: '2026-11-20',
};
