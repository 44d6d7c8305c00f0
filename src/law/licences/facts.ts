import {
  foodLicensingRegulations,
  foscos,
  fssaiOrders,
  foodSafetyAct,
  tradeHandbook,
  foreignTradePolicy,
  foreignTradeAct,
  femExportRegulations2015,
  femExportImportRegulations,
  delhiCorporation,
  msmeNotifications,
  msmedAct,
  bankRate,
  procurementOrder,
  creditGuaranteeTrust,
  hyderabadCorporations,
  keralaMunicipalAct,
  dgftPortal,
  udyamPortal,
} from './texts';
import { fact } from '@/law/fact';
import {
  rupees,
  calendarDays,
  months,
  afterMarch,
  dueInWords,
  text,
  years,
  percent,
} from '@/law/units';

/*
 * Licences and status: food, foreign trade, municipal trade licences, and micro, small and medium enterprises with the
 * payment rules that protect them.
 */

/** Fees and limits that were new or changed in 2026: check them again after half a year. */
const RECENT = { reviewBy: '2027-05-20' };

/** Menus and words come from guides and stored copies of the portals: check them again every half-year. */
const MENUS_CHANGE = { reviewBy: '2027-05-20' };

/** Turnover up to which a registration is enough, from 1 April 2026. */
export const foodRegistrationLimit = fact('Turnover up to which food registration is enough', {
  is: rupees(1_50_00_000),
  at: [foodLicensingRegulations, 'Amendment Regulations 2026'],
  ...RECENT,
  from: '2026-04-01',
  change: 'a food business up to ₹1.5 crore of turnover registers, and needs no licence',
});

/**
 * The central authority licenses above this turnover. Mills of grain and pulses, canteens, dhabas and some others stay with the
 * State at any turnover. For hotels the number of stars decides. Some kinds are central at any size.
 */
export const foodStateLicenceLimit = fact('Turnover up to which the State licenses food', {
  is: rupees(50_00_00_000),
  at: [foodLicensingRegulations, 'Amendment Regulations 2026'],
  ...RECENT,
  from: '2026-04-01',
  change: 'the State licenses most food businesses up to ₹50 crore of turnover',
});

// Yearly fees, of each premises

const KINDS_OF_BUSINESS = 'kinds of business, 1 April 2026';
export const foodRegistrationFee = fact('Fee of a food registration', {
  is: rupees(100, 'year'),
  at: [foscos, KINDS_OF_BUSINESS],
  ...RECENT,
});

/** Until March 2026 the fee was ₹2,000 to ₹5,000, by kind of business (schedule 3 of the regulations). */
export const foodStateLicenceFee = fact('Fee of a State food licence', {
  is: rupees(5_000, 'year'),
  at: [foscos, KINDS_OF_BUSINESS],
  ...RECENT,
  from: '2026-04-01',
  order: 'Amendment Regulations of 10 March 2026',
  change: 'a State food licence costs ₹5,000 a year for every kind, in place of ₹2,000 to ₹5,000',
});
export const foodCentralLicenceFee = fact('Fee of a central food licence', {
  is: rupees(7_500, 'year'),
  at: [foscos, KINDS_OF_BUSINESS],
  ...RECENT,
});
export const foodRegistrationWithin = fact('Time for a food registration without a visit', {
  is: calendarDays(7),
  at: [foodLicensingRegulations, 'regulation 2.1.1'],
});
export const foodRegistrationWithVisit = fact('Time for a food registration with a visit', {
  is: calendarDays(30),
  at: [foodLicensingRegulations, 'regulation 2.1.1'],
});
export const foodLicenceWithin = fact('Time for a food licence', {
  is: calendarDays(60),
  at: [foodLicensingRegulations, 'regulation 2.1'],
});
export const foodApplyAgainAfter = fact(
  'Time to wait before a new application after a cancellation',
  {
    is: months(3),
    at: [foodLicensingRegulations, 'regulation 2.1.8'],
  },
);
export const foodReturnDue = fact('Due date of the yearly food return (D-1)', {
  is: afterMarch(2, 31),
  at: [fssaiOrders, 'orders on the annual return'],
  ...RECENT,
});

/** The late fee is at most 5 times the annual fee. */
export const foodReturnLateFee = fact('Late fee of the yearly food return', {
  is: rupees(100, 'day'),
  at: [fssaiOrders, 'order of 10 November 2022'],
  ...RECENT,
});
export const foodPenaltyForNoLicence = fact('Highest fine for a food business without a licence', {
  is: rupees(10_00_000),
  at: [foodSafetyAct, 'section 63'],
  ...RECENT,
});
export const iecFee = fact('Fee of an Import Export Code', {
  is: rupees(500),
  at: [tradeHandbook, 'appendix 2K'],
});

