import { concatLinks, linksByPlace, type OldSiteSections } from '@/law/full-text-link';
import { citable } from '@/law/source';

export const partnershipAct = citable('partnership-act', 'Indian Partnership Act, 1932', {
  area: 'firms',
  href: 'https://indiacode.gov.in',
});

/** Sets the maximum number of partners of a firm. */
export const companyMiscellaneousRules = citable(
  'company-miscellaneous-rules',
  'Companies (Miscellaneous) Rules, 2014',
  { area: 'firms', href: 'https://www.mca.gov.in' },
);

/** No company may practise as chartered accountants. */
export const charteredAccountantsAct = citable(
  'chartered-accountants-act',
  'Chartered Accountants Act, 1949',
  { area: 'firms', href: 'https://indiacode.gov.in' },
);

/** No company may practise as company secretaries. */
export const companySecretariesAct = citable(
  'company-secretaries-act',
  'Company Secretaries Act, 1980',
  { area: 'firms', href: 'https://indiacode.gov.in' },
);

/** No company may practise as cost accountants. */
export const costAccountantsAct = citable(
  'cost-accountants-act',
  'Cost and Works Accountants Act, 1959',
  { area: 'firms', href: 'https://indiacode.gov.in' },
);

/** It has rules for lenders, and for businesses that take deposits. */
export const reserveBankAct = citable('reserve-bank-act', 'Reserve Bank of India Act, 1934', {
  href: 'https://indiacode.gov.in',
  area: 'civil',
});

/** As amended by Act 41 of 2019. */
export const chitFundsAct = citable('chit-funds-act', 'Chit Funds Act, 1982', {
  href: 'https://indiacode.gov.in',
  area: 'civil',
});
export const unregulatedDepositsAct = citable(
  'unregulated-deposits-act',
  'Banning of Unregulated Deposit Schemes Act, 2019',
  { href: 'https://indiacode.gov.in', area: 'civil' },
);
export const moneyLaunderingAct = citable(
  'money-laundering-act',
  'Prevention of Money-laundering Act, 2002',
  { href: 'https://indiacode.gov.in', area: 'civil' },
);

/** For central government employees. States have their own rules. */
export const conductRules = citable(
  'conduct-rules',
  'Central Civil Services (Conduct) Rules, 1964',
  { href: 'https://dopt.gov.in', area: 'civil' },
);

/** An example of an Act on stamp duty: each State has its own. */
export const maharashtraStampAct = citable('maharashtra-stamp-act', 'Maharashtra Stamp Act, 1958', {
  area: 'firms',
  href: 'https://igrmaharashtra.gov.in',
});

/** An example: each State has its own registrar. */
export const firmsRegistrarMaharashtra = citable(
  'firms-registrar-maharashtra',
  'Registrar of Firms, Maharashtra: portal',
  { area: 'firms', href: 'https://rof.mahaonline.gov.in' },
);
export const societiesAct = citable('societies-act', 'Societies Registration Act, 1860', {
  area: 'firms',
  href: 'https://indiacode.gov.in',
});
export const maharashtraTrustsAct = citable(
  'maharashtra-trusts-act',
  'Maharashtra Public Trusts Act, 1950',
  { area: 'firms', href: 'https://indiacode.gov.in' },
);
export const ngoDarpan = citable('ngo-darpan', 'NGO Darpan portal', {
  area: 'firms',
  href: 'https://ngodarpan.gov.in',
});

/** CSR-1, as revised by G.S.R. 452(E) of 7 July 2025. */
export const csrRules = citable(
  'csr-rules',
  'Companies (Corporate Social Responsibility Policy) Rules, 2014',
  { area: 'firms', href: 'https://www.mca.gov.in' },
);
export const foreignContributionAct = citable(
  'foreign-contribution-act',
  'Foreign Contribution (Regulation) Act, 2010',
  { area: 'foreign-exchange', href: 'https://fcraonline.gov.in' },
);

/**
 * We saw the Amendment Rules of 22 June 2026 in three public notes that quote the Gazette and agree. We did not open the Gazette
 * itself.
 */
export const foreignContributionRules = citable(
  'foreign-contribution-rules',
  'Foreign Contribution (Regulation) Rules, 2011',
  { area: 'foreign-exchange', href: 'https://fcraonline.gov.in' },
);

/** Forms, rules and notices of the Ministry of Home Affairs. A citation of it needs no place. */
export const foreignContributionPortal = citable(
  'foreign-contribution-portal',
  'Ministry of Home Affairs: foreign contribution portal',
  { area: 'foreign-exchange', href: 'https://fcraonline.gov.in' },
);

/** G.S.R. 108(E) of 4 February 2026 replaced G.S.R. 127(E) of 2019. */
export const startupNotifications = citable(
  'startup-notifications',
  'Department for Promotion of Industry and Internal Trade: startup notifications',
  { area: 'enterprises', href: 'https://www.startupindia.gov.in' },
);

/** Recognition, schemes and guidelines. A citation of it needs no place. */
export const startupPortal = citable('startup-portal', 'Startup India portal', {
  area: 'enterprises',
  href: 'https://www.startupindia.gov.in',
});
export const pressInformationBureau = citable(
  'press-information-bureau',
  'Press Information Bureau: Cabinet decisions and releases',
  { area: 'firms', href: 'https://www.pib.gov.in' },
);

/** They also list the documents that banks ask proprietors for. */
export const bankIdentityDirections = citable(
  'bank-identity-directions',
  'Reserve Bank of India: Know Your Customer Directions',
  { area: 'firms', href: 'https://www.rbi.org.in' },
);
export const reserveBankCirculars = citable(
  'reserve-bank-circulars',
  'Reserve Bank of India: circulars to banks',
  { area: 'firms', href: 'https://www.rbi.org.in' },
);

/** Links to the full text of these laws; see `law/full-text-links.ts`. */
export const fullTextLinks = concatLinks(
  linksByPlace('press-information-bureau', '2026-10-11', 'https://www.pib.gov.in', {
    '57th GST Council': '/PressReleasePage.aspx?PRID=2320934',
  }),
  linksByPlace('startup-notifications', '2026-09-05', 'https://www.dpiit.gov.in/static/uploads', {
    'G.S.R. 108(E)': '/2026/02/119e52e2a36f652215a32c3ccc5f9c66.pdf',
  }),
);

export const oldSiteSections: OldSiteSections = {
  'partnership-act': {
    copied: '2026-05-10',
    sections: {
      4: 34631,
      25: 34651,
      30: 34656,
      32: 34658,
      42: 34668,
      45: 34671,
      58: 34684,
      59: 34685,
      60: 34686,
      62: 34688,
      63: 34689,
      68: 34694,
      69: 34695,
    },
  },
  'societies-act': {
    copied: '2026-05-10',
    sections: { 1: 46911, 3: 46913, 4: 46914, 8: 46918, 20: 46930 },
  },
  'foreign-contribution-act': {
    copied: '2026-05-10',
    sections: { 11: 7410, 12: 7411 },
  },
};
