import type { RegistrationId } from '@/law/first-year/timelines';

/** The rows of the comparison, in order. */
export const topics = {
  suits: 'Suits',
  owners: 'Owners',
  cost: 'Setting up costs',
  time: 'Setting up takes',
  assets: 'Your own assets',
  abroad: 'Owners abroad',
  money: 'Outside money',
  upkeep: 'Yearly upkeep',
  tax: 'Tax on profit',
  change: 'Changing later',
  close: 'To close',
} as const;

export type Topic = keyof typeof topics;

/** A legal form on offer. */
export interface LegalForm {
  id: string;
  registration: RegistrationId;
  name: string;
  /** Its short name in the comparison on phones. */
  short: string;
  /** A text for each topic, at most 24 words. */
  facts: Record<Topic, string>;
  /** A general reason against it, if no rule gives a better one. */
  drawback: string;
}

/** Income tax before surcharge and cess. */
const COMPANY_TAX =
  '25% or 30% by turnover, in 2026-27 {finance-act-2026 First Schedule}, or 22% (section 115BAA → 200) {income-tax-act section 200}';
const FIRM_TAX = '30% in 2026-27; your share is not taxed again {finance-act-2026 First Schedule}';
const CHARITY_TAX =
  'None on income for the cause, after registration for tax (section 12A → 332) {income-tax-act section 332}';
const FIRM_ABROAD =
  'Overseas Indians, if the money stays in India; others ask the Reserve Bank first {non-debt-rules Schedule IV}';
const COMPANY_ABROAD =
  'If the sector allows it. Money from countries that border India needs approval {non-debt-rules rule 6}';
const SHARES_AT_RISK = 'Usually safe, except your shares {companies-act section 2(22)}';

