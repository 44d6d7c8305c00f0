import {
  cgstAct,
  centralTaxNotifications,
  gstPortal,
  cgstRules,
  igstAct,
  eInvoicePortal,
  gstCirculars,
} from './texts';
import { fact } from '@/law/fact';
import {
  rupees,
  calendarDays,
  count,
  months,
  percent,
  afterMarch,
  daysOfTheYear,
  onDay,
  ofNextMonth,
  afterQuarter,
  years,
  dueInWords,
  text,
} from '@/law/units';

/*
 * Goods and Services Tax: facts for registration, returns, books and exports. A late fee is the sum of the central and the
 * State fee, because people pay both.
 */

/** Union Budgets and Council meetings change limits, rule 14A and late fees: check again after the next Budget. */
const AFTER_THE_BUDGET = { reviewBy: '2027-02-28' };

/** The monthly and quarterly dates come from a list that was checked against the official sites on that day. */
const SEEN_IN_OCTOBER = { lastSeen: '2026-10-11' };

/** Late fees depend on the due day of the return: June 2021 was the first tax period with these caps. */
const SINCE_JUNE_2021 = {
  at: [centralTaxNotifications, '19/2021 and 20/2021'] as const,
  ...AFTER_THE_BUDGET,
  from: '2021-07-01',
  referenceDay: 'the due day' as const,
};

/** The caps of GSTR-4 and the fees of GSTR-9 depend on the due date too. The caps began with 2021-22, the fees with 2022-23. */
const GSTR_4_SINCE = {
  ...AFTER_THE_BUDGET,
  from: '2022-04-01',
  referenceDay: 'the due day' as const,
};
const GSTR_9_SINCE = {
  at: [centralTaxNotifications, '07/2023'] as const,
  ...AFTER_THE_BUDGET,
  from: '2023-04-01',
  referenceDay: 'the due day' as const,
};

/** For returns of all years, because the portal began to refuse old returns under the Finance Act, 2023. */
const SINCE_GST_BEGAN = { from: '2017-07-01', referenceDay: 'the due day' as const };

/** The first 2 months of each quarter. The third month is in the return of the quarter. */
const WITHIN_QUARTERS = [1, 2, 4, 5, 7, 8, 10, 11];

/** Menus and words come from guides and stored copies of the portals: check them again every half-year. */
const MENUS_CHANGE = { reviewBy: '2027-05-20' };

// Turnover limits for registration

export const limitForServices = fact('Turnover limit for services', {
  is: rupees(20_00_000),
  at: [cgstAct, 'section 22'],
  ...AFTER_THE_BUDGET,
});

/** For goods and services alike, in Manipur, Mizoram, Nagaland and Tripura. */
export const limitInFourStates = fact('Turnover limit in Manipur, Mizoram, Nagaland, Tripura', {
  is: rupees(10_00_000),
  at: [cgstAct, 'section 22'],
  ...AFTER_THE_BUDGET,
});

/** Goods only, in most States. Not for ice cream, pan masala, tobacco, certain bricks, or suppliers named in section 24. */
export const limitForGoods = fact('Turnover limit for goods alone, most States', {
  is: rupees(40_00_000),
  at: [centralTaxNotifications, '10/2019'],
  ...AFTER_THE_BUDGET,
});

/** Goods only, in Arunachal Pradesh, Meghalaya, Puducherry, Sikkim, Telangana and Uttarakhand. */
export const limitForGoodsInSixStates = fact('Turnover limit for goods alone, six States', {
  is: rupees(20_00_000),
  at: [centralTaxNotifications, '10/2019'],
  ...AFTER_THE_BUDGET,
});

// The application and the registration

export const applyWithin = fact('Time to apply for GST registration, once liable', {
  is: calendarDays(30),
  at: [cgstAct, 'section 25'],
});
export const stockCreditWithin = fact('Time to apply to keep the credit on stock', {
  is: calendarDays(30),
  at: [cgstAct, 'section 18'],
});