/** The fee of an update or any other change from July to March. From April to June, there is no fee. */
export const iecChangeFee = fact('Fee of a change in an Import Export Code', {
  is: rupees(200),
  at: [tradeHandbook, 'appendix 2K'],
});
export const iecUpdateWindow = fact('Months of an Import Export Code’s yearly update', {
  is: dueInWords('April to June', { ends: [3], months: 12, after: 3, date: 30 }),
  at: [foreignTradePolicy, 'paragraph 2.05'],
});
export const iecPenaltyFrom = fact('Lowest penalty for trade abroad without a code', {
  is: rupees(10_000),
  at: [foreignTradeAct, 'section 11'],
});

/** The day of shipment or invoice decides the value. The 15 months of November 2025 ended before the new regulations began. */
export const exportMoneyWithin = fact('Time for export money to reach India', {
  referenceDay: 'the day of the event',
  values: [
    { is: months(9), at: [femExportRegulations2015, 'regulation 9'] },
    { from: '2025-11-14', is: months(15), at: [femExportRegulations2015, 'regulation 9'] },
    {
      from: '2026-06-05',
      is: months(9),
      at: [femExportRegulations2015, 'regulation 9'],
      order: 'FEMA 23(R)/(8)/2026-RB of 5 June 2026',
      change: 'money for an export has to come within 9 months again, in place of 15',
    },
    {
      from: '2026-10-01',
      is: months(9),
      at: [femExportImportRegulations, 'regulation 5'],
      order: 'FEMA 23(R)/(1)/2026-RB of 22 September 2026',
      lastSeen: '2026-10-06',
      change: 'the 9 months stay: the 15 months that were announced for October never began',
    },
  ],
});
export const exportMoneyInRupeesWithin = fact('Time for money to come for an export in rupees', {
  is: months(12),
  at: [femExportImportRegulations, 'regulation 5'],
  order: 'FEMA 23(R)/(1)/2026-RB of 22 September 2026',
  lastSeen: '2026-10-06',
  change:
    'money for an export in rupees has to come within 12 months, in place of the announced 18',
});

/** A share of the yearly property tax, for general trade and storage, since 23 June 2026. */
export const delhiTradeFee = fact('Fee of general trade in Delhi', {
  is: text('15% of the property tax'),
  at: [delhiCorporation, 'decision of June 2026'],
  ...RECENT,
  from: '2026-06-23',
  change: 'general trade in Delhi pays a fee of 15% of the property tax, together with that tax',
});
/**
 * Licences of Hyderabad's three corporations run for a calendar year, and the application is due 30 days before. In 2025 an
 * election moved that day to 20 December; no notice for 2026 was found.
 */
export const hyderabadLicenceBy = fact('Last day to apply for a trade licence in Hyderabad', {
  is: afterMarch(9, 1),
  at: [hyderabadCorporations, 'notice of November 2025, as reported'],
});
export const hyderabadLateLicence = fact('Extra cost of a late trade licence in Hyderabad', {
  is: text('25% more, after 60 days 50%'),
  at: [hyderabadCorporations, 'notice of November 2025, as reported'],
});
export const delhiFactoryFee = fact('Fee of a factory in Delhi', {
  is: text('5% of the property tax'),
  at: [delhiCorporation, 'decision of July 2025'],
  ...RECENT,
});

/** From a list that was compared with the official sites on 11 October 2026. */
const MSME_LIMITS = {
  at: [msmeNotifications, 'S.O. 1364(E)'] as const,
  lastSeen: '2026-10-11',
};

// Limits from 1 April 2025: investment in plant, machinery and equipment, and turnover

export const microInvestment = fact('Investment up to which an enterprise is micro', {
  is: rupees(2_50_00_000),
  ...MSME_LIMITS,
});
export const microTurnover = fact('Turnover up to which an enterprise is micro', {
  is: rupees(10_00_00_000),
  ...MSME_LIMITS,
});
export const smallInvestment = fact('Investment up to which an enterprise is small', {
  is: rupees(25_00_00_000),
  ...MSME_LIMITS,
});
export const smallTurnover = fact('Turnover up to which an enterprise is small', {
  is: rupees(1_00_00_00_000),
  ...MSME_LIMITS,
});
export const mediumInvestment = fact('Investment up to which an enterprise is medium', {
  is: rupees(1_25_00_00_000),
  ...MSME_LIMITS,
});
export const mediumTurnover = fact('Turnover up to which an enterprise is medium', {
  is: rupees(5_00_00_00_000),
  ...MSME_LIMITS,
});

