import {
  concatLinks,
  linksByPlace,
  type OldSiteSections,
  INDIA_CODE,
  RESERVE_BANK,
} from '@/law/full-text-link';
import { citable } from '@/law/source';

export const companiesAct = citable('companies-act', 'Companies Act, 2013', {
  area: 'mca',
  href: 'https://indiacode.gov.in',
});
export const incorporationRules = citable(
  'incorporation-rules',
  'Companies (Incorporation) Rules, 2014',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);
export const companyFeesRules = citable(
  'company-fees-rules',
  'Companies (Registration Offices and Fees) Rules, 2014',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);

/** They have the limits of small companies, as amended by G.S.R. 880(E) of 1 December 2025. */
export const companyDefinitionRules = citable(
  'company-definition-rules',
  'Companies (Specification of Definition Details) Rules, 2014',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);

/** They have the rules of director KYC, as amended by G.S.R. 943(E) of 31 December 2025. */
export const directorRules = citable(
  'director-rules',
  'Companies (Appointment and Qualification of Directors) Rules, 2014',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);
export const depositRules = citable(
  'deposit-rules',
  'Companies (Acceptance of Deposits) Rules, 2014',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);
export const securitiesRules = citable(
  'securities-rules',
  'Companies (Prospectus and Allotment of Securities) Rules, 2014',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);
export const managementRules = citable(
  'management-rules',
  'Companies (Management and Administration) Rules, 2014',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);

/** They have the rules of the Board's report, as amended by G.S.R. 357(E) of 30 May 2025. */
export const companyAccountsRules = citable(
  'company-accounts-rules',
  'Companies (Accounts) Rules, 2014',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);
export const boardRules = citable(
  'board-rules',
  'Companies (Meetings of Board and its Powers) Rules, 2014',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);
export const managerialRules = citable(
  'managerial-rules',
  'Companies (Appointment and Remuneration of Managerial Personnel) Rules, 2014',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);

/** As amended on 18 July 2024 (rule 4(5), proviso), seen in a copy with footnotes. No later amendment was found. */
export const nidhiRules = citable('nidhi-rules', 'Nidhi Rules, 2014', {
  area: 'mca',
  href: 'https://www.mca.gov.in',
});

/** It applies to companies that have filed their accounts and annual returns. */
export const section8Exemptions = citable(
  'section-8-exemptions',
  'Ministry of Corporate Affairs notification: exemptions for Section 8 companies, 2015',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);
export const mcaNotifications = citable(
  'mca-notifications',
  'Ministry of Corporate Affairs: notifications and General Circulars',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);

/** Forms, instruction kits and the fee calculator. A citation of it needs no place. */
export const mcaPortal = citable(
  'mca-portal',
  'Ministry of Corporate Affairs portal: forms, instruction kits and fee calculator',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);

/** They include the rules on staff options (ESOP). */
export const shareCapitalRules = citable(
  'share-capital-rules',
  'Companies (Share Capital and Debentures) Rules, 2014',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);

/** Defines residents of India for the foreign exchange rules. */
export const foreignExchangeAct = citable(
  'foreign-exchange-act',
  'Foreign Exchange Management Act, 1999',
  { area: 'foreign-exchange', href: 'https://indiacode.gov.in' },
);

/** As amended by S.O. 2174(E) of 2026 for investors from countries with a land border with India. */
export const nonDebtRules = citable(
  'non-debt-rules',
  'Foreign Exchange Management (Non-debt Instruments) Rules, 2019',
  { area: 'foreign-exchange', href: 'https://www.rbi.org.in' },
);

/** It exempts from registration and reserve rules, after the declaration under section 406. A citation of it needs no place. */
export const nidhiExemption = citable(
  'rbi-nidhi',
  'Reserve Bank of India: exemption for Nidhi companies',
  { area: 'mca', href: 'https://www.rbi.org.in' },
);

/** SS-1 for board meetings, SS-2 for general meetings; revised from 1 April 2024. */
export const secretarialStandards = citable(
  'secretarial-standards',
  'Institute of Company Secretaries of India: Secretarial Standards',
  { area: 'mca', href: 'https://www.icsi.edu' },
);