/** The time to finish the Aadhaar check. Without this check, the application gets no number. */
export const aadhaarCheckWithin = fact('Time to finish the Aadhaar check of REG-01', {
  is: calendarDays(15),
  at: [gstPortal],
});
export const grantByPortal = fact('Time for the portal to grant GST registration', {
  is: count(3, 'working day'),
  at: [cgstRules, 'rule 9A'],
});
export const grantByRule14a = fact('Time to grant GST registration under rule 14A', {
  is: count(3, 'working day'),
  at: [cgstRules, 'rule 14A'],
  ...AFTER_THE_BUDGET,
});

/** The optional route ends above this output tax on supplies to registered persons. */
export const rule14aLimit = fact('Output tax limit of rule 14A', {
  is: rupees(2_50_000, 'month'),
  at: [cgstRules, 'rule 14A'],
  ...AFTER_THE_BUDGET,
});
export const grantByOfficer = fact('Time for an officer’s GST registration, without a visit', {
  is: count(7, 'working day'),
  at: [cgstRules, 'rule 9'],
});

/** If Aadhaar was not chosen or failed, or a risk was flagged: an officer may then visit the place. */
export const grantWithVisit = fact('Time for an officer’s GST registration, with a visit', {
  is: calendarDays(30),
  at: [cgstRules, 'rule 9'],
});

/** The time to answer a query (REG-03) in REG-04. After the answer, the officer has as much time. */
export const replyWithin = fact('Time to answer a GST query (REG-04)', {
  is: count(7, 'working day'),
  at: [cgstRules, 'rule 9'],
});
export const bankAccountWithin = fact('Time to add a bank account after the grant', {
  is: calendarDays(30),
  at: [cgstRules, 'rule 10A'],
});
export const amendWithin = fact('Time to report a change of the registration', {
  is: calendarDays(15),
  at: [cgstRules, 'rule 19'],
});
export const cancelAfterMonths = fact('Missed monthly returns that allow a cancellation', {
  is: months(6),
  at: [cgstRules, 'rule 21'],
});
export const cancelAfterQuarters = fact('Missed quarterly returns that allow a cancellation', {
  is: count(2, 'quarter'),
  at: [cgstRules, 'rule 21'],
});

/** The time to apply in REG-21 to revoke a cancellation. It can be extended by up to 180 calendar days. */
export const revokeWithin = fact('Time to ask for a revocation of a cancellation (REG-21)', {
  is: calendarDays(90),
  at: [cgstRules, 'rule 23'],
});

/** The penalty under the central Act is this sum or the tax evaded, whichever is higher. */
export const penaltyForNoRegistration = fact('Penalty for trading without GST registration', {
  is: rupees(10_000),
  at: [cgstAct, 'section 122'],
});
export const interest = fact('Interest on GST paid late', {
  is: percent(18, 'year'),
  at: [cgstAct, 'section 50'],
  ...SINCE_GST_BEGAN,
});

// The composition scheme

export const compositionLimit = fact('Composition limit for goods and restaurants', {
  is: rupees(1_50_00_000),
  at: [cgstAct, 'section 10'],
  ...AFTER_THE_BUDGET,
});

/** Uttarakhand and the north-east without Assam: the eight States of the notification's first proviso. */
export const compositionLimitInHills = fact('Composition limit in certain hill States', {
  is: rupees(75_00_000),
  at: [centralTaxNotifications, '14/2019'],
  ...AFTER_THE_BUDGET,
});
export const compositionLimitForServices = fact('Composition limit for services', {
  is: rupees(50_00_000),
  at: [cgstAct, 'section 10'],
  ...AFTER_THE_BUDGET,
});

/** CMP-02, before the financial year for which the scheme is chosen. */
export const compositionChoiceBy = fact('Last day to choose the composition scheme (CMP-02)', {
  is: afterMarch(-12, 31),
  at: [cgstRules, 'rule 3'],
});

