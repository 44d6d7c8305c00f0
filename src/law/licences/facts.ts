import { fact, factByDate } from '@/law/fact';
import type { Source } from '@/law/source';
import {
  afterMarch,
  calendarDays,
  dueInWords,
  months,
  percent,
  rupees,
  text,
  years,
} from '@/law/units';

/*
 * Licences and status: food, foreign trade, municipal trade licences, and micro, small and medium enterprises with the
 * payment rules that protect them.
 */

/** Fees and tiers that were new or moving in 2026: look again half a year after the check. */
const STILL_MOVING = { reviewBy: '2027-05-20' };

// Food safety

export const foodSafetyAct: Source = {
  id: 'food-safety-act',
  area: 'food',
  title: 'Food Safety and Standards Act, 2006',
  href: 'https://indiacode.gov.in',
};

export const foodLicensingRegulations: Source = {
  id: 'food-licensing-regulations',
  area: 'food',
  title:
    'Food Safety and Standards (Licensing and Registration of Food Businesses) Regulations, 2011, amended 2026',
  href: 'https://www.fssai.gov.in',
};

export const fssaiOrders: Source = {
  id: 'fssai-orders',
  area: 'food',
  title: 'Food Safety and Standards Authority of India: orders and answers',
  href: 'https://www.fssai.gov.in',
};

export const foscos: Source = {
  id: 'foscos',
  area: 'food',
  title: 'Food Safety Compliance System, the licensing portal',
  href: 'https://foscos.fssai.gov.in',
};

/** Turnover up to which a registration is enough, from 1 April 2026. */
export const foodRegistrationLimit = fact(
  rupees(1_50_00_000),
  foodLicensingRegulations,
  'Amendment Regulations 2026',
  {
    ...STILL_MOVING,
    from: '2026-04-01',
    change: 'a food business up to ₹1.5 crore of turnover registers, and needs no licence',
  },
);

/**
 * Turnover up to which the State licenses; above, the central authority. Mills of grain and pulses, canteens, dhabas and some
 * others stay with the State at any turnover, hotels go by stars, and some kinds are central at any size.
 */
export const foodStateLicenceLimit = fact(
  rupees(50_00_00_000),
  foodLicensingRegulations,
  'Amendment Regulations 2026',
  {
    ...STILL_MOVING,
    from: '2026-04-01',
    change: 'the State licenses most food businesses up to ₹50 crore of turnover',
  },
);

// Yearly fees, of each premises

const KINDS_OF_BUSINESS = 'kinds of business, 1 April 2026';

export const foodRegistrationFee = fact(
  rupees(100, 'year'),
  foscos,
  KINDS_OF_BUSINESS,
  STILL_MOVING,
);

/** Until March 2026 ₹2,000 to ₹5,000 by kind (schedule 3 of the regulations). */
export const foodStateLicenceFee = fact(rupees(5_000, 'year'), foscos, KINDS_OF_BUSINESS, {
  ...STILL_MOVING,
  from: '2026-04-01',
  order: 'Amendment Regulations of 10 March 2026',
  change: 'a State food licence costs ₹5,000 a year whatever the kind, no more ₹2,000 to ₹5,000',
});
export const foodCentralLicenceFee = fact(
  rupees(7_500, 'year'),
  foscos,
  KINDS_OF_BUSINESS,
  STILL_MOVING,
);

export const foodRegistrationWithin = fact(
  calendarDays(7),
  foodLicensingRegulations,
  'regulation 2.1.1',
);
export const foodRegistrationWithVisit = fact(
  calendarDays(30),
  foodLicensingRegulations,
  'regulation 2.1.1',
);
export const foodLicenceWithin = fact(calendarDays(60), foodLicensingRegulations, 'regulation 2.1');

/** After a cancellation. */
export const foodApplyAgainAfter = fact(months(3), foodLicensingRegulations, 'regulation 2.1.8');

/** Form D-1, for the financial year before. */
export const foodReturnDue = fact(
  afterMarch(2, 31),
  fssaiOrders,
  'orders on the annual return',
  STILL_MOVING,
);

