import type { WrittenDetails } from '@/content/services/written-details';

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
    rows: {
      'Application (Form 1), one design': {
        note: 'The lower figure needs Form 24, unless a natural person applies',
        paidTo: 'Patent Office, Designs Wing',
        amount: '{ip.designLowerFee} or {ip.designFee}',
        when: 'At filing',
      },
      'Our fee': {
        note: 'Search, drawings put in order, filing. Tax on our fee is shown apart.',
        when: 'On acceptance',
      },
      'Views, if you have none': {
        paidTo: 'Photographer or draughtsman',
        amount: 'Their price',
        when: 'Before we file',
      },
      'Stamped power of attorney (Form 21)': {
        paidTo: 'The State',
        amount: 'As its stamp law says {designs-rules Form 21}',
        when: 'Before you sign',
      },
      'Worked example: startup, 2 articles in 2 classes': {
        note: 'Left open: views, stamp on the power of attorney, our fee',
        paidTo: 'Patent Office, Designs Wing',
        sum: [
          ['First article', '{ip.designLowerFee}'],
          ['Second article', '{ip.designLowerFee}'],
        ],
        amount: '₹2,000',
        when: 'At filing',
      },
    },
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
  documents: {
    'The design': {
      'Views: perspective, front, back, both sides, top, bottom':
        'Plain background, same article in each. No words, marks or shading.',
      'Name of the article': 'It decides the class (Locarno).',
      'Statement of novelty, with disclaimer':
        'Say which part is new: shape, pattern or lines. Set phrases draw objections.',
      'History of showings': 'To whom, when, and under what promise of secrecy.',
    },
    'The proprietor': {
      'Name, address, nationality, and proof of identity or entity': '',
      'Contract with the designer': 'If somebody was paid to create it.',
      'Form 24 with Udyam or startup certificate': 'For the lower fee.',
      'Form 21 for the agent': '',
    },
    'If you filed abroad first': {
      'Certified priority document': 'Within {ip.designPriority} of that filing.',
    },
  },
  steps: {
    'We search, you stay silent': {
      text: 'We look through registered designs and the market. Until filing, show it to nobody without a written promise.',
      takes: { us: '2 working days' },
    },
    'You send views, we put them in order': {
      text: 'We compare the views line by line, draft the novelty statement and disclaim words or function.',
      takes: { you: '2 working days', us: '3 to 7 working days' },
    },
    'An agent files Form 1': {
      text: 'It goes in on the official portal: 1 design, 1 class. That day becomes the date of the right. {designs-act section 5}',
      takes: { us: 'Half a working day' },
    },
    'The Controller examines without being asked': {
      text: 'Objections come in writing. The application has to be in order within {ip.designInOrderWithin} of filing; up to 3 months more may be asked.',
      takes: { authority: 'Some months' },
    },
    'It is registered and published': {
      text: 'You receive a certificate; the journal shows the design to everybody. {designs-act sections 7 and 9}',
      takes: { authority: 'Some weeks' },
    },
  },
  wrong: {
    'If the views contradict each other':
      'New ones are asked for. File the whole article at once: what no view shows is hard to claim.',
    'If the examiner finds an earlier design':
      'We show what differs to the eye. A mere combination of known designs is refused. {designs-act section 4}',
    'If you showed it at a fair first':
      'It may be saved if the fair was notified, notice given beforehand, and filing follows within {ip.designAfterExhibition}.',
    'If a rival proves it was not new':
      'The Controller can cancel it at any time, on petition. {designs-act section 19}',
  },
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
  after: {
    'On every article sold':
      'Mark it “Registered” or “Regd.” with the number. Without the mark you may recover nothing. {designs-act section 15}',
    'When you assign it':
      'It is valid only in writing, and if you apply to register it within {ip.designAssignWithin}. As much more may be allowed.',
    'Before the first term ends': 'Form 3 for the one extension of {ip.designExtension}.',
    'If you forget': 'Restoration with reasons, within {ip.designRestoreWithin} of the lapse.',
  },
  yourself: {
    text: 'Form 1 is short, and a proprietor may file it without an agent. Views that agree with each other and a sharp novelty statement are what people get wrong. We are a private firm, not a government office.',
    site: { title: 'Intellectual Property India', source: 'ip-india' },
  },
  questions: {
    'Can I file after the launch?':
      'Usually not. Sale or publication anywhere destroys novelty, and the Act has no general period of grace. {designs-act section 4}',
    'Design or patent?':
      'A design for how it looks, a patent for how it works. One product may have both, filed before anyone sees it.',
    'Are app screens and icons protected?':
      'Not reliably. The Act speaks of articles. Copyright is the surer ground today. {designs-act section 2}',
    'What do I get from someone who copies?':
      'Up to {ip.designDebt} for each contravention, at most {ip.designDebtCap} per design; or damages and an injunction. The suit goes to a District Court or above.',
    'Will 1 form cover my whole range?':
      'No. Each article class needs its own, though a set within one class may pass together. {designs-act section 6}',
    'Can it be renewed for ever?':
      'No. After {ip.designLife} and one extension of {ip.designExtension}, the look is free for all.',
  },
  related: {
    'patent-registration': 'If the mechanism is new as well',
    'copyright-registration': 'For surface art sold as art',
    'trademark-registration': 'A shape that buyers know as yours',
    'international-ip-protection': 'Other countries, one by one, in time',
  },

  checked: '2026-11-20',
};
