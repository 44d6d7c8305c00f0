import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Companies and limited liability partnerships (LLPs), from registration on',
    governmentFee:
      '{companies.leastFormFee uncited} to {companies.mostFormFee uncited} a form, by capital; none for MSME-1 or director details in time {companies-act section 403} {mca-portal}',
    ourFee: 'Quoted in writing before you pay; depends on company type and transactions',
    time: 'All year; yearly forms 5 to 15 working days after audit',
    lasts: 'One financial year at a time',
    authority: 'Registrar of Companies (Ministry of Corporate Affairs)',
  },
  need: {
    must: [
      'For every company, even without turnover: keep registers, have an audit, file accounts and a return. Hold meetings too, unless it is a one person company. {companies-act sections 88, 92, 96, 137, 139 and 173}',
      'File MSC-3 by 30 April every year for a dormant company. {companies-act section 455}',
      'File Form 11, Form 8 and KYC (know your customer) for an LLP. {llp-act sections 34 and 35}',
    ],
    may: [
      'You want one calendar and one person to ask.',
      'A lender, an investor or the office behind a tender will look at your filings.',
    ],
    notYet: [
      'You need only a single form, or some late years filed: order ROC filing.',
      'You trade as a proprietor, firm, trust or society: this Registrar has no record of you.',
    ],
  },
  costs: {
    rows: {
      'Forms of the year': {
        note: '{companies.leastFormFee uncited} to {companies.mostFormFee uncited} each, by authorised capital',
        paidTo: 'Government',
        amount: 'By the fee table {company-fees-rules table of fees}',
        when: 'As each is filed',
      },
      'Late AOC-4 or MGT-7': {
        note: 'Without a ceiling',
        paidTo: 'Government',
        amount: '{companies.dailyLateFee}, per form',
        when: 'Only when late',
      },
      'Late KYC of a director': {
        note: 'In time it is free; new contact details cost {companies.directorKycChangeFee}',
        paidTo: 'Government',
        amount: '{companies.directorKycLateFee}, per director',
        when: 'Only when late',
      },
      'Statutory audit': {
        paidTo: 'Your independent auditor',
        amount: 'Agreed with the auditor',
        when: 'After the year closes',
      },
      'Directors’ digital signatures (DSC)': {
        paidTo: 'A licensed certifying authority',
        amount: 'Set by the company that issues it, at renewal',
        when: 'Before expiry',
      },
      'Our fee': {
        note: 'Yearly or quarterly, with events listed apart. GST on our fee has its own line.',
        when: 'By the plan you choose',
      },
    },
    more: ['Share issues, loans and changes of director: each has its own form.'],
  },
  documents: {
    'Once, at the start': {
      'Incorporation certificate, memorandum and articles, or LLP agreement': '',
      'Last filed forms with service request numbers (SRN)': '',
      'Registers and minutes books': '',
    },
    'Each director': {
      'Valid digital signature, linked to the portal': '',
      'MBP-1 and DIR-8 for the year':
        'They declare other interests and no disqualification. {companies-act sections 164 and 184}',
    },
    'Through the year': {
      'Unpaid suppliers by age of bill, micro and small ones marked': '',
      'Loans, advances and share money received':
        'List a director’s loan in DPT-3 (return of deposits) too. {deposit-rules rule 16}',
      'Transfers of shares': 'With PAN, and the share’s number (ISIN) if electronic.',
    },
    'After the year closes': {
      'Audited accounts and auditor’s report, with its number (UDIN)':
        'With a cash-flow statement, unless the company is small, dormant, a one person company or a start-up. {companies-act section 2(40)} {company-definition-rules rule 2(1)(t)}',
      'Board’s report; larger companies add figures on staff, maternity and harassment':
        'Small and one person companies need none of these. {company-accounts-rules rules 8(6) and 8A}',
    },
  },
  steps: {
    'We read the record and list gaps': {
      text: 'Directors’ numbers, charges, auditor’s term, pending forms, and which Registrar is yours since 16 February 2026. {mca-portal}',
      takes: { us: '3 working days' },
    },
    'You hold the opening board meeting': {
      text: 'The notice goes out {companies.boardNotice} before the meeting. Directors disclose interests.',
      takes: { us: '1 working day', you: '1 or 2 hours' },
    },
    'We file as dates and events come': {
      text: 'You send the data; a director signs.',
      takes: { you: '1 working day each', us: '2 working days each' },
    },
    'You call the general meeting': {
      text: 'The Board approves the audited accounts. Members then get notice of {companies.agmNotice}, unless they agree to less.',
      takes: { us: '2 working days', you: '1 working day' },
    },
    'We file accounts and return': {
      text: 'With a professional’s certificate, if the form asks for it.',
      takes: { us: '5 to 15 working days' },
    },
  },
  wrong: {
    'If the accounts are not ready for the meeting':
      'The Registrar may give 3 more months for special reasons, but not for the first meeting. {companies-act section 96}',
    'If a director’s KYC lapses':
      'The director number is deactivated {director-rules rule 12A}, and forms with that signature wait. Reactivating the number costs {companies.directorKycLateFee}.',
    'If forms are missed for years':
      'After {companies.directorBarAfter} in a row without accounts or returns, directors are barred for {companies.directorBarFor}.',
  },
  weDo: [
    'Keep the calendar and remind you',
    'Draft notices, minutes, registers',
    'File half-yearly, yearly and agreed event forms',
    'Test small-company status each year',
  ],
  weDoNot: ['Sign as your auditor', 'Handle GST (Goods and Services Tax), tax or labour returns'],
  youReceive: [
    'Calendar with the person responsible for each date',
    'Minutes and registers, kept up to date',
  ],
  after: {
    'Board meetings':
      '{companies.boardMeetings}, at most {companies.boardGap} apart. Small companies, one person companies and recognised start-ups: 1 each half-year, at least {companies.smallBoardGap} apart. {mca-notifications G.S.R. 583(E)}',
    'Listed, or capital ₹10 crore, or turnover ₹50 crore':
      'A practising company secretary must certify the annual return, in MGT-8. {management-rules rule 11(2)}',
    'Significant beneficial owners (SBO), designated person':
      'File BEN-2 when a real owner declares. Name a person who answers the Registrar. {management-rules rule 9}',
  },
  yourself: {
    text: 'A careful director can keep this calendar, at the same fees. We are a private firm, not a government office.',
    site: { title: 'Ministry of Corporate Affairs, company services', source: 'mca-portal' },
  },
  questions: {
    'Is my company small under the new limits?':
      'Yes, if it is private with paid-up capital up to {companies.smallCompanyCapital} and last year’s turnover up to {companies.smallCompanyTurnover}. Holding, subsidiary and Section 8 companies are never small. {companies-act section 2(85)}',
    'My director number (DIN) is from 2025 or 2026: when is KYC due?':
      'Every third financial year: {companies.directorKycDays}. New contact details: {companies.directorKycChangeWithin}, {companies.directorKycChangeFee} a filing.',
    'What if we skip the yearly forms?':
      'Late fees of {companies.dailyLateFee} per form, and a penalty of ₹10,000 and ₹100 a day, up to ₹2 lakh for the company and ₹50,000 for each officer. {companies-act sections 92 and 137} Small, start-up, one person and producer companies: at most half. {companies-act section 446B}',
    'What will the Corporate Laws Bill change for us?':
      'Nothing by October 2026: we found no Act. Under the Bill, a company would be small up to ₹20 crore of capital and ₹200 crore of turnover. {mca-notifications Bill 85 of 23 March 2026}',
    'Must our shares be in electronic form (demat)?':
      'Yes, if a private company is not small at the end of a financial year. It has 18 months from the end of the first such year. After that, it files PAS-6 each half-year. {securities-rules rules 9A and 9B} It is not settled whether a company may stop when it is small again.',
  },
  related: {
    'roc-filing': 'One form, or old years, without a yearly plan',
    'audit-services': 'Accounts are audited before they are filed',
    'corporate-governance': 'When investors join the board',
    'income-tax-filing': 'The return uses the same accounts',
  },

  checked: '2026-11-20',
};
