import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Exporters, marketplace sellers, app makers and inventors with customers outside India',
    governmentFee:
      'Marks: from {ip.madridBasicFee}, plus each country; the rest by that day’s tables',
    ourFee: 'Quoted in writing before you pay; depends on rights, countries and translations',
    time: 'Marks: some months, then 12 or 18 per country; patents: years',
    lasts: 'Marks {ip.madridLife}, renewable; patents usually 20 years; designs differ',
    authority:
      'Each country’s own office; the World Intellectual Property Organization (WIPO), Geneva, only records',
  },
  need: {
    must: [
      'Before an invention goes abroad, get permission on Form 25 (foreign filing licence), or file here first and wait. {patents-act section 39}',
      'File abroad in time if your Indian date is to count (priority). Marks and designs have {ip.parisMarksPriority}, inventions {ip.parisPatentsPriority}.',
    ],
    may: [
      'A distributor abroad is about to print your brand. In China, among others, the first to file wins.',
      'A foreign marketplace or customs office asks for a local right before it acts.',
    ],
    notYet: [
      'Nothing is filed in India. Begin there; the foreign filing usually rests on it.',
      'It is text, music or code. Member countries protect it without registration. {wipo}',
    ],
  },
  costs: {
    rows: {
      'Marks: Geneva’s basic fee and one per country': {
        note: 'Long-standing basic fee; the calculator shows the day’s figures',
        paidTo: 'WIPO, in Geneva',
        amount: '{ip.madridBasicFee}; with colour {ip.madridColourFee}; countries by calculator',
        when: 'With form MM2',
      },
      'Marks: Indian handling fee': {
        paidTo: 'Trade Marks Registry',
        amount: '{ip.madridHandlingFee}',
        when: 'With form MM2',
      },
      'Patents: international filing and search': {
        note: 'Natural persons of listed countries pay 10% of the filing fee; India has been listed',
        paidTo: 'Receiving office',
        amount: 'By the treaty’s fee table {wipo}',
        when: 'At the international filing',
      },
      'National phase: office, translation, local attorney': {
        note: 'Usually the largest part',
        paidTo: 'Each country; its attorney',
        amount: 'Country by country',
        when: 'When a country is entered',
      },
      'Our fee': {
        note: 'Tax on our fee is shown apart',
        when: 'Stage by stage',
      },
      'Worked example: word mark, black, 2 countries': {
        note: 'Left open: both countries’ fees, their attorneys if they object, our fee',
        paidTo: 'WIPO and the Indian Registry',
        amount: '{ip.madridBasicFee} + {ip.madridHandlingFee}, then 2 country fees',
        when: 'With form MM2',
      },
    },
    more: [
      'A refusal in any country, answered by an attorney there.',
      'Certified, notarised or legalised papers.',
    ],
  },
  table: {
    heading: 'Which route for which right?',
    columns: ['Right', 'Route from India', 'Last day for the Indian date'],
    rows: [
      [
        'Trademark',
        'Madrid system with form MM2, or each country directly {trade-marks-act section 36D}',
        '{ip.parisMarksPriority}',
      ],
      [
        'Invention',
        'Patent Cooperation Treaty (PCT), or each country directly',
        '{ip.parisPatentsPriority}; countries chosen by month 30 or 31',
      ],
      [
        'Design',
        'Each country or region directly. India has not joined the Hague system. {wipo}',
        '{ip.parisMarksPriority}',
      ],
      ['Copyright', 'None needed in member countries {wipo}', 'None'],
    ],
  },
  documents: {
    'For a trademark': {
      'Indian application or registration':
        'Same owner, same mark. The goods abroad may be narrower, never wider.',
      'Image of the mark, identical to the Indian one': '',
      'List of goods and services in English, by class': '',
      'Declaration of intended use (MM18)': 'For the United States.',
    },
    'For an invention': {
      'Specification, claims, drawings and abstract': '',
      'Form 25 permission, or the Indian filing':
        'The filing has to be {ip.patentAbroadAfter} old, with no secrecy direction.',
      'Priority document and power of attorney': '',
    },
    'For a design, and for all': {
      'Views in the manner each office wants': '',
      'Where you sell, make and fear copies': 'By country, with years: it sets the budget.',
      'Entity papers': 'Nationality, domicile or establishment opens the treaties.',
    },
  },
  steps: {
    'You name markets, we map and search': {
      text: 'Sales, factories and risk decide the list. We look in the free Global Brand Database and in national registers. {wipo}',
      takes: { you: '1 working day', us: '1 working week' },
    },
    'We file the Indian basis, or ask for permission': {
      text: 'Form TM-A, a patent or a design application here; or Form 25 when an invention goes abroad first.',
      takes: { us: 'Some working days' },
    },
    'We file for abroad': {
      text: 'Marks: form MM2 through the Indian Registry. Inventions: one PCT application. Designs: local attorneys, country by country.',
      takes: { us: '1 working week' },
    },
    'Geneva checks the form and records': {
      text: 'India certifies marks first: sent within {ip.madridSentWithin}, they keep their date. The patent route brings a search report and opinion.',
      takes: { authority: 'A few months' },
    },
    'Each country decides': {
      text: 'A marks office has 12 or 18 months to refuse. For patents, countries are entered by month 30 or 31 (national phase). {wipo}',
      takes: { authority: '12 to 18 months; patents, years' },
    },
  },
  wrong: {
    'If your Indian mark falls within {ip.madridDependence}':
      'So does the whole Madrid registration (central attack). Within {ip.madridTransformWithin} it can be turned into national filings.',
    'If one country refuses':
      'Only that country is lost or argued, through an attorney there. The others go on.',
    'If an invention went abroad without permission':
      'The Indian application counts as abandoned or the patent may be revoked; prison up to 2 years or a fine can follow. {patents-act sections 40 and 118}',
    'If a priority date is missed':
      'Marks can still be filed, with a later date. An invention that has become public is usually lost. {wipo}',
  },
  weDo: [
    'Rank countries with you, by money and risk',
    'Prepare treaty forms and fee calculations',
    'Brief attorneys abroad, and pass on what they say',
  ],
  weDoNot: ['Practise law in another country', 'Offer a worldwide registration: there is none'],
  youReceive: [
    'A country plan with dates and a budget',
    'Filing receipts and the international number',
    'One list of all deadlines, by country',
  ],
  after: {
    'For {ip.madridDependence}': 'Keep the Indian mark alive, for the sake of the others.',
    'Every {ip.madridLife}':
      'Renew marks in Geneva, all countries at once; {ip.madridGrace} of grace cost a surcharge.',
    'In the United States':
      'Collect proof of use: a declaration under section 71 is due for Madrid marks. {wipo}',
    'Patents, each country':
      'Renewals follow local dates; we list them, and the local attorney pays.',
    'When name or owner changes':
      'Record it in Geneva for marks, and in each national register for the rest. {wipo}',
  },
  yourself: {
    text: 'Geneva’s site holds forms, fee calculator and e-filing for inventions; marks go through the Indian Registry. Country offices often want a local attorney for replies. We are a private firm, not a government office.',
    site: { title: 'World Intellectual Property Organization', source: 'wipo' },
  },
  questions: {
    'Can I buy one world trademark or patent?':
      'No. Madrid and the patent treaty are single filings that end in separate national rights. {wipo}',
    'Must the Indian mark be registered first?':
      'No. A pending application can carry the international one, but it must survive for {ip.madridDependence}.',
    'Who may use Madrid from India?':
      'Indian nationals, and those domiciled here or with a real business establishment here. {trade-marks-act section 36D}',
    'Is Madrid always the right route?':
      'Not always. For 1 or 2 countries, or a shaky Indian mark, direct filings may be safer. For many countries one form and one renewal save work.',
    'Why not wait until we sell there?':
      'Others may file first, and after the priority period your Indian date no longer helps. {wipo}',
    'Is my software safe in America without registration?':
      'Usually yes, as a foreign work under the Berne Convention. Registering there can still help if you have to sue. {wipo}',
  },
  related: {
    'trademark-registration': 'The Indian mark that Madrid rests on',
    'patent-registration': 'Usually the first filing, which starts the clock',
    'import-export-code': 'Goods need a code before they leave',
    'international-taxation': 'Royalties across borders meet 2 tax laws',
  },

  checked: '2026-11-20',
};
