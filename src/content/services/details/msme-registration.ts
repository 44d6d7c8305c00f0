import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Medium-sized makers of goods have to register; others with turnover up to {licences.mediumTurnover} may',
    governmentFee: 'None, ever, on the Udyam portal {udyam-portal}',
    ourFee: 'Quoted in writing before you pay; depends on units and records to correct',
    time: 'Minutes to file; number usually the same day, certificate later',
    lasts: 'Permanent, but may be suspended without the yearly update of details',
    authority: 'Ministry of Micro, Small and Medium Enterprises; tax data confirm your declaration',
  },
  need: {
    must: [
      'You start a medium enterprise that makes goods: the Act of 2006 makes you register. The amending Act would make this your choice. {msmed-act section 8} {msmed-amendment-2026 Gazette of 13 August 2026}',
    ],
    may: [
      'You supply to buyers that pay late. Micro and small suppliers may claim {licences.msmeLateInterest} as interest after the due date.',
      'You need a loan with little security. A credit guarantee can cover up to {licences.msmeCreditCover}.',
    ],
    notYet: [
      'You only trade, wholesale or retail. You may register, but only to get priority-sector loans. {udyam-portal}',
    ],
  },
  costs: {
    rows: {
      'Registration, update and certificate': {
        note: 'A site that charges a fee is not the official one',
        amount: 'No government fee {udyam-portal}',
      },
      'Our fee': {
        note: 'For checking and corrections. GST on our fee has its own line.',
        when: 'If you want our help',
      },
      'Aadhaar-linked phone': {
        note: 'If the number has to be linked again',
        paidTo: 'An Aadhaar centre',
        amount: 'Its own charge',
        when: 'Before filing',
      },
    },
    more: ['You have more than one Udyam number on one PAN, or a wrong signatory.'],
  },
  table: {
    heading: 'Limits since 1 April 2025: both count',
    columns: ['Class', 'Plant, machinery, equipment', 'Turnover'],
    rows: [
      ['Micro', 'Up to {licences.microInvestment}', 'Up to {licences.microTurnover}'],
      ['Small', 'Up to {licences.smallInvestment}', 'Up to {licences.smallTurnover}'],
      ['Medium', 'Up to {licences.mediumInvestment}', 'Up to {licences.mediumTurnover}'],
    ],
  },
  documents: {
    'The signatory': {
      'Aadhaar with a linked mobile number':
        'Proprietor, karta, managing partner or authorised signatory. The code goes to that phone.',
    },
    'The business': {
      'Its PAN': 'One Udyam number for each PAN, with all its units.',
      'Goods and Services Tax (GST) number': 'Only if GST law makes you register.',
      'Bank account, start date, address of each unit': '',
      'Activity code of the national industrial classification (NIC)':
        'If you choose a trading code by mistake, you may lose the payment rights.',
      'Number of employees, women and men; social category': '',
    },
    'To know your class': {
      'Last income tax return': 'The value of plant and machinery is taken from it.',
      'Turnover from GST returns': 'Exports do not count. You upload no paper.',
    },
  },
  steps: {
    'We work out your class': {
      text: 'Land and buildings do not count.',
      takes: { us: 'Half a working day' },
    },
    'You enter Aadhaar and its one-time code': {
      text: 'On udyamregistration.gov.in, yourself or with us on the phone. PAN is checked online.',
      takes: { you: '10 minutes' },
    },
    'We fill the rest together': {
      text: 'Units, activities, bank and staff. If you have no tax return yet, you declare the figures.',
      takes: { us: '1 hour', you: '30 minutes' },
    },
    'The portal gives the number': {
      text: 'Usually the same day. The certificate with QR code follows by e-mail.',
      takes: { authority: 'Number same day, certificate later' },
    },
  },
  wrong: {
    'If names differ between Aadhaar, PAN and GST':
      'The portal stops. We tell you which record to correct, and where.',
    'If a fact was declared wrongly':
      'The Act punishes false statements. {msmed-act section 27} Correct the entry online. The amending Act would bring a warning first, then a fine. {msmed-amendment-2026 Gazette of 13 August 2026}',
    'If a buyer disputes your claim':
      'The Facilitation Council, which decides such claims, hears both sides. A buyer who challenges its award deposits {licences.msmeAwardDeposit} first.',
  },
  weDo: [
    'Find your class and activity codes',
    'Correct mismatched records with you',
    'Write a payment clause for your invoices',
  ],
  weDoNot: [
    'Charge for anything that the portal gives free',
    'Type your Aadhaar code for you',
    'Recover money: the Council decides claims',
  ],
  youReceive: [
    'Udyam number and certificate',
    'Your class with its calculation, for your bank',
    'Invoice wording on payment dates',
  ],
  after: {
    'When you cross either limit':
      'You move up a class. Benefits of the former class, other than tax, continue for {licences.msmeBenefitsAfterUpgrade}.',
    'When you fall below both limits':
      'You move down a class from the next 1 April. {msme-notifications S.O. 2119(E)}',
    'Buyers that are companies':
      'By {companies.msme1Due}, they report in form MSME-1 sums that they have owed to micro and small suppliers for more than {companies.msme1UnpaidFor}.',
  },
  yourself: {
    text: 'Please try the portal first: filing takes minutes. Come to us if it rejects a record or the class is doubtful. We are a private firm, not a government office.',
    site: { title: 'Udyam registration portal', source: 'udyam-portal' },
  },
  questions: {
    'A client does not pay my bill. What can I do?':
      'Claim at odr.msme.gov.in, no longer at Samadhaan. Interest is {licences.msmeLateInterestNow} ({licences.msmeLateInterestNow 2026-10-06} until 6 October 2026). {msme-disputes-portal} Compounded monthly at 17.25%, that is ₹8,941 on ₹1,00,000 after 6 months. The buyer cannot deduct the sum until it is paid (section 43B(h) → 37). {msmed-act section 18} {income-tax-act section 37}',
    'Do sales from before my registration count?':
      'Do not rely on it. The portal asks for a Udyam number older than the supply. In 2025 the question of earlier claims was before the Supreme Court. Register now. Claim within 3 years: for an older debt the Council can help you agree (conciliate), but cannot make an award. {msme-disputes-portal} {msmed-act section 18}',
    'Does a medium enterprise get the payment rules?':
      'No. The rules protect micro and small suppliers, not medium ones or traders. {msmed-act section 15}',
    'What does the amending Act of 2026 change?':
      'Nothing by October 2026: we found no start date for any part of it. Mediation and arbitration would have 90 calendar days each. You would get part of the buyer’s deposit after 6 months. Central public companies would pay through TReDS, an online system for unpaid invoices. {msmed-amendment-2026 Gazette of 13 August 2026}',
  },
  related: {
    'trademark-registration': 'With Udyam, you pay half the application fee',
    'startup-india-registration': 'A different status with tax relief',
    'gst-registration': 'Udyam asks for a GST number if law makes you register',
    'financial-consultation': 'To prepare the loan that Udyam supports',
  },

  checked: '2026-11-20',
};
