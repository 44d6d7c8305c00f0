import * as companies from './facts';
import { companiesAct, companyFeesRules } from './texts';
import * as llps from '@/law/llps/facts';
import { llpRules } from '@/law/llps/texts';
import { LAST_DAY, ofYear, YEAR_END, type Duty } from '@/law/due-dates/duty';

/* Companies and limited liability partnerships: meetings, forms with the Registrar, directors. */

/** The last day for the annual general meeting: 30 September. The days of later forms are counted from it. */
const LATEST_MEETING = ofYear(6, LAST_DAY);

/** The last day for the first meeting: 9 months after the first financial year. */
const LATEST_FIRST_MEETING = ofYear(9, LAST_DAY);

const dailyLateFee = `${companies.dailyLateFee.words}, without a limit. A penalty may follow.`;
const multipleFee = 'Up to 12 times the normal fee. A penalty may follow.';

export const generalMeeting: Duty = {
  id: 'annual-general-meeting',
  topic: 'registrar',
  name: 'Annual general meeting',
  what: 'Last day to hold it, after the accounts and the auditor’s report',
  who: 'Every company except a one person company. The first meeting may be within 9 months.',
  late: 'The company and its officers pay a fine. Relief for late forms does not change the last day of the meeting.',
  due: companies.agmWithin,
  citations: [{ source: companiesAct, place: 'sections 96 and 99' }],
  counted: { from: YEAR_END },
};

const afterTheMeeting = 'If the meeting is earlier, this date is earlier too.';

export const adt1: Duty = {
  id: 'adt-1',
  topic: 'registrar',
  name: 'ADT-1',
  what: 'Notice of the auditor’s appointment',
  who: `Companies whose meeting appointed an auditor. ${afterTheMeeting}`,
  late: multipleFee,
  due: companies.adt1Within,
  citations: [{ source: companyFeesRules, place: 'table of fees' }],
  counted: { from: LATEST_MEETING },
};

export const aoc4: Duty = {
  id: 'aoc-4',
  topic: 'registrar',
  name: 'AOC-4',
  what: 'Financial statements',
  who: `Every company except a one person company. ${afterTheMeeting}`,
  late: dailyLateFee,
  due: companies.aoc4Within,
  citations: [companies.dailyLateFee],
  counted: { from: LATEST_MEETING },
};

export const aoc4OfOnePerson: Duty = {
  ...aoc4,
  id: 'aoc-4-opc',
  name: 'AOC-4 of a one person company',
  who: 'One person companies.',
  due: companies.aoc4WithinForOpc,
  counted: { from: YEAR_END },
};

export const mgt7: Duty = {
  ...aoc4,
  id: 'mgt-7',
  name: 'MGT-7 or MGT-7A',
  what: 'Annual return; MGT-7A for small companies',
  due: companies.mgt7Within,
  counted: { from: LATEST_MEETING },
};

export const dpt3: Duty = {
  id: 'dpt-3',
  topic: 'registrar',
  name: 'DPT-3',
  what: 'Return of deposits, loans and exempt money',
  who: 'Companies that owe loans, advances or share application money.',
  late: multipleFee,
  due: companies.dpt3Due,
  citations: [{ source: companyFeesRules, place: 'table of fees' }],
};

export const msme1: Duty = {
  id: 'msme-1',
  topic: 'registrar',
  name: 'MSME-1',
  what: 'Dues to micro and small suppliers',
  who: `Companies that have not paid such a supplier for more than ${companies.msme1UnpaidFor.words}.`,
  late: 'The company and its officers pay a penalty.',
  due: companies.msme1Due,
  citations: [companies.msme1UnpaidFor],
};

export const pas6: Duty = {
  id: 'pas-6',
  topic: 'registrar',
  name: 'PAS-6',
  what: 'Reconciliation of share capital held in electronic form',
  who: 'Unlisted public companies, and private companies that were not small on 31 March 2023 or a later 31 March. The law does not say clearly if such a private company may stop after it becomes small.',
  late: multipleFee,
  due: companies.pas6Within,
  citations: [{ source: companyFeesRules, place: 'table of fees' }],
  counted: { from: { ends: [3, 9], months: 6, after: 0, date: LAST_DAY } },
};

export const directorKyc: Duty = {
  id: 'director-kyc',
  topic: 'registrar',
  name: 'DIR-3-KYC-Web',
  unnamedPeriod: true,
  what: 'Know-your-customer details of directors and designated partners',
  who: `Each director and designated partner, every third financial year. Due ${companies.directorKycDays.words}.`,
  late: 'The director’s number (DIN) is deactivated. The director then can’t sign forms.',
  due: companies.directorKycDue,
  // A director who filed in time for 2024-25 is next due on 30 June 2028.
  since: '2028-03-31',
};

const llpLate = `A multiple of the normal fee. Also a penalty of ${llps.penalty.words}, at most ₹1 lakh for the LLP and ₹50,000 for each designated partner.`;

export const llpForm11: Duty = {
  id: 'llp-form-11',
  topic: 'registrar',
  name: 'Form 11 of an LLP',
  what: 'Annual return',
  who: 'Every limited liability partnership (LLP), with business or without.',
  late: llpLate,
  due: llps.form11Due,
  citations: [llps.penalty, { source: llpRules, place: 'Annexure A' }],
};

export const llpForm8: Duty = {
  ...llpForm11,
  id: 'llp-form-8',
  name: 'Form 8 of an LLP',
  what: 'Statement of account and solvency',
  due: llps.form8Due,
};

// The first financial year, and a company of one person

const FIRST_YEAR =
  'Companies that closed their first financial year on the last 31 March before this day.';

export const firstMeeting: Duty = {
  ...generalMeeting,
  id: 'first-general-meeting',
  name: 'First annual general meeting',
  who: `${FIRST_YEAR} A one person company holds no meeting.`,
  due: companies.firstAgmWithin,
  counted: { from: YEAR_END },
};

const afterFirstMeeting = `${FIRST_YEAR} ${afterTheMeeting}`;

export const firstAdt1: Duty = {
  ...adt1,
  id: 'adt-1-first',
  name: 'ADT-1 after the first meeting',
  who: afterFirstMeeting,
  counted: { from: LATEST_FIRST_MEETING },
};

export const firstAoc4: Duty = {
  ...aoc4,
  id: 'aoc-4-first',
  name: 'First AOC-4',
  who: afterFirstMeeting,
  counted: { from: LATEST_FIRST_MEETING },
};

export const firstMgt7: Duty = {
  ...mgt7,
  id: 'mgt-7-first',
  name: 'First MGT-7 or MGT-7A',
  who: afterFirstMeeting,
  counted: { from: LATEST_FIRST_MEETING },
};

export const mgt7OfOnePerson: Duty = {
  ...mgt7,
  id: 'mgt-7a-opc',
  name: 'MGT-7A of a one person company',
  what: 'Annual return',
  who: 'One person companies. They hold no meeting. In practice, the time is 60 calendar days from 30 September.',
  citations: [companies.dailyLateFee, { source: companiesAct, place: 'section 122' }],
};
