import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Applicants whose trademark status reads “Objected”',
    governmentFee: 'None for the reply {trade-marks-rules First Schedule}',
    ourFee: 'Quoted in writing before you pay; depends on grounds, cited marks and evidence',
    time: 'Draft usually 3 to 10 working days; due {ip.trademarkReplyWithin} after receipt',
    lasts: 'Acceptance keeps your filing date',
    authority: 'Trade Marks Registry: an examiner first, then a hearing officer',
  },
  need: {
    must: [
      'Reply to the examination report within {ip.trademarkReplyWithin} of receiving it. If it came by e-mail, count from the day of sending. {trade-marks-rules rule 18} Otherwise the application may count as abandoned.',
      'Attend the hearing, if one is called. If you don’t attend, your reply alone decides. {trade-marks-rules rule 33}',
    ],
    may: [
      'You replied yourself, but the Registry still calls a hearing.',
      'You want to know whether the mark is worth defending.',
    ],
    notYet: [
      'A rival has filed a notice of opposition. That needs a counter-statement within {ip.trademarkCounterWithin}: see litigation support.',
      'India has refused your international (Madrid) mark: the refusal names its own time limit.',
    ],
  },
  costs: {
    rows: {
      'The reply itself': {
        paidTo: 'Trade Marks Registry',
        amount: '₹0 {trade-marks-rules First Schedule}',
        when: 'No payment at upload',
      },
      'Form TM-M, if one is needed': {
        note: 'Correction, more time, or written grounds',
        paidTo: 'Trade Marks Registry',
        amount: '{ip.trademarkRequestFee} a request',
        when: 'With the request',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'Before drafting begins',
      },
      'Swearing the user affidavit': {
        note: 'If you claim use before filing',
        paidTo: 'Notary, and the State for stamp',
        amount: 'Local charge and duty',
        when: 'When you sign',
      },
      'Worked example: reply, and 1 extension of time': {
        note: 'Not in it: our fee, notary and stamp for the affidavit',
        paidTo: 'Trade Marks Registry',
        sum: [
          ['The reply', '₹0'],
          ['Form TM-M', '{ip.trademarkRequestFee}'],
        ],
        amount: '{ip.trademarkRequestFee uncited}',
        when: 'Before the last day',
      },
    },
    more: ['Several cited marks, or a hearing.'],
  },
  table: {
    heading: 'Which objection is it, and what answers it?',
    columns: ['The report says', 'What it means', 'What may answer it'],
    rows: [
      [
        'Section 9 (absolute grounds) {trade-marks-act section 9}',
        'The sign itself: descriptive, generic or deceptive',
        'Proof that buyers knew it as yours before filing (acquired distinctiveness)',
      ],
      [
        'Section 11 (relative grounds) {trade-marks-act section 11}',
        'Too close to an earlier mark',
        'Differences, narrower goods, or written consent of its owner',
      ],
      [
        'Section 11, though both are in honest use {trade-marks-act section 12}',
        'Honest use side by side (honest concurrent use) can justify both',
        'Dated proof that your use is honest',
      ],
      [
        'Formal point {trade-marks-rules rule 33}',
        'Class, wording, authority, affidavit or translation',
        'The missing paper, or a correction on form TM-M',
      ],
    ],
  },
  documents: {
    'The case so far': {
      'Examination report, with the e-mail that brought it': 'The e-mail’s date starts the clock.',
      'Form TM-A as filed': 'Your evidence has to match its date of use.',
      'New authority, if another agent files': '',
    },
    'Proof of use': {
      'Dated invoices that carry the mark, some of each year': '',
      'Sales figures, certified by a chartered accountant': '',
      'Advertisements, packs, web pages': '',
      'User affidavit': 'Sworn. It does harm if it contradicts the application.',
    },
    'Cited marks and fees': {
      'Consent letter of the earlier owner': '',
      'Your facts about the cited owner’s trade': '',
      'Udyam or startup certificate': 'Only if the report doubts your lower fee.',
    },
  },
  steps: {
    'We read the report and fix the last day': {
      text: 'Each ground, each cited mark with its status.',
      takes: { us: '1 working day' },
    },
    'You decide how to respond': {
      text: 'Argue, narrow the goods, ask for consent, or refile under another name. Goods that you give up do not come back. {trade-marks-act section 22}',
      takes: { you: '1 working day' },
    },
    'We draft, you swear': {
      text: 'The reply answers point by point; you sign the affidavit. {owner.trademarkActs} {trade-marks-act section 145}',
      takes: { us: '3 to 10 working days', you: 'Half a working day' },
    },
    'The reply is uploaded': {
      text: 'On the e-filing portal, as a reply to the examination report. {ip-india}',
      takes: { us: '1 hour' },
    },
    'The examiner accepts, or calls a hearing': {
      text: 'Usually by video; the hearing officer decides. {trade-marks-rules rule 115}',
      takes: { authority: 'Some weeks to many months' },
    },
  },
  wrong: {
    'If the month is nearly over':
      'Ask for up to a month more on form TM-M, even after the month is over. The Registry may refuse. {trade-marks-rules rule 109}',
    'If the date has passed':
      'If the report was not properly served, a review or a court order (writ) may revive the application. A new application is often quicker, but has a later date.',
    'If the officer refuses after the hearing':
      'Ask for written grounds within {ip.trademarkGroundsWithin}, or for review within {ip.trademarkReviewWithin}. The High Court hears an appeal within {ip.trademarkAppealWithin}.',
  },
  weDo: [
    'Work out the last day for the reply',
    'Check whether each cited mark is still alive',
    'Draft reply, affidavit and index of evidence',
    'Help with the upload, and watch for a hearing',
  ],
  weDoNot: ['Quote success rates', 'Write an affidavit that your papers don’t prove'],
  youReceive: [
    'Our frank view before you order the reply',
    'The reply as uploaded, with acknowledgement',
  ],
  after: {
    'After acceptance':
      'Publication in the Journal. For {ip.trademarkOpposeWithin} others may oppose.',
    'If someone opposes':
      'File the counter-statement within {ip.trademarkCounterWithin} of receiving the notice. Silence ends the application.',
  },
  yourself: {
    text: 'You may write and upload the reply without a fee. The hard part is to meet each ground and each cited mark. We are a private firm, not a government office.',
    site: { title: 'Intellectual Property India', source: 'ip-india' },
  },
  questions: {
    'Does “Objected” mean that I have lost?':
      'No. The examiner has raised points, and a reasoned reply or a hearing may still end in acceptance. {trade-marks-rules rule 33}',
    'When does my time begin if no letter came?':
      'When the report was e-mailed. Look in the spam folder, and at the status page. {trade-marks-rules rule 18}',
    'Is it enough that we are in different classes?':
      'Not always. Two points count: are the goods or services similar, and may buyers be confused? {trade-marks-act section 11}',
    'Will I have to travel for the hearing?': 'Usually not: most are held by video.',
    'How does an objection differ from an opposition?':
      'The Registry objects, before publication. Competitors or others oppose, after it. Papers and dates differ. {trade-marks-act section 21}',
    'Where do I appeal?':
      'In the High Court with jurisdiction over your Registry office. {trade-marks-act section 91}',
  },
  related: {
    'trademark-registration': 'If a new name serves you better',
    'ip-litigation-support': 'Oppositions, and appeals after a refusal',
    'legal-consultation': 'Advice: defend the name or change it',
    'copyright-registration': 'A label’s artwork can be recorded separately',
  },

  checked: '2026-11-20',
};