/** ITC-03: a new member of the scheme pays back credit on stock within 60 days from 1 April, which may itself be the first day. */
export const compositionStockBy = fact('Last day to give back credit on stock (ITC-03)', {
  is: afterMarch(-10, 30),
  at: [cgstRules, 'rules 3(3) and 44(4)'],
});

/** ITC-04 is for goods sent for job work. It is yearly, or half-yearly above the turnover below. */
export const jobWorkDue = fact('Due date of the yearly job work return (ITC-04)', {
  is: afterMarch(1, 25),
  at: [centralTaxNotifications, '35/2021, rule 45(3)'],
});
export const jobWorkHalfYearlyDue = fact('Due dates of the half-yearly ITC-04', {
  is: daysOfTheYear(
    { ends: [9], months: 6, after: 1, date: 25 },
    { ends: [3], months: 6, after: 1, date: 25 },
  ),
  at: [centralTaxNotifications, '35/2021, rule 45(3)'],
});
export const jobWorkHalfYearlyAbove = fact('Turnover above which ITC-04 is half-yearly', {
  is: rupees(5_00_00_000),
  at: [centralTaxNotifications, '35/2021, rule 45(3)'],
});
export const compositionRateForTraders = fact('Composition rate of traders and makers', {
  is: percent(1),
  at: [cgstRules, 'rule 7'],
});
export const compositionRateForRestaurants = fact('Composition rate of restaurants', {
  is: percent(5),
  at: [cgstRules, 'rule 7'],
});
export const compositionRateForServices = fact('Composition rate of services', {
  is: percent(6),
  at: [cgstRules, 'rule 7'],
});

/**
 * Since this day, the place of supply of agents and brokers for clients abroad is the client's place, because the Finance Act, 2026
 * left out clause (b). We saw this in two notes of advisers.
 */
export const agentsExportSince = fact(
  'First day on which agents’ work for clients abroad is export',
  {
    is: onDay('2026-03-30'),
    at: [igstAct, 'section 13(8)'],
    from: '2026-03-30',
    order: 'Finance Act, 2026',
    change: 'agents and brokers for clients abroad can export their services without tax',
  },
);

// Returns: limits

/** Up to this turnover, quarterly returns with monthly payment (QRMP) are allowed. */
export const quarterlyFilingLimit = fact('Turnover up to which you may file quarterly (QRMP)', {
  is: rupees(5_00_00_000),
  at: [cgstRules, 'rule 61A'],
});

/** The last day to choose or leave quarterly filing, for the quarter that began on the first day of the same month. */
export const quarterlyChoiceBy = fact('Last days to choose or leave quarterly filing', {
  is: daysOfTheYear({ ends: [3, 6, 9, 12], months: 3, after: -2, date: 31 }),
  at: [cgstRules, 'rule 61A'],
});
export const annualReturnLimit = fact('Turnover above which GSTR-9 is due', {
  is: rupees(2_00_00_000),
  at: [centralTaxNotifications, '15/2025'],
  from: '2023-04-01',
});
export const reconciliationLimit = fact('Turnover above which GSTR-9C is due too', {
  is: rupees(5_00_00_000),
  at: [cgstRules, 'rule 80'],
});
export const eInvoiceLimit = fact('Turnover above which e-invoices are required', {
  is: rupees(5_00_00_000),
  at: [centralTaxNotifications, '10/2023'],
  ...AFTER_THE_BUDGET,
});

/** From this turnover, e-invoices have to be reported within the time below. */
export const eInvoiceReportingLimit = fact('Turnover from which e-invoices have a time limit', {
  is: rupees(10_00_00_000),
  at: [eInvoicePortal],
  ...AFTER_THE_BUDGET,
});
export const eInvoiceReportWithin = fact('Time to report an e-invoice', {
  is: calendarDays(30),
  at: [eInvoicePortal],
  ...AFTER_THE_BUDGET,
});

