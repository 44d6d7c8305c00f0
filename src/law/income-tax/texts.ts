import { concatLinks, linksByPlace, INCOME_TAX, E_FILING, GAZETTE } from '@/law/full-text-link';
import { citable } from '@/law/source';

export const incomeTaxAct = citable('income-tax-act', 'Income-tax Act, 2025', {
  area: 'tax',
  href: 'https://www.incometaxindia.gov.in',
  since: '2026-04-01',
  change: 'the Income-tax Act, 2025 took the place of the Act of 1961, for income from that day on',
});
export const incomeTaxRules = citable('income-tax-rules', 'Income-tax Rules, 2026', {
  area: 'tax',
  href: 'https://www.incometaxindia.gov.in',
  since: '2026-04-01',
});

/** For 2025-26 and earlier years. */
export const incomeTaxAct1961 = citable('income-tax-act-1961', 'Income-tax Act, 1961', {
  area: 'tax',
  href: 'https://www.incometaxindia.gov.in',
});

/** For 2025-26 and earlier years. */
export const incomeTaxRules1962 = citable('income-tax-rules-1962', 'Income-tax Rules, 1962', {
  area: 'tax',
  href: 'https://www.incometaxindia.gov.in',
});

/** It sets the rates of each year. */
export const financeAct = citable('finance-act-2026', 'Finance Act, 2026', {
  area: 'tax',
  href: 'https://www.indiabudget.gov.in',
  since: '2026-04-01',
});

/** They ended the equalisation levy. */
export const financeActs2024And2025 = citable(
  'finance-acts-2024-2025',
  'Finance (No. 2) Act, 2024, and Finance Act, 2025',
  { area: 'tax', href: 'https://www.indiabudget.gov.in' },
);

/** Returns, reports, payments. A citation of it needs no place. */
export const incomeTaxPortal = citable(
  'income-tax-portal',
  'Income Tax Department: e-filing portal',
  { area: 'tax', href: 'https://www.incometax.gov.in' },
);
export const directTaxCirculars = citable(
  'direct-tax-circulars',
  'Central Board of Direct Taxes: circulars',
  { area: 'tax', href: 'https://www.incometaxindia.gov.in' },
);

/** Certificates, defaults and corrections of tax deducted at source. */
export const tracesPortal = citable(
  'traces-portal',
  'Income Tax Department: TRACES portal for tax deducted at source',
  { area: 'tax', href: 'https://www.tdscpc.gov.in' },
);
export const blackMoneyAct = citable(
  'black-money-act',
  'Black Money (Undisclosed Foreign Income and Assets) and Imposition of Tax Act, 2015',
  { area: 'tax', href: 'https://www.incometaxindia.gov.in' },
);

/** Council guidelines, standards on auditing and the number on each report. A citation of it needs no place. */
export const icai = citable('icai', 'Institute of Chartered Accountants of India', {
  area: 'tax',
  href: 'https://www.icai.org',
});

/** Links to the full text of these laws; see `law/full-text-links.ts`. */
export const fullTextLinks = concatLinks(
  linksByPlace('income-tax-act', '2026-10-05', INCOME_TAX, {
    whole: '/documents/d/guest/income_tax_act_2025_as_amended_by_fa_act_2026-pdf',
    19: '/w/section-19-199',
    58: '/w/section-58-138',
    62: '/w/section-62-134',
    63: '/w/section-63-180',
    82: '/w/section-82-55',
    123: '/w/section-123-2',
    156: '/w/section-156-84',
    197: '/w/section-197-78',
    202: '/w/section-202-78',
    263: '/w/section-263-72',
    392: '/w/section-392-5',
    393: '/w/section-393-6',
    394: '/w/section-394-6',
    397: '/w/section-397-5',
    402: '/w/section-402-5',
    404: '/w/section-404-5',
    408: '/w/section-408-6',
    536: '/w/section-536-1',
  }),
  linksByPlace('income-tax-rules', '2026-09-03', INCOME_TAX, {
    whole: '/documents/d/guest/notification-22-2026-1',
    47: '/w/rule-47-5',
    215: '/w/rule-215-1',
    218: '/w/rule-218-1',
    219: '/w/rule-219-1',
    237: '/w/rule-237-1',
  }),
  linksByPlace('income-tax-act-1961', '2026-09-03', INCOME_TAX, {
    '44AB': '/w/section-44ab-40',
    139: '/w/section-139-1',
    '234C': '/w/section-234c-12',
    '234F': '/w/section-234f',
  }),
  linksByPlace('direct-tax-circulars', '2026-10-05', E_FILING, {
    '7/2026': '/2026-09/Circular-7-2026.pdf',
  }),
  linksByPlace('finance-act-2026', '2026-10-05', GAZETTE, {
    whole: '/2026/271439.pdf',
    '114/2026': '/2026/275490.pdf',
  }),
);
