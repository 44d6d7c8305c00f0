import {
  concatLinks,
  linksByPlace,
  sections,
  type OldSiteSections,
  RESERVE_BANK,
  TRADE,
} from '@/law/full-text-link';
import { citable } from '@/law/source';

// Food safety

export const foodSafetyAct = citable('food-safety-act', 'Food Safety and Standards Act, 2006', {
  area: 'food',
  href: 'https://indiacode.gov.in',
});
export const foodLicensingRegulations = citable(
  'food-licensing-regulations',
  'Food Safety and Standards (Licensing and Registration of Food Businesses) Regulations, 2011, amended 2026',
  { area: 'food', href: 'https://www.fssai.gov.in' },
);
export const fssaiOrders = citable(
  'fssai-orders',
  'Food Safety and Standards Authority of India: orders and answers',
  { area: 'food', href: 'https://www.fssai.gov.in' },
);
export const foscos = citable('foscos', 'Food Safety Compliance System, the licensing portal', {
  area: 'food',
  href: 'https://foscos.fssai.gov.in',
});

export const legalMetrologyAct = citable('legal-metrology-act', 'Legal Metrology Act, 2009', {
  area: 'civil',
  href: 'https://indiacode.gov.in',
});

export const karnatakaProfessionTaxAct = citable(
  'karnataka-profession-tax-act',
  'Karnataka Tax on Professions, Trades, Callings and Employments Act, 1976',
  { area: 'civil', href: 'https://indiacode.gov.in' },
);
export const maharashtraProfessionTaxRules = citable(
  'maharashtra-profession-tax-rules',
  'Maharashtra State Tax on Professions, Trades, Callings and Employments Rules, 1975',
  { area: 'civil', href: 'https://mahagst.gov.in' },
);

// Foreign trade

export const foreignTradeAct = citable(
  'foreign-trade-act',
  'Foreign Trade (Development and Regulation) Act, 1992',
  { area: 'trade', href: 'https://indiacode.gov.in' },
);
export const foreignTradePolicy = citable('foreign-trade-policy', 'Foreign Trade Policy 2023', {
  area: 'trade',
  href: 'https://www.dgft.gov.in',
});
export const tradeHandbook = citable(
  'trade-handbook',
  'Handbook of Procedures 2023, with its appendices and public notices',
  { area: 'trade', href: 'https://www.dgft.gov.in' },
);
export const dgftPortal = citable(
  'dgft-portal',
  'Directorate General of Foreign Trade: services portal',
  { area: 'trade', href: 'https://www.dgft.gov.in' },
);
/** Orders under section 16 list the goods that need the mark, and change often. */
export const bisAct = citable('bis-act', 'Bureau of Indian Standards Act, 2016', {
  area: 'trade',
  href: 'https://www.bis.gov.in',
});
export const icegate = citable('icegate', 'Indian Customs electronic gateway', {
  area: 'trade',
  href: 'https://www.icegate.gov.in',
});

export const customsAct = citable('customs-act', 'Customs Act, 1962', {
  area: 'trade',
  href: 'https://indiacode.gov.in',
});

/** New regulations replaced these from 1 October 2026. */
export const femExportRegulations2015 = citable(
  'fem-export-regulations-2015',
  'Foreign Exchange Management (Export of Goods and Services) Regulations, 2015',
  { area: 'foreign-exchange', href: 'https://www.rbi.org.in' },
);
export const femExportImportRegulations = citable(
  'fem-export-import-regulations',
  'Foreign Exchange Management (Export and Import of Goods and Services) Regulations, 2026',
  { area: 'foreign-exchange', href: 'https://www.rbi.org.in', since: '2026-10-01' },
);

// Municipal trade licences

export const delhiMunicipalAct = citable(
  'delhi-municipal-act',
  'Delhi Municipal Corporation Act, 1957',
  { area: 'municipal', href: 'https://indiacode.gov.in' },
);
export const delhiCorporation = citable(
  'delhi-corporation',
  'Municipal Corporation of Delhi: portal and decisions',
  { area: 'municipal', href: 'https://mcdonline.nic.in' },
);
export const mumbaiMunicipalAct = citable(
  'mumbai-municipal-act',
  'Mumbai Municipal Corporation Act, 1888',
  { area: 'municipal', href: 'https://indiacode.gov.in' },
);
export const maharashtraMunicipalAct = citable(
  'maharashtra-municipal-act',
  'Maharashtra Municipal Corporations Act',
  { area: 'municipal', href: 'https://indiacode.gov.in' },
);
export const karnatakaMunicipalAct = citable(
  'karnataka-municipal-act',
  'Karnataka Municipal Corporations Act, 1976',
  { area: 'municipal', href: 'https://indiacode.gov.in' },
);
export const bengaluruGovernanceAct = citable(
  'bengaluru-governance-act',
  'Greater Bengaluru Governance Act, 2024',
  { area: 'municipal', href: 'https://indiacode.gov.in' },
);
export const kolkataMunicipalAct = citable(
  'kolkata-municipal-act',
  'Kolkata Municipal Corporation Act, 1980',
  { area: 'municipal', href: 'https://indiacode.gov.in' },
);
export const hyderabadMunicipalAct = citable(
  'hyderabad-municipal-act',
  'Greater Hyderabad Municipal Corporation Act, 1955',
  { area: 'municipal', href: 'https://indiacode.gov.in' },
);
export const hyderabadCorporations = citable(
  'hyderabad-corporations',
  'Municipal corporations of Hyderabad: notices',
  { area: 'municipal', href: 'https://ghmc.gov.in' },
);
export const keralaMunicipalAct = citable('kerala-municipal-act', 'Kerala Municipality Act, 1994', {
  area: 'municipal',
  href: 'https://indiacode.gov.in',
});

