import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Makers and designers of articles with a new look, not yet shown',
    governmentFee:
      '{ip.designLowerFee} for individuals, startups, MSMEs; {ip.designFee} for others',
    ourFee: 'Quoted in writing before you pay; depends on articles and drawings',
    time: 'Usually 3 to 12 months to registration',
    lasts: '{ip.designLife}; on request one extension of {ip.designExtension}',
    authority: 'The Controller of Designs; the Designs Wing is in Kolkata',
  },
  need: {
    must: [
      'Register to stop copies of the look. Without registration you hardly can. {designs-act section 22}',
      'Register before you produce in quantity. An unregistered design also loses its copyright once it is made industrially {ip.copyrightDesignCopies}.',
    ],
    may: [
      'A fair, a launch or a first post online is near: file before it.',
      'A moulder, printer or contract factory will get your drawings.',
    ],
    notYet: [
      'It is on sale or online already: it is probably no longer new. {designs-act section 4}',
      'The shape has only a function: see patents. {designs-act section 2}',
      'It is a logo, a label, a painting or a building. Trademark or copyright may fit. {designs-act section 2}',
    ],
  },
  costs: {
    rows: {
      'Application (Form 1), one design': {
        note: 'The lower fee needs Form 24, except for a natural person',
        paidTo: 'Patent Office, Designs Wing',
        amount: '{ip.designLowerFee} or {ip.designFee}',
        when: 'At filing',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
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
        note: 'Without views, stamp on the power of attorney and our fee',
        paidTo: 'Patent Office, Designs Wing',
        sum: [
          ['First article', '{ip.designLowerFee}'],
          ['Second article', '{ip.designLowerFee}'],
        ],
        amount: '₹2,000',
        when: 'At filing',
      },
    },
    more: ['Each further class, and each variant that differs enough, needs its own form.'],
  },
  table: {
    heading: 'Official fees by applicant',
    columns: ['Step', 'Individual, startup, MSME', 'Others'],
    rows: [
      ['Application (Form 1)', '{ip.designLowerFee}', '{ip.designFee}'],
      ['Extension (Form 3)', '{ip.designLowerExtensionFee}', '{ip.designExtensionFee}'],
      [
        'Restoration (Form 4), with Form 3 and an additional fee',
        '{ip.designLowerRestorationFee}',
        '{ip.designRestorationFee}',
      ],
    ],
  },
  documents: {
    'The design': {
      'Views: perspective, front, back, both sides, top, bottom':
        'Plain background. No words, marks or shading.',
      'Name of the article': 'It decides the class (Locarno).',
      'Statement of novelty, with disclaimer': 'Which part is new: shape, pattern or lines.',
      'List of earlier showings': 'To whom, when, and who promised secrecy.',
    },
    'The proprietor': {
      'Name, address, nationality, and proof of identity or entity': '',
      'Contract with the designer': 'If you paid somebody to create it.',
      'Form 24 with Udyam or startup certificate': 'For the lower fee.',
      'Form 21 for the agent': '',
    },
    'If you filed abroad first': {
      'Certified priority document': 'Within {ip.designPriority} of that filing.',
    },
  },
  steps: {
    'We search, you keep it secret': {
      text: 'Until filing, show it to nobody without a written promise of secrecy.',
      takes: { us: '2 working days' },
    },
    'You send views, we put them in order': {
      text: 'We compare the views line by line and draft the novelty statement.',
      takes: { you: '2 working days', us: '3 to 7 working days' },
    },
    'Form 1 is filed': {
      text: 'You or an agent may file it: 1 design in 1 class. That day is the date of your right. {designs-act section 5}',
      takes: { us: 'Half a working day' },
    },
    'The Controller examines without a request': {
      text: 'The application has to be in order within {ip.designInOrderWithin} of filing, or it lapses. You may ask for up to 3 months more.',
      takes: { authority: 'Some months' },
    },
    'It is registered and published': {
      text: 'The journal shows the design to everyone. {designs-act sections 7 and 9}',
      takes: { authority: 'Some weeks' },
    },
  },
  wrong: {
    'If the views contradict each other':
      'The Office asks for new ones. You can hardly claim a part that no view shows.',
    'If the examiner finds an earlier design':
      'We point out the visible differences. A mere combination of known designs fails. {designs-act section 4}',
    'If you showed it at a fair first':
      'It may still count as new, if a Government notification covers the fair, you told the Controller before it, and you file within {ip.designAfterExhibition}.',
    'If a rival proves it was not new':
      'The Controller can cancel the registration at any time, on petition. {designs-act section 19}',
  },
  weDo: [
    'Compare it with designs registered or on sale',
    'Choose article, class and number of forms',
    'Answer the first objections',
  ],
  weDoNot: ['Make a design new again after you posted it', 'Draw or photograph the article'],
  youReceive: [
    'Search result, good or bad',
    'Form 1 and views, with date and number',
    'Certificate, if the Controller registers the design',
  ],
  after: {
    'On every article sold':
      'Mark it “Registered” or “Regd.” with the number. Otherwise you may recover nothing. {designs-act section 15}',
    'When you assign it':
      'Assign in writing, and apply to register this within {ip.designAssignWithin}, or the assignment is void. You may be allowed as much time again.',
    'Before the first term ends': 'Form 3 for the one extension of {ip.designExtension}.',
    'If you forget the extension':
      'Ask for restoration within {ip.designRestoreWithin} of the lapse. Give reasons.',
  },
  yourself: {
    text: 'Form 1 is short and needs no agent. Most mistakes are in the views and the statement of novelty. We are a private firm, not a government office.',
    site: { title: 'Intellectual Property India', source: 'ip-india' },
  },
  questions: {
    'Can I file after the launch?':
      'Usually not: sale or publication anywhere destroys novelty. {designs-act section 4}',
    'Design or patent?':
      'A design protects the look, a patent the function. One product may have both, if you file before anyone sees it.',
    'Are app screens and icons protected?':
      'Not reliably. Copyright is safer today. {designs-act section 2}',
    'What do I get from someone who copies?':
      'Up to {ip.designDebt} for each breach, at most {ip.designDebtCap} per design; or damages and an injunction. The suit goes to a District Court or above.',
    'Will 1 form cover my whole range?':
      'No: one form for each class. A set within one class may go on one form. {designs-act section 6}',
  },
  related: {
    'patent-registration': 'If the mechanism is new as well',
    'copyright-registration': 'For pictures and patterns sold as art',
    'trademark-registration': 'For a shape that buyers know as yours',
    'international-ip-protection': 'For other countries, one by one, in time',
  },

  checked: '2026-11-20',
};