// Returns: due dates

export const gstr1Due = fact('Due date of the monthly GSTR-1', {
  is: ofNextMonth(11),
  at: [centralTaxNotifications, '83/2020'],
  ...SEEN_IN_OCTOBER,
});

/** For taxpayers who file quarterly: invoices to registered buyers, for the first 2 months of a quarter. */
export const invoiceFacilityDue = fact('Due date of the invoice facility (IFF)', {
  is: ofNextMonth(13, WITHIN_QUARTERS),
  at: [cgstRules, 'rule 59'],
});
export const gstr1QuarterlyDue = fact('Due date of the quarterly GSTR-1', {
  is: afterQuarter(13),
  at: [centralTaxNotifications, '83/2020'],
  ...SEEN_IN_OCTOBER,
});
export const gstr3bDue = fact('Due date of the monthly GSTR-3B', {
  is: ofNextMonth(20),
  at: [cgstRules, 'rule 61'],
  ...SEEN_IN_OCTOBER,
  moved: [
    {
      period: '2026-03-31',
      to: '2026-04-21',
      source: centralTaxNotifications,
      place: '01/2026',
      ordered: '2026-04-21',
      change: 'the monthly GSTR-3B of March 2026 was accepted until 21 April 2026',
    },
  ],
});
export const gstr3bQuarterlyDue = fact('Due dates of the quarterly GSTR-3B, by State', {
  is: afterQuarter(22, 24),
  at: [cgstRules, 'rule 61'],
  ...SEEN_IN_OCTOBER,
});
export const monthlyPaymentDue = fact('Due date of monthly payment by quarterly filers (PMT-06)', {
  is: ofNextMonth(25, WITHIN_QUARTERS),
  at: [cgstRules, 'rule 61'],
  ...SEEN_IN_OCTOBER,
});
export const cmp08Due = fact('Due date of CMP-08', {
  is: afterQuarter(18),
  at: [cgstRules, 'rule 62'],
  ...SEEN_IN_OCTOBER,
});
export const gstr4Due = fact('Due date of GSTR-4', {
  is: afterMarch(3, 30),
  at: [cgstRules, 'rule 62'],
});
export const gstr6Due = fact('Due date of GSTR-6', {
  is: ofNextMonth(13),
  at: [cgstAct, 'section 39'],
});
export const gstr7Due = fact('Due date of GSTR-7', {
  is: ofNextMonth(10),
  at: [cgstAct, 'section 39'],
});
export const gstr8Due = fact('Due date of GSTR-8', {
  is: ofNextMonth(10),
  at: [cgstAct, 'section 52'],
});
export const gstr9Due = fact('Due date of GSTR-9', {
  is: afterMarch(9, 31),
  at: [cgstAct, 'section 44'],
});

/** In the next financial year. If the annual return is filed earlier, its day is the last day. */
export const creditCutOff = fact('Last day for missed input tax credit', {
  is: afterMarch(8, 30),
  at: [cgstAct, 'section 16'],
});
export const returnsBarredAfter = fact('Time after which the portal refuses a return', {
  is: years(3),
  at: [cgstAct, 'section 39'],
  ...SINCE_GST_BEGAN,
});
export const annualReturnBarredAfter = fact('Time after which the portal refuses GSTR-9', {
  is: years(3),
  at: [cgstAct, 'section 44'],
  ...SINCE_GST_BEGAN,
});

/** With RFD-11, exporters ship without paying tax first. They renew it before each year’s first export. */
export const undertakingFor = fact('Validity of an exporter’s undertaking (RFD-11)', {
  is: dueInWords('one financial year', { ends: [3], months: 12, after: -12, date: 31 }),
  at: [gstCirculars, 'circular 8/8/2017'],
});
export const mismatchReplyWithin = fact('Time to answer a mismatch notice (DRC-01B, DRC-01C)', {
  is: calendarDays(7),
  at: [cgstRules, 'rules 88C and 88D'],
});
export const supplierPaidWithin = fact('Time to pay a supplier before credit is lost', {
  is: calendarDays(180),
  at: [cgstRules, 'rule 37'],
});
export const recordsKeptFor = fact('Time to keep GST books and invoices', {
  is: months(72),
  at: [cgstAct, 'section 36'],
});

