import type { WrittenDetails } from '@/content/services/schema';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Applicants whose trademark status reads “Objected”',
    governmentFee:
      'None for the reply; corrections and extensions cost a little {trade-marks-rules First Schedule}',
    ourFee: 'Quoted in writing before you pay; depends on grounds, cited marks and evidence',
    time: 'Draft usually 3 to 10 working days; due {ip.trademarkReplyWithin} after receipt',
    lasts: 'One reply per report; acceptance keeps your filing date',
    authority: 'Trade Marks Registry: an examiner first, then a hearing officer',
  },
  need: {
    must: [
      'Reply to the examination report within {ip.trademarkReplyWithin} of receiving it; by e-mail, of its sending. {trade-marks-rules rule 18} Otherwise the application may be treated as abandoned.',
      'Attend the hearing, if one is called. Absence carries the same risk. {trade-marks-rules rule 33}',
    ],
    may: [
      'You replied yourself, and a hearing is fixed all the same.',
      'You want to know whether the mark is worth defending before you print more packs.',
    ],
    notYet: [
      'A rival has filed a notice of opposition. That needs a counter-statement within {ip.trademarkCounterWithin}: see litigation support.',
      'No examination report has come yet.',
      'India has refused your Madrid designation. An Indian agent replies within the time the refusal names.',
    ],
  },
  costs: {
    rows: [
      {
        what: 'The reply itself',
        paidTo: 'Trade Marks Registry',
        amount: '₹0 {trade-marks-rules First Schedule}',
        when: 'No payment at upload',
      },
      {
        what: 'Form TM-M, if one is needed',
        note: 'Correction, more time, or written grounds: each a request of its own',
        paidTo: 'Trade Marks Registry',
        amount: '{ip.trademarkRequestFee} a request',
        when: 'With the request',
      },
      {
        what: 'Our fee',
        note: 'Tax on our fee is shown apart',
        amount: 'Quoted in writing before you pay',
        when: 'Before drafting begins',
      },
      {
        what: 'Swearing the user affidavit',
        note: 'Where use before filing is claimed',
        paidTo: 'Notary, and the State for stamp',
        amount: 'Local charge and duty',
        when: 'When you sign',
      },
      {
        what: 'Worked example: reply, and 1 extension of time',
        note: 'Left open: our fee, notary and stamp for the affidavit',
        paidTo: 'Trade Marks Registry',
        sum: [
          ['The reply', '₹0'],
          ['Form TM-M', '{ip.trademarkRequestFee}'],
        ],
        amount: '₹900',
        when: 'Before the last day',
      },
    ],
    more: [
      'Several cited marks: each one needs its own answer.',
      'A hearing, with written submissions.',
      'Old invoices that first have to be sorted by date and class.',
    ],
  },
  table: {
    heading: 'Which objection is it, and what answers it?',
    columns: ['The report says', 'What it means', 'What may answer it'],
    rows: [
      [
        'Section 9 (absolute grounds) {trade-marks-act section 9}',
        'The sign itself: descriptive, generic or deceptive',
        'Proof that buyers knew it as yours before the filing date (acquired distinctiveness)',
      ],
      [
        'Section 11 (relative grounds) {trade-marks-act section 11}',
        'Too close to an earlier mark',
        'Differences, narrower goods, or written consent of its owner',
      ],
      [
        'Section 11, though both are in honest use {trade-marks-act section 12}',
        'Honest use side by side (honest concurrent use), or special circumstances, can justify both',
        'Dated proof that your use is honest',
      ],
      [
        'Formal point {trade-marks-rules rule 33}',
        'Class, wording, authority, affidavit or translation',
        'The missing paper, or a correction on form TM-M',
      ],
    ],
  },
  documents: [
    {
      title: 'The case so far',
      items: [
        {
          name: 'Examination report, with the e-mail that brought it',
          note: 'The e-mail’s date starts the clock. It also opens at {ip.trademarkTracker}.',
        },
        { name: 'Form TM-A as filed', note: 'Your evidence has to match its date of use.' },
        { name: 'New authority, if another agent files', note: 'Stamped as your State asks.' },
      ],
    },
    {
      title: 'Proof of use',
      items: [
        { name: 'Invoices that carry the mark', note: 'Dated, and some from each year.' },
        {
          name: 'Sales figures',
          note: 'A chartered accountant’s certificate gives them weight.',
        },
        { name: 'Advertisements, packs, web and marketplace pages, awards' },
        { name: 'User affidavit', note: 'Sworn. It fails if it contradicts the application.' },
      ],
    },
    {
      title: 'Cited marks and fees',
      items: [
        { name: 'Consent letter of the earlier owner' },
        {
          name: 'What you know of the cited owner’s trade',
          note: 'We add Register pages and similar marks that live side by side.',
        },
        { name: 'Udyam or startup certificate', note: 'Only if the report doubts your lower fee.' },
      ],
    },
  ],
  steps: [
    {
      title: 'We read the report and fix the last day',
      text: 'You get each ground, each cited mark with its status, and the last day.',
      clocks: [{ who: 'us', label: '1 working day' }],
    },
    {
      title: 'You decide how far to fight',
      text: 'Argue, narrow the goods, drop a class, ask for consent, or let it go and refile under another name.',
      clocks: [{ who: 'you', label: '1 working day' }],
    },
    {
      title: 'We draft, you swear',
      text: 'The reply answers point by point; you sign the affidavit. {owner.trademarkActs} {trade-marks-act section 145}',
      clocks: [
        { who: 'us', label: '3 to 10 working days' },
        { who: 'you', label: 'Half a working day' },
      ],
    },
    {
      title: 'The reply is uploaded',
      text: 'It goes in on the e-filing portal as a reply to the examination report. It has no form number of its own. {ip-india}',
      clocks: [{ who: 'us', label: '1 hour' }],
    },
    {
      title: 'The examiner accepts, or calls a hearing',
      text: 'Hearings are usually by video. An agent or advocate argues; the hearing officer decides. {trade-marks-rules rule 115}',
      clocks: [{ who: 'authority', label: 'Some weeks to many months' }],
    },
  ],
  wrong: [
    {
      when: 'If the month is nearly over',
      outcome:
        'More time may be asked on form TM-M. Granting it is discretionary; we never rely on it. {trade-marks-rules rule 109}',
    },
    {
      when: 'If the date has passed',
      outcome:
        'Where the report was not properly served, review or a writ may revive the file. Often a fresh application is quicker, with a later date.',
    },
    {
      when: 'If the officer refuses after the hearing',
      outcome:
        'Ask for written grounds within {ip.trademarkGroundsWithin}, or for review within {ip.trademarkReviewWithin}. The High Court hears an appeal within {ip.trademarkAppealWithin}.',
    },
  ],
  weDo: [
    'Count the deadline from service, not from when you opened it',
    'Check whether each cited mark is still alive',
    'Draft reply, affidavit and index of evidence',
    'Help you or your agent upload, and watch for a hearing',
    'Prepare the agent or advocate who argues',
  ],
  weDoNot: [
    'Quote success rates',
    'Alter the mark: only small changes are lawful',
    'Write an affidavit that your papers do not bear out',
  ],
  youReceive: [
    'Our frank view before you order the reply',
    'The reply as uploaded, with its annexes',
    'Acknowledgement from the portal',
    'A hearing note, if one is called',
  ],
  after: [
    {
      when: 'After acceptance',
      duty: 'Publication in the Journal. For {ip.trademarkOpposeWithin} others may oppose.',
    },
    {
      when: 'If someone opposes',
      duty: 'File the counter-statement within {ip.trademarkCounterWithin} of receiving the notice. Silence ends the application.',
    },
    {
      when: 'If conditions are imposed',
      duty: 'Accept them or contest them; the Registrar gives reasons in writing. {trade-marks-act section 18}',
    },
  ],
  yourself: {
    text: 'You may write the reply and upload it without a fee. The hard part is to meet every ground and every cited mark; a copied reply skips some. We are a private firm, not a government office.',
    site: { title: 'Intellectual Property India', source: 'ip-india' },
  },
  questions: [
    {
      question: 'Does “Objected” mean that I have lost?',
      answer:
        'No. The examiner has raised points, and a reasoned reply or a hearing may still end in acceptance. {trade-marks-rules rule 33}',
    },
    {
      question: 'When does my time begin if no letter came?',
      answer:
        'When the report was e-mailed: it counts as served on sending. Look in the spam folder, and at the status page. {trade-marks-rules rule 18}',
    },
    {
      question: 'Is it enough that we are in different classes?',
      answer:
        'No. What counts is whether the goods or services are similar and buyers may be confused. Class numbers alone decide little. {trade-marks-act section 11}',
    },
    {
      question: 'Will I have to travel for the hearing?',
      answer:
        'Usually not. A hearing is fixed only if the reply does not satisfy, or you ask; most are held by video.',
    },
    {
      question: 'How does an objection differ from an opposition?',
      answer:
        'The Registry objects, before publication. Competitors or others oppose, after it, and the 2 have different papers and dates. {trade-marks-act section 21}',
    },
    {
      question: 'Where do I appeal, now that the Appellate Board is gone?',
      answer:
        'In the High Court with jurisdiction over your Registry office. {trade-marks-act section 91}',
    },
  ],
  related: [
    { slug: 'trademark-registration', reason: 'If a new name serves you better' },
    { slug: 'ip-litigation-support', reason: 'Oppositions, and appeals after a refusal' },
    { slug: 'legal-consultation', reason: 'Whether to fight or rename, talked through' },
    { slug: 'copyright-registration', reason: 'A label’s artwork can be recorded separately' },
  ],

  checked: '2026-11-20',
};
