import * as ip from './facts';
import type { TimeLimit, Tracker } from '@/law/after-filing';

export const timeLimits = {
  'trademark-fast': {
    office: 'trademark',
    since: 'Fast trademark examination requested on TM-M',
    within: ip.trademarkFastWithin,
    whose: 'office',
    late: 'The rule says “ordinarily”, so you have no right to it. Without TM-M the law sets no time for the examination.',
  },
  'trademark-report': {
    office: 'trademark',
    since: 'Trademark examination report received',
    within: ip.trademarkReplyWithin,
    whose: 'applicant',
    late: 'Without your reply the application may be treated as abandoned. {trade-marks-rules rule 33}',
  },
  'trademark-opposed': {
    office: 'trademark',
    since: 'Notice of opposition received',
    within: ip.trademarkCounterWithin,
    whose: 'applicant',
    late: 'Without a counter-statement the application counts as abandoned. {trade-marks-act section 21(2)}',
  },
  'trademark-journal': {
    office: 'trademark',
    since: 'Trademark published in the Journal',
    within: ip.trademarkOpposeWithin,
    whose: 'others',
    late: `If nobody opposes, the Registry registers the mark. The Act gives the Registry ${ip.trademarkEnteredWithin} from filing, and has no rule for a later registration.`,
  },
  'patent-request': {
    office: 'works',
    since: 'Patent published and examination requested: the later day',
    within: ip.patentToExaminerWithin,
    whose: 'office',
    late: 'The application ordinarily goes to an examiner by then. The report usually takes many months more.',
  },
  'patent-report': {
    office: 'works',
    since: 'First examination report of a patent issued',
    within: ip.patentReplyWithin,
    whose: 'applicant',
    late: 'Without an answer or an extension the application counts as abandoned. {patents-act section 21}',
  },
  'design-application': {
    office: 'works',
    since: 'Design applied for',
    within: ip.designInOrderWithin,
    whose: 'applicant',
    late: 'Meet all objections by then, even those that come late. Form 18 can extend the time. Otherwise the application lapses.',
  },
  'copyright-application': {
    office: 'works',
    since: 'Copyright diary number received',
    within: ip.copyrightWait,
    whose: 'others',
    late: 'The time for objections ends then. The Office begins its examination (scrutiny), without a time limit.',
  },
} as const satisfies Record<string, TimeLimit>;

export const trackers = {
  trademark: {
    at: '{ip.trademarkTracker}',
    number: 'the application number on the receipt of TM-A.',
    words: {
      'New application, Vienna codification, Formalities chk pass, Marked for exam':
        'It is in the queue. You have nothing to do.',
      'Formalities chk fail':
        'A paper is missing, often the agent’s authority. Send it as the notice says.',
      Objected:
        'The examiner has doubts; this is not a refusal. Reply within {ip.trademarkReplyWithin} of receiving the report.',
      'Ready for show cause hearing':
        'A hearing will follow. Watch the list of hearings (cause list). If you are absent, the application can end.',
      'Accepted and advertised, or advertised before acceptance':
        'In the Journal. Others may now oppose.',
      Opposed: 'Somebody objects. File a counter-statement, or the application ends.',
      'Abandoned, refused or withdrawn':
        'It is closed. Ask at once whether a review or an appeal is still possible.',
    },
    times: ['trademark-report', 'trademark-opposed', 'trademark-journal', 'trademark-fast'],
    noTime: 'No law sets a time for an ordinary examination.',
    write: 'The Registry’s office where you filed, with the number.',
  },
  patent: {
    at: '{ip.patentTracker}',
    number: 'the application number on the filing receipt.',
    words: {
      'Awaiting request for examination':
        'Form 18 or 18A is missing. Nobody examines the application without it.',
      'FER issued, reply not filed':
        'The first report is there. Answer within {ip.patentReplyWithin}, or ask for an extension before it ends.',
      'Abandoned, or deemed withdrawn':
        'A time limit has passed. Ask at once whether you can still save the application.',
    },
    times: ['patent-request', 'patent-report'],
    write: 'The Patent Office branch of the application, with its number.',
  },
  design: {
    at: '{ip.designTracker}',
    number: 'the application number on the filing receipt.',
    words: {
      'Examination report issued':
        'The Office objects. Answer within the time below, which runs from filing.',
      Abandoned: 'The time has passed. A new application needs a design that is still new.',
    },
    times: ['design-application'],
    write: 'The Designs wing of the Patent Office in Kolkata, with the number.',
  },
  copyright: {
    at: '{ip.copyrightTracker}',
    number: 'the diary number.',
    words: {
      'Work awaited': 'Copies of the work have not arrived. Upload or post them.',
      Discrepant: 'A letter with objections is on its way. Answer by the day that it names.',
      Abandoned: 'No answer or no work came in time. Apply again.',
    },
    times: ['copyright-application'],
    write: 'The Copyright Office, with the diary number.',
  },
} as const satisfies Record<string, Tracker>;
