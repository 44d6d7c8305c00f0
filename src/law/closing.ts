import {
  companiesAct,
  companyDailyLateFee,
  directorBarAfter,
  directorBarFor,
} from '@/law/companies/facts';
import { fact } from './fact';
import {
  cgstAct,
  cgstRules,
  gstCancelAfterMonths,
  gstLateFee,
  gstNilLateFee,
  gstNilLateFeeCap,
} from '@/law/gst/facts';
import { iecUpdateWindow } from '@/law/licences/facts';
import { llpPenalty, llpRules } from '@/law/llps/facts';
import type { Source } from './source';
import { calendarDays, months, percent, rupees, years } from './units';

/*
 * How a registration, a licence or an enterprise ends. Nothing here ends a liability: what was owed before stays owed, and each
 * text says what survives.
 */

/** As amended in 2019 and 2023; the amendment of 31 December 2025 (G.S.R. 940(E)) was not read in full. */
export const removalRules: Source = {
  id: 'removal-rules',
  area: 'mca',
  title: 'Companies (Removal of Names of Companies from the Register of Companies) Rules, 2016',
  href: 'https://www.mca.gov.in',
};

export const gstCancelWithin = fact(calendarDays(30), cgstRules, 'rule 20');

/** From the cancellation or its order, whichever is later. */
export const gstFinalReturnWithin = fact(months(3), cgstAct, 'section 45');

/** GSTR-10; the central and the State half together, each ₹100 a day up to ₹5,000. */
export const gstFinalReturnLateFee = fact(rupees(200, 'day'), cgstAct, 'section 47(1)');
export const gstFinalReturnLateFeeCap = fact(rupees(10_000), cgstAct, 'section 47(1)');

/** STK-2. */
export const strikeOffFee = fact(rupees(10_000), removalRules, 'rule 4');

/** Of members, by paid-up capital, where there is no special resolution. */
export const strikeOffConsent = fact(percent(75), companiesAct, 'section 248(2)');
export const strikeOffUnstartedAfter = fact(years(1), companiesAct, 'section 248(1)');
export const strikeOffIdleAfter = fact(years(2), companiesAct, 'section 248(1)');

/** For the company, a member, a creditor or a worker, to have the name put back. */
export const strikeOffRestoredWithin = fact(years(20), companiesAct, 'section 252(3)');

export const llpStrikeOffIdleAfter = fact(years(1), llpRules, 'rule 37(1)');
export const llpStrikeOffNotice = fact(months(1), llpRules, 'rule 37(1)');

export interface Closing {
  /** As the fold's second line has it: "REG-16, then GSTR-10". */
  line: string;
  /** When it may end. */
  condition: string;
  form: string;
  fee: string;
  /** What has to be filed or paid first. */
  first: string;
  time: string;
  /** What it costs to leave it as it is. */
  otherwise: string;
  /** What it does not end. */
  stays: string;
}

const company: Closing = {
  line: 'STK-2, debts first',
  condition: `It did not begin within ${strikeOffUnstartedAfter} of incorporation, or has been idle for ${strikeOffIdleAfter}, and owes nobody anything. Members agree by special resolution, or with ${strikeOffConsent} of the capital. Still trading or owing: stop and pay first, or liquidate under the Insolvency and Bankruptcy Code.`,
  form: 'STK-2 to the central office for closures, with each director’s indemnity and affidavit, and accounts. [[removal-rules rule 4]]',
  fee: `${strikeOffFee}; stamp paper and notary come on top.`,
  first:
    'AOC-4 and MGT-7 up to the year in which business stopped. [[removal-rules rule 4]] Then close bank account, tax registrations and provident fund.',
  time: 'Usually 3 to 6 months, with a public notice for objections.',
  otherwise: `AOC-4 and MGT-7 go on at ${companyDailyLateFee} each. After ${directorBarAfter} without them, directors are barred for ${directorBarFor}.`,
  stays: `Directors and members answer as before for what it owed. [[companies-act section 248(7)]] A creditor can have the name restored within ${strikeOffRestoredWithin}.`,
};

