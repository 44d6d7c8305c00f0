import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Owners and licensees who are copied, and businesses accused of copying',
    governmentFee: 'Court fee by State law and value; Registry fees by schedule',
    ourFee: 'Quoted in writing before you pay; depends on evidence and forum; advocate’s fee apart',
    time: 'Notice: usually 3 to 7 working days; trials: years',
    lasts: 'Until order or settlement; then you watch the market',
    authority: 'Commercial Courts and High Courts; Registrars for their registers',
  },
  need: {
    must: [
      'File the counter-statement within {ip.trademarkCounterWithin} of receiving a notice of opposition.',
      'Answer a commercial suit within {contracts.writtenStatementWithin} (written statement); after {contracts.writtenStatementLimit} the court accepts no answer.',
      'Oppose a rival’s mark within {ip.trademarkOpposeWithin} of its publication in the Journal. Nobody can extend this time.',
    ],
    may: [
      'Copies of your product, label, code or design are on sale.',
      'A notice accuses you: a hasty reply can be used against you.',
    ],
    notYet: [
      'The examiner, not a rival, has objected: answer the examination report.',
      'The copying is only abroad: you need a right of that country.',
      'You have neither a registration nor proof of use.',
    ],
  },
  costs: {
    rows: {
      'Court fee': {
        paidTo: 'The State',
        amount: 'By its Court-Fees law and your valuation',
        when: 'On filing a suit or appeal',
      },
      'Trademark opposition or answer (TM-O)': {
        paidTo: 'Trade Marks Registry',
        amount: '{ip.trademarkOppositionFee} per class, online',
        when: 'With the form',
      },
      'The advocate': {
        note: 'Chosen and engaged by you; no part comes to us {bar-council-rules Chapter III, rule 2}',
        paidTo: 'The advocate directly',
        amount: 'As you and the advocate agree',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'Before each stage',
      },
      'Experts, investigators, local commissioner': {
        paidTo: 'Each of them',
        amount: 'Their terms, or the court’s order',
        when: 'When you use them',
      },
    },
    more: ['Several sellers or courts; proof of old use from papers.'],
  },
  table: {
    heading: 'Routes, and how long each usually takes',
    columns: ['Route', 'When it fits', 'Usual time'],
    rows: [
      [
        'Notice to the copyist (cease and desist)',
        'Settlement is likely',
        'Some working days to send',
      ],
      ['Takedown by marketplace or host', 'The copy is online', 'Usually some working days'],
      [
        'Mediation before suit',
        'Nothing is urgent {commercial-courts-act section 12A}',
        '{contracts.mediationLasts}, and {contracts.mediationExtension} more if both agree',
      ],
      [
        'Opposition or cancellation (rectification)',
        'The dispute is about a register entry {trade-marks-act sections 21 and 57}',
        'Usually 1 to 3 years',
      ],
      [
        'Suit with interim injunction',
        'Harm continues every day',
        'Interim order: usually days to months; trial: 1 to 4 years',
      ],
    ],
  },
  documents: {
    'Your right': {
      'Certificates, and every assignment and licence': 'Unrecorded ones weaken your proof.',
      'Dated invoices, sales certificate, advertising spend': '',
    },
    'Their copy': {
      'Sample bought, with its bill': 'Sealed and photographed.',
      'Screenshots with address and date, and hash values': '',
      'Certificate for electronic records (section 65B → 63)':
        'Without it the court may not accept the records. {evidence-act section 63}',
      'Facts about the seller and the stock': '',
    },
    'To act': {
      'Board resolution or authority letter': '',
      'Vakalatnama (signed authority) for your advocate': '',
      'Earlier notices, replies and orders, bad ones too': '',
    },
  },
  steps: {
    'We test the case with an advocate': {
      text: 'Is your right valid, is it infringed, and is there still time?',
      takes: { us: '2 to 4 working days' },
    },
    'We collect evidence': {
      text: 'Test purchase, dated screenshots, expert comparison. We edit nothing.',
      takes: { us: '1 working week', you: '1 working day' },
    },
    'You choose notice, takedown or Registry': {
      text: 'An advocate signs the notice. You can also complain about a domain, or record your right at customs.',
      takes: { us: '3 to 7 working days' },
    },
    'Mediation, unless it is urgent': {
      text: 'A commercial suit needs it first, unless you ask for an urgent order. {commercial-courts-act section 12A} Continuing infringement may show urgency. {supreme-court Novenco v Xero Energy, 2025 INSC 1256}',
      takes: { authority: '{contracts.mediationLasts uncited}' },
    },
    'Your advocate sues or defends': {
      text: 'A suit from {contracts.commercialValue} on is commercial. An enrolled advocate signs and argues.',
      takes: { authority: '1 to 4 years, or more' },
    },
  },
  wrong: {
    'If the matter was not really urgent':
      'The court can reject a suit without mediation. {supreme-court Patil Automation, 2022}',
    'If you threaten without a right':
      'The other side may sue you for groundless threats. {trade-marks-act section 142}',
    'If you knew and waited for years':
      'If you knowingly tolerate a registered mark for {ip.trademarkToleratedFor}, you may lose the right to object.',
    'If they attack your registration':
      'The court may pause a trademark suit until the validity of your mark is decided. {trade-marks-act section 124}',
  },
  weDo: [
    'Collect proof of ownership and of use',
    'Record evidence and list it',
    'Draft notices and takedowns for an advocate’s signature',
  ],
  weDoNot: [
    'Plead, sign or argue in court: that is for advocates {advocates-act sections 29 and 33}',
    'Recommend, rank or take a share from any advocate',
    'Predict the order of a court',
  ],
  youReceive: ['A written view of strength, risk and cost', 'Evidence file, indexed and certified'],
  after: {
    'In an opposition':
      'The opponent’s evidence is due {ip.oppositionEvidenceWithin} after the counter-statement, or the opposition is abandoned. High Courts differ on more time. The applicant then has the same time.',
    'If you lose before the Registrar':
      'For marks: appeal to the High Court within {ip.trademarkAppealWithin}.',
    'If you lose in a Commercial Court': 'Appeal within {contracts.commercialAppealWithin}.',
    'While you wait to sue':
      'You generally lose the claim for damages after {contracts.suitWithin}. Each new infringement starts a new period.',
  },
  yourself: {
    text: 'You can write to a platform or oppose an application yourself. We are a private firm, not a government office.',
    site: { title: 'Electronic courts portal of India', href: 'https://ecourts.gov.in' },
  },
  questions: {
    'Can I sue without a registered trademark?':
      'Yes, for passing off: prove goodwill, misrepresentation and damage. {trade-marks-act section 27}',
    'Do I have to send a legal notice first?':
      'No general rule asks for it, but it often leads to a settlement.',
    'May I sue in my own city?':
      'Usually, for registered marks and copyright, if you live or do business there, with some limits. {trade-marks-act section 134} {copyright-act section 62}',
    'How fast can an online copy disappear?':
      'Usually within some working days of a notice with proof. If a court orders it, the platform has 3 hours. {information-technology-act rules of 2021, G.S.R. 120(E)}',
    'Is copying a crime?':
      'Sometimes. Knowing piracy is punished with {ip.copyrightOffence} in prison, and false marks are punished too. For marks, the police first ask for the Registrar’s opinion. {trade-marks-act section 115}',
    'What can a court give me?':
      'An injunction, damages or the copyist’s profits, and delivery of the copies. {trade-marks-act section 135} {copyright-act section 55}',
  },
  related: {
    'trademark-objection-reply': 'If the Registry objects, not a rival',
    'legal-consultation': 'Before you answer a notice',
    'legal-drafting': 'Settlements, licences and undertakings',
  },

  checked: '2026-11-20',
};
