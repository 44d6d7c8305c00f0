import {
  csrRules,
  reserveBankAct,
  companyMiscellaneousRules,
  maharashtraStampAct,
  societiesAct,
  foreignContributionRules,
  foreignContributionAct,
  foreignContributionPortal,
  startupNotifications,
  startupPortal,
  firmsRegistrarMaharashtra,
} from './texts';
import { companiesAct, depositRules } from '@/law/companies/texts';
import { fact } from '@/law/fact';
import {
  incomeTaxAct,
  incomeTaxRules,
  incomeTaxAct1961,
  incomeTaxPortal,
} from '@/law/income-tax/texts';
import {
  percent,
  rupees,
  text,
  count,
  calendarDays,
  months,
  afterMarch,
  years,
  onDay,
} from '@/law/units';

/* Partnership firms, trusts and societies with their tax status and money from abroad, and recognised startups. */

/** The notification of February 2026 is recent, and still has the old guidelines. */
const RECENT = { reviewBy: '2027-05-20' };

/** Union Budgets change rates, limits and due dates: check again after the next one. */
const AFTER_THE_BUDGET = { reviewBy: '2027-02-28' };

/** Menus and words come from guides and stored copies of the portals: check them again every half-year. */
const MENUS_CHANGE = { reviewBy: '2027-05-20' };

// Social responsibility

/** The share of yearly CSR money that may go through a Social Stock Exchange. We read a copy of the Gazette's text. */
export const csrInstrumentShare = fact('Share of CSR money through a Social Stock Exchange', {
  is: percent(10),
  at: [csrRules, 'rule 4A'],
  from: '2026-05-27',
  order: 'G.S.R. 415(E) and 416(E) of 27 May 2026',
  change:
    'companies may put up to 10% of a year’s social responsibility money into zero coupon zero principal instruments of non-profits',
});

// Lending

/** Net owned funds of a company that lends. We saw them in a stored copy of the Reserve Bank's answers to questions. */
export const lenderOwnFunds = fact('Minimum own funds of a company that lends', {
  is: rupees(10_00_00_000),
  at: [reserveBankAct, 'section 45-IA'],
});

// Partnership firms

export const firmPartners = fact('Minimum and maximum partners of a firm', {
  is: text('2 to 50 partners'),
  at: [companyMiscellaneousRules, 'rule 10'],
});

/** The rate on each partner's salary, remuneration, commission, bonus or interest. */
export const firmPartnerTds = fact('TDS on payments of a firm to a partner', {
  is: percent(10),
  at: [incomeTaxAct, 'section 393(3)'],
  ...AFTER_THE_BUDGET,
});
export const firmPartnerTdsAbove = fact('Payments to a partner above which TDS applies', {
  is: rupees(20_000, 'year'),
  at: [incomeTaxAct, 'section 393(3)'],
  ...AFTER_THE_BUDGET,
});
export const firmPartnerInterest = fact('Maximum interest to a partner that a firm may deduct', {
  is: percent(12, 'year'),
  at: [incomeTaxAct, 'section 35(e)'],
  ...AFTER_THE_BUDGET,
});
export const firmPartnerPay = fact('Pay of partners that a firm may deduct, first slice', {
  is: text('₹3 lakh or 90%'),
  at: [incomeTaxAct, 'section 35(e)'],
  ...AFTER_THE_BUDGET,
});
export const firmPartnerPayOn = fact('Book profit for the first slice of partners’ pay', {
  is: rupees(6_00_000),
  at: [incomeTaxAct, 'section 35(e)'],
  ...AFTER_THE_BUDGET,
});
export const firmPartnerPayAbove = fact('Pay of partners that a firm may deduct, the rest', {
  is: percent(60),
  at: [incomeTaxAct, 'section 35(e)'],
  ...AFTER_THE_BUDGET,
});

/**
 * On a deed with ₹1 lakh of contribution in cash: 1% above ₹50,000. The amendment of 2024 raised the maximum, so read the table
 * again before quoting it for larger sums.
 */
export const maharashtraDeedDuty = fact('Stamp duty in Maharashtra on a ₹1 lakh firm’s deed', {
  is: rupees(1_000),
  at: [maharashtraStampAct, 'Schedule I, article 47'],
  ...RECENT,
});

