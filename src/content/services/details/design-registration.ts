import type { WrittenDetails } from '@/content/services/schema';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Makers and designers of articles with a new look, not yet shown',
    governmentFee:
      '{ip.designLowerFee} for individuals, startups and enterprises up to medium size; {ip.designFee} for others',
    ourFee: 'Quoted in writing before you pay; depends on articles and drawings',
    time: 'Usually 3 to 12 months to registration',
    lasts: '{ip.designLife}; on request one extension of {ip.designExtension}',
    authority: 'The Controller of Designs; the Designs Wing sits in Kolkata',
  },
  need: {
    must: [
      'Register if you want to stop copies of the look. Only a registered design gives that right. {designs-act section 22}',
      'Register before you produce in quantity. Reproduced industrially {ip.copyrightDesignCopies}, a design left unregistered keeps no copyright either.',
    ],
    may: [
      'A fair, a launch or a first post is near. Filing has to come before it.',
      'A moulder, printer or contract factory will hold your drawings.',
    ],
    notYet: [
      'It is on sale or online already. It is probably no longer new. {designs-act section 4}',
      'The shape only does a job. Function belongs to patents. {designs-act section 2}',
      'It is a logo, a label, a painting or a building. Trademark or copyright may fit. {designs-act section 2}',
    ],
  },
  costs: {
    rows: [
      {
        what: 'Application (Form 1), one design',
        note: 'The lower figure needs Form 24, unless a natural person applies',
        paidTo: 'Patent Office, Designs Wing',
        amount: '{ip.designLowerFee} or {ip.designFee}',
        when: 'At filing',
      },
      {
        what: 'Our fee',
        note: 'Search, drawings put in order, filing. Tax on our fee is shown apart.',
        amount: 'Quoted in writing before you pay',
        when: 'On acceptance',
      },
      {
        what: 'Views, if you have none',
        paidTo: 'Photographer or draughtsman',
        amount: 'Their price',
        when: 'Before we file',
      },
      {
        what: 'Stamped power of attorney (Form 21)',
        paidTo: 'The State',
        amount: 'As its stamp law says {designs-rules Form 21}',
        when: 'Before you sign',
      },
      {
        what: 'Worked example: startup, 2 articles in 2 classes',
        note: 'Left open: views, stamp on the power of attorney, our fee',
        paidTo: 'Patent Office, Designs Wing',
        sum: [
          ['First article', '{ip.designLowerFee}'],
          ['Second article', '{ip.designLowerFee}'],
        ],
        amount: '₹2,000',
        when: 'At filing',
      },
    ],
    more: [
      'The same pattern on articles of another class: a form for each.',
      'Variants that differ enough to be designs of their own.',
      'A hearing before the Controller.',
    ],
  },
  table: {
    heading: 'Official fees by applicant',
    columns: ['Step', 'Individual, startup, micro to medium enterprise', 'Others'],
    rows: [
      ['Application (Form 1)', '{ip.designLowerFee}', '{ip.designFee}'],
      ['Extension (Form 3)', '{ip.designLowerExtensionFee}', '{ip.designExtensionFee}'],
      [
        'Restoration (Form 4); the missed Form 3 and an additional fee come on top',
        '{ip.designLowerRestorationFee}',
        '{ip.designRestorationFee}',
      ],
    ],
  },
  documents: [
    {
      title: 'The design',
      items: [
        {
          name: 'Views: perspective, front, back, both sides, top, bottom',
          note: 'Plain background, same article in each. No words, marks or shading.',
        },
        { name: 'Name of the article', note: 'It decides the class (Locarno).' },
        {
          name: 'Statement of novelty, with disclaimer',
          note: 'Say which part is new: shape, pattern or lines. Set phrases draw objections.',
        },
        {
          name: 'History of showings',
          note: 'To whom, when, and under what promise of secrecy.',
        },
      ],
    },
    {
      title: 'The proprietor',
      items: [
        { name: 'Name, address, nationality, and proof of identity or entity' },
        { name: 'Contract with the designer', note: 'If somebody was paid to create it.' },
        { name: 'Form 24 with Udyam or startup certificate', note: 'For the lower fee.' },
        { name: 'Form 21 for the agent' },
      ],
    },
    {
      title: 'If you filed abroad first',
      items: [
        {
          name: 'Certified priority document',
          note: 'Within {ip.designPriority} of that filing.',
        },
      ],
    },
  ],
  steps: [
    {
      title: 'We search, you stay silent',
      text: 'We look through registered designs and the market. Until filing, show it to nobody without a written promise.',
      clocks: [{ who: 'us', label: '2 working days' }],
    },
    {
      title: 'You send views, we put them in order',
      text: 'We compare the views line by line, draft the novelty statement and disclaim words or function.',
      clocks: [
        { who: 'you', label: '2 working days' },
        { who: 'us', label: '3 to 7 working days' },
      ],
    },
    {
      title: 'An agent files Form 1',
      text: 'It goes in on the official portal: 1 design, 1 class. That day becomes the date of the right. {designs-act section 5}',
      clocks: [{ who: 'us', label: 'Half a working day' }],
    },
    {
      title: 'The Controller examines without being asked',
      text: 'Objections come in writing. The application has to be in order within {ip.designInOrderWithin} of filing; up to 3 months more may be asked.',
      clocks: [{ who: 'authority', label: 'Some months' }],
    },
    {
      title: 'It is registered and published',
      text: 'You receive a certificate; the journal shows the design to everybody. {designs-act sections 7 and 9}',
      clocks: [{ who: 'authority', label: 'Some weeks' }],
    },
  ],
  wrong: [
    {
      when: 'If the views contradict each other',
      outcome:
        'New ones are asked for. File the whole article at once: what no view shows is hard to claim.',
    },
    {
      when: 'If the examiner finds an earlier design',
      outcome:
        'We show what differs to the eye. A mere combination of known designs is refused. {designs-act section 4}',
    },
    {
      when: 'If you showed it at a fair first',
      outcome:
        'It may be saved if the fair was notified, notice given beforehand, and filing follows within {ip.designAfterExhibition}.',
    },
    {
      when: 'If a rival proves it was not new',
      outcome: 'The Controller can cancel it at any time, on petition. {designs-act section 19}',
    },
  ],
  weDo: [
    'Compare it with registered and marketed designs',
    'Choose article, class and number of forms',
    'Write the novelty statement',
    'Answer the first objections',
  ],
  weDoNot: [
    'Restore novelty that a post has destroyed',
    'Draw or photograph the article',
    'Stretch a design over its function',
  ],
  youReceive: [
    'Search result, good or bad',
    'Form 1 and views, stamped with date and number',
    'Registration certificate, if the Controller registers',
  ],
  after: [
    {
      when: 'On every article sold',
      duty: 'Mark it “Registered” or “Regd.” with the number. Without the mark you may recover nothing. {designs-act section 15}',
    },
    {
      when: 'When you assign it',
      duty: 'It is valid only in writing, and if you apply to register it within {ip.designAssignWithin}. As much more may be allowed.',
    },
    {
      when: 'Before the first term ends',
      duty: 'Form 3 for the one extension of {ip.designExtension}.',
    },
    {
      when: 'If you forget',
      duty: 'Restoration with reasons, within {ip.designRestoreWithin} of the lapse.',
    },
  ],
  yourself: {
    text: 'Form 1 is short, and a proprietor may file it without an agent. Views that agree with each other and a sharp novelty statement are what people get wrong. We are a private firm, not a government office.',
    site: { title: 'Intellectual Property India', source: 'ip-india' },
  },
  questions: [
    {
      question: 'Can I file after the launch?',
      answer:
        'Usually not. Sale or publication anywhere destroys novelty, and the Act has no general period of grace. {designs-act section 4}',
    },
    {
      question: 'Design or patent?',
      answer:
        'A design for how it looks, a patent for how it works. One product may have both, filed before anyone sees it.',
    },
    {
      question: 'Are app screens and icons protected?',
      answer:
        'Not reliably. The Act speaks of articles. Copyright is the surer ground today. {designs-act section 2}',
    },
    {
      question: 'What do I get from someone who copies?',
      answer:
        'Up to {ip.designDebt} for each contravention, at most {ip.designDebtCap} per design; or damages and an injunction. The suit goes to a District Court or above.',
    },
    {
      question: 'Will 1 form cover my whole range?',
      answer:
        'No. Each article class needs its own, though a set within one class may pass together. {designs-act section 6}',
    },
    {
      question: 'Can it be renewed for ever?',
      answer:
        'No. After {ip.designLife} and one extension of {ip.designExtension}, the look is free for all.',
    },
  ],
  related: [
    { slug: 'patent-registration', reason: 'If the mechanism is new as well' },
    { slug: 'copyright-registration', reason: 'For surface art sold as art' },
    { slug: 'trademark-registration', reason: 'A shape that buyers know as yours' },
    { slug: 'international-ip-protection', reason: 'Other countries, one by one, in time' },
  ],

  checked: '2026-11-20',
};
