import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Anyone who makes, stores, carries, sells, serves or imports food, at each premises',
    governmentFee:
      'From {licences.foodRegistrationFee} to {licences.foodCentralLicenceFee}, by tier',
    ourFee: 'Quoted in writing before you pay; depends on tier and number of premises',
    time: 'Registration: usually up to a week; licence: usually 2 to 8 weeks',
    lasts: 'No expiry since the 2026 reform; the fee is due every year',
    authority:
      'State food safety officers; the food authority’s regional office for central licences',
  },
  need: {
    must: [
      'Register if the turnover of your food business is up to {licences.foodRegistrationLimit} a year.',
      'Get a State licence above that, up to {licences.foodStateLicenceLimit}, and a central licence beyond. Importers, platforms and some others need a central licence at any size. {foscos kinds of business, 1 April 2026}',
      'Do the same if you cook at home for sale or run a cloud kitchen. {food-safety-act section 31}',
      'Get a number for each premises. {food-licensing-regulations regulation 2.1}',
    ],
    may: [
      'A delivery platform, mall or canteen asks for the number before it signs.',
      'You hold a State licence but now fall in the registration tier. Moving down means fewer papers and a smaller fee.',
    ],
    notYet: [
      'You are a street vendor or food truck operator with a municipal or Town Vending Committee registration. You count as registered, but hygiene rules apply. {food-licensing-regulations Amendment Regulations 2026}',
      'You sell only medicine, cosmetics or animal feed. Liquor counts as food. {food-safety-act section 3}',
    ],
  },
  costs: {
    rows: {
      Registration: {
        note: 'Rate of 1 April 2026, each premises; hawkers pay nothing',
        paidTo: 'Food authority',
        amount: '{licences.foodRegistrationFee}',
        when: 'With the application, then yearly',
      },
      'State licence': {
        paidTo: 'State food authority',
        amount: '{licences.foodStateLicenceFee}',
        when: 'With the application, then yearly',
      },
      'Central licence': {
        note: 'Rate of 1 April 2026. In railway stations and canteens of central government offices: ₹2,000.',
        paidTo: 'Food authority',
        amount: '{licences.foodCentralLicenceFee}',
        when: 'With the application, then yearly',
      },
      'Our fee': {
        note: 'By tier and premises. GST on our fee has its own line.',
        when: 'After you accept it',
      },
    },
    more: ['Kinds that need more papers: meat, milk, relabelling, import.'],
  },
  table: {
    heading: 'Which tier, since 1 April 2026',
    columns: ['Turnover a year', 'You need', 'Application', 'Time set by law'],
    rows: [
      [
        'Up to {licences.foodRegistrationLimit}',
        'Registration',
        'Form A',
        '{licences.foodRegistrationWithin}; with a visit {licences.foodRegistrationWithVisit}',
      ],
      [
        'Up to {licences.foodStateLicenceLimit}',
        'State licence',
        'Form B',
        '{licences.foodLicenceWithin}',
      ],
      [
        'Above {licences.foodStateLicenceLimit}',
        'Central licence',
        'Form B',
        '{licences.foodLicenceWithin}',
      ],
      [
        'Grain and pulse mills, canteens, dhabas, banquet halls, however large',
        'State licence {foscos kinds of business, 1 April 2026}',
        'Form B',
        '{licences.foodLicenceWithin}',
      ],
    ],
  },
  documents: {
    'Registration (Form A)': {
      'Photograph, identity and PAN of the owner': '',
      'Proof of the premises': 'Address as on the rent deed, without shortening.',
      'List of foods, and hygiene declaration': '',
    },
    'Licence (Form B), in addition': {
      'Incorporation certificate or deed; list of directors or partners': '',
      'Form IX: the person responsible for food safety': 'Often left out; then the officer asks.',
      'Layout plan, and machines with capacity': '',
      'Product categories': '',
      'Water report; food safety plan (FSMS); recall plan if asked': '',
    },
    'Special kinds': {
      'Relabellers: agreement, and the maker’s licence': '',
      'Importers: importer-exporter code': '',
      'Meat and milk: source or municipal papers': '',
      'Food safety supervisor’s certificate (FoSTaC)': '',
    },
  },
  steps: {
    'We find kind and tier': {
      text: 'They depend on turnover, capacity and your work with the food.',
      takes: { us: '1 working day' },
    },
    'You collect papers and photographs': {
      text: 'We send a list for your kind of business.',
      takes: { you: '1 to 3 working days' },
    },
    'We file, you confirm and pay': {
      text: 'The portal shows the fee before payment.',
      takes: { us: '1 working day', you: '30 minutes' },
    },
    'The officer registers or examines': {
      text: 'Complete registrations may be granted at once, usually within a week. For a licence, the Designated Officer checks papers, asks questions and may inspect. {food-licensing-regulations Amendment Regulations 2026}',
      takes: { authority: '2 to 8 weeks (licence)' },
    },
    'You display the number': {
      text: 'At the counter and, if your kind of business needs it, on packs, bills and apps. We check the first label with you.',
      takes: { you: 'Half a working day' },
    },
  },
  wrong: {
    'If an inspection finds faults':
      'An improvement notice names the faults and a date. If you ignore it, suspension follows, then cancellation. Appeal within 15 calendar days, or by the notice’s date if sooner. {food-safety-act section 32}',
    'If the licence is cancelled': 'You may apply again after {licences.foodApplyAgainAfter}.',
    'If you trade without the licence you need':
      'Penalty up to {licences.foodPenaltyForNoLicence} as set in 2023. An Act of 2026 amends this law, so check today’s figure.',
  },
  weDo: [
    'Choose kind, category and tier with you',
    'Prepare the form and technical papers',
    'Answer the officer’s first queries',
  ],
  weDoNot: ['Inspect, test or certify your food', 'Promise a tier before the portal shows it'],
  youReceive: [
    'Certificate with QR code',
    'Your portal account, in your name',
    'Filed form, plans and declarations',
  ],
  after: {
    'Every year':
      'Pay the annual fee. The portal shows its due date, and any charge for lateness under the new rules. {foscos}',
    'All the time':
      'Follow the hygiene rules of schedule 4. Shops and restaurants show the display board. {food-licensing-regulations schedule 4}',
  },
  yourself: {
    text: 'Registration is simple: one form, few papers, the fee online. For a licence, the plans take longest. We are a private firm, not a government office.',
    site: { title: 'Food Safety Compliance System (the licensing portal)', source: 'foscos' },
  },
  questions: {
    'Do I have to renew it?':
      'No. Since March 2026 it is valid until suspended, cancelled or surrendered. A missed yearly fee or return still has consequences. {food-licensing-regulations Amendment Regulations 2026}',
    'I bake at home and sell for ₹10 lakh a year. What do I need?':
      'A registration for your home address. It covers turnover up to {licences.foodRegistrationLimit}.',
    'Does one number cover all my outlets?':
      'No. Each address has its own, including a store room elsewhere. Several kinds of business at one address share it. {food-licensing-regulations regulation 2.1}',
    'I import, export or sell online. Is a central licence needed at any size?':
      'Yes, for importers, merchant exporters, export units, online platforms, supplements, proprietary and Ayurveda foods, airports and 5-star hotels. Head offices for several States need it too. If you have your own web shop, ask the officer first. For sellers on a platform, turnover decides. Caterers need at least a State licence. {foscos kinds of business, 1 April 2026}',
  },
  related: {
    'trade-license': 'The municipality’s own permission for the place',
    'gst-registration': 'Its turnover limits are lower',
    'import-export-code': 'Everyone who imports food needs it',
    'trademark-registration': 'Protects the name on your packs',
  },

  checked: '2026-11-20',
};
