import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Listed and larger public companies, and private ones with investors or big loans',
    governmentFee:
      'Form fees only {mca-portal}; the databank of independent directors sets its own',
    ourFee: 'Quoted in writing before you pay; depends on board, group and listing',
    time: 'Review 2 to 3 weeks; framework 4 to 8 weeks',
    lasts: 'Reviewed every year, when thresholds are tested again',
    authority:
      'Your board decides; the Registrar, and for listed companies SEBI (securities regulator), enforce',
  },
  need: {
    must: [
      'Have independent directors and 2 committees, if an unlisted public company reaches a limit in the table. {companies-act sections 149, 177 and 178}',
      'Follow the listing regulations on board, committees and disclosures too, if you are listed. {sebi-listing regulations 16 to 27}',
      'Hold meetings, keep minutes, disclose interests and approve related party deals, in any company; one person companies have reliefs. {companies-act sections 118, 173, 184 and 188}',
    ],
    may: [
      'An investor or lender asks for charters, reserved matters and clean minutes.',
      'A family board wants rules for loans, pay and succession while everyone is on good terms.',
    ],
    notYet: [
      'You only have forms to file. ROC (Registrar of Companies) compliance or ROC filing is enough.',
      'A merger, or a dispute among shareholders, is the real matter: corporate consultation.',
    ],
  },
  costs: {
    rows: {
      'Forms for appointments and resolutions': {
        note: 'DIR-12, MGT-14; MR-1 in public companies only {mca-notifications G.S.R. 464(E)}',
        paidTo: 'Government',
        amount:
          '{companies.leastFormFee uncited} to {companies.mostFormFee uncited} each {companies-act section 403}',
        when: 'As decisions are filed',
      },
      'Databank entry of an independent director': {
        paidTo: 'Indian Institute of Corporate Affairs',
        amount: 'The institute’s fee',
        when: 'Before appointment',
      },
      'Secretarial auditor, where required': {
        paidTo: 'A practising company secretary',
        amount: 'Agreed with that professional',
        when: 'For each financial year',
      },
      'Our fee': {
        note: 'Review and framework apart. GST on our fee has its own line.',
        when: 'In stages, as agreed',
      },
    },
    more: ['Several group companies, missing minutes, or a plan to list.'],
  },
  table: {
    heading: 'Which limit brings which duty',
    columns: ['Duty', 'Unlisted public company', 'Private company'],
    rows: [
      [
        '2 independent directors, audit committee, nomination and remuneration committee (NRC)',
        'Paid-up ₹10 crore, turnover ₹100 crore or borrowings above ₹50 crore; not wholly owned subsidiaries, joint ventures, dormant companies {director-rules rule 4}',
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
        'Limits of its own, which we check {companies-act section 138}',
        'Turnover ₹200 crore or loans ₹100 crore {companies-act section 138}',
      ],
      [
        'Social responsibility (CSR): 2% of 3-year average net profit',
        'Net worth ₹500 crore, turnover ₹1,000 crore or net profit ₹5 crore, last year {companies-act section 135}',
        'The same {companies-act section 135}',
      ],
    ],
  },
  documents: {
    Company: {
      'Memorandum, articles, shareholders’ agreement': '',
      'Latest audited accounts': 'With the notes on loans and related parties.',
      'Existing policies': 'Also those nobody follows.',
    },
    Board: {
      'Minutes of board and committees, past years': '',
      'MBP-1, DIR-8 and independence declarations': '',
      'Appointment letters of key managers': '',
    },
    'Owners and relations': {
      'List of shareholders and related parties': 'Relatives and their firms included.',
      'Register of directors’ interests (MBP-4)': '',
    },
    'Listed companies': {
      'Exchange filings and secretarial compliance report': '',
      'Insider trading code': '',
    },
  },
  steps: {
    'You send papers and name the worry': {
      text: 'Often one event started it: a loan, an investor, a refused signature. Tell us that first.',
      takes: { you: '2 working days' },
    },
    'We review against the Act': {
      text: 'Thresholds on the last audited figures, board mix, interests, loans, articles. Gaps are ranked by consequence.',
      takes: { us: '2 to 3 weeks' },
    },
    'Your board chooses the plan': {
      text: 'Committees, policies, delegation, a calendar. We explain each choice; directors vote.',
      takes: { you: 'Usually 1 meeting' },
    },
    'We draft charters and file appointments': {
      text: 'DIR-12, MGT-14 and, in public companies, MR-1 on the portal; independent directors enter the databank. {companies-act section 150}',
      takes: { us: '3 weeks' },
    },
    'You hold the first meetings with our papers': {
      text: 'Notice of {companies.boardNotice}, agenda, attendance. Minutes are written within {companies.minutesWithin}.',
      takes: { you: '1 working day', us: '1 week' },
    },
  },
  wrong: {
    'If a related party transaction (RPT) lacked members’ approval':
      'It may be set aside. We say which approval was missing and what can still be done. {companies-act section 188}',
    'If the company lent to a director':
      'The Act bars it, but not for most private companies without a corporate member, large loans or defaults. {companies-act section 185} Elsewhere breach is an offence: counsel may be needed.',
    'If an independent or woman director leaves midway':
      'The seat is filled by the next board meeting or in 3 months, whichever is later. {director-rules rules 3 and 4} A listed company has 3 months. {sebi-listing regulation 17}',
  },
  weDo: [
    'Test every threshold on your figures',
    'Write charters, policies and delegation',
    'Prepare notices, agenda papers and draft minutes',
    'Draft the Board’s report with its annexures',
  ],
  weDoNot: [
    'Sit on your board or vote',
    'Write minutes for meetings not held',
    'Give the secretarial audit report ourselves',
  ],
  youReceive: [
    'Gap report, ranked',
    'Charters and policies for adoption',
    'Calendar with approvals needed for each deal',
    'Minutes of the first meetings, drafted',
  ],
  after: {
    'Through the year':
      '{companies.boardMeetings}, with no more than {companies.boardGap} between, unless the company is small or a recognised start-up. {mca-notifications G.S.R. 583(E)}',
    'First meeting of the year':
      'Each director discloses interests in MBP-1. {companies-act section 184} In a public company an interested director does not vote.',
    'Before a large loan or investment':
      'Special resolution above 60% of paid-up capital, free reserves and premium, or above all free reserves and premium, whichever is more. {companies-act section 186}',
    'Independent directors':
      '2 terms of up to 5 years, the second by special resolution; then 3 years away. {companies-act section 149}',
    'Unspent social responsibility money': `Running projects: special account within 30 calendar days of year-end; else a fund of Schedule VII within 6 months. {companies-act section 135} Form CSR-2 goes with AOC-4. {company-accounts-rules rule 12(1B)}`,
    'After each set of accounts':
      'Test all limits again, since crossing one starts duties for the next period. {companies-act sections 149, 177 and 203}',
  },
  yourself: {
    text: 'A company secretary on your staff can run all of this, with the standards of their institute at hand. A small board can use them too. We are a private firm, not a government office.',
    site: { title: 'Secretarial Standards of the institute', source: 'secretarial-standards' },
  },
  questions: {
    'Does a private company need independent directors?':
      'No. The duty is for listed and larger unlisted public companies. {companies-act section 149(4)} Investors may still ask for one.',
    'Can the board meet by video?':
      'Yes, on any agenda, if quorum and records are kept as prescribed. {companies-act section 173(2)} {board-rules rules 3 and 4} Note who joined and from where.',
    'When do related party deals go to members?':
      'From 10% of turnover for goods and services, or 10% of net worth for property; for a relative’s post, above ₹2.5 lakh a month. {board-rules rule 15} This does not apply to deals at arm’s length in the ordinary course.',
    'Must one director live in India?':
      'Yes, 1 at least, for {companies.residentDays} of the financial year, in proportion in a company’s first one. The rest may live anywhere.',
    'We are 2 brothers. Is this for us?':
      'Partly. Minutes, disclosures and rules on loans bind every company. {companies-act sections 118, 184 and 185} Committees do not; a short charter is enough.',
  },
  related: {
    'roc-compliance': 'Registers and yearly forms behind the meetings',
    'corporate-consultation': 'For one transaction with its approvals',
    'audit-services': 'Independent checks that we cannot give here',
    'legal-drafting': 'Shareholders’ agreements and director contracts',
  },

  checked: '2026-11-20',
};