export const closings = {
  gst: {
    line: 'REG-16, then GSTR-10',
    condition:
      'You stop business, sell it, change its form, or need no registration any more. [[cgst-act section 29]]',
    form: `REG-16 on the portal, within ${gstCancelWithin} of the event. Then GSTR-10, the final return, within ${gstFinalReturnWithin} of the cancellation or its order, whichever is later.`,
    fee: 'None. Credit taken on stock and machines in hand is paid back. [[cgst-act section 29]]',
    first: 'Every return up to the day of closing, with its tax, interest and late fee.',
    time: 'An order (REG-19) within 30 calendar days of applying. [[cgst-rules rule 22(3)]]',
    otherwise: `Each GSTR-1 and GSTR-3B costs ${gstLateFee} when late, a nil one ${gstNilLateFee} up to ${gstNilLateFeeCap}. An officer may cancel after ${gstCancelAfterMonths}. A late GSTR-10 costs ${gstFinalReturnLateFee}, up to ${gstFinalReturnLateFeeCap}.`,
    stays: 'Tax for the time before stays payable, whenever it is found. [[cgst-act section 29]]',
  },
  company,
  section8: {
    line: 'No STK-2 here',
    condition:
      'Only if members decide it; STK-2 is not open to a Section 8 company. [[removal-rules rule 3]]',
    form: 'First conversion into an ordinary company, or a winding up. [[incorporation-rules rules 21 and 22]]',
    fee: 'Those of the forms, a newspaper notice and a professional’s work; no single sum.',
    first: 'All accounts and annual returns, and every gift spent as its donor asked.',
    time: 'Usually 6 months to well over a year.',
    otherwise: `Accounts and annual return go on at ${companyDailyLateFee} each.`,
    stays:
      'What is left goes to a similar company or the insolvency fund, never to members. [[companies-act section 8(9)]] Cancelled tax registration can cost tax on net assets. [[income-tax-act section 352]]',
  },
  nidhi: {
    ...company,
    line: 'Deposits first, then STK-2',
    first:
      'Every deposit, with its interest, goes back to its member. Then loans are collected, and AOC-4, MGT-7 and NDH-3 filed up to date. [[companies-act section 248(2)]]',
    stays: `Members can still claim what was not repaid; directors answer as before. [[companies-act section 248(7)]] The name can be restored within ${strikeOffRestoredWithin}.`,
  },
  producer: {
    ...company,
    condition: `It is idle or done, and owes nobody. Members agree by special resolution, or with ${strikeOffConsent} of the capital.`,
    otherwise: `The Registrar strikes it off if it has not begun within ${strikeOffUnstartedAfter}, or no longer deals with its members; a member may appeal within 60 calendar days, which holds the order. [[companies-act section 378ZP]] Late forms cost ${companyDailyLateFee} each.`,
  },
  llp: {
    line: 'Form 24, debts first',
    condition: `It never began, or has done nothing for ${llpStrikeOffIdleAfter}; it owns and owes nothing, and all partners agree.`,
    form: 'Form 24 to the central office for closures, with affidavit and accounts not older than 30 calendar days. [[llp-rules rule 37(1A)]]',
    fee: 'As the portal shows it; stamp paper, notary and the accountant come on top. [[mca-portal]]',
    first:
      'Forms 8 and 11 up to the year in which business stopped, and the last income-tax return. Close the bank account. [[llp-rules rule 37(1A)]]',
    time: `The notice stands for ${llpStrikeOffNotice}; usually 3 to 6 months in all.`,
    otherwise: `Forms 8 and 11 stay due each year, at ${llpPenalty} besides the late fee.`,
    stays:
      'Partners answer as before for what the LLP owed, and indemnify whoever has a claim. [[llp-rules rule 37(1A)]]',
  },
  firm: {
    line: 'Deed, notice, Registrar',
    condition:
      'All partners agree, or the deed’s time ends. In a firm at will one partner’s written notice is enough. [[partnership-act sections 40 and 43]]',
    form: 'A dissolution deed; then notice to the Registrar of Firms, if the firm is registered. [[partnership-act section 63]]',
    fee: 'A small State fee, stamp duty on the deed, and 2 advertisements.',
    first:
      'Accounts to the day, debts paid, what is left shared out. [[partnership-act section 48]] Then the last tax return, GST, TAN and bank account.',
    time: 'The firm ends on the day of the notice; the paperwork usually takes 1 to 3 months.',
    otherwise:
      'Partners stay liable to third parties for each other’s acts until public notice is given. [[partnership-act section 45]]',
    stays: 'Every partner answers for all debts of the firm’s time. [[partnership-act section 25]]',
  },
  ngo: {
    line: 'Society, trust, tax registration',
    condition:
      'A society ends when 3 in 5 of its members vote so at a general meeting. [[societies-act section 13]] A charitable trust usually cannot be ended by its trustees.',
    form: 'The society’s resolution to its Registrar. For a trust: the court or, in some States, the Charity Commissioner.',
    fee: 'Small State fees; a court’s fee for a trust.',
    first: 'Debts, the last accounts, and foreign money accounted for to the Ministry.',
    time: 'Usually some months for a society; longer for a trust.',
    otherwise:
      'Returns, renewals and State filings stay due, and tax registration lapses unrenewed.',
    stays:
      'Nothing goes to members; it passes to a like cause. [[societies-act section 14]] A cancelled tax registration can cost tax on net assets. [[income-tax-act section 352]]',
  },
  proprietor: {
    line: 'Each registration by itself',
    condition: 'Any day. The business is you, so there is nothing to strike off.',
    form: 'Each registration ends by its own form: GST by REG-16, Udyam on its portal, shop and trade licence with the municipal body.',
    fee: 'Usually none; local bodies differ.',
    first:
      'Every GST return, and TDS statements if you have a TAN. Move the bank account last, when refunds have come.',
    time: 'Usually 1 to 3 months until the last order has come.',
    otherwise: `GST returns go on at ${gstLateFee} each, nil ones at ${gstNilLateFee}; licences and local tax are billed on.`,
    stays:
      'Every debt and every tax of the business stays yours. Report the income of the last year in your own return.',
  },
  food: {
    line: 'Surrender on FoSCoS',
    condition: 'You stop handling food at the place, or move.',
    form: 'On the portal, after login: Apply for Surrender. Each place has its own. [[foscos]]',
    fee: 'None that we found; the portal shows what is open.',
    first: 'The yearly return of makers and importers for the last year, and fees that are due.',
    time: 'The officer confirms it, usually within weeks.',
    otherwise: 'The yearly fee goes on, with what the portal adds for lateness. [[foscos]]',
    stays: 'Food already sold stays your responsibility. Use up or cover labels with the number.',
  },
  iec: {
    line: 'Surrender on the DGFT portal',
    condition:
      'You neither import nor export any more, and no licence or export obligation is open.',
    form: 'On the portal, logged in as the holder: surrender within the profile of the code. [[dgft-portal]]',
    fee: 'None that we found; the portal shows it.',
    first: 'Export money received or explained at the bank, and obligations under licences closed.',
    time: 'Usually within a week, if nothing is open.',
    otherwise: `Unconfirmed between ${iecUpdateWindow}, it is deactivated; that closes nothing. A live code can be misused in your name.`,
    stays:
      'Duties, penalties and export money of past shipments. The same PAN may not get a second number.',
  },
  udyam: {
    line: 'Update/Cancel on the Udyam portal',
    condition: 'The enterprise has closed, has a new owner, or was registered twice.',
    form: 'On the portal: Update/Cancel Udyam Registration, with number and one-time password (OTP), then Cancellation and the reason. [[udyam-portal]]',
    fee: 'None. [[udyam-portal]]',
    first: 'Claims for late payment, while you are still registered.',
    time: 'Usually the same day.',
    otherwise:
      'No yearly return and no fine that we know of; banks and buyers go on treating you as an enterprise.',
    stays: 'Loans and subsidies taken as one keep their conditions.',
  },
  employer: {
    line: 'Provident fund, State insurance',
    condition:
      'The establishment closes. Fewer staff than the limit do not end coverage by themselves.',
    form: 'A closure report on each employer portal, then a letter with proof to the regional office. Both verify before they mark it closed.',
    fee: 'None.',
    first:
      'Each month’s contribution up to the last wage, dates of exit for every employee, final wages and gratuity.',
    time: 'Usually 2 to 6 months, with a check of the books.',
    otherwise:
      'Offices assess contributions, interest and damages for months in which they heard nothing.',
    stays:
      'Dues of earlier months. Keep wage records; staff still need you for transfers and claims.',
  },
  tan: {
    line: 'Last statements, then a letter',
    condition:
      'You will deduct or collect no more tax. No section asks you to hand the number back.',
    form: 'A letter to the TDS officer, with the closing papers; for a second number, the change request for a TAN.',
    fee: 'None for the letter.',
    first: 'All statements and certificates up to the last deduction, and every default on TRACES.',
    time: 'Not set; usually some weeks.',
    otherwise:
      'A quarter without deduction needs no statement. Reminders may come; a declaration on TRACES stops them. [[traces-portal]]',
    stays: 'Tax, interest and late fees of earlier quarters.',
  },
  trade: {
    line: 'Surrender, or no renewal',
    condition: 'The trade stops, or leaves the place. A new owner needs an own licence.',
    form: 'The surrender or closure request of the municipal body, on its portal or at the zone’s office.',
    fee: 'Usually none; open dues are asked for.',
    first: 'Fees of past years, and the property tax where it carries the licence.',
    time: 'Usually weeks; an inspector may look.',
    otherwise:
      'The body may go on billing, or penalise trade without a licence if the board still hangs.',
    stays: 'Dues of the years in which you traded.',
  },
} as const satisfies Record<string, Closing>;

export type ClosingId = keyof typeof closings;
