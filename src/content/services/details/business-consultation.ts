import { structureGuide } from '@/law/structures/guide';
import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Anybody about to start, change or move a business, and unsure what comes first',
    governmentFee: 'None for advice; each later registration has its own',
    ourFee: 'Quoted in writing before you pay; depends on topic, papers and experts needed',
    time: 'Slot in 1 to 3 working days; note 2 to 5 later',
    lasts: 'As long as your facts and the law stay as they were',
    authority: 'None: the choice is yours',
  },
  need: {
    must: [],
    may: [
      'You have a trade in mind, and do not know which form and licences it needs, or in which order.',
      'You trade alone and someone wants to join, lend or invest.',
      'You are opening in another State, going online, hiring or exporting for the first time.',
    ],
    notYet: [
      'The form is chosen. Go straight to that registration, such as company, firm or proprietorship.',
      'The question is founders’ shares or investors. Take a startup consultation.',
      'You have a dispute or a notice. That is a legal consultation, and dates may be running.',
    ],
  },
  structures: structureGuide,
  costs: {
    rows: {
      'Our fee': {
        note: 'Reading, the talk and the note. Tax on our fee is shown apart.',
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
    more: [
      'Several States, owners abroad or a regulated trade.',
      'Papers that reach us after the talk and change the answer.',
    ],
  },
  documents: {
    'What you plan': {
      'Half a page: product, places, owners, money, staff':
        'Guesses are fine if you mark them as guesses.',
      'Turnover you expect in year 1, and where customers are': '',
      'Decisions that wait, as a list': '',
    },
    'What exists already': {
      'PAN, tax and Udyam certificates, deed or incorporation papers': 'Copies will do.',
      'Last returns and accounts': '',
      'Rent agreement or title paper; main contracts': '',
      'Names and logos in use': '',
      'Any notice, with the day it came': '',
    },
  },
  steps: {
    'You ask, we set the scope': {
      text: 'By form or in a first call, which is free. You learn who will advise you, on what, and the fee.',
      takes: { you: '10 minutes', us: '1 working day' },
    },
    'You send papers and answers': {
      text: 'A short questionnaire, kept confidential. The more complete it is, the less the talk spends on facts.',
      takes: { you: 'An hour or so' },
    },
    'We talk': {
      text: 'The paid talk, by call, video or meeting, with the adviser whom your topic needs.',
      takes: { us: '30 to 60 minutes' },
    },
    'We write the note': {
      text: 'Forms compared, one recommended, registrations in order, cost heads, and a calendar of deadlines.',
      takes: { us: '2 to 5 working days' },
    },
    'You read it and question us': {
      text: 'Follow-up questions are part of the service; the quote says for how long.',
      takes: { you: 'Your time' },
    },
  },
  wrong: {
    'If a fact was left out':
      'The note answers another case than yours. Tell us, and we say what changes.',
    'If the question turns out to be legal practice':
      'It goes to an enrolled advocate, as the law reserves it. {advocates-act sections 29 and 33} You agree first.',
    'If it needs an audit or certificate':
      'A chartered accountant in practice does it. {icai} Our note is neither.',
    'If the law changes after the note':
      'It is right as of its date only. Have it checked before the next big step.',
  },
  weDo: [
    'Compare the forms that fit, with yearly duties counted',
    'List registrations and licences for your trade and place',
    'Check name, contracts, staff and data for gaps',
    'Put it on paper, in order, with dates',
  ],
  weDoNot: [
    'Decide for you',
    'Vouch for an approval, a loan or a subsidy',
    'Argue your case before an authority',
    'File anything without a new order',
  ],
  youReceive: [
    'Written note with a recommendation and its reasons',
    'Calendar and cost heads',
    'Answers to your follow-up questions',
  ],
  after: {
    'When turnover nears the tax limit':
      'Goods and Services Tax (GST): {gst.limitForGoods} for goods, {gst.limitForServices} for services, lower in some States. Apply within {gst.applyWithin} of becoming liable.',
    'When a customer pays late':
      'Micro and small suppliers (not traders) must be paid in {licences.msmePayWithinUnagreed}, or as agreed within {licences.msmePayWithin}. Interest after that: {licences.msmeLateInterest}.',
    'When partners come in': 'Put profit, work and exit in a deed before money moves.',
    'When State, product, owners or law change':
      'Have the note looked at again; keep it with the facts you gave.',
  },
  yourself: {
    text: 'The government’s single window asks some questions and lists approvals for your trade, without charge. It does not weigh liability, tax and effort against each other for your case. We are a private firm, not a government office.',
    site: { title: 'National Single Window System', href: 'https://www.nsws.gov.in' },
  },
  questions: {
    'Which form of business is right for me?':
      'The one with the fewest duties that still covers your risk. Owners, liability, investors, tax and yearly work decide it.',
    'Do I need GST from the first day?':
      'Only in listed cases, such as taxable goods sold to another State, or above the limit. Registering earlier is your choice. {cgst-act sections 22 to 25}',
    'May I run it from home?':
      'Often, yes. Municipal, housing-society and licence rules may forbid some trades, and registrations ask for the owner’s consent.',
    'I have a job, serve the government or am under 18: may I start?':
      'With a job, your contract decides; government service takes sanction before any trade. {conduct-rules rule 15} Under 18 you cannot contract: a parent starts it in the parent’s name. {contract-act section 11} A firm may only admit you to its benefits. {partnership-act section 30}',
    'May I lend money through a company?':
      'Only once the Reserve Bank has registered it, which asks for own funds of {firms.lenderOwnFunds}. One person companies and limited liability partnerships are out. A person or a firm lends own money on the State’s money-lending licence. {incorporation-rules rule 3(6)}',
    'Will you push me to buy registrations?':
      'No. The note says which you need, which can wait and which are free on their portal. Filing by us is a separate order.',
  },
  related: {
    'startup-consultation': 'Founders, investors and options in detail',
    'legal-consultation': 'Rights, disputes and notices, with an advocate',
    'financial-consultation': 'Whether the plan pays for itself',
    'compliance-consultation': 'What a running business has missed',
  },

  checked: '2026-11-20',
};
