import * as ip from './facts';
import type { TimeLimit, Tracker } from '@/law/after-filing';

export const timeLimits = {
  'trademark-fast': {
    office: 'trademark',
    since: 'Fast trademark examination requested on TM-M',
    within: ip.trademarkFastWithin,
    whose: 'office',
    late: 'The rule says “ordinarily”, so it gives no right. Without TM-M no time is set for the examination.',
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
    late: `If nobody opposes, the Registry enters the mark. The Act gives it ${ip.trademarkEnteredWithin} from filing, and says nothing of a later entry.`,
  },
  'patent-request': {
    office: 'works',
    since: 'Patent published and examination requested, the later day',
    within: ip.patentToExaminerWithin,
    whose: 'office',
    late: 'Ordinarily it goes to an examiner by then. Reports usually take many months more.',
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
    late: 'Meet all objections by then, whenever they came; Form 18 can extend the time. Otherwise it lapses.',
  },
  'copyright-application': {
    office: 'works',
    since: 'Copyright diary number received',
    within: ip.copyrightWait,
    whose: 'others',
    late: 'Then the time for objections ends and scrutiny begins, without a time limit.',
  },
} as const satisfies Record<string, TimeLimit>;

export const trackers = {
  trademark: {
    at: '{ip.trademarkTracker}',
    number: 'the application number on the receipt of TM-A.',
    words: {
      'New application, Vienna codification, Formalities chk pass, Marked for exam':
        'In the queue. Nothing to do.',
      'Formalities chk fail':
        'A paper is missing, often the agent’s authority. Send it as the notice says.',
      Objected:
        'The examiner has doubts; this is not a refusal. Reply within {ip.trademarkReplyWithin} of receiving the report.',
      'Ready for show cause hearing':
        'A hearing will be called. Watch the cause list; absence can end the application.',
      'Accepted and advertised, or advertised before acceptance':
        'In the Journal. Others may now oppose.',
      Opposed: 'Somebody objects. File a counter-statement, or the application ends.',
      'Abandoned, refused or withdrawn':
        'Closed. Ask at once whether a review or an appeal is still open.',
    },
    times: ['trademark-report', 'trademark-opposed', 'trademark-journal', 'trademark-fast'],
    noTime: 'No law sets a time for an ordinary examination.',
    write: 'The Registry’s office where you filed, with the number.',
  },
  patent: {
    at: '{ip.patentTracker}',
    number: 'the application number on the filing receipt.',
    words: {
      'Awaiting request for examination': 'Form 18 or 18A is missing. Nobody examines without it.',
      'FER issued, reply not filed':
        'The first report is there. Answer within {ip.patentReplyWithin}, or ask for an extension before it ends.',
      'Abandoned, or deemed withdrawn':
        'A day was missed. Ask at once whether anything can be saved.',
    },
    times: ['patent-request', 'patent-report'],
    write: 'The Patent Office branch of the application, with its number.',
  },
  design: {
    at: '{ip.designTracker}',
    number: 'the application number on the filing receipt.',
    words: {
      'Examination report issued':
        'Objections. Answer them in the time below, which runs from filing.',
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
