import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Inventors, or owners by assignment, of something new and not yet shown',
    governmentFee:
      'Filing and examination: from {ip.patentLowerStart} for individuals, startups, MSMEs, colleges; {ip.patentStart} for others',
    ourFee: 'Quoted in writing before you pay; depends on field, claims and drawings',
    time: 'Usually 3 to 5 years; expedited, often 1 to 2 years',
    lasts: '{ip.patentLife} from filing, if renewed each year',
    authority: 'The Controller of Patents, in 4 offices',
  },
  need: {
    must: [
      'Apply if you want to stop others from making or selling your invention: only a granted patent can stop them. {patents-act section 48}',
      'If you live in India, file here before abroad, or get permission (foreign filing licence, FFL). {patents-act section 39}',
    ],
    may: ['You will soon pitch, publish or sell: file first, at least provisionally.'],
    notYet: [
      'It is a mere idea, business method or algorithm. {patents-act section 3}',
      'Only its shape is new: choose a design. You want to stop copies of your code: choose copyright.',
    ],
  },
  costs: {
    rows: {
      'Filing, up to 30 pages and 10 claims': {
        note: 'Each further page {ip.patentLowerPageFee} or {ip.patentPageFee}; each further claim {ip.patentLowerClaimFee} or {ip.patentClaimFee}',
        paidTo: 'Patent Office',
        amount: '{ip.patentLowerFee} or {ip.patentFee}',
        when: 'With Form 1',
      },
      Examination: {
        paidTo: 'Patent Office',
        amount: '{ip.patentLowerExaminationFee} or {ip.patentExaminationFee}',
        when: 'With Form 18, within {ip.patentExamineWithin}',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'In stages, as you order them',
      },
      'Worked example: 1 inventor, 25 pages, 10 claims': {
        note: 'Not in it: drawings, stamp, our fee, replies, renewals',
        paidTo: 'Patent Office',
        sum: [
          ['Filing', '{ip.patentLowerFee}'],
          ['Examination', '{ip.patentLowerExaminationFee}'],
        ],
        amount: '{ip.patentLowerStart}',
        when: 'If you ask for examination at filing',
      },
    },
    more: ['Each further priority claim multiplies the filing fee. {patents-rules First Schedule}'],
  },
  table: {
    heading: 'Official fees for online filing',
    columns: ['What for', 'Individual, startup, MSME, college', 'Others'],
    rows: [
      ['Early publication (Form 9)', '{ip.patentLowerPublicationFee}', '{ip.patentPublicationFee}'],
      ['Expedited examination (Form 18A)', '{ip.patentLowerFastFee}', '{ip.patentFastFee}'],
      ['Renewal, each of years 3 to 6', '{ip.patentLowerRenewal3}', '{ip.patentRenewal3}'],
      ['Each of years 7 to 10', '{ip.patentLowerRenewal7}', '{ip.patentRenewal7}'],
      ['Each of years 11 to 15', '{ip.patentLowerRenewal11}', '{ip.patentRenewal11}'],
      ['Each of years 16 to 20', '{ip.patentLowerRenewal16}', '{ip.patentRenewal16}'],
    ],
  },
  documents: {
    'The invention': {
      'The problem and your solution, with variants, data, drawings':
        'A claim to something not in the provisional specification usually gets a later date. {patents-act section 11}',
      'Dates of any showing, sale or publication': '',
    },
    'Inventors and applicant': {
      'Names, addresses and nationalities': '',
      'Assignment, employment contract, or endorsement in Form 1':
        'If the inventor is not the applicant.',
      'Form 26 for the patent agent': 'Stamped.',
      'Form 28 with Udyam, startup or institution proof': 'For the lower fee.',
    },
    'Only in some cases': {
      'Priority document and translation': 'If you filed abroad first.',
      'Biodiversity approval or registration':
        'For biological material from India; before grant. {biological-diversity-act section 6}',
    },
  },
  steps: {
    'You disclose in confidence, we search': {
      text: 'We compare the invention with published material (prior art).',
      takes: { you: '1 working day', us: '1 working week' },
    },
    'A patent agent drafts and files': {
      text: 'Online. A provisional specification secures the date. It lapses if the complete one does not follow within {ip.patentCompleteWithin}.',
      takes: { us: '1 to 6 weeks' },
    },
    'The Patent Office publishes': {
      text: '{ip.patentPublishedAfter} from the earliest date, or about a month after Form 9 (early publication).',
      takes: { authority: 'About {ip.patentPublishedAfter uncited}' },
    },
    'We ask for examination': {
      text: 'Form 18 is due within {ip.patentExamineWithin} of the earliest date; without it the application counts as withdrawn. {patents-rules rule 24B(1)}',
      takes: { us: 'Half a working day' },
    },
    'We answer the first examination report (FER)': {
      text: 'Our answer is due within {ip.patentReplyWithin}, the updated Form 3 within 3 months. {patents-rules rule 12(2)}',
      takes: { us: 'Some weeks', you: '2 working days' },
    },
    'The Controller grants or refuses': {
      text: 'A hearing may come first. Others may oppose before grant, and for {ip.patentOpposeWithin} after it.',
      takes: { authority: 'Usually 1 to 2 years more' },
    },
  },
  wrong: {
    'If you showed it before filing':
      'Usually it is no longer new. After certain exhibitions, or a paper read before a scientific society, Form 31 may help within 12 months. {patents-act section 31}',
    'If the report calls it obvious (no inventive step) or excluded':
      'Narrow the claims, or argue for them. Form 4, filed in time, gives up to {ip.patentReplyExtension} more.',
    'If a time limit is missed':
      'A limit in the Act is usually final. The Controller may extend some limits in the Rules by up to 6 months, for a high monthly fee. {patents-rules rule 138}',
  },
  weDo: [
    'Sign a confidentiality letter before we look',
    'Have a registered patent agent draft the claims',
    'Put every legal date in our calendar',
  ],
  weDoNot: ['Call an invention patentable to please you', 'Sell or value your invention'],
  youReceive: [
    'Search note with the closest documents',
    'Specification as filed, receipts',
    'Letters patent, if the Controller grants',
  ],
  after: {
    'Until grant': 'Say “patent applied for”, not “patented”: penalty up to {ip.patentFalseClaim}.',
    'On grant':
      'Pay the yearly fees due since the 3rd year, within {ip.patentFirstRenewalWithin} of the recorded grant.',
    'Every year after that':
      'Renew before the anniversary. Form 4 gives 6 months’ grace. {patents-act section 53}',
    'After each period of 3 financial years':
      'Form 27 on use in India (working statement), within {ip.patentStatementWithin}, even if unused. No fee. Penalty up to {ip.patentNoStatement}.',
    'Next dates of Form 27':
      'Granted by March 2023: {ip.patentStatementNext}. Granted in 2023-24: 30 September 2027.',
    'If it lapses': 'Ask for restoration on Form 15 within {ip.patentRestoreWithin}.',
    'When you assign or license':
      'In writing; record it on Form 16. {patents-act sections 68 and 69}',
  },
  yourself: {
    text: 'An inventor may file without an agent, at the same fee. One careless word in the claims binds you for good. We are a private firm, not a government office.',
    site: { title: 'Intellectual Property India', source: 'ip-india' },
  },
  questions: {
    'Provisional or complete: which do I file?':
      'The complete one if the work is finished; a provisional is not examined. {patents-act section 10}',
    'Can software be patented in India?':
      'Not as a program or algorithm by itself. Claims that show a technical effect may be allowed. {patents-act section 3}',
    'Does “patent pending” let me stop a copyist?':
      'Not yet. After the grant you can sue, also for copies made since publication. {patents-act section 11A}',
    'Does it hold in other countries?':
      'No. File in other countries within {ip.parisPatentsPriority} of your first filing. Without permission (FFL), wait {ip.patentAbroadAfter} after filing here.',
    'Who may ask for fast examination (Form 18A)?':
      'Start-ups, small entities, government bodies, bodies largely funded by the Government, notified sectors, applicants who chose India for the international search, and applicants under an agreement with a foreign office. A woman applicant counts only if all applicants are natural persons; otherwise the request becomes an ordinary one. {patents-rules rule 24C, Form 18A}',
  },
  related: {
    'international-ip-protection': 'The deadlines abroad run from the first filing date',
    'legal-drafting': 'Confidentiality and assignment',
    'design-registration': 'For the look of the same product',
    'startup-india-registration': 'For the lower patent fees',
  },

  checked: '2026-11-20',
};