// Trusts and societies

/** The maximum under the central Act. States set their own sums. */
export const societyFee = fact('Fee to register a society', {
  is: rupees(50),
  at: [societiesAct, 'section 3'],
});
export const societyMembers = fact('Minimum members of a society', {
  is: count(7, 'member'),
  at: [societiesAct, 'section 1'],
});
export const societyListWithin = fact('Time to file a society’s list of its governing body', {
  is: calendarDays(14),
  at: [societiesAct, 'section 4'],
});
export const ngoProvisionalLife = fact('Validity of a provisional NGO tax registration', {
  is: count(3, 'tax year'),
  at: [incomeTaxAct, 'section 332'],
});
export const ngoRegularLife = fact('Validity of a regular NGO tax registration', {
  is: count(5, 'tax year'),
  at: [incomeTaxAct, 'section 332'],
});

/** On conversion or renewal, if income was within the limit below in each of the 2 preceding years. */
export const ngoLongLife = fact('Validity of an NGO registration, small income', {
  is: count(10, 'tax year'),
  at: [incomeTaxAct, 'section 332'],
});
export const ngoLongLifeIncome = fact('Income up to which an NGO registration is valid longer', {
  is: rupees(5_00_00_000),
  at: [incomeTaxAct, 'section 332'],
  ...AFTER_THE_BUDGET,
});
export const ngoDonorApprovalLife = fact('Validity of the approval for donors’ deductions', {
  is: count(5, 'tax year'),
  at: [incomeTaxAct, 'section 354'],
});
export const ngoRegularWithin = fact('Time to ask for the regular NGO registration', {
  is: months(6),
  at: [incomeTaxAct, 'section 332'],
});
export const ngoProvisionalOrderWithin = fact('Time for the order on a provisional registration', {
  is: months(1),
  at: [incomeTaxRules, 'rule 181'],
});
export const ngoRegularOrderWithin = fact('Time for the order on a regular registration', {
  is: months(6),
  at: [incomeTaxRules, 'rule 181'],
});
export const ngoIncomeApplied = fact('Share of its income that an NGO has to use', {
  is: percent(85),
  at: [incomeTaxAct, 'Chapter XVII-B'],
  ...AFTER_THE_BUDGET,
});

/** Statement of donations and certificates to donors, Forms 113 and 114. */
export const ngoDonationStatementDue = fact('Due date of the statement of donations', {
  is: afterMarch(2, 31),
  at: [incomeTaxRules, 'rule 190'],
});
export const ngoCashGiftLimit = fact('Maximum cash gift that a donor may deduct', {
  is: rupees(2_000),
  at: [incomeTaxAct, 'section 133'],
  ...AFTER_THE_BUDGET,
});
export const foreignGiftExistence = fact('Minimum age of an NGO for foreign money', {
  is: years(3),
  at: [foreignContributionRules, 'rule 9(1)'],
});
export const foreignGiftSpending = fact('Minimum spending in the 3 years before foreign money', {
  is: rupees(15_00_000),
  at: [foreignContributionRules, 'rule 9(1)'],
});
/** For organisations that are registered already, to keep their purposes and States (Form FC-6F). */
export const foreignGiftScopeWithin = fact('Time to name purposes and States (FC-6F)', {
  is: years(1),
  at: [foreignContributionRules, 'rule 9(1B)'],
  from: '2026-06-22',
  change:
    'a registration for foreign money names purposes and States; organisations registered before report them within 1 year (Form FC-6F)',
});
export const foreignGiftLife = fact('Validity of a registration for foreign money', {
  is: years(5),
  at: [foreignContributionAct, 'section 12'],
});

/** The Ministry asks for the renewal this long before expiry. The Act allows the renewal until expiry. */
export const foreignGiftRenewBefore = fact(
  'Time before expiry to renew a foreign-money registration',
  {
    is: months(4),
    at: [foreignContributionPortal],
  },
);
export const foreignGiftReturnWithin = fact('Time for the return of foreign money (FC-4)', {
  is: months(9),
  at: [foreignContributionPortal],
});

// Startups