// Returns: late fees of GSTR-1 and GSTR-3B, one for each return

export const lateFee = fact('Late fee of GSTR-1 and of GSTR-3B', {
  is: rupees(50, 'day'),
  ...SINCE_JUNE_2021,
});
export const nilLateFee = fact('Late fee of a nil GSTR-1 or GSTR-3B', {
  is: rupees(20, 'day'),
  ...SINCE_JUNE_2021,
});
export const nilLateFeeCap = fact('Maximum late fee of a nil GSTR-1 or GSTR-3B', {
  is: rupees(500),
  ...SINCE_JUNE_2021,
});
export const smallLateFeeCap = fact('Maximum late fee of GSTR-1, 3B up to ₹1.5 crore', {
  is: rupees(2_000),
  ...SINCE_JUNE_2021,
});
export const mediumLateFeeCap = fact('Maximum late fee of GSTR-1, 3B up to ₹5 crore', {
  is: rupees(5_000),
  ...SINCE_JUNE_2021,
});
export const largeLateFeeCap = fact('Maximum late fee of GSTR-1, 3B above ₹5 crore', {
  is: rupees(10_000),
  ...SINCE_JUNE_2021,
});
export const gstr4LateFee = fact('Late fee of GSTR-4', {
  is: rupees(50, 'day'),
  at: [centralTaxNotifications, '73/2017'],
  ...GSTR_4_SINCE,
});
export const gstr4LateFeeCap = fact('Maximum late fee of GSTR-4', {
  is: rupees(2_000),
  at: [centralTaxNotifications, '21/2021'],
  ...GSTR_4_SINCE,
});
export const gstr4NilLateFee = fact('Late fee of GSTR-4 without tax', {
  is: rupees(20, 'day'),
  at: [centralTaxNotifications, '73/2017'],
  ...GSTR_4_SINCE,
});
export const gstr4NilLateFeeCap = fact('Maximum late fee of GSTR-4 without tax', {
  is: rupees(500),
  at: [centralTaxNotifications, '21/2021'],
  ...GSTR_4_SINCE,
});
export const gstr9SmallLateFee = fact('Late fee of GSTR-9, turnover up to ₹5 crore', {
  is: rupees(50, 'day'),
  ...GSTR_9_SINCE,
});
export const gstr9MediumLateFee = fact('Late fee of GSTR-9, turnover up to ₹20 crore', {
  is: rupees(100, 'day'),
  ...GSTR_9_SINCE,
});
export const gstr9LargeLateFee = fact('Late fee of GSTR-9, turnover above ₹20 crore', {
  is: rupees(200, 'day'),
  ...GSTR_9_SINCE,
  at: [cgstAct, 'section 47'],
});
export const gstr9LateFeeCap = fact('Maximum late fee of GSTR-9, up to ₹20 crore', {
  is: percent(0.04),
  ...GSTR_9_SINCE,
});
export const gstr9LargeLateFeeCap = fact('Maximum late fee of GSTR-9, above ₹20 crore', {
  is: percent(0.5),
  ...GSTR_9_SINCE,
  at: [cgstAct, 'section 47'],
});

/** The limits of yearly turnover in all India, for the late fees of GSTR-9. */
export const gstr9SmallTurnover = fact('Turnover at which the lowest GSTR-9 fee ends', {
  is: rupees(5_00_00_000),
  ...GSTR_9_SINCE,
});
export const gstr9MediumTurnover = fact('Turnover at which the middle GSTR-9 fee ends', {
  is: rupees(20_00_00_000),
  ...GSTR_9_SINCE,
});

