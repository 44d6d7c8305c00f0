import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Makers and designers of articles with a new look, not yet shown',
    governmentFee:
      '{ip.designLowerFee} for individuals, startups, MSMEs; {ip.designFee} for others',
    ourFee: 'Quoted in writing before you pay; depends on articles and drawings',
    time: 'Usually 3 to 12 months to registration',
    lasts: '{ip.designLife}; on request one extension of {ip.designExtension}',
    authority: 'The Controller of Designs; the Designs Wing sits in Kolkata',
  },
  need: {
    must: [
      'Register to stop copies of the look; without it you hardly can. {designs-act section 22}',
      'Register before you produce in quantity: made industrially {ip.copyrightDesignCopies}, an unregistered design keeps no copyright either.',
    ],
    may: [
      'A fair, a launch or a first post is near: file before it.',
      'A moulder, printer or contract factory will hold your drawings.',
    ],
    notYet: [
      'It is on sale or online already. It is probably no longer new. {designs-act section 4}',
      'The shape only does a job: see patents. {designs-act section 2}',
      'It is a logo, a label, a painting or a building. Trademark or copyright may fit. {designs-act section 2}',
    ],
  },
  costs: {
    rows: {
      'Application (Form 1), one design': {
        note: 'The lower one on Form 24, unless a natural person applies',
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
        note: 'Not in it: views, stamp on the power of attorney, our fee',
        paidTo: 'Patent Office, Designs Wing',
        sum: [
          ['First article', '{ip.designLowerFee}'],
          ['Second article', '{ip.designLowerFee}'],
        ],
        amount: '₹2,000',
        when: 'At filing',
      },
    },
    more: ['Articles of another class, or variants that differ enough: a form for each.'],
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
      'History of showings': 'To whom, when, under what secrecy.',
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
      text: 'Until filing, show it to nobody without a written promise of secrecy.',
      takes: { us: '2 working days' },
    },
    'You send views, we put them in order': {
      text: 'We compare the views line by line and draft the novelty statement.',
      takes: { you: '2 working days', us: '3 to 7 working days' },
    },
    'Form 1 goes in': {
      text: 'By you or an agent: 1 design, 1 class. That day becomes the date of the right. {designs-act section 5}',
      takes: { us: 'Half a working day' },
    },
    'The Controller examines without being asked': {
      text: 'Be in order within {ip.designInOrderWithin} of filing, or it lapses; up to 3 months more may be asked.',
      takes: { authority: 'Some months' },
    },
    'It is registered and published': {
      text: 'The journal shows the design to all. {designs-act sections 7 and 9}',
      takes: { authority: 'Some weeks' },
    },
  },
  wrong: {
    'If the views contradict each other':
      'New ones are asked for. What no view shows is hard to claim.',
    'If the examiner finds an earlier design':
      'We show what differs to the eye; a mere combination of known designs fails. {designs-act section 4}',
    'If you showed it at a fair first':
      'It may be saved if the fair was notified, notice given beforehand, and filing follows within {ip.designAfterExhibition}.',
    'If a rival proves it was not new':
      'The Controller can cancel it at any time, on petition. {designs-act section 19}',
  },
  weDo: [
    'Compare it with registered and marketed designs',
    'Choose article, class and number of forms',
    'Answer the first objections',
  ],
  weDoNot: ['Restore novelty that a post has destroyed', 'Draw or photograph the article'],
  youReceive: [
    'Search result, good or bad',
    'Form 1 and views, with date and number',
    'Certificate, if the Controller registers',
  ],
  after: {
    'On every article sold':
      'Mark it “Registered” or “Regd.” with the number; else you may recover nothing. {designs-act section 15}',
    'When you assign it':
      'In writing, and apply to register it within {ip.designAssignWithin}, or it is void. As much more may be allowed.',
    'Before the first term ends': 'Form 3 for the one extension of {ip.designExtension}.',
    'If you forget': 'Restoration with reasons, within {ip.designRestoreWithin} of the lapse.',
  },
  yourself: {
    text: 'Form 1 is short and needs no agent. People get views and novelty statement wrong. We are a private firm, not a government office.',
    site: { title: 'Intellectual Property India', source: 'ip-india' },
  },
  questions: {
    'Can I file after the launch?':
      'Usually not: sale or publication anywhere destroys novelty. {designs-act section 4}',
    'Design or patent?': 'Looks, or works. One product may have both, filed before anyone sees it.',
    'Are app screens and icons protected?':
      'Not reliably; copyright is surer today. {designs-act section 2}',
    'What do I get from someone who copies?':
      'Up to {ip.designDebt} for each contravention, at most {ip.designDebtCap} per design; or damages and an injunction. The suit goes to a District Court or above.',
    'Will 1 form cover my whole range?':
      'No: one for each class; a set within one class may pass together. {designs-act section 6}',
  },
  related: {
    'patent-registration': 'If the mechanism is new as well',
    'copyright-registration': 'For surface art sold as art',
    'trademark-registration': 'A shape that buyers know as yours',
    'international-ip-protection': 'Other countries, one by one, in time',
  },

  checked: '2026-11-20',
};
