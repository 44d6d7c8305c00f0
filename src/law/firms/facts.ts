import { companiesAct, depositRules } from '@/law/companies/facts';
import { incomeTaxAct, incomeTaxAct1961, incomeTaxRules } from '@/law/income-tax/facts';
import { fact, factByDate } from '@/law/fact';
import type { Source } from '@/law/source';
import {
  afterMarch,
  calendarDays,
  count,
  months,
  onDay,
  percent,
  rupees,
  text,
  years,
} from '@/law/units';

/* Partnership firms, trusts and societies with their tax status and money from abroad, and recognised startups. */

/** The notification of February 2026 is young, and its guidelines are still those of before. */
const STILL_MOVING = { reviewBy: '2027-05-20' };

/** Rates, limits and due dates move with Union Budgets: look again after the next one. */
const AFTER_THE_BUDGET = { reviewBy: '2027-02-28' };

// Sources

export const partnershipAct: Source = {
  id: 'partnership-act',
  area: 'firms',
  title: 'Indian Partnership Act, 1932',
  href: 'https://indiacode.gov.in',
};

/** How many partners a firm may have. */
export const companyMiscellaneousRules: Source = {
  id: 'company-miscellaneous-rules',
  area: 'firms',
  title: 'Companies (Miscellaneous) Rules, 2014',
  href: 'https://www.mca.gov.in',
};

/** No company may practise as chartered accountants. */
export const charteredAccountantsAct: Source = {
  id: 'chartered-accountants-act',
  area: 'firms',
  title: 'Chartered Accountants Act, 1949',
  href: 'https://indiacode.gov.in',
};

/** No company may practise as company secretaries. */
export const companySecretariesAct: Source = {
  id: 'company-secretaries-act',
  area: 'firms',
  title: 'Company Secretaries Act, 1980',
  href: 'https://indiacode.gov.in',
};

/** No company may practise as cost accountants. */
export const costAccountantsAct: Source = {
  id: 'cost-accountants-act',
  area: 'firms',
  title: 'Cost and Works Accountants Act, 1959',
  href: 'https://indiacode.gov.in',
};

/** Who may lend, and who may take deposits. */
export const reserveBankAct: Source = {
  id: 'reserve-bank-act',
  title: 'Reserve Bank of India Act, 1934',
  href: 'https://indiacode.gov.in',
  area: 'civil',
};

/** As amended by Act 41 of 2019. */
export const chitFundsAct: Source = {
  id: 'chit-funds-act',
  title: 'Chit Funds Act, 1982',
  href: 'https://indiacode.gov.in',
  area: 'civil',
};

export const unregulatedDepositsAct: Source = {
  id: 'unregulated-deposits-act',
  title: 'Banning of Unregulated Deposit Schemes Act, 2019',
  href: 'https://indiacode.gov.in',
  area: 'civil',
};

export const moneyLaunderingAct: Source = {
  id: 'money-laundering-act',
  title: 'Prevention of Money-laundering Act, 2002',
  href: 'https://indiacode.gov.in',
  area: 'civil',
};

/** Of the Union's servants; States have their own. */
export const conductRules: Source = {
  id: 'conduct-rules',
  title: 'Central Civil Services (Conduct) Rules, 1964',
  href: 'https://dopt.gov.in',
  area: 'civil',
};

/** Duty on deeds, as an example: each State has its own. */
export const maharashtraStampAct: Source = {
  id: 'maharashtra-stamp-act',
  area: 'firms',
  title: 'Maharashtra Stamp Act, 1958',
  href: 'https://igrmaharashtra.gov.in',
};

/** An example: each State has its own. */
export const firmsRegistrarMaharashtra: Source = {
  id: 'firms-registrar-maharashtra',
  area: 'firms',
  title: 'Registrar of Firms, Maharashtra: portal',
  href: 'https://rof.mahaonline.gov.in',
};

export const societiesAct: Source = {
  id: 'societies-act',
  area: 'firms',
  title: 'Societies Registration Act, 1860',
  href: 'https://indiacode.gov.in',
};

export const maharashtraTrustsAct: Source = {
  id: 'maharashtra-trusts-act',
  area: 'firms',
  title: 'Maharashtra Public Trusts Act, 1950',
  href: 'https://indiacode.gov.in',
};

export const ngoDarpan: Source = {
  id: 'ngo-darpan',
  area: 'firms',
  title: 'NGO Darpan portal',
  href: 'https://ngodarpan.gov.in',
};

/** CSR-1, as revised by G.S.R. 452(E) of 7 July 2025. */
export const csrRules: Source = {
  id: 'csr-rules',
  area: 'firms',
  title: 'Companies (Corporate Social Responsibility Policy) Rules, 2014',
  href: 'https://www.mca.gov.in',
};

export const foreignContributionAct: Source = {
  id: 'foreign-contribution-act',
  area: 'foreign-exchange',
  title: 'Foreign Contribution (Regulation) Act, 2010',
  href: 'https://fcraonline.gov.in',
};