/** As amended to 20 January 2026. */
export const sebiListingRegulations = citable(
  'sebi-listing',
  'Securities and Exchange Board of India (Listing Obligations and Disclosure Requirements) Regulations, 2015',
  { area: 'securities', href: 'https://www.sebi.gov.in' },
);

export const adjudicationRules = citable(
  'adjudication-rules',
  'Companies (Adjudication of Penalties) Rules, 2014',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);

/** As amended in 2019 and 2023. The amendment of 31 December 2025 (G.S.R. 940(E)) concerns Government companies only. */
export const removalRules = citable(
  'removal-rules',
  'Companies (Removal of Names of Companies from the Register of Companies) Rules, 2016',
  { area: 'mca', href: 'https://www.mca.gov.in' },
);
export const auditReportOrder = citable('caro', 'Companies (Auditor’s Report) Order, 2020', {
  area: 'mca',
  href: 'https://www.mca.gov.in',
});
export const adviserRegulations = citable(
  'investment-adviser-regulations',
  'Securities and Exchange Board of India (Investment Advisers) Regulations, 2013',
  { area: 'securities', href: 'https://www.sebi.gov.in' },
);

/** Links to the full text of these laws; see `law/full-text-links.ts`. */
export const fullTextLinks = concatLinks(
  linksByPlace('companies-act', '2026-09-05', INDIA_CODE, {
    96: '/handle/123456789/514826',
    135: '/items/844b5729-0925-4d9c-a9ea-8ba9e43b83b7',
    149: '/items/55edce91-640d-4de6-9124-7862d769011b',
  }),
  // The Ministry's illustrations to the rule.
  linksByPlace('director-rules', '2026-09-25', 'https://www.mca.gov.in/bin/dms', {
    '12A': '/getdocument?mds=5wBuXrnw5F5hFYBugmtq1Q%3D%3D&type=open',
  }),
  linksByPlace('non-debt-rules', '2026-09-08', RESERVE_BANK, {
    whole: '/SCRIPTS/BS_FemaNotifications.aspx?Id=11723',
  }),
);

export const oldSiteSections: OldSiteSections = {
  'companies-act': {
    copied: '2026-05-09',
    sections: {
      2: 185,
      3: 186,
      4: 187,
      7: 190,
      8: 191,
      9: 192,
      '10A': 49492,
      12: 195,
      39: 1229,
      42: 1232,
      56: 1246,
      62: 1252,
      64: 1254,
      77: 1268,
      88: 1279,
      90: 1281,
      92: 1283,
      96: 1287,
      117: 1308,
      118: 1309,
      122: 1313,
      128: 1319,
      130: 1321,
      131: 1322,
      134: 1325,
      135: 1326,
      137: 1328,
      138: 1329,
      139: 1330,
      140: 1331,
      143: 49072,
      144: 49073,
      148: 49077,
      149: 49078,
      150: 49079,
      164: 49093,
      168: 49097,
      170: 1361,
      173: 49099,
      177: 49103,
      178: 49104,
      184: 49110,
      185: 49111,
      186: 49112,
      188: 49114,
      193: 49119,
      203: 49129,
      204: 49130,
      241: 49167,
      247: 49173,
      248: 49174,
      '378-O': 52438,
      '378A': 52424,
      '378B': 52425,
      '378C': 52426,
      '378D': 52427,
      '378E': 52428,
      '378F': 52429,
      '378G': 52430,
      '378P': 52439,
      '378V': 52445,
      '378W': 52446,
      '378X': 52447,
      '378ZA': 52450,
      '378ZB': 52451,
      '378ZD': 52453,
      '378ZF': 52455,
      '378ZH': 52457,
      '378ZK': 52460,
      403: 49298,
      405: 49300,
      406: 49301,
      441: 49336,
      '446B': 48979,
      454: 49349,
      455: 49350,
      460: 49355,
    },
  },
};
