import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Listed and larger public companies, and private ones with investors or big loans',
    governmentFee:
      'Form fees only {mca-portal}; the databank of independent directors has its own fee',
    ourFee: 'Quoted in writing before you pay; depends on board, group and listing',
    time: 'Review: 2 to 3 weeks; new rules: 4 to 8 weeks',
    lasts: 'Reviewed every year; all limits are then checked again',
    authority:
      'Your board decides; the Registrar enforces, and SEBI (securities regulator) for listed companies',
  },
  need: {
    must: [
      'If you are an unlisted public company and reach a limit in the table, have independent directors and 2 committees. {companies-act sections 149, 177 and 178}',
      'If you are listed, follow the listing regulations on board, committees and disclosures too. {sebi-listing regulations 16 to 27}',
      'In any company: hold meetings, keep minutes, disclose interests and approve related party deals. One person companies have some exemptions. {companies-act sections 118, 173, 184 and 188}',
    ],
    may: [
      'An investor or lender asks for charters, reserved matters and clean minutes.',
      'A family board wants rules for loans, pay and succession while everyone is on good terms.',
    ],
    notYet: [
      'You only have forms to file: choose ROC (Registrar of Companies) compliance or ROC filing.',
      'Your matter is a merger or a dispute among shareholders: choose corporate consultation.',
    ],
  },
  costs: {
    rows: {
      'Forms for appointments and resolutions': {
        note: 'DIR-12, MGT-14; MR-1 in public companies only {mca-notifications G.S.R. 464(E)}',
        paidTo: 'Government',
        amount:
          '{companies.leastFormFee uncited} to {companies.mostFormFee uncited} each {companies-act section 403}',
        when: 'When you file the decisions',
      },
      'Databank entry of an independent director': {
        paidTo: 'Indian Institute of Corporate Affairs',
        amount: 'The institute’s fee',
        when: 'Before appointment',
      },
      'Secretarial auditor, if required': {
        paidTo: 'A practising company secretary',
        amount: 'Agreed with that professional',
        when: 'For each financial year',
      },
      'Our fee': {
        note: 'Review and new rules have separate prices. GST on our fee has its own line.',
        when: 'In stages, as agreed',
      },
    },
    more: ['Several group companies, missing minutes, or a plan to list shares.'],
  },
  table: {
    heading: 'Duties by size of the company',
    columns: ['Duty', 'Unlisted public company', 'Private company'],
    rows: [
      [
        '2 independent directors, audit committee, nomination and remuneration committee (NRC)',
        'Paid-up ₹10 crore, turnover ₹100 crore or borrowings above ₹50 crore; except wholly owned subsidiaries, joint ventures, dormant companies {director-rules rule 4}',
        'None {companies-act section 149(4)}',
      ],
      [
        'Woman director',
        'Paid-up ₹100 crore or turnover ₹300 crore {director-rules rule 3}',
        'None {director-rules rule 3}',
      ],
      [
        'Company secretary, whole time',
        'Paid-up ₹10 crore, with other key managerial personnel (KMP) {managerial-rules rule 8}',
        'Paid-up ₹10 crore {managerial-rules rule 8A}',
      ],
      [
        'Secretarial audit',
        'Paid-up ₹50 crore, turnover ₹250 crore or bank loans ₹100 crore {companies-act section 204}',
        'Bank loans ₹100 crore {companies-act section 204}',
      ],
      [
        'Internal audit',
        'Other limits, which we check {companies-act section 138}',
        'Turnover ₹200 crore or loans ₹100 crore {companies-act section 138}',
      ],
      [
        'Social responsibility (CSR): 2% of 3-year average net profit',
        'Net worth ₹500 crore, turnover ₹1,000 crore or net profit ₹5 crore, last year {companies-act section 135}',
        'Same limits as a public company {companies-act section 135}',
      ],
    ],
  },
  documents: {
    Company: {
      'Memorandum, articles, shareholders’ agreement': '',
      'Latest audited accounts': 'With the notes on loans and related parties.',
      'Existing policies': 'Include those that nobody follows.',
    },
    Board: {
      'Minutes of board and committees, past years': '',
      'MBP-1, DIR-8 and independence declarations': '',
      'Appointment letters of key managers': '',
    },
    'Owners and relations': {
      'List of shareholders and related parties': 'Include relatives and their firms.',
      'Register of directors’ interests (MBP-4)': '',
    },
    'Listed companies': {
      'Exchange filings and secretarial compliance report': '',
      'Insider trading code': '',
    },
  },
  steps: {
    'You send papers and tell us your concern': {
      text: 'Often there is one cause: a loan, an investor, a refused signature. Tell us that first.',
      takes: { you: '2 working days' },
    },
    'We review against the Act': {
      text: 'We compare the limits with the last audited figures, and check board, interests, loans and articles. We rank gaps by their consequences.',
      takes: { us: '2 to 3 weeks' },
    },
    'Your board chooses the plan': {
      text: 'Committees, policies, delegation, a calendar. We explain each choice; directors vote.',
      takes: { you: 'Usually 1 meeting' },
    },
    'We draft charters and file appointments': {
      text: 'We file DIR-12 and MGT-14 on the portal, in public companies also MR-1. Independent directors enter the databank. {companies-act section 150}',
      takes: { us: '3 weeks' },
    },
    'You hold the first meetings with our papers': {
      text: 'Notice of {companies.boardNotice}, agenda, attendance. Minutes are due within {companies.minutesWithin}.',
      takes: { you: '1 working day', us: '1 week' },
    },
  },
  wrong: {
    'If a related party transaction (RPT) lacked members’ approval':
      'It may be cancelled (set aside). We name the missing approval, and tell you what you can still do. {companies-act section 188}',
    'If the company lent to a director':
      'The Act forbids it. Most private companies without a corporate member, large loans or defaults are exempt. {companies-act section 185} In other companies the loan is an offence: you may need an advocate.',
    'If an independent or woman director leaves early':
      'Fill the seat by the next board meeting or within 3 months, whichever is later. {director-rules rules 3 and 4} A listed company has 3 months. {sebi-listing regulation 17}',
  },
  weDo: [
    'Check every limit against your figures',
    'Write charters, policies and delegation',
    'Prepare notices, agenda papers and draft minutes',
    'Draft the Board’s report with its annexures',
  ],
  weDoNot: [
    'Sit on your board or vote',
    'Write minutes for meetings that were not held',
    'Give the secretarial audit report ourselves',
  ],
  youReceive: [
    'Gap report, in order of importance',
    'Charters and policies that your board can adopt',
    'Calendar with approvals needed for each deal',
    'Minutes of the first meetings, drafted',
  ],
  after: {
    'Through the year':
      '{companies.boardMeetings}, at most {companies.boardGap} apart, unless the company is small or a recognised start-up. {mca-notifications G.S.R. 583(E)}',
    'First meeting of the year':
      'Each director discloses interests in MBP-1. {companies-act section 184} In a public company an interested director does not vote.',
    'Before a large loan or investment':
      'You need a special resolution above the higher of 2 limits: 60% of paid-up capital, free reserves and premium; or all free reserves and premium. {companies-act section 186}',
    'Independent directors':
      '2 terms of up to 5 years each. The second needs a special resolution. Then a break of 3 years. {companies-act section 149}',
    'Unspent social responsibility money': `For running projects: into a special account within 30 calendar days of year-end. Otherwise: into a Schedule VII fund within 6 months. {companies-act section 135} File CSR-2 with AOC-4. {company-accounts-rules rule 12(1B)}`,
    'After each set of accounts':
      'Check all limits again: if you cross one, duties start in the next period. {companies-act sections 149, 177 and 203}',
  },
  yourself: {
    text: 'A company secretary on your staff can do all of this with the standards of the secretaries’ institute. A small board can use these standards too. We are a private firm, not a government office.',
    site: { title: 'Secretarial Standards of the institute', source: 'secretarial-standards' },
  },
  questions: {
    'Does a private company need independent directors?':
      'No. The duty is for listed and larger unlisted public companies. {companies-act section 149(4)} Investors may still ask for one.',
    'Can the board meet by video?':
      'Yes, on any item, with the quorum and records that the rules ask for. {companies-act section 173(2)} {board-rules rules 3 and 4} Note who joined and from where.',
    'When do related party deals go to members?':
      'Goods and services: from 10% of turnover. Property: from 10% of net worth. A relative’s post: above ₹2.5 lakh a month. {board-rules rule 15} Ordinary business deals are exempt, if the price is one between strangers (arm’s length).',
    'Must one director live in India?':
      'Yes, at least 1, for {companies.residentDays} of the financial year; in a company’s first year, in proportion. The others may live anywhere.',
    'We are 2 brothers. Is this for us?':
      'Partly. The rules on minutes, disclosures and loans bind every company. {companies-act sections 118, 184 and 185} You need no committees; a short charter is enough.',
  },
  related: {
    'roc-compliance': 'Registers and yearly forms behind the meetings',
    'corporate-consultation': 'For one transaction with its approvals',
    'audit-services': 'Independent checks that we cannot give here',
    'legal-drafting': 'Shareholders’ agreements and director contracts',
  },

  checked: '2026-11-20',
};
