import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Sellers and makers who want government buyers',
    governmentFee: 'None to open the account; the portal’s caution money by turnover',
    ourFee: 'Quoted in writing before you pay',
    time: '3 to 7 working days',
    lasts: 'As long as the account is kept',
    authority: 'Government e-Marketplace',
  },
  need: {
    must: ['Have a GSTIN before you sell there what is taxed. {cgst-act section 22}'],
    may: ['You sell goods that many offices need, such as furniture or paper.'],
    notYet: ['You sell to private buyers alone: you need no account.'],
  },
  costs: {
    rows: {
      'Account of a seller': { paidTo: 'Government', amount: 'None', when: 'At the start' },
      'Caution money': {
        paidTo: 'Government',
        amount: 'By turnover, as the portal says',
        when: 'Before the first order',
      },
      'Our fee': { note: 'Tax on our fee is shown apart.', when: 'Before we begin' },
    },
    more: ['Products beyond the first ten, which we list one by one.'],
  },
  documents: {
    Business: { 'PAN of the business and its GSTIN': '', 'Bank account': '' },
    Person: { 'Aadhaar with a mobile number': '' },
  },
  steps: {
    'You send the papers': {
      text: 'We look through them and tell you just what is missing.',
      takes: { you: 'Usually 1 working day' },
    },
    'We open the account': {
      text: 'With your own number and mailbox, so that it stays yours.',
      takes: { us: '2 working days' },
    },
    'The portal checks': {
      text: 'It compares PAN, GSTIN and bank account. {gst-portal}',
      takes: { authority: 'Usually 1 to 3 working days' },
    },
    'We list your products': {
      text: 'The first ten, each with its price and its picture.',
      takes: { us: '2 working days' },
    },
  },
  wrong: {
    'If the names differ': 'The check fails. One of the papers has to be mended first.',
    'If an order is refused': 'The account’s rating falls, and buyers see it.',
  },
  weDo: ['Look through the papers', 'Open the account', 'List the first ten products'],
  weDoNot: ['Promise orders', 'Bid in your name'],
  youReceive: ['The account, with its password yours alone', 'A list of what is listed'],
  after: {
    'Every year': 'Confirm turnover and bank account.',
    'With each order': 'Accept, deliver and bill within the order’s time.',
  },
  yourself: {
    text: 'You may open the account yourself on the portal, which asks no fee. We are a private firm, not a government office.',
    site: { title: 'Government e-Marketplace', href: 'https://gem.gov.in' },
  },
  questions: {
    'Do I need a GSTIN?': 'Yes, where the law asks you to register. {cgst-act section 22}',
    'May a small shop sell?': 'Yes: the portal has no least turnover.',
    'Who sees my prices?': 'Buyers of the government who are logged in.',
    'How am I paid?': 'By the buyer’s office, after it has accepted the goods.',
  },
  related: {
    'msme-registration': 'Small sellers have advantages in tenders',
    'gst-registration': 'Buyers ask for a GSTIN',
  },

  checked: '2026-11-20',
};
