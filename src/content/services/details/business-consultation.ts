import { structureGuide } from '@/law/structures/guide';
import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Anybody about to start, change or move a business',
    governmentFee: 'None for advice; each later registration has its own',
    ourFee: 'Quoted in writing before you pay; depends on topic, papers and experts needed',
    time: 'Slot in 1 to 3 working days; note 2 to 5 later',
    lasts: 'As long as your facts and the law stay as they were',
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
      'The form is chosen: go straight to that registration.',
      'It is about founders’ shares or investors: startup consultation.',
      'You have a dispute or a notice: legal consultation; dates may be running.',
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
      'Work reserved to a professional': {
        paidTo: 'Advocate, accountant or company secretary',
        amount: 'Named to you first',
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
      'Any notice, with its day': '',
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
      text: 'One form recommended, registrations in order, cost heads, a calendar.',
      takes: { us: '2 to 5 working days' },
    },
    'You read it and question us': {
      text: 'Follow-up questions are included; the quote says for how long.',
      takes: { you: 'Your time' },
    },
  },
  wrong: {
    'If the question turns out to be legal practice':
      'It goes to an enrolled advocate. {advocates-act sections 29 and 33} You agree first.',
    'If it needs an audit or certificate': 'A chartered accountant in practice does it. {icai}',
  },
  weDo: [
    'Compare the forms that fit, with yearly duties counted',
    'List registrations and licences for your trade and place',
    'Put it on paper, in order, with dates',
  ],
  weDoNot: [
    'Decide for you',
    'Vouch for an approval, a loan or a subsidy',
    'File anything without a new order',
  ],
  youReceive: ['Written note with a recommendation and its reasons', 'Calendar and cost heads'],
  after: {
    'When turnover nears the tax limit':
      'Goods and Services Tax (GST): {gst.limitForGoods} for goods, {gst.limitForServices} for services, lower in some States. Apply within {gst.applyWithin}.',
    'When a customer pays late':
      'To a micro or small supplier (no trader): due in {licences.msmePayWithinUnagreed}, or as agreed within {licences.msmePayWithin}; then interest at {licences.msmeLateInterest}.',
    'When partners come in': 'Put profit, work and exit in a deed before money moves.',
  },
  yourself: {
    text: 'The government’s single window lists approvals for your trade, without charge. We are a private firm, not a government office.',
    site: { title: 'National Single Window System', href: 'https://www.nsws.gov.in' },
  },
  questions: {
    'Do I need GST from the first day?':
      'In listed cases, such as most goods sold to another State, or above the limit. Earlier is your choice. {cgst-act sections 22 to 25}',
    'May I run it from home?':
      'Often, yes. Municipal or housing-society rules may forbid some trades; registrations ask for the owner’s consent.',
    'I have a job, serve the government or am under 18: may I start?':
      'With a job, your contract decides; central government servants need sanction first. {conduct-rules rule 15} Under 18 you cannot contract: a parent starts it. {contract-act section 11} A firm may admit you to its benefits. {partnership-act section 30}',
    'May I lend money through a company?':
      'As a business, usually once the Reserve Bank has registered it, with own funds of {firms.lenderOwnFunds}. One person companies are out. {incorporation-rules rule 3(6)} A person or firm usually needs the State’s money-lending licence.',
  },
  related: {
    'startup-consultation': 'Founders, investors, options',
    'legal-consultation': 'Rights, disputes and notices',
    'financial-consultation': 'Whether the plan pays for itself',
    'compliance-consultation': 'What a running business has missed',
  },

  checked: '2026-11-20',
};