/** The forms to compare and choose from. The order breaks ties: the form that suits more plans comes first. */
export const forms = [
  {
    id: 'private',
    registration: 'private-limited-company',
    name: 'Private limited company',
    short: 'Private limited',
    facts: {
      suits: 'Founders who take in investors, or give shares to staff',
      owners: '{companies.members}, {companies.directors}',
      cost: '{companies.nameFee} for the name; no form fee up to {companies.feeFreeCapital} of capital; stamp duty and signatures on top',
      time: 'Usually 7 to 15 working days',
      assets: SHARES_AT_RISK,
      abroad: COMPANY_ABROAD,
      money: 'Shares, options for staff (ESOP), loans {companies-act section 62}',
      upkeep:
        '{companies.boardMeetings}, 2 if small or a recognised start-up; general meeting; audit; AOC-4 and MGT-7; tax return by {income-tax.auditedReturnDue}',
      tax: COMPANY_TAX,
      change:
        'Into an LLP {llp-act section 56}, or a one person company {incorporation-rules rule 7}',
      close:
        'Form STK-2, without debts: after 2 idle years, or if business did not begin within 1 year. Yearly forms come first {companies-act section 248}',
    },
    drawback: 'Board and general meetings, an audit and yearly forms are due even without sales.',
  },
  {
    id: 'llp',
    registration: 'llp-registration',
    name: 'Limited liability partnership (LLP)',
    short: 'LLP',
    facts: {
      suits: 'Partners who work together and need no investors',
      owners:
        '2 partners or more {llp-act section 6}; 1 designated partner in India for {llps.residentDays} a year',
      cost: '{llps.start1} for name, forms and agreement up to ₹1 lakh of contribution; stamp duty and signatures on top',
      time: 'Usually 10 to 15 working days, then 2 weeks for the agreement',
      assets: 'Usually safe, except from claims for your own wrongful acts {llp-act section 28}',
      abroad:
        'If the sector is fully open without conditions. Money from countries that border India usually needs approval {non-debt-rules Schedule VI} {non-debt-rules rule 6}',
      money: 'Loans, partners’ money; no shares',
      upkeep:
        'Form 11 by {llps.form11Due}; Form 8 by {llps.form8Due}; tax return; to be safe, an audit above {llps.auditTurnover} of turnover or {llps.auditContribution} of contribution',
      tax: FIRM_TAX,
      change: 'Into a company {companies-act Chapter XXI, Part I}',
      close:
        'Form 24 after 1 idle year, if it has no debts and all partners agree. Yearly forms come first {llp-rules rule 37}',
    },
    drawback: 'It has no shares to give, and yearly forms are due even without sales.',
  },
  {
    id: 'opc',
    registration: 'one-person-company',
    name: 'One person company (OPC)',
    short: 'One person company',
    facts: {
      suits: 'A single owner who wants limited liability',
      owners: '1 Indian citizen, with a nominee {incorporation-rules rule 3}',
      cost: '{companies.nameFee} for the name; no form fee up to {companies.feeFreeCapital} of capital; stamp duty and a signature on top',
      time: 'Usually 7 to 15 working days',
      assets: SHARES_AT_RISK,
      abroad: 'An Indian citizen abroad, yes; a foreign citizen, no {incorporation-rules rule 3}',
      money: 'Loans; investors only after conversion',
      upkeep:
        'Audit; AOC-4 within {companies.aoc4WithinForOpc} of the year’s end; MGT-7A; tax return by {income-tax.auditedReturnDue}; no general meeting',
      tax: COMPANY_TAX,
      change: 'Into a private or public company at any time {incorporation-rules rule 6}',
      close: 'Form STK-2 if it has no debts, after 2 idle years {companies-act section 248}',
    },
    drawback: 'An audit and 2 yearly forms cost money even in a year without sales.',
  },
  {
    id: 'proprietorship',
    registration: 'sole-proprietorship-registration',
    name: 'Sole proprietorship',
    short: 'Proprietorship',
    facts: {
      suits: 'Freelancers, shops, online sellers; a trial',
      owners: '1 person',
      cost: 'Nothing for the form itself; Udyam and GST are free, local licences are not',
      time: 'Usually 5 to 15 working days for its registrations',
      assets: 'At risk without limit: you are the business (unlimited liability)',
      abroad: FIRM_ABROAD,
      money: 'Loans only',
      upkeep:
        'Books, and your own tax return by {income-tax.businessReturnDue}, or {income-tax.auditedReturnDue} after a tax audit; nothing to a Registrar',
      tax: 'Your own slabs; in the new regime none on slab income up to {income-tax.rebateIncomeLimit} for residents',
      change: 'Transfer the business to a company or LLP',
      close: 'Any day; debts stay yours',
    },
    drawback: 'Every debt of the business is yours.',
  },
  {
    id: 'partnership',
    registration: 'partnership-firm-registration',
    name: 'Partnership firm',
    short: 'Firm',
    facts: {
      suits: 'Family and small businesses that need few filings',
      owners: '{firms.firmPartners}',
      cost: 'Stamp duty on the deed, in Maharashtra {firms.maharashtraDeedDuty} on ₹1 lakh in cash; then the Registrar’s fee, by State',
      time: 'Usually 2 to 7 weeks; the Registrar takes most of it',
      assets:
        'At risk without limit, for each other’s acts too (unlimited liability) {partnership-act section 25}',
      abroad: FIRM_ABROAD,
      money: 'Loans, partners’ money; no shares',
      upkeep:
        'Books, and the firm’s tax return by {income-tax.businessReturnDue}, or {income-tax.auditedReturnDue} after a tax audit; nothing yearly to the Registrar',
      tax: FIRM_TAX,
      change: 'Into an LLP {llp-act section 55} or a company {companies-act Chapter XXI, Part I}',
      close:
        'By agreement, or by a partner’s notice in a firm “at will”. A public notice ends liability for later acts {partnership-act sections 43 and 45}',
    },
    drawback: 'Each partner is liable for all debts of the firm. {partnership-act section 25}',
  },
  {
    id: 'ngo',
    registration: 'ngo-registration',
    name: 'Trust or society',
    short: 'Trust or society',
    facts: {
      suits: 'A local cause that should start soon and stay simple',
      owners:
        'Trust: a founder, and 2 trustees in practice. Society: {firms.societyMembers}, State laws may differ',
      cost: 'Trust: stamp duty and registration, by State and value. Society: {firms.societyFee} under the central Act, often more by State',
      time: 'Usually 1 to 3 weeks for a trust, 3 to 8 for a society',
      assets:
        'A society’s property pays its debts {societies-act section 8}; trustees are liable with their own money for breaches of trust and documents they sign',
      abroad: 'Foreign money needs registration first {foreign-contribution-act section 11}',
      money:
        'Donations, grants; company funds after donor approval (80G) and Form CSR-1 {csr-rules rule 4}',
      upkeep:
        'Society: list of its governing body, {firms.societyListWithin} after the meeting. Both: accounts, tax return, donation statement by {firms.ngoDonationStatementDue}',
      tax: CHARITY_TAX,
      change: 'Almost impossible: gifts stay with the cause',
      close:
        'A society if 3 in 5 members agree {societies-act section 13}; a charitable trust almost never',
    },
    drawback: 'It depends on State law, and large donors often ask for a company’s public record.',
  },
  {
    id: 'section8',
    registration: 'section-8-company',
    name: 'Section 8 company',
    short: 'Section 8',
    facts: {
      suits: 'A cause in several States, with donors who ask for a public record',
      owners: '2 members as a private company, 7 as a public one {companies-act section 3}',
      cost: '{companies.nameFee} for the name; no form fee up to {companies.feeFreeCapital} of capital; duty, often waived, and signatures on top',
      time: 'Usually 2 to 4 weeks',
      assets: SHARES_AT_RISK,
      abroad: 'Foreign gifts need registration first {foreign-contribution-act section 11}',
      money: 'Donations, grants, company funds; never a dividend {companies-act section 8}',
      upkeep:
        'A board meeting in each 6 months {section-8-exemptions G.S.R. 466(E)}; general meeting; audit; AOC-4 and MGT-7; tax return by {income-tax.auditedReturnDue}',
      tax: CHARITY_TAX,
      change: 'Into an ordinary company, with approval {incorporation-rules rules 21 and 22}',
      close:
        'Not by STK-2: it first becomes an ordinary company, or is wound up. Members get nothing {companies-act section 8}',
    },
    drawback:
      'It has a company’s audit and yearly forms, without the relief for small companies. {companies-act section 2(85)}',
  },
  {
    id: 'producer',
    registration: 'producer-company',
    name: 'Producer company',
    short: 'Producer company',
    facts: {
      suits: 'Farmers, fishers, weavers and artisans who buy and sell together',
      owners:
        '10 producers or 2 producer institutions, no upper limit {companies-act section 378C}; 5 to 15 directors {companies-act section 378-O}',
      cost: '{companies.nameFee} for the name; no form fee up to {companies.feeFreeCapital} of capital; stamp duty and signatures on top',
      time: 'Usually 3 to 6 weeks',
      assets: SHARES_AT_RISK,
      abroad: 'Only producers can be members {companies-act section 378A}',
      money: 'Money of members, loans; equity shares only {companies-act section 378ZB}',
      upkeep:
        '4 board meetings; general meeting; audit, also internal; full-time chief executive {companies-act sections 378V to 378ZF}; AOC-4 and MGT-7; tax return by {income-tax.auditedReturnDue}',
      tax: COMPANY_TAX,
      change: 'Never into a public company {companies-act section 378C}',
      close: 'Form STK-2 if it has no debts, after 2 idle years {companies-act section 248}',
    },
    drawback:
      'It needs 5 directors and a paid chief executive. {companies-act sections 378-O and 378W}',
  },
  {
    id: 'nidhi',
    registration: 'nidhi-company',
    name: 'Nidhi company',
    short: 'Nidhi',
    facts: {
      suits: 'A group of savers who know and trust each other',
      owners:
        '7 to begin {companies-act section 3}; 200 within 120 calendar days {nidhi-rules rule 3B}; individuals only',
      cost: '{companies.nameFee} for the name and a slab on capital. ₹20 lakh of own funds stay in the company {nidhi-rules rule 3B}',
      time: 'Usually 4 to 6 months until it may take savings',
      assets: SHARES_AT_RISK,
      abroad: 'Closed to investors from abroad {non-debt-rules Schedules I and IV}',
      money: 'Savings of members, up to 20 times own funds {nidhi-rules rule 11}',
      upkeep:
        'NDH-3 after each half-year {nidhi-rules rule 21}; general meeting; audit; AOC-4 and MGT-7; tax return by {income-tax.auditedReturnDue}',
      tax: COMPANY_TAX,
      change: 'It may have no other business {nidhi-rules rule 6}',
      close: 'It pays deposits back first, then files STK-2 {companies-act section 248}',
    },
    drawback:
      'It may only take savings and lend them, and only after its declaration. {companies-act section 406}',
  },
] as const satisfies readonly LegalForm[];

export type LegalFormId = (typeof forms)[number]['id'];

/** The tables of the comparison. Forms that people often compare are side by side. */
export const formGroups = [
  { title: 'On your own', forms: ['proprietorship', 'opc'] },
  { title: 'Together, for profit', forms: ['partnership', 'llp', 'private'] },
  { title: 'For a cause', forms: ['ngo', 'section8'] },
  { title: 'For producers and savers', forms: ['producer', 'nidhi'] },
] as const satisfies readonly { title: string; forms: readonly LegalFormId[] }[];