/**
 * The Amendment Rules of 22 June 2026 were seen in three public notes that quote the Gazette and agree; the Gazette itself
 * was not opened.
 */
export const foreignContributionRules: Source = {
  id: 'foreign-contribution-rules',
  area: 'foreign-exchange',
  title: 'Foreign Contribution (Regulation) Rules, 2011',
  href: 'https://fcraonline.gov.in',
};

/** Forms, rules and notices of the Ministry of Home Affairs. A citation of it needs no place. */
export const foreignContributionPortal: Source = {
  id: 'foreign-contribution-portal',
  area: 'foreign-exchange',
  title: 'Ministry of Home Affairs: foreign contribution portal',
  href: 'https://fcraonline.gov.in',
};

/** G.S.R. 108(E) of 4 February 2026 replaced G.S.R. 127(E) of 2019. */
export const startupNotifications: Source = {
  id: 'startup-notifications',
  area: 'enterprises',
  title: 'Department for Promotion of Industry and Internal Trade: startup notifications',
  href: 'https://www.startupindia.gov.in',
};

/** Recognition, schemes and guidelines. A citation of it needs no place. */
export const startupPortal: Source = {
  id: 'startup-portal',
  area: 'enterprises',
  title: 'Startup India portal',
  href: 'https://www.startupindia.gov.in',
};

export const pressInformationBureau: Source = {
  id: 'press-information-bureau',
  area: 'firms',
  title: 'Press Information Bureau: Cabinet decisions and releases',
  href: 'https://www.pib.gov.in',
};

/** What a bank asks of a proprietor, among others. */
export const bankIdentityDirections: Source = {
  id: 'bank-identity-directions',
  area: 'firms',
  title: 'Reserve Bank of India: Know Your Customer Directions',
  href: 'https://www.rbi.org.in',
};

export const reserveBankCirculars: Source = {
  id: 'reserve-bank-circulars',
  area: 'firms',
  title: 'Reserve Bank of India: circulars to banks',
  href: 'https://www.rbi.org.in',
};

// Social responsibility

/** Of a company's money for the year, through a Social Stock Exchange; a copy of the Gazette's text was read. */
export const csrInstrumentShare = fact(percent(10), csrRules, 'rule 4A', {
  from: '2026-05-27',
  order: 'G.S.R. 415(E) and 416(E) of 27 May 2026',
  change:
    'companies may put up to 10% of a year’s social responsibility money into zero coupon zero principal instruments of non-profits',
});

// Lending

/** Net owned funds of a company that lends; seen in the Reserve Bank's answers to questions, in a stored copy. */
export const lenderOwnFunds = fact(rupees(10_00_00_000), reserveBankAct, 'section 45-IA');

// Partnership firms

export const firmPartners = fact(text('2 to 50 partners'), companyMiscellaneousRules, 'rule 10');

/** On salary, remuneration, commission, bonus or interest, for each partner. */
export const firmPartnerTds = fact(percent(10), incomeTaxAct, 'section 393(3)', AFTER_THE_BUDGET);
export const firmPartnerTdsAbove = fact(
  rupees(20_000, 'year'),
  incomeTaxAct,
  'section 393(3)',
  AFTER_THE_BUDGET,
);

/** As far as the deed allows it. */
export const firmPartnerInterest = fact(
  percent(12, 'year'),
  incomeTaxAct,
  'section 35(e)',
  AFTER_THE_BUDGET,
);

/** The higher of the 2. */
export const firmPartnerPay = fact(
  text('₹3 lakh or 90%'),
  incomeTaxAct,
  'section 35(e)',
  AFTER_THE_BUDGET,
);
export const firmPartnerPayOn = fact(
  rupees(6_00_000),
  incomeTaxAct,
  'section 35(e)',
  AFTER_THE_BUDGET,
);
export const firmPartnerPayAbove = fact(
  percent(60),
  incomeTaxAct,
  'section 35(e)',
  AFTER_THE_BUDGET,
);

/**
 * On a deed with ₹1 lakh of contribution in cash: 1% above ₹50,000. The amendment of 2024 raised the most that it can
 * be, so look at the table again before quoting it for larger sums.
 */
export const maharashtraDeedDuty = fact(
  rupees(1_000),
  maharashtraStampAct,
  'Schedule I, article 47',
  STILL_MOVING,
);

// Trusts and societies

/** Of the central Act, which is the most; States have put other sums in its place. */
export const societyFee = fact(rupees(50), societiesAct, 'section 3');

/** State Acts may ask for more or fewer. */
export const societyMembers = fact(count(7, 'member'), societiesAct, 'section 1');

/** The list of the governing body, after the annual meeting. */
export const societyListWithin = fact(calendarDays(14), societiesAct, 'section 4');

export const ngoProvisionalLife = fact(count(3, 'tax year'), incomeTaxAct, 'section 332');
export const ngoRegularLife = fact(count(5, 'tax year'), incomeTaxAct, 'section 332');

