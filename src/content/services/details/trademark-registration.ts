import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Owners of a name or logo in use or planned, by choice',
    governmentFee:
      '{ip.trademarkLowerFee} per class for individuals, startups, MSMEs; {ip.trademarkFee} for others',
    ourFee: 'Quoted in writing before you pay; depends on marks and classes',
    time: 'Usually 8 to 18 months; filing takes a few working days',
    lasts: '{ip.trademarkLife} from filing, then renewable',
    authority: 'The Registrar of Trade Marks, at the office for your place of business',
  },
  need: {
    must: [
      'Register before you print R in a circle. A false claim costs {ip.trademarkFalseClaim}.',
      'Register to sue for infringement. Without registration, you can sue for passing off. {trade-marks-act section 27}',
    ],
    may: [
      'You are about to pay for packaging and sign boards.',
      'You have not started. You can file a mark as “proposed to be used”. {trade-marks-act section 18}',
    ],
    notYet: [
      'The name only says what you sell or where it is from, and buyers do not yet know it as yours. {trade-marks-act section 9}',
      'It is text, art or code (copyright), a product’s look (design) or how it works (patent).',
    ],
  },
  costs: {
    rows: {
      'Application, form TM-A': {
        note: 'Per mark and class',
        paidTo: 'Trade Marks Registry',
        amount: '{ip.trademarkLowerFee} or {ip.trademarkFee}',
        when: 'On filing; not returned if refused',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'Once you accept the quote',
      },
      'Stamp paper; notary, if you claim earlier use': {
        paidTo: 'State; notary',
        amount: 'By State law; the notary’s charge',
        when: 'Before filing',
      },
      'Worked example: founder, word and logo, 1 class': {
        note: 'Not in it: stamp paper, our fee',
        paidTo: 'Trade Marks Registry',
        sum: [
          ['The word', '{ip.trademarkLowerFee}'],
          ['The logo', '{ip.trademarkLowerFee}'],
        ],
        amount: '₹9,000',
        when: 'On filing',
      },
    },
    more: [
      'More classes: 3 cost {ip.trademarkLowerFeeFor3} or {ip.trademarkFeeFor3}, on 1 form or several.',
    ],
  },
  table: {
    heading: 'Official fees for online filing',
    columns: ['Filing', 'Individual, startup, MSME', 'Others'],
    rows: [
      [
        'Faster examination (TM-M), per class',
        '{ip.trademarkLowerFastFee}',
        '{ip.trademarkFastFee}',
      ],
      [
        'Opposition or answer to it (TM-O), per class',
        '{ip.trademarkOppositionFee}',
        '{ip.trademarkOppositionFee}',
      ],
    ],
  },
  documents: {
    'The mark': {
      'The word as text (word mark), or the logo as an image (device mark)': '',
      'Translation and transliteration': 'If the mark is not in Hindi or English.',
      'List of goods and services': 'What you sell or will sell.',
    },
    'The owner': {
      'PAN or other proof of identity, and address':
        'The owner of the brand must apply: a wrong applicant can cost you the mark. {trade-marks-act section 18}',
      'Incorporation certificate, or partnership or trust deed': '',
      'Udyam or startup recognition certificate': 'For the lower fee. {trade-marks-rules rule 2}',
      'Signed authority for an agent or advocate': 'Stamped as your State asks.',
    },
    'Use and earlier filings': {
      'Date of first use': 'A wrong date can cost you the mark.',
      'Affidavit with dated invoices or advertisements':
        'If you claim use before filing. {trade-marks-rules rule 25}',
    },
  },
  steps: {
    'We search, you choose': {
      text: 'We search the public register. You decide mark, owner and classes. {trade-marks-search}',
      takes: { us: '1 to 3 working days', you: '45 minutes' },
    },
    'You sign, we file form TM-A': {
      text: 'Give an e-mail that you read: letters count as served when sent. {trade-marks-rules rule 18} {owner.trademarkActs} {trade-marks-act section 145}',
      takes: { you: '30 minutes', us: '1 working day' },
    },
    'The examiner reads it': {
      text: 'The examiner accepts it, or objects in an examination report. {trade-marks-rules rule 33}',
      takes: { authority: 'Usually 4 to 14 months' },
    },
    'If objected, you reply': {
      text: 'An objection is common, and is not a refusal. Reply within {ip.trademarkReplyWithin}.',
      takes: { us: '3 to 10 working days' },
    },
    'The Journal publishes it': {
      text: 'Anyone may oppose within {ip.trademarkOpposeWithin} of publication.',
      takes: { authority: '{ip.trademarkOpposeWithin uncited}, never less' },
    },
    'The Registrar registers, we check': {
      text: 'Your right counts from the filing date. {trade-marks-act section 23}',
      takes: { us: 'Half a working day' },
    },
  },
  wrong: {
    'If the sign is called descriptive (section 9)':
      'Proof that buyers knew it as yours before filing (acquired distinctiveness) may help. {trade-marks-act section 9}',
    'If an earlier mark is too close (section 11)':
      'Narrow the goods, bring its owner’s consent, or show honest use side by side (honest concurrent use). {trade-marks-act sections 11 and 12}',
    'If the name or logo has to change':
      'More than a small change needs a new application. {trade-marks-act section 22}',
  },
  weDo: ['Search by sound, look and meaning', 'Describe goods and services', 'Prepare form TM-A'],
  weDoNot: ['Predict the examiner’s decision', 'Answer objections within this quote'],
  youReceive: [
    'Search note on each conflict',
    'Application number, filed form',
    'Certificate, if the Registrar registers',
  ],
  after: {
    'Every week':
      'Read the Journal. You have {ip.trademarkOpposeWithin} to oppose marks like yours.',
    'In the last year of each term':
      'Form TM-R, {ip.trademarkRenewalFee} a class, open from {ip.trademarkRenewFrom} before expiry.',
    'After expiry':
      'For {ip.trademarkRenewalGrace}, you can renew for {ip.trademarkLateRenewalFee} a class more. After that, within {ip.trademarkRestoreWithin} of expiry, you can restore it for {ip.trademarkRestorationFee} more.',
  },
  yourself: {
    text: 'You can: the search is free and the fee is the same. It is hard to find marks that sound alike, and to reply in time. We are a private firm, not a government office.',
    site: { title: 'Intellectual Property India', source: 'ip-india' },
  },
  questions: {
    'Which first, the word or the logo?':
      'Usually the word, if it is distinctive: it covers any style.',
    'How many classes do I need?':
      'One for each class in which you trade or plan to. Another owner may have the same name in another class. There are 45 (Nice classification).',
    'Can I write TM (trade mark) beside the name while I wait?':
      'Yes, from today. R in a circle has to wait.',
    'Somebody used my name before me, unregistered. Am I safe once registered?':
      'Not from them. An earlier user (prior user) may continue, oppose you, or ask to cancel your entry. {trade-marks-act section 34}',
    'Can I sell or license my trademark?':
      'Yes, also before registration. The buyer records it on TM-P, {ip.trademarkTransferFee} a mark. After a sale without goodwill, ask the Registrar for directions within 6 months. {trade-marks-act sections 37, 42 and 45} License in writing, with control of quality. {trade-marks-act sections 48 and 49}',
  },
  related: {
    'trademark-objection-reply': 'When the status turns to “Objected”',
    'international-ip-protection': 'Other countries accept the Indian date for some months',
    'copyright-registration': 'Guards the logo as artwork too',
    'ip-litigation-support': 'Oppositions, and copies on the market',
  },

  checked: '2026-11-20',
};