/** The non-tax benefits of the earlier class continue for this time. */
export const msmeBenefitsAfterUpgrade = fact('Time for which benefits stay in a higher class', {
  is: years(3),
  at: [msmeNotifications, 'S.O. 4926(E)'],
});

/** Companies with a turnover above this have to join the receivables exchanges. */
export const receivablesExchangeLimit = fact('Turnover that requires a receivables exchange', {
  is: rupees(2_50_00_00_000),
  at: [msmeNotifications, 'S.O. 4845(E)'],
});

/** From acceptance, if a micro or small supplier has agreed on a date in writing. */
export const msmePayWithin = fact('Longest agreed time to pay a small supplier', {
  is: calendarDays(45),
  at: [msmedAct, 'section 15'],
});
export const msmePayWithinUnagreed = fact('Time to pay a small supplier without an agreed date', {
  is: calendarDays(15),
  at: [msmedAct, 'section 15'],
});
export const msmeLateInterest = fact('Interest on late payment to a small supplier', {
  is: text('3 times the bank rate'),
  at: [msmedAct, 'section 16'],
});

/** Three times the bank rate. The bank rate before June 2025 was not looked up. */
export const msmeLateInterestNow = fact('Interest on late payment, in figures', {
  values: [
    { from: '2025-06-06', is: percent(17.25, 'year'), at: [bankRate, 'bank rate of 5.75%'] },
    {
      from: '2025-12-05',
      is: percent(16.5, 'year'),
      at: [bankRate, 'bank rate of 5.50%'],
      change: 'late payment to a micro or small supplier costs 16.5% a year, in place of 17.25%',
    },
    {
      from: '2026-10-07',
      is: percent(17.25, 'year'),
      at: [bankRate, 'press release 2026-2027/1264 of 7 October 2026'],
      change: 'late payment to a micro or small supplier costs 17.25% a year, in place of 16.5%',
      lastSeen: '2026-10-07',
    },
  ],
  ...RECENT,
});
export const msmeAwardDeposit = fact('Share of an award to deposit before a challenge', {
  is: percent(75),
  at: [msmedAct, 'section 19'],
});

/** The share of yearly purchases that a central body reserves for micro and small enterprises. */
export const msmeProcurementShare = fact('Share of purchases from small enterprises', {
  is: percent(25),
  at: [procurementOrder, 'paragraph 3'],
  ...RECENT,
});
export const msmeCreditCover = fact('Largest loan that the credit guarantee covers', {
  is: rupees(10_00_00_000),
  at: [creditGuaranteeTrust],
  ...RECENT,
});

// After an application: time limits

export const foodUnansweredAfter = fact(
  'Time without an answer after which a food business may start',
  {
    is: months(2),
    at: [foodSafetyAct, 'section 31(4)'],
  },
);

/** Seen in judgments that quote the rule. */
export const keralaLicenceWithin = fact('Time for the order on a trade licence in Kerala', {
  is: calendarDays(30),
  at: [keralaMunicipalAct, 'section 447(6)'],
});

// Where offices show the status of an application

export const foodTracker = fact('Where to follow a food licence', {
  is: text('foscos.fssai.gov.in: Track Application'),
  at: [foscos],
  ...MENUS_CHANGE,
});

export const iecTracker = fact('Where to follow an Import Export Code', {
  is: text('www.dgft.gov.in: My Dashboard › Importer Exporter Code (IEC)'),
  at: [dgftPortal],
  ...MENUS_CHANGE,
});

export const udyamTracker = fact('Where to check a Udyam registration', {
  is: text('udyamregistration.gov.in: Print / Verify'),
  at: [udyamPortal],
  ...MENUS_CHANGE,
});

export const delhiLicenceTracker = fact('Where to follow a trade licence in Delhi', {
  is: text('mcdonline.nic.in: the service where you applied'),
  at: [delhiCorporation],
  ...MENUS_CHANGE,
});

// Notices

/** From the notice. If the notice names an earlier day, that day counts. */
export const improvementAppealWithin = fact('Time to appeal against a food improvement notice', {
  is: calendarDays(15),
  at: [foodSafetyAct, 'section 32(5)'],
});