/** On conversion or renewal, if income was within the limit below in each of the 2 preceding years. */
export const ngoLongLife = fact(count(10, 'tax year'), incomeTaxAct, 'section 332');
export const ngoLongLifeIncome = fact(
  rupees(5_00_00_000),
  incomeTaxAct,
  'section 332',
  AFTER_THE_BUDGET,
);

export const ngoDonorApprovalLife = fact(count(5, 'tax year'), incomeTaxAct, 'section 354');

/** From the start of activities, or before expiry. */
export const ngoRegularWithin = fact(months(6), incomeTaxAct, 'section 332');

/** After the end of the month of application, Form 104. */
export const ngoProvisionalOrderWithin = fact(months(1), incomeTaxRules, 'rule 181');

/** After the end of the quarter of application, Form 105. */
export const ngoRegularOrderWithin = fact(months(6), incomeTaxRules, 'rule 181');

export const ngoIncomeApplied = fact(percent(85), incomeTaxAct, 'Chapter XVII-B', AFTER_THE_BUDGET);

/** Statement of donations and certificates to donors, Forms 113 and 114. */
export const ngoDonationStatementDue = fact(afterMarch(2, 31), incomeTaxRules, 'rule 190');

/** A gift in cash above this gives the donor no deduction. */
export const ngoCashGiftLimit = fact(rupees(2_000), incomeTaxAct, 'section 133', AFTER_THE_BUDGET);

export const foreignGiftExistence = fact(years(3), foreignContributionRules, 'rule 9(1)');
export const foreignGiftSpending = fact(rupees(15_00_000), foreignContributionRules, 'rule 9(1)');
/** Of those registered before, in Form FC-6F, to keep their purposes and States. */
export const foreignGiftScopeWithin = fact(years(1), foreignContributionRules, 'rule 9(1B)', {
  from: '2026-06-22',
  change:
    'a registration for foreign money names purposes and States; those registered before report theirs within 1 year (Form FC-6F)',
});

export const foreignGiftLife = fact(years(5), foreignContributionAct, 'section 12');

/** Before expiry, as the Ministry asks; the Act allows up to expiry. */
export const foreignGiftRenewBefore = fact(months(4), foreignContributionPortal, '');

/** FC-4, after the end of the financial year. */
export const foreignGiftReturnWithin = fact(months(9), foreignContributionPortal, '');

// Startups

export const startupAge = fact(years(10), startupNotifications, 'G.S.R. 108(E)', STILL_MOVING);
export const startupTurnover = fact(rupees(2_00_00_00_000), startupNotifications, 'G.S.R. 108(E)', {
  ...STILL_MOVING,
  from: '2026-02-04',
  order: 'G.S.R. 108(E) of 4 February 2026',
  change: 'a startup is recognised up to ₹200 crore of turnover',
});
export const deepTechAge = fact(years(20), startupNotifications, 'G.S.R. 108(E)', STILL_MOVING);
export const deepTechTurnover = fact(
  rupees(3_00_00_00_000),
  startupNotifications,
  'G.S.R. 108(E)',
  {
    ...STILL_MOVING,
    from: '2026-02-04',
    order: 'G.S.R. 108(E) of 4 February 2026',
    change: 'a deep-tech startup is recognised for 20 years, up to ₹300 crore of turnover',
  },
);

/** The years of deduction, in a row, out of the window below from incorporation. */
export const startupTaxYears = fact(
  count(3, 'tax year'),
  incomeTaxAct,
  'section 140',
  AFTER_THE_BUDGET,
);
export const startupTaxWindow = fact(years(10), incomeTaxAct, 'section 140', AFTER_THE_BUDGET);

/** In the year of claim. */
export const startupTaxTurnover = factByDate(
  [
    { is: rupees(1_00_00_00_000), source: incomeTaxAct1961, place: 'section 80-IAC' },
    {
      from: '2026-04-01',
      is: rupees(3_00_00_00_000),
      source: incomeTaxAct,
      place: 'section 140(16)',
      order: 'Finance Act, 2026',
      change: 'the start-up deduction is open up to a turnover of ₹300 crore, no more ₹100 crore',
    },
  ],
  AFTER_THE_BUDGET,
);

/** Companies and LLPs incorporated from the first day and before the second. */
export const startupTaxSince = fact(
  onDay('2016-04-01'),
  incomeTaxAct,
  'section 140',
  AFTER_THE_BUDGET,
);
export const startupTaxUntil = fact(
  onDay('2030-04-01'),
  incomeTaxAct,
  'section 140',
  AFTER_THE_BUDGET,
);

// Investment

/** PAS-3 apart: the shares themselves, after private placement money came in. */
export const placementAllotWithin = fact(calendarDays(60), companiesAct, 'section 42');

/** From one investor, so that a startup's convertible note is no deposit. */
export const convertibleNoteFrom = fact(
  rupees(25_00_000),
  depositRules,
  'rule 2(1)(c)',
  STILL_MOVING,
);

/** In which such a note is converted or repaid. */
export const convertibleNoteLife = fact(years(10), depositRules, 'rule 2(1)(c)', STILL_MOVING);