// After an application: time limits

export const cancelOrderWithin = fact('Time for the order on a cancellation request (REG-19)', {
  is: calendarDays(30),
  at: [cgstRules, 'rule 22(3)'],
});

export const revokeOrderWithin = fact('Time for the order on a revocation request (REG-22)', {
  is: calendarDays(30),
  at: [cgstRules, 'rule 23(2)'],
});

export const refundWithin = fact('Time for the order on a complete GST refund claim', {
  is: calendarDays(60),
  at: [cgstAct, 'section 54(7)'],
});

// How it ends

export const cancelWithin = fact('Time to ask for a GST cancellation (REG-16)', {
  is: calendarDays(30),
  at: [cgstRules, 'rule 20'],
});

/** From the cancellation or its order, whichever is later. */
export const finalReturnWithin = fact('Time for the final GST return (GSTR-10)', {
  is: months(3),
  at: [cgstAct, 'section 45'],
});

/** GSTR-10: the sum of the central and the State fee, each ₹100 a day up to ₹5,000. */
export const finalReturnLateFee = fact('Late fee of the final GST return (GSTR-10)', {
  is: rupees(200, 'day'),
  at: [cgstAct, 'section 47(1)'],
});

export const finalReturnLateFeeCap = fact('Maximum late fee of the final GST return', {
  is: rupees(10_000),
  at: [cgstAct, 'section 47(1)'],
});

// Where offices show the status of an application

export const tracker = fact('Where to follow a GST registration', {
  is: text('www.gst.gov.in: Services › Registration › Track Application Status'),
  at: [gstPortal],
  ...MENUS_CHANGE,
});

export const refundTracker = fact('Where to follow a GST refund', {
  is: text('www.gst.gov.in: Services › Refunds › Track Application Status'),
  at: [gstPortal],
  ...MENUS_CHANGE,
});

// Notices

/** The longest time that the officer may give at first. The notice names the day. */
export const scrutinyReplyWithin = fact('Time to answer a GST scrutiny notice (ASMT-11)', {
  is: calendarDays(30),
  at: [cgstRules, 'rule 99(1)'],
});
export const cancelReplyWithin = fact('Time to answer a GST cancellation notice (REG-18)', {
  is: count(7, 'working day'),
  at: [cgstRules, 'rule 22(1)'],
});
export const suspendReplyWithin = fact('Time to answer a GST suspension (REG-31)', {
  is: calendarDays(30),
  at: [cgstRules, 'rule 21A(2A)'],
});
export const missedReturnWithin = fact('Time to file after a GSTR-3A notice', {
  is: calendarDays(15),
  at: [cgstAct, 'section 46'],
});
export const assessedReturnWithin = fact('Time to file a return after an ASMT-13 order', {
  is: calendarDays(60),
  at: [cgstAct, 'section 62(2)'],
  checked: '2026-11-27',
});
/** From the day of the intimation. */
export const recoveryPayWithin = fact('Time to pay after a DRC-01D intimation', {
  is: calendarDays(7),
  at: [cgstRules, 'rule 142B'],
  checked: '2026-11-27',
});
export const unregisteredReplyWithin = fact('Time to answer an ASMT-14 notice', {
  is: calendarDays(15),
  at: [cgstRules, 'rule 100(2)'],
});
export const compositionReplyWithin = fact('Time to answer a composition notice (CMP-06)', {
  is: calendarDays(15),
  at: [cgstRules, 'rule 6(4)'],
});
/** The minimum time between the notice and the audit. */
export const auditNotice = fact('Notice before a GST audit (ADT-01)', {
  is: count(15, 'working day'),
  at: [cgstAct, 'section 65(3)'],
});
export const orderAppealWithin = fact('Time to appeal against a GST order (APL-01)', {
  is: months(3),
  at: [cgstAct, 'section 107(1)'],
});
