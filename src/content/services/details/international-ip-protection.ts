import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Exporters, marketplace sellers, app makers and inventors with customers outside India',
    governmentFee:
      'Marks: from {ip.madridBasicFee}, plus each country; patents and designs by country',
    ourFee: 'Quoted in writing before you pay; depends on rights, countries and translations',
    time: 'Marks: some months, then 12 or 18 months per country; patents: years',
    lasts: 'Marks {ip.madridLife}, renewable; patents usually 20 years; designs differ',
    authority:
      'Each country’s own office; the World Intellectual Property Organization (WIPO), Geneva, keeps records',
  },
  need: {
    must: [
      'Before an invention goes abroad, get permission on Form 25 (foreign filing licence), or file here first and wait. {patents-act section 39}',
      'To keep your Indian date (priority), file abroad in time: marks and designs within {ip.parisMarksPriority}, inventions within {ip.parisPatentsPriority}.',
    ],
    may: [
      'A distributor abroad is about to print your brand. In China and some other countries, the first to file usually wins.',
      'A foreign marketplace or customs office asks for a local right.',
    ],
    notYet: [
      'Nothing is filed in India: begin there.',
      'It is text, music or code: most countries protect it without registration. {wipo}',
    ],
  },
  costs: {
    rows: {
      'Marks: Geneva’s basic fee and a country fee': {
        note: 'In 2026; Geneva’s calculator shows today’s figures',
        paidTo: 'WIPO, in Geneva',
        amount: '{ip.madridBasicFee}, more with colour; countries by calculator',
        when: 'With form MM2',
      },
      'Marks: Indian handling fee': {
        paidTo: 'Trade Marks Registry',
        amount: '{ip.madridHandlingFee}',
        when: 'With form MM2',
      },
      'Patents: international filing and search': {
        note: 'Natural persons may pay less',
        paidTo: 'Receiving office',
        amount: 'By the treaty’s fee table {wipo}',
        when: 'At the international filing',
      },
      'National phase: office, translation, local attorney': {
        note: 'Usually the largest part',
        paidTo: 'Each country; its attorney',
        amount: 'Country by country',
        when: 'When you enter a country',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'Stage by stage',
      },
      'Worked example: word mark, black, 2 countries': {
        note: 'Without country fees, attorneys and our fee',
        paidTo: 'WIPO and the Indian Registry',
        amount: '{ip.madridBasicFee} + {ip.madridHandlingFee} + 2 country fees',
        when: 'With form MM2',
      },
    },
    more: ['A refusal, because an attorney there has to answer it.'],
  },
  table: {
    heading: 'Which route for which right?',
    columns: ['Right', 'Route from India', 'Time limit for the Indian date'],
    rows: [
      [
        'Trademark',
        'Madrid system with form MM2, or each country directly {trade-marks-act section 36D}',
        '{ip.parisMarksPriority}',
      ],
      [
        'Invention',
        'Patent Cooperation Treaty (PCT), or each country directly',
        '{ip.parisPatentsPriority}; then choose countries, usually by month 30 or 31',
      ],
      [
        'Design',
        'Each country or region directly. India was not in the Hague system (one filing for many countries) when we looked. {wipo}',
        '{ip.parisMarksPriority}',
      ],
      ['Copyright', 'None needed in member countries {wipo}', 'None'],
    ],
  },
  documents: {
    'For a trademark': {
      'Indian application or registration': 'Same owner, same mark, no other goods.',
      'List of goods and services in English, by class': '',
      'Declaration of intended use (MM18)': 'For the United States.',
    },
    'For an invention': {
      'Specification, claims, drawings and abstract': '',
      'Form 25 permission, or the Indian filing':
        'The filing has to be {ip.patentAbroadAfter} old, without a secrecy direction.',
      'Priority document and power of attorney': '',
    },
    'For a design, and for all': {
      'Views as each office wants them': '',
      'Countries where you sell, produce or fear copies': '',
      'Entity papers': '',
    },
  },
  steps: {
    'You name markets, we search': {
      text: 'In the free Global Brand Database and national registers. {wipo}',
      takes: { you: '1 working day', us: '1 working week' },
    },
    'We file in India, or ask for permission': {
      text: 'An application here; or Form 25 if an invention goes abroad first.',
      takes: { us: 'Some working days' },
    },
    'We file abroad': {
      text: 'Marks: form MM2 through the Indian Registry. Inventions: one PCT application. Designs: local attorneys.',
      takes: { us: '1 working week' },
    },
    'Geneva checks and records the application': {
      text: 'India certifies marks first. If sent within {ip.madridSentWithin}, they keep their date. Patents get a search report.',
      takes: { authority: 'A few months' },
    },
    'Each country decides': {
      text: 'A trademark office usually has 12 or 18 months to refuse. Patents enter most countries by month 30 or 31 (national phase), or are lost there. {wipo}',
      takes: { authority: '12 to 18 months; patents, years' },
    },
  },
  wrong: {
    'If you lose your Indian mark within {ip.madridDependence}':
      'You lose the whole Madrid registration too (central attack). Within {ip.madridTransformWithin} you can turn it into national filings.',
    'If one country refuses': 'The other countries continue.',
    'If an invention went abroad without permission':
      'The Indian application counts as abandoned, and a patent may be revoked. Prison up to 2 years or a fine can follow. {patents-act sections 40 and 118}',
    'If a priority date is missed':
      'Marks get a later date. A public invention usually can’t be protected any more. {wipo}',
  },
  weDo: [
    'Rank countries with you, by money and risk',
    'Prepare treaty forms and fee calculations',
    'Brief attorneys abroad',
  ],
  weDoNot: ['Practise law in another country', 'Offer a worldwide registration: there is none'],
  youReceive: [
    'A country plan with dates and a budget',
    'Filing receipts and the international number',
    'One list of all deadlines, by country',
  ],
  after: {
    'For {ip.madridDependence}': 'Keep the Indian mark alive: the others depend on it.',
    'Every {ip.madridLife}': 'Renew marks in Geneva; up to {ip.madridGrace} late at a surcharge.',
    'In the United States':
      'Collect proof of use: you have to declare the use some years later. {wipo}',
    'Patents, each country': 'Renew by local dates, which we list.',
    'When name or owner changes':
      'For marks, record it in Geneva. For other rights, record it in each register. {wipo}',
  },
  yourself: {
    text: 'The site of WIPO in Geneva has forms, fee calculator and e-filing for inventions. Marks go through the Indian Registry. We are a private firm, not a government office.',
    site: { title: 'World Intellectual Property Organization', source: 'wipo' },
  },
  questions: {
    'Can I buy one world trademark or patent?':
      'No. The Madrid system and the patent treaty both lead to separate national rights. {wipo}',
    'Must the Indian mark be registered first?':
      'No, but the Indian application has to survive for {ip.madridDependence}.',
    'Who may use Madrid from India?':
      'Indian nationals, and anyone who lives or has a real business here. {trade-marks-act section 36D}',
    'Is Madrid always the right route?':
      'Not always. For 1 or 2 countries, or a weak Indian mark, direct filings may be safer.',
    'Is my software safe in America without registration?':
      'Usually yes, under the Berne Convention; registering there helps if you sue. {wipo}',
  },
  related: {
    'trademark-registration': 'The Indian mark that Madrid depends on',
    'patent-registration': 'Usually the first filing, which starts the time limits',
    'import-export-code': 'Goods need a code before they leave',
    'international-taxation': 'Two countries may tax your royalties',
  },

  checked: '2026-11-20',
};
