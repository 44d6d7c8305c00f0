import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Owners of a name or logo in use or planned; the law forces nobody',
    governmentFee:
      '{ip.trademarkLowerFee} per class for individuals, startups, micro to medium enterprises; {ip.trademarkFee} for others',
    ourFee: 'Quoted in writing before you pay; depends on marks and classes',
    time: 'Usually 8 to 18 months; filing takes a few working days',
    lasts: '{ip.trademarkLife} from filing, then renewable',
    authority: 'The Registrar of Trade Marks, at the office for your place of business',
  },
  need: {
    must: [
      'Register before you print R in a circle. It is lawful only for the goods or services registered. {trade-marks-act section 107}',
      'Register if you want to sue for infringement. Without registration you can sue only for passing off. {trade-marks-act section 27}',
    ],
    may: [
      'The name brings customers back, or you are about to pay for packs, boards and a website.',
      'You have not started. A mark “proposed to be used” can be filed. {trade-marks-act section 18}',
    ],
    notYet: [
      'The name says what you sell or where it is from. {trade-marks-act section 9}',
      'You want a company name reserved. Incorporation does that.',
      'You want to protect text, art or code (copyright), a product’s look (design) or how it works (patent).',
    ],
  },
  costs: {
    rows: {
      'Application, form TM-A': {
        note: 'Per mark and class; lower for individuals, or on proof',
        paidTo: 'Trade Marks Registry',
        amount: '{ip.trademarkLowerFee} or {ip.trademarkFee}',
        when: 'On filing; not returned if refused',
      },
      'Our fee': {
        note: 'Tax on our fee is shown apart',
        when: 'Once you accept the quote',
      },
      'Stamp paper; notary for earlier use': {
        paidTo: 'State; notary',
        amount: 'By State law; the notary’s charge',
        when: 'Before filing',
      },
      'Worked example: founder, word and logo, 1 class': {
        note: 'Left open: stamp paper, our fee',
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
      'More classes. One form can hold several, but each pays the full fee: 3 classes cost {ip.trademarkLowerFeeFor3} or {ip.trademarkFeeFor3}.',
    ],
  },
  table: {
    heading: 'Official fees for online filing',
    columns: ['Filing', 'Individual, startup, micro to medium enterprise', 'All others'],
    rows: [
      ['Application (TM-A), per class', '{ip.trademarkLowerFee}', '{ip.trademarkFee}'],
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
      ['Renewal (TM-R), per class', '{ip.trademarkRenewalFee}', '{ip.trademarkRenewalFee}'],
      [
        'Late renewal, on top of renewal',
        '{ip.trademarkLateRenewalFee}',
        '{ip.trademarkLateRenewalFee}',
      ],
      [
        'Restoration, on top of renewal',
        '{ip.trademarkRestorationFee}',
        '{ip.trademarkRestorationFee}',
      ],
    ],
  },
  documents: {
    'The mark': {
      'The word as text (word mark), or the logo as one clear image (device mark)': '',
      'Translation and transliteration': 'Only if it is in neither Hindi nor English.',
      'List of goods and services': 'What you sell or will sell, not a whole class.',
    },
    'The owner': {
      'PAN or other proof of identity, and address': '',
      'Incorporation certificate, or partnership or trust deed': '',
      'Udyam or startup recognition certificate':
        'For the lower fee, up to medium size. Without it you get a formal objection. {trade-marks-rules rule 2}',
      'Signed authority for the trademark agent or advocate': 'On stamp paper.',
    },
    'Use and earlier filings': {
      'Date of first use': 'A wrong date can sink the mark later.',
      'Affidavit with dated invoices, advertisements, packs or web pages':
        'If you claim use before filing. {trade-marks-rules rule 25}',
    },
  },
  steps: {
    'We search, you choose': {
      text: 'We search the public register; you settle mark, owner and classes. {trade-marks-search}',
      takes: { us: '1 to 3 working days', you: '45 minutes' },
    },
    'You sign, the form goes in': {
      text: 'Form TM-A, online: the number comes the same day and fixes your date. {owner.trademarkActs} {trade-marks-act section 145}',
      takes: { you: '30 minutes', us: '1 working day' },
    },
    'The examiner reads it': {
      text: 'The Registry checks form, meaning and earlier marks. It accepts, or writes an examination report. {trade-marks-rules rule 33}',
      takes: { authority: 'Usually 4 to 14 months' },
    },
    'If objected, you reply': {
      text: 'An objection is common, and no refusal. The reply is due within {ip.trademarkReplyWithin}; a hearing may follow.',
      takes: { us: '3 to 10 working days' },
    },
    'The Journal prints it': {
      text: 'Anyone may oppose within {ip.trademarkOpposeWithin} of that.',
      takes: { authority: '{ip.trademarkOpposeWithin uncited}, never less' },
    },
    'The Registrar registers, we check': {
      text: 'Your right counts from the filing date. {trade-marks-act section 23}',
      takes: { us: 'Half a working day' },
    },
  },
  wrong: {
    'If the sign is called descriptive (section 9)':
      'Proof that buyers knew it as yours before filing (acquired distinctiveness) can overcome this. {trade-marks-act section 9}',
    'If an earlier mark is too close (section 11)':
      'You may narrow the goods, bring its owner’s consent, or show honest use side by side (honest concurrent use). {trade-marks-act sections 11 and 12}',
    'If the name or logo has to change':
      'Small changes only. Anything more is a new application, date and fee. {trade-marks-act section 22}',
  },
  weDo: [
    'Search names by sound, look and meaning',
    'Word the goods and services',
    'Prepare form TM-A, which you or your agent files',
  ],
  weDoNot: [
    'Foresee what an examiner will do',
    'Answer objections or oppositions within this quote',
  ],
  youReceive: [
    'Search note with our view of each conflict',
    'Application number, filed form',
    'Electronic certificate, if the Registrar registers',
  ],
  after: {
    'Every week':
      'Read the Journal for marks like yours. You too have {ip.trademarkOpposeWithin} to oppose.',
    'In the last year of each term':
      'Form TM-R, open from {ip.trademarkRenewFrom} before expiry. The Registrar sends a notice: check it on the Registry’s site before you pay. {trade-marks-act section 25}',
    'After expiry':
      'Renewal with surcharge for {ip.trademarkRenewalGrace}; then restoration, within {ip.trademarkRestoreWithin} of expiry.',
  },
  yourself: {
    text: 'You can: owners search free and file at the same fee. Marks that only sound alike, the wording of goods and the reply in time are the hard parts. We are a private firm, not a government office.',
    site: { title: 'Intellectual Property India', source: 'ip-india' },
  },
  questions: {
    'Which first, the word or the logo?':
      'The word, if it is distinctive: it protects the name in any style.',
    'How many classes do I need?':
      'One for each class in which you trade or plan to. There are 45 (Nice classification): goods are in 1 to 34, services in 35 to 45.',
    'Can I write TM (trade mark) beside the name while I wait?':
      'Yes, from today. Those letters need no registration; only R in a circle does. {trade-marks-act section 107}',
    'Somebody used my name before me, unregistered. Am I safe once registered?':
      'Not from them. An earlier user (prior user) may continue, oppose you, or ask to cancel your entry. {trade-marks-act section 34}',
    'Can I sell or license my trademark?':
      'Yes, registered or applied for. The buyer records it on TM-P, {ip.trademarkTransferFee} a mark; without goodwill, ask directions within 6 months. {trade-marks-act sections 37, 42 and 45} A licence needs control of quality; form TM-U is optional. {trade-marks-act sections 48 and 49}',
  },
  related: {
    'trademark-objection-reply': 'When the status turns to “Objected”',
    'international-ip-protection': 'The Indian date travels only for some months',
    'copyright-registration': 'Guards the logo as artwork too',
    'ip-litigation-support': 'For oppositions, and for copies on the market',
  },

  checked: '2026-11-20',
};