/** At most 5 times the annual fee. */
export const foodReturnLateFee = fact(
  rupees(100, 'day'),
  fssaiOrders,
  'order of 10 November 2022',
  STILL_MOVING,
);

/** Since 8 November 2023; an Act of 2026 may have changed it again. */
export const foodPenaltyForNoLicence = fact(
  rupees(10_00_000),
  foodSafetyAct,
  'section 63',
  STILL_MOVING,
);

// Foreign trade

export const foreignTradeAct: Source = {
  id: 'foreign-trade-act',
  area: 'trade',
  title: 'Foreign Trade (Development and Regulation) Act, 1992',
  href: 'https://indiacode.gov.in',
};

export const foreignTradePolicy: Source = {
  id: 'foreign-trade-policy',
  area: 'trade',
  title: 'Foreign Trade Policy 2023',
  href: 'https://www.dgft.gov.in',
};

export const tradeHandbook: Source = {
  id: 'trade-handbook',
  area: 'trade',
  title: 'Handbook of Procedures 2023, with its appendices and public notices',
  href: 'https://www.dgft.gov.in',
};

export const dgftPortal: Source = {
  id: 'dgft-portal',
  area: 'trade',
  title: 'Directorate General of Foreign Trade: services portal',
  href: 'https://www.dgft.gov.in',
};

export const icegate: Source = {
  id: 'icegate',
  area: 'trade',
  title: 'Indian Customs electronic gateway',
  href: 'https://www.icegate.gov.in',
};

/** Replaced from 1 October 2026. */
export const femExportRegulations2015: Source = {
  id: 'fem-export-regulations-2015',
  area: 'foreign-exchange',
  title: 'Foreign Exchange Management (Export of Goods and Services) Regulations, 2015',
  href: 'https://www.rbi.org.in',
};

export const femExportImportRegulations: Source = {
  id: 'fem-export-import-regulations',
  area: 'foreign-exchange',
  title: 'Foreign Exchange Management (Export and Import of Goods and Services) Regulations, 2026',
  href: 'https://www.rbi.org.in',
  since: '2026-10-01',
};

export const iecFee = fact(rupees(500), tradeHandbook, 'appendix 2K');

/** For an update or any other change from July to March; from April to June it is free. */
export const iecChangeFee = fact(rupees(200), tradeHandbook, 'appendix 2K');

/** Each year, even if nothing changed. */
export const iecUpdateWindow = fact(
  dueInWords('April to June', { ends: [3], months: 12, after: 3, date: 30 }),
  foreignTradePolicy,
  'paragraph 2.05',
);

/** The penalty goes from this to 5 times the value of the goods. */
export const iecPenaltyFrom = fact(rupees(10_000), foreignTradeAct, 'section 11');

/** By the day of shipment or invoice. The 15 months of 2025 were cut back before the new regulations began. */
export const exportMoneyWithin = factByDate([
  { is: months(9), source: femExportRegulations2015, place: 'regulation 9' },
  {
    from: '2025-11-14',
    is: months(15),
    source: femExportRegulations2015,
    place: 'regulation 9',
  },
  {
    from: '2026-06-05',
    is: months(9),
    source: femExportRegulations2015,
    place: 'regulation 9',
    order: 'FEMA 23(R)/(8)/2026-RB of 5 June 2026',
    change: 'money for an export has to come within 9 months again, in place of 15',
  },
  {
    from: '2026-10-01',
    is: months(9),
    source: femExportImportRegulations,
    place: 'regulation 5',
    order: 'FEMA 23(R)/(1)/2026-RB of 22 September 2026',
    lastSeen: '2026-10-06',
    change:
      'the 9 months stay; the 15 months that were announced for October were cut before they began',
  },
]);

/** Where the sale is invoiced or settled in rupees. */
export const exportMoneyInRupeesWithin = fact(
  months(12),
  femExportImportRegulations,
  'regulation 5',
  {
    order: 'FEMA 23(R)/(1)/2026-RB of 22 September 2026',
    lastSeen: '2026-10-06',
    change: 'money for an export in rupees has to come within 12 months; 18 had been announced',
  },
);

// Municipal trade licences

