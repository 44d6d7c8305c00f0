import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Medium makers of goods have to; others with turnover up to {licences.mediumTurnover} may',
    governmentFee: 'None, ever, on the Udyam portal {udyam-portal}',
    ourFee: 'Quoted in writing before you pay; depends on units and records to correct',
    time: 'Minutes to file; number usually the same day, certificate later',
    lasts: 'Permanent; without the yearly update of its details it may be suspended',
    authority: 'Ministry of Micro, Small and Medium Enterprises; you declare, tax data confirm',
  },
  need: {
    must: [
      'You start a medium enterprise that makes goods: the Act of 2006 asks for its filing. The amending Act would leave it to you. {msmed-act section 8} {msmed-amendment-2026 Gazette of 13 August 2026}',
    ],
    may: [
      'You supply to buyers that pay late. Micro and small suppliers may claim {licences.msmeLateInterest} as interest after the due date.',
      'You need a loan with little security. A credit guarantee can cover up to {licences.msmeCreditCover}.',
    ],
    notYet: [
      'You trade only, wholesale or retail. You may register, but only for priority-sector loans. {udyam-portal}',
    ],
  },
  costs: {
    rows: {
      'Registration, update and certificate': {
        note: 'Sites that charge are not the official one',
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
    more: ['More than one number on one PAN, or a wrong signatory.'],
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
      'Its PAN': 'One number for each PAN, all units inside it.',
      'Goods and Services Tax (GST) number': 'Only if that law makes you register.',
      'Bank account, start date, address of each unit': '',
      'Activity code of the national industrial classification (NIC)':
        'A trading code by mistake may cost you the payment rights.',
      'Number of employees, women and men; social category': '',
    },
    'To know your class': {
      'Last income tax return': 'Plant and machinery as it shows them.',
      'Turnover from GST returns': 'Exports are left out. No paper is uploaded.',
    },
  },
  steps: {
    'We work out your class': {
      text: 'Land and buildings do not count.',
      takes: { us: 'Half a working day' },
    },
    'You enter Aadhaar and code': {
      text: 'On udyamregistration.gov.in, yourself or with us on the phone. PAN is checked online.',
      takes: { you: '10 minutes' },
    },
    'We fill the rest together': {
      text: 'Units, activities, bank and staff. Without a tax return yet, you declare the figures.',
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
      'The Act punishes false statements. {msmed-act section 27} Correct it online. The amending Act would warn first and then fine. {msmed-amendment-2026 Gazette of 13 August 2026}',
    'If a buyer disputes your claim':
      'The Facilitation Council hears both. A buyer who challenges its award deposits {licences.msmeAwardDeposit} first.',
  },
  weDo: [
    'Determine class and activity codes',
    'Correct mismatched records with you',
    'Word a payment clause for your invoices',
  ],
  weDoNot: [
    'Charge for what the portal gives free',
    'Type your Aadhaar code for you',
    'Recover money: the Council decides claims',
  ],
  youReceive: [
    'Udyam number and certificate',
    'Class working, for your bank',
    'Invoice wording on payment dates',
  ],
  after: {
    'On crossing either limit':
      'You move up. Benefits of the former class, tax apart, continue for {licences.msmeBenefitsAfterUpgrade}.',
    'On falling below both':
      'You move down from the next 1 April. {msme-notifications S.O. 2119(E)}',
    'Buyers that are companies':
      'They report dues to micro and small suppliers beyond {companies.msme1UnpaidFor} in form MSME-1, by {companies.msme1Due}.',
  },
  yourself: {
    text: 'Please try the portal first: filing takes minutes. Come to us if it rejects a record or the class is doubtful. We are a private firm, not a government office.',
    site: { title: 'Udyam registration portal', source: 'udyam-portal' },
  },
  questions: {
    'A client does not pay my bill. What can I do?':
      'Claim at odr.msme.gov.in, no longer at Samadhaan, with interest of {licences.msmeLateInterestNow} ({licences.msmeLateInterestNow 2026-10-06} until 6 October 2026). {msme-disputes-portal} Compounded monthly at 17.25%, it is ₹8,941 on ₹1,00,000 after 6 months. Until paid, the buyer cannot deduct the sum (43B(h) → 37). {msmed-act section 18} {income-tax-act section 37}',
    'Do sales from before my registration count?':
      'Not safely. The portal asks for a Udyam number older than the supply, and whether the Council may hear earlier claims was before the Supreme Court in 2025. Register now. Claim within 3 years: an older debt the Council can conciliate, but not award. {msme-disputes-portal} {msmed-act section 18}',
    'Does a medium enterprise get the payment rules?':
      'No. They protect micro and small suppliers; medium ones and traders stay outside. {msmed-act section 15}',
    'What does the amending Act of 2026 change?':
      'Nothing by October 2026: we found no day on which any part of it begins. Mediation and arbitration would get 90 calendar days each, part of the buyer’s deposit would reach you after 6 months, and central public companies would pay through TReDS. {msmed-amendment-2026 Gazette of 13 August 2026}',
  },
  related: {
    'trademark-registration': 'With Udyam, the application costs half the fee',
    'startup-india-registration': 'A different status with tax relief',
    'gst-registration': 'Udyam asks for it where law does',
    'financial-consultation': 'To prepare the loan that Udyam supports',
  },

  checked: '2026-11-20',
};
