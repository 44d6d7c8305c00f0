import { structureGuide } from '@/law/structures/guide';
import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Anybody about to start, change or move a business',
    governmentFee: 'None for advice; each later registration has its own',
    ourFee: 'Quoted in writing before you pay; depends on topic, papers and experts needed',
    time: 'Talk in 1 to 3 working days; note 2 to 5 later',
    lasts: 'As long as your facts and the law do not change',
    authority: 'None: the choice is yours',
  },
  need: {
    must: [],
    may: [
      'You do not know which form and licences your trade needs, or in which order.',
      'You trade alone and someone wants to join, lend or invest.',
      'You open in another State, go online, hire or export for the first time.',
    ],
    notYet: [
      'You have chosen the form: go straight to that registration.',
      'Your question is about founders’ shares or investors: choose startup consultation.',
      'You have a dispute or a notice: choose legal consultation soon, because time limits may run.',
    ],
  },
  structures: structureGuide,
  costs: {
    rows: {
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'Before the paid talk; the first call is free',
      },
      'Registrations that you decide on': {
        note: 'The note lists them; several are free',
        paidTo: 'Government',
        amount: 'By registration and State',
        when: 'When you apply',
      },
      'Work that only a professional may do': {
        paidTo: 'Advocate, accountant or company secretary',
        amount: 'We tell you first',
        when: 'If you order it',
      },
    },
    more: ['Several States, owners abroad or a regulated trade.'],
  },
  documents: {
    'What you plan': {
      'Half a page: product, places, owners, money, staff': 'Guesses are fine.',
      'Turnover you expect in year 1, and where customers are': '',
    },
    'What exists already': {
      'PAN, tax and Udyam certificates, deed or incorporation papers': '',
      'Last returns and accounts; rent agreement; main contracts': '',
      'Any notice, with its date': '',
    },
  },
  steps: {
    'You ask, we set the scope': {
      text: 'By form or in a first call, which is free. You learn who advises you, and the fee.',
      takes: { you: '10 minutes', us: '1 working day' },
    },
    'You send papers and answers': {
      text: 'A short questionnaire, kept confidential.',
      takes: { you: 'An hour or so' },
    },
    'We talk': {
      text: 'The paid talk, by call, video or meeting.',
      takes: { us: '30 to 60 minutes' },
    },
    'We write the note': {
      text: 'We recommend one form, and list registrations in order, kinds of cost and dates.',
      takes: { us: '2 to 5 working days' },
    },
    'You read it and ask us': {
      text: 'Follow-up questions are included; the quote says for how long.',
      takes: { you: 'Your time' },
    },
  },
  wrong: {
    'If your question needs an advocate':
      'It goes to an enrolled advocate, if you agree. {advocates-act sections 29 and 33}',
    'If it needs an audit or certificate': 'A chartered accountant in practice does it. {icai}',
  },
  weDo: [
    'Compare the forms that fit, and their yearly duties',
    'List registrations and licences for your trade and place',
    'Write it down in order, with dates',
  ],
  weDoNot: [
    'Decide for you',
    'Promise an approval, a loan or a subsidy',
    'File anything without a new order',
  ],
  youReceive: ['Written note with a recommendation and its reasons', 'Calendar and kinds of cost'],
  after: {
    'When turnover nears the tax limit':
      'Goods and Services Tax (GST): {gst.limitForGoods} for goods, {gst.limitForServices} for services, lower in some States. Apply within {gst.applyWithin}.',
    'When a customer pays late':
      'Micro or small suppliers (not traders) are due payment in {licences.msmePayWithinUnagreed}, or as agreed within {licences.msmePayWithin}; afterwards, interest at {licences.msmeLateInterest}.',
    'When partners come in': 'Agree on profit, work and exit in a deed before anyone pays.',
  },
  yourself: {
    text: 'The government’s single window lists the approvals for your trade, free of charge. We are a private firm, not a government office.',
    site: { title: 'National Single Window System', href: 'https://www.nsws.gov.in' },
  },
  questions: {
    'Do I need GST from the first day?':
      'Only above the limit, or in listed cases, such as most goods sold to another State. You may register earlier. {cgst-act sections 22 to 25}',
    'May I run it from home?':
      'Often, yes. Municipal or housing-society rules may forbid some trades; registrations ask for the owner’s consent.',
    'I have a job, serve the government or am under 18: may I start?':
      'With a job, your contract decides. Central government servants need sanction first. {conduct-rules rule 15} Under 18 you cannot make contracts: a parent has to start the business. {contract-act section 11} A partnership firm may admit you to its benefits. {partnership-act section 30}',
    'May I lend money through a company?':
      'As a business, usually only after the Reserve Bank has registered the company, with own funds of {firms.lenderOwnFunds}. A one person company may not. {incorporation-rules rule 3(6)} A person or firm usually needs the State’s money-lending licence.',
  },
  related: {
    'startup-consultation': 'Founders, investors, options',
    'legal-consultation': 'Rights, disputes and notices',
    'financial-consultation': 'Checks if the plan pays for itself',
    'compliance-consultation': 'Finds duties that a running business has missed',
  },

  checked: '2026-11-20',
};