export const delhiMunicipalAct: Source = {
  id: 'delhi-municipal-act',
  area: 'municipal',
  title: 'Delhi Municipal Corporation Act, 1957',
  href: 'https://indiacode.gov.in',
};

export const delhiCorporation: Source = {
  id: 'delhi-corporation',
  area: 'municipal',
  title: 'Municipal Corporation of Delhi: portal and decisions',
  href: 'https://mcdonline.nic.in',
};

export const mumbaiMunicipalAct: Source = {
  id: 'mumbai-municipal-act',
  area: 'municipal',
  title: 'Mumbai Municipal Corporation Act, 1888',
  href: 'https://indiacode.gov.in',
};

export const maharashtraMunicipalAct: Source = {
  id: 'maharashtra-municipal-act',
  area: 'municipal',
  title: 'Maharashtra Municipal Corporations Act',
  href: 'https://indiacode.gov.in',
};

export const karnatakaMunicipalAct: Source = {
  id: 'karnataka-municipal-act',
  area: 'municipal',
  title: 'Karnataka Municipal Corporations Act, 1976',
  href: 'https://indiacode.gov.in',
};

export const bengaluruGovernanceAct: Source = {
  id: 'bengaluru-governance-act',
  area: 'municipal',
  title: 'Greater Bengaluru Governance Act, 2024',
  href: 'https://indiacode.gov.in',
};

export const kolkataMunicipalAct: Source = {
  id: 'kolkata-municipal-act',
  area: 'municipal',
  title: 'Kolkata Municipal Corporation Act, 1980',
  href: 'https://indiacode.gov.in',
};

export const hyderabadMunicipalAct: Source = {
  id: 'hyderabad-municipal-act',
  area: 'municipal',
  title: 'Greater Hyderabad Municipal Corporation Act, 1955',
  href: 'https://indiacode.gov.in',
};

export const keralaMunicipalAct: Source = {
  id: 'kerala-municipal-act',
  area: 'municipal',
  title: 'Kerala Municipality Act, 1994',
  href: 'https://indiacode.gov.in',
};

/** Of the yearly property tax, for general trade and storage, since 23 June 2026. */
export const delhiTradeFee = fact(
  text('15% of the property tax'),
  delhiCorporation,
  'decision of June 2026',
  {
    ...STILL_MOVING,
    from: '2026-06-23',
    change: 'general trade in Delhi pays 15% of the property tax together with it',
  },
);

/** For a factory in a notified industrial area. */
export const delhiFactoryFee = fact(
  text('5% of the property tax'),
  delhiCorporation,
  'decision of July 2025',
  STILL_MOVING,
);

// Micro, small and medium enterprises

export const msmedAct: Source = {
  id: 'msmed-act',
  area: 'enterprises',
  title: 'Micro, Small and Medium Enterprises Development Act, 2006',
  href: 'https://indiacode.gov.in',
};

/** Each part begins on a day to be notified: none was found up to 8 October 2026. */
export const msmedAmendment: Source = {
  id: 'msmed-amendment-2026',
  area: 'enterprises',
  title: 'Micro, Small and Medium Enterprises Development (Amendment) Act, 2026',
  href: 'https://egazette.gov.in',
  since: '2026-08-13',
  change:
    'an Act on claims against late payers was published; we found no day on which any part of it begins',
};

/** Where new claims are filed since 15 October 2025; Samadhaan takes no new ones. A citation of it needs no place. */
export const msmeDisputesPortal: Source = {
  id: 'msme-disputes-portal',
  area: 'enterprises',
  title:
    'Ministry of Micro, Small and Medium Enterprises: portal for online dispute resolution (ODR)',
  href: 'https://odr.msme.gov.in',
};

export const msmeNotifications: Source = {
  id: 'msme-notifications',
  area: 'enterprises',
  title: 'Ministry of Micro, Small and Medium Enterprises: notifications',
  href: 'https://msme.gov.in',
};

export const udyamPortal: Source = {
  id: 'udyam-portal',
  area: 'enterprises',
  title: 'Udyam registration portal',
  href: 'https://udyamregistration.gov.in',
};