// Micro, small and medium enterprises

export const msmedAct = citable(
  'msmed-act',
  'Micro, Small and Medium Enterprises Development Act, 2006',
  { area: 'enterprises', href: 'https://indiacode.gov.in' },
);

/** The Government notifies the first day of each part. We found no such notification up to 8 October 2026. */
export const msmedAmendment = citable(
  'msmed-amendment-2026',
  'Micro, Small and Medium Enterprises Development (Amendment) Act, 2026',
  {
    area: 'enterprises',
    href: 'https://egazette.gov.in',
    since: '2026-08-13',
    change:
      'an Act on claims against late payers was published; we found no day on which any part begins',
  },
);

/** The portal for new claims since 15 October 2025; Samadhaan takes no new claims. A citation of it needs no place. */
export const msmeDisputesPortal = citable(
  'msme-disputes-portal',
  'Ministry of Micro, Small and Medium Enterprises: portal for online dispute resolution (ODR)',
  { area: 'enterprises', href: 'https://odr.msme.gov.in' },
);
export const msmeNotifications = citable(
  'msme-notifications',
  'Ministry of Micro, Small and Medium Enterprises: notifications',
  { area: 'enterprises', href: 'https://msme.gov.in' },
);
export const udyamPortal = citable('udyam-portal', 'Udyam registration portal', {
  area: 'enterprises',
  href: 'https://udyamregistration.gov.in',
});
export const procurementOrder = citable(
  'procurement-order',
  'Public Procurement Policy for Micro and Small Enterprises Order, 2012',
  { area: 'enterprises', href: 'https://msme.gov.in' },
);
export const creditGuaranteeTrust = citable(
  'credit-guarantee-trust',
  'Credit Guarantee Fund Trust for Micro and Small Enterprises',
  { area: 'enterprises', href: 'https://www.cgtmse.in' },
);
export const bankRate = citable('bank-rate', 'Reserve Bank of India: bank rate', {
  area: 'enterprises',
  href: 'https://www.rbi.org.in',
});

/** Links to the full text of these laws; see `law/full-text-links.ts`. */
export const fullTextLinks = concatLinks(
  sections('msmed-act', {
    15: 547287,
    16: 547288,
    18: 547291,
    19: 547292,
    27: 547300,
  }),
  linksByPlace('food-licensing-regulations', '2026-10-04', 'https://fssai.gov.in/upload', {
    'Amendment Regulations 2026':
      '/notifications/2026/03/69b2a2c804123Notification%20dt%2010.03.2026.pdf',
  }),
  linksByPlace('foscos', '2026-09-15', 'https://foscos.fssai.gov.in/assets/docs', {
    'kinds of business, 1 April 2026': '/Revised_2ndApril2026KindofBusinessEligibility.pdf',
  }),
  linksByPlace('foreign-trade-policy', '2026-08-05', TRADE, {
    whole: '/61d61bc2-272e-4880-b96c-c8f685a3b244/Foreign%20Trade%20Policy%202023.pdf',
    2.07: '/4f665d2f-20cc-4887-ae6a-5ec912bc0d44/FTP2023_Chapter02.pdf',
  }),
  linksByPlace('trade-handbook', '2026-08-05', TRADE, {
    'appendix 2K': '/62923d1c-9384-4416-abab-7d9cf488c156/2K_Updated.pdf',
  }),
  linksByPlace('msme-notifications', '2026-08-28', 'https://www.udyamregistration.gov.in/docs', {
    'S.O. 2119(E)': '/261838_220191.pdf',
  }),
  linksByPlace('fem-export-import-regulations', '2026-10-07', RESERVE_BANK, {
    whole: '/scripts/BS_FemaNotifications.aspx?Id=13277',
  }),
  linksByPlace('fem-export-import-regulations', '2026-10-07', 'https://rbidocs.rbi.org.in/rdocs', {
    5: '/notification/PDFs/FEMA23R2509202677C08DEDE2694B528FF6025930BF49F9.PDF',
  }),
);

export const oldSiteSections: OldSiteSections = {
  'food-safety-act': {
    copied: '2026-05-10',
    sections: { 31: 5780, 32: 5781, 63: 5812 },
  },
  'delhi-municipal-act': {
    copied: '2026-05-08',
    sections: { 416: 31333, 417: 31334, 421: 31338 },
  },
  'msmed-act': {
    copied: '2026-05-10',
    sections: { 15: 9897, 16: 9898, 18: 9900, 19: 9901, 27: 9909 },
  },
};
