import type { ServiceSlug } from '@/content/services/catalogue';

/** A tool on many pages. The tool's words in a query find the tool, the other words find the page. */
export interface SharedTool {
  fragment: string;
  title: string;
  line: string;
  /** A query that contains one of these phrases asks for the tool. */
  phrases: string;
  /** The page to use if a query names no service with this tool; if missing, the tool isn't found. */
  page?: ServiceSlug;
}

export const sharedTools = {
  costs: {
    fragment: '#costs',
    title: 'What you pay, to whom',
    line: 'Each fee of the offices, and what others charge.',
    phrases: 'cost, free',
  },
  answerDue: {
    fragment: '#answer-due',
    title: 'Until when is an answer due?',
    line: 'From the day you applied or were asked: the last day by the law.',
    phrases: `
      long take, many days, kitne din, kab milega, kab aayega, kab banega, deemed approval, deemed approved, answer due,
      application delayed, application late, no reply, not approved yet, days to reply, last day to reply`,
  },
  track: {
    fragment: '#track',
    title: 'Where is it now?',
    line: 'The official tracker, what its words mean, and until when an answer is due.',
    phrases: `
      arn status, arn pending, tracking, srn status, srn pending, srn resubmission, application status, application pending,
      application kahan, kahan tak pahuncha, kahan tak pahunchi, where is my application, application number, status kaise,
      gst status, trademark status, patent status, design status, copyright status, diary number, fssai status,
      food licence status, iec status, udyam status, startup status, itr status, tax refund, refund status, refund failed, refund kab, refund kab aayega, tds status,
      llp status, 12a status, 80g status, formalities chk, formalities check, marked for exam, objected matlab,
      objected meaning, opposed meaning, vienna codification, pending for clarification, clarification filed,
      site verification, work awaited, fer issued, awaiting examination, pending for processing`,
    page: 'gst-registration',
  },
  handover: {
    fragment: '#handover',
    title: 'Leaving an adviser: the hand-over list',
    line: 'Logins, token, papers, books and open matters, on one sheet to print.',
    phrases: `
      handover, hand over, change my ca, change accountant, change my accountant, ca badalna, accountant badalna,
      leave my ca, leaving my ca, new ca`,
    page: 'accounting-bookkeeping',
  },
  keys: {
    fragment: '#keys',
    title: 'Locked out? Whose login, phone and papers',
    line: 'Which office and form give them back, how long it takes, and who may act for you.',
    phrases: `
      login, locked out, password, accountant left, ca left, consultant left, otp ca, otp accountant,
      registered mobile, registered email, udyam mobile, certificate mobile, change mobile number, change email,
      dsc ca ke paas, dsc kiske paas, who may act`,
    page: 'gst-registration',
  },
  stop: {
    fragment: '#stop',
    title: 'If you stop',
    line: 'Form, fee, what comes first, how long it takes, and what it does not end.',
    phrases: `
      close, gst cancel, udyam cancel, iec cancel, licence cancel, registration cancel, tan cancel, surrender, strike off, dissolve, dissolution, wind up, winding up, stk2, form24, reg16, gstr10`,
  },
  bank: {
    fragment: '#bank',
    title: 'For the bank',
    line: 'What a bank has to ask, the resolution, and the order of the first payments.',
    phrases: `
      bank account, current account, board resolution for bank, bank resolution, bank kyc, bank khata, bank me khata,
      bank 10%, beneficial owner bank`,
    page: 'private-limited-company',
  },
  dueDates: {
    fragment: '#due-dates',
    title: 'Next due dates',
    line: 'By kind of business, with a calendar to add.',
    phrases: `
      due date, due dates, last date, deadline, tax calendar, compliance calendar, filing calendar, due date list, next date,
      antim tithi, aakhri tarikh, last tarikh, kab bharna, when to file`,
    page: 'compliance-consultation',
  },
  firstYear: {
    fragment: '#first-year',
    title: 'Your first year, by date',
    line: 'From your own day: each duty, what missing it costs, as a calendar or on paper.',
    phrases: `
      first year, after registration, after incorporation, after company registration, after getting, registration ke baad,
      pehle saal, kholne ke baad, banane ke baad, my first year, what next after`,
    page: 'private-limited-company',
  },
  documents: {
    fragment: '#documents',
    title: 'Documents: a checklist',
    line: 'To tick, print or send. Ticks stay on this device.',
    phrases: `
      documents, document list, documents required, papers required, papers, checklist, document checklist, kagaz, kagzat,
      dastavej, kaun se document, kya kya lagega`,
  },
} as const satisfies Record<string, SharedTool>;

export type SharedToolId = keyof typeof sharedTools;