export const procurementOrder: Source = {
  id: 'procurement-order',
  area: 'enterprises',
  title: 'Public Procurement Policy for Micro and Small Enterprises Order, 2012',
  href: 'https://msme.gov.in',
};

export const creditGuaranteeTrust: Source = {
  id: 'credit-guarantee-trust',
  area: 'enterprises',
  title: 'Credit Guarantee Fund Trust for Micro and Small Enterprises',
  href: 'https://www.cgtmse.in',
};

export const bankRate: Source = {
  id: 'bank-rate',
  area: 'enterprises',
  title: 'Reserve Bank of India: bank rate',
  href: 'https://www.rbi.org.in',
};

/** Named by a register that went through the official sites on that day. */
const SEEN_IN_OCTOBER = { lastSeen: '2026-10-11' };

// Limits from 1 April 2025: investment in plant, machinery and equipment, and turnover

export const microInvestment = fact(
  rupees(2_50_00_000),
  msmeNotifications,
  'S.O. 1364(E)',
  SEEN_IN_OCTOBER,
);
export const microTurnover = fact(
  rupees(10_00_00_000),
  msmeNotifications,
  'S.O. 1364(E)',
  SEEN_IN_OCTOBER,
);
export const smallInvestment = fact(
  rupees(25_00_00_000),
  msmeNotifications,
  'S.O. 1364(E)',
  SEEN_IN_OCTOBER,
);
export const smallTurnover = fact(
  rupees(1_00_00_00_000),
  msmeNotifications,
  'S.O. 1364(E)',
  SEEN_IN_OCTOBER,
);
export const mediumInvestment = fact(
  rupees(1_25_00_00_000),
  msmeNotifications,
  'S.O. 1364(E)',
  SEEN_IN_OCTOBER,
);
export const mediumTurnover = fact(
  rupees(5_00_00_00_000),
  msmeNotifications,
  'S.O. 1364(E)',
  SEEN_IN_OCTOBER,
);

/** How long the earlier class's benefits other than tax continue after a move up. */
export const msmeBenefitsAfterUpgrade = fact(years(3), msmeNotifications, 'S.O. 4926(E)');

/** Companies with a turnover above this have to join the receivables exchanges. */
export const receivablesExchangeLimit = fact(
  rupees(2_50_00_00_000),
  msmeNotifications,
  'S.O. 4845(E)',
);

/** From acceptance, at the longest, where a date was agreed in writing with a micro or small supplier. */
export const msmePayWithin = fact(calendarDays(45), msmedAct, 'section 15');

/** Where no date was agreed. */
export const msmePayWithinUnagreed = fact(calendarDays(15), msmedAct, 'section 15');

/** Compound, with monthly rests. */
export const msmeLateInterest = fact(text('3 times the bank rate'), msmedAct, 'section 16');

/** The same in figures. The bank rate before June 2025 was not looked up. */
export const msmeLateInterestNow = factByDate(
  [
    {
      from: '2025-06-06',
      is: percent(17.25, 'year'),
      source: bankRate,
      place: 'bank rate of 5.75%',
    },
    {
      from: '2025-12-05',
      is: percent(16.5, 'year'),
      source: bankRate,
      place: 'bank rate of 5.50%',
      change: 'paying micro and small suppliers late costs 16.5% a year, before 17.25%',
    },
    {
      from: '2026-10-07',
      is: percent(17.25, 'year'),
      source: bankRate,
      place: 'press release 2026-2027/1264 of 7 October 2026',
      change: 'paying micro and small suppliers late costs 17.25% a year, before 16.5%',
      lastSeen: '2026-10-07',
    },
  ],
  STILL_MOVING,
);

/** Of an award, deposited by a buyer who challenges it. */
export const msmeAwardDeposit = fact(percent(75), msmedAct, 'section 19');

/** Of a central body's yearly purchases, from micro and small enterprises. */
export const msmeProcurementShare = fact(
  percent(25),
  procurementOrder,
  'paragraph 3',
  STILL_MOVING,
);

export const msmeCreditCover = fact(rupees(10_00_00_000), creditGuaranteeTrust, '', STILL_MOVING);