export const startupAge = fact('Maximum age of a recognised startup', {
  is: years(10),
  at: [startupNotifications, 'G.S.R. 108(E)'],
  ...RECENT,
});
export const startupTurnover = fact('Turnover up to which a startup is recognised', {
  is: rupees(2_00_00_00_000),
  at: [startupNotifications, 'G.S.R. 108(E)'],
  ...RECENT,
  from: '2026-02-04',
  order: 'G.S.R. 108(E) of 4 February 2026',
  change: 'a startup is recognised up to ₹200 crore of turnover',
});
export const deepTechAge = fact('Maximum age of a deep-tech startup', {
  is: years(20),
  at: [startupNotifications, 'G.S.R. 108(E)'],
  ...RECENT,
});
export const deepTechTurnover = fact('Turnover up to which a deep-tech startup is recognised', {
  is: rupees(3_00_00_00_000),
  at: [startupNotifications, 'G.S.R. 108(E)'],
  ...RECENT,
  from: '2026-02-04',
  order: 'G.S.R. 108(E) of 4 February 2026',
  change: 'a deep-tech startup is recognised for 20 years, up to ₹300 crore of turnover',
});

/** The number of consecutive years of deduction, within the window below. */
export const startupTaxYears = fact('Years of a startup’s tax deduction', {
  is: count(3, 'tax year'),
  at: [incomeTaxAct, 'section 140'],
  ...AFTER_THE_BUDGET,
});
export const startupTaxWindow = fact('Years among which a startup chooses its deduction', {
  is: years(10),
  at: [incomeTaxAct, 'section 140'],
  ...AFTER_THE_BUDGET,
});
export const startupTaxTurnover = fact('Turnover up to which a startup may deduct', {
  referenceDay: 'the period',
  values: [
    { is: rupees(1_00_00_00_000), at: [incomeTaxAct1961, 'section 80-IAC'] },
    {
      from: '2026-04-01',
      is: rupees(3_00_00_00_000),
      at: [incomeTaxAct, 'section 140(16)'],
      order: 'Finance Act, 2026',
      change: 'the start-up deduction is open up to a turnover of ₹300 crore instead of ₹100 crore',
    },
  ],
  ...AFTER_THE_BUDGET,
});

/** For companies and LLPs incorporated from this day on, and before the day below. */
export const startupTaxSince = fact('First day of incorporation for a startup’s deduction', {
  is: onDay('2016-04-01'),
  at: [incomeTaxAct, 'section 140'],
  ...AFTER_THE_BUDGET,
});
export const startupTaxUntil = fact('Day before which to incorporate for a startup’s deduction', {
  is: onDay('2030-04-01'),
  at: [incomeTaxAct, 'section 140'],
  ...AFTER_THE_BUDGET,
});

// Investment

/** The time to allot the shares after the money of a private placement has come. PAS-3 has its own time. */
export const placementAllotWithin = fact('Time to allot shares after placement money', {
  is: calendarDays(60),
  at: [companiesAct, 'section 42'],
});

/** The sum is from one investor. If a startup's convertible note is smaller, it counts as a deposit. */
export const convertibleNoteFrom = fact('Minimum sum of a startup’s convertible note', {
  is: rupees(25_00_000),
  at: [depositRules, 'rule 2(1)(c)'],
  ...RECENT,
});
export const convertibleNoteLife = fact('Maximum term of a convertible note', {
  is: years(10),
  at: [depositRules, 'rule 2(1)(c)'],
  ...RECENT,
});

// Where offices show the status of an application

export const startupTracker = fact('Where to follow a startup’s recognition', {
  is: text('www.startupindia.gov.in, or the single window (www.nsws.gov.in): your dashboard'),
  at: [startupPortal],
  ...MENUS_CHANGE,
});

export const ngoTracker = fact('Where to follow an NGO’s tax registration', {
  is: text('www.incometax.gov.in, after login: e-File › Income Tax Forms › View Filed Forms'),
  at: [incomeTaxPortal],
  ...MENUS_CHANGE,
});

export const maharashtraFirmTracker = fact('Where to follow a firm in Maharashtra', {
  is: text('rof.mahaonline.gov.in: your dashboard'),
  at: [firmsRegistrarMaharashtra],
  ...MENUS_CHANGE,
});
