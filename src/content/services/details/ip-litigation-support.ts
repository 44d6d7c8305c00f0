import type { WrittenDetails } from '@/content/services/schema';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Owners and licensees who are copied, and businesses accused of copying',
    governmentFee: 'Court fee by State law and value; Registry fees by schedule',
    ourFee: 'Quoted in writing before you pay; depends on evidence and forum; advocate’s fee apart',
    time: 'Notice usually in 3 to 7 working days; trials, years',
    lasts: 'Until order or settlement; then the watch is yours',
    authority: 'Commercial Courts and High Courts; Registrars for their registers',
  },
  need: {
    must: [
      'File the counter-statement within {ip.trademarkCounterWithin} of receiving a notice of opposition.',
      'Answer a commercial suit with a written statement within {contracts.writtenStatementWithin}; after {contracts.writtenStatementLimit} the court takes none.',
      'Oppose a rival’s application within {ip.trademarkOpposeWithin} of its day in the Journal. Nobody extends this.',
    ],
    may: [
      'Copies of your product, label, code or design are on sale.',
      'A notice accuses you, and a hasty reply could be used against you.',
    ],
    notYet: [
      'The examiner, not a rival, has objected: answer the examination report.',
      'The copying is abroad only. A right of that country decides.',
      'You have neither a registration nor proof of use. Register now, or gather both.',
    ],
  },
  costs: {
    rows: [
      {
        what: 'Court fee',
        note: 'Some High Courts have fees of their own',
        paidTo: 'The State',
        amount: 'By its Court-Fees law and your valuation',
        when: 'On filing a suit or appeal',
      },
      {
        what: 'Trademark opposition or answer (TM-O)',
        paidTo: 'Trade Marks Registry',
        amount: '{ip.trademarkOppositionFee} per class, online',
        when: 'With the form',
      },
      {
        what: 'The advocate',
        note: 'Chosen, engaged and paid by you; no part of it comes to us {bar-council-rules Chapter III, rule 2}',
        paidTo: 'The advocate directly',
        amount: 'As you and the advocate agree',
        when: 'By that engagement',
      },
      {
        what: 'Our fee',
        note: 'Evidence, papers, co-ordination. Tax on our fee is shown apart.',
        amount: 'Quoted in writing before you pay',
        when: 'Before each stage',
      },
      {
        what: 'Experts, investigators, local commissioner',
        paidTo: 'Each of them',
        amount: 'Their terms, or the court’s order',
        when: 'As used',
      },
    ],
    more: [
      'Several sellers, cities or courts.',
      'Old use that has to be proved from paper.',
      'Urgent interim relief, where work falls within a few working days.',
    ],
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
        'The fight is about a register entry {trade-marks-act sections 21 and 57}',
        'Usually 1 to 3 years',
      ],
      [
        'Suit with interim injunction',
        'Harm runs on every day',
        'Interim order: usually working days to months; trial: usually 1 to 4 years',
      ],
      [
        'Police complaint',
        'Counterfeits or piracy, knowingly {copyright-act section 63}',
        'Not in your hands',
      ],
    ],
  },
  documents: [
    {
      title: 'Your right',
      items: [
        {
          name: 'Certificates, and every assignment and licence',
          note: 'An unrecorded link weakens the chain.',
        },
        { name: 'Dated invoices, advertising spend, press, awards' },
        { name: 'Sales certificate of a chartered accountant' },
      ],
    },
    {
      title: 'Their copy',
      items: [
        { name: 'Sample bought, with its bill', note: 'Keep it sealed and photographed.' },
        { name: 'Screenshots with address and date, and hash values' },
        {
          name: 'Certificate for electronic records (section 65B → 63)',
          note: 'Without it the court may not admit them. {evidence-act section 63}',
        },
        { name: 'Whatever you know of seller, stock and route' },
      ],
    },
    {
      title: 'To act',
      items: [
        { name: 'Board resolution or authority letter' },
        { name: 'Vakalatnama', note: 'It appoints the advocate of your choice.' },
        { name: 'All earlier notices, replies and orders', note: 'Bad ones too.' },
      ],
    },
  ],
  steps: [
    {
      title: 'We test the case with an advocate',
      text: 'Is the right valid, still in time, and infringed? You hear the weak points first.',
      clocks: [{ who: 'us', label: '2 to 4 working days' }],
    },
    {
      title: 'Evidence is fixed',
      text: 'Test purchase, dated captures, expert comparison. Nothing is edited.',
      clocks: [
        { who: 'us', label: '1 working week' },
        { who: 'you', label: '1 working day' },
      ],
    },
    {
      title: 'You choose notice, takedown or register',
      text: 'An advocate signs the notice. Domain complaints and customs recordation are further paths, each with its own authority.',
      clocks: [{ who: 'us', label: '3 to 7 working days' }],
    },
    {
      title: 'Mediation, unless it is urgent',
      text: 'Commercial suits need it first. {commercial-courts-act section 12A} Real urgency excuses it; continuing infringement may itself show that. {supreme-court Novenco v Xero Energy, 2025 INSC 1256}',
      clocks: [{ who: 'authority', label: '3 months' }],
    },
    {
      title: 'Your advocate sues or defends',
      text: 'From a value of {contracts.commercialValue} the case is commercial. Only an enrolled advocate signs and argues; we supply papers and keep the diary.',
      clocks: [{ who: 'authority', label: '1 to 4 years, or more' }],
    },
  ],
  wrong: [
    {
      when: 'If urgency was only claimed',
      outcome:
        'A suit filed without mediation can be rejected at the start. {supreme-court Patil Automation, 2022}',
    },
    {
      when: 'If your threat has no right behind it',
      outcome: 'The other side may sue you for groundless threats. {trade-marks-act section 142}',
    },
    {
      when: 'If you watched for years',
      outcome:
        'Knowing tolerance of a registered mark for {ip.trademarkToleratedFor} can bar your objection to its use.',
    },
    {
      when: 'If they attack your registration',
      outcome:
        'A trademark suit may be stayed until the entry’s validity is decided. {trade-marks-act section 124}',
    },
  ],
  weDo: [
    'Build the chain of title and the proof of use',
    'Capture and index evidence',
    'Draft notices and takedowns for an advocate’s signature',
    'Brief counsel, keep dates and report',
  ],
  weDoNot: [
    'Plead, sign or argue in court: that is for advocates {advocates-act sections 29 and 33}',
    'Recommend, rank or take a share from any advocate',
    'Threaten people you cannot sue',
    'Predict the order of a court',
  ],
  youReceive: [
    'A written view of strength, risk and cost',
    'Evidence file, indexed and certified',
    'Copies of all sent, filed and ordered',
    'Monthly report while the case runs',
  ],
  after: [
    {
      when: 'When an order comes',
      duty: 'Have it served, watched and, if ignored, executed.',
    },
    {
      when: 'If you lose before the Registrar',
      duty: 'Appeal to the High Court within {ip.trademarkAppealWithin} for marks.',
    },
    {
      when: 'If you lose in a Commercial Court',
      duty: 'Appeal within {contracts.commercialAppealWithin}.',
    },
    {
      when: 'While you wait to sue',
      duty: 'Damages are generally lost after {contracts.suitWithin}. Each new infringement counts afresh.',
    },
    {
      when: 'If ownership is settled otherwise',
      duty: 'Have the registers changed; for marks on form TM-P. {trade-marks-rules Second Schedule}',
    },
  ],
  yourself: {
    text: 'Writing to a platform or opposing an application is open to you. Suits fail on forum, valuation and proof of electronic records. We are a private firm, not a government office.',
    site: { title: 'Electronic courts portal of India', href: 'https://ecourts.gov.in' },
  },
  questions: [
    {
      question: 'Can I sue without a registered trademark?',
      answer:
        'Yes, for passing off. You then have to prove goodwill, misrepresentation and damage. {trade-marks-act section 27}',
    },
    {
      question: 'Do I have to send a legal notice first?',
      answer:
        'Not always. No general rule asks for it, but it often leads to a settlement; mediation is another matter.',
    },
    {
      question: 'May I sue in my own city?',
      answer:
        'Usually, for registered marks and copyright, if you live or do business there. The Supreme Court has set limits. {trade-marks-act section 134} {copyright-act section 62}',
    },
    {
      question: 'How fast can an online copy disappear?',
      answer:
        'Usually within some working days of a notice with proof of your right. Where a platform refuses, a court may order it; the platform then has 3 hours. {information-technology-act rules of 2021, G.S.R. 120(E)}',
    },
    {
      question: 'Is copying a crime?',
      answer:
        'Sometimes: knowing piracy carries {ip.copyrightOffence} in prison, and false marks are punished too. Police may search for marks only after the Registrar’s opinion. {trade-marks-act section 115}',
    },
    {
      question: 'What can a court give me?',
      answer:
        'An injunction, damages or the copyist’s profits, and delivery of the copies. {trade-marks-act section 135} {copyright-act section 55}',
    },
  ],
  related: [
    { slug: 'trademark-objection-reply', reason: 'If the Registry objects, not a rival' },
    { slug: 'legal-consultation', reason: 'An hour before you answer a notice' },
    { slug: 'legal-drafting', reason: 'Settlements, licences and undertakings' },
    { slug: 'copyright-registration', reason: 'An entry eases proof in the next case' },
  ],

  checked: '2026-11-20',
};
