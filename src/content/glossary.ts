import { withFacts } from '@/law/fact-marks';
import type { ServiceSlug } from '@/content/services/catalogue';

/** An abbreviation or technical term that pages explain and the search understands. */
export interface GlossaryTerm {
  /** The term as used in speech and in texts: "GST". */
  term: string;
  /** Its long form: "Goods and Services Tax". */
  expansion: string;
  /** Its meaning for the reader, in at most 25 words. */
  meaning: string;
  /** The services to show for this term in the search, likeliest first. */
  services: readonly ServiceSlug[];
}

/** The explanations that readers open on demand, keyed by the term. */
export type TermNotes = Readonly<Record<string, Pick<GlossaryTerm, 'expansion' | 'meaning'>>>;

/**
 * The only list of terms. From it, the build takes explanations for pages and other names for the search. The browser gets
 * only the terms of a page (see services/mark-terms.ts).
 *
 * A term needs the same meaning on every page: "Form 3" has several. Plain words are in lower case.
 */
const written: Readonly<Record<string, Omit<GlossaryTerm, 'term'>>> = {
  // Tax numbers and words
  GST: {
    expansion: 'Goods and Services Tax',
    meaning: 'The tax on most sales of goods and services in India, charged on the bill.',
    services: ['gst-registration', 'gst-filing'],
  },
  GSTIN: {
    expansion: 'GST identification number',
    meaning:
      'The 15-character number of a registered business in one State. It contains the PAN, and is on every tax invoice.',
    services: ['gst-registration', 'gst-filing'],
  },
  PAN: {
    expansion: 'Permanent Account Number',
    meaning: 'The 10-character income-tax number of a person or business.',
    services: ['income-tax-filing', 'sole-proprietorship-registration'],
  },
  TAN: {
    expansion: 'Tax Deduction and Collection Account Number',
    meaning: 'The number of a business that deducts or collects tax for others.',
    services: ['tds-return-filing'],
  },
  TDS: {
    expansion: 'tax deducted at source',
    meaning:
      'Tax that a payer deducts from a payment and pays to the government in the payee’s name.',
    services: ['tds-return-filing', 'income-tax-filing'],
  },
  TCS: {
    expansion: 'tax collected at source',
    meaning:
      'Tax that a seller adds to certain sales, such as scrap or costly vehicles, and pays to the government in the buyer’s name.',
    services: ['tds-return-filing'],
  },
  ITR: {
    expansion: 'income tax return',
    meaning: 'Your statement of income and tax for a year, filed with the Income Tax Department.',
    services: ['income-tax-filing'],
  },
  HUF: {
    expansion: 'Hindu undivided family',
    meaning: 'A family that the tax law treats as one person, with a PAN and a return of its own.',
    services: ['income-tax-filing', 'tax-planning'],
  },
  'tax year': {
    expansion: '1 April to 31 March',
    meaning:
      'The year in which income is earned and taxed, under the Income-tax Act, 2025. The first began on 1 April 2026.',
    services: ['income-tax-filing'],
  },
  'financial year': {
    expansion: '1 April to 31 March',
    meaning: 'The year for which businesses make their accounts.',
    services: ['accounting-bookkeeping', 'roc-compliance'],
  },
  'assessment year': {
    expansion: 'the year after the income',
    meaning:
      'In the Act of 1961: the year after the income year, in which that income is assessed. The term is not used from tax year 2026-27.',
    services: ['income-tax-filing'],
  },
  'advance tax': {
    expansion: 'income tax paid in instalments',
    meaning: 'Tax of the running year, paid by {income-tax.advanceTaxDates uncited}.',
    services: ['tax-planning', 'income-tax-filing'],
  },
  surcharge: {
    expansion: 'a sum on top',
    meaning: 'An extra sum on the income tax of high incomes, or on a fee paid late.',
    services: ['tax-planning', 'income-tax-filing'],
  },
  cess: {
    expansion: 'an extra tax for one purpose',
    meaning: '4% on top of income tax, for health and education.',
    services: ['tax-planning', 'income-tax-filing'],
  },
  presumptive: {
    expansion: 'taxed on an assumed profit',
    meaning:
      'Small businesses and professions may declare a fixed share of turnover as income, without full books.',
    services: ['income-tax-filing', 'tax-planning'],
  },
  belated: {
    expansion: 'filed after the due date',
    meaning:
      'A belated return is possible until {income-tax.belatedReturnBy uncited}, with fee and interest.',
    services: ['income-tax-filing'],
  },
  'updated return': {
    expansion: 'a late correction with extra tax',
    meaning: 'Possible for years already closed, if it raises the tax.',
    services: ['income-tax-filing', 'compliance-consultation'],
  },
  challan: {
    expansion: 'payment slip',
    meaning: 'The form for paying money to the government, and its receipt.',
    services: ['gst-filing', 'tds-return-filing'],
  },
  AIS: {
    expansion: 'Annual Information Statement',
    meaning:
      'The Income Tax Department’s list for your year: salary, interest, sales of shares or property, tax deducted.',
    services: ['income-tax-filing'],
  },
  TRACES: {
    expansion: 'TDS Reconciliation Analysis and Correction Enabling System',
    meaning:
      'The department’s site for those who deduct tax: certificates, defaults and corrections.',
    services: ['tds-return-filing'],
  },
  '80-IAC': {
    expansion: 'old section for start-up profits',
    meaning:
      'A deduction for certified startups. Since 1 April 2026 it is section 140 of the Income-tax Act, 2025.',
    services: ['startup-india-registration', 'tax-planning'],
  },

  // GST
  'composition scheme': {
    expansion: 'GST at a fixed rate on turnover',
    meaning:
      'A choice for small businesses: a low rate on turnover and few returns, but no tax collected and no credit claimed.',
    services: ['gst-registration', 'gst-filing'],
  },
  'reverse charge': {
    expansion: 'GST paid by the buyer',
    meaning: 'On some purchases the buyer, not the seller, owes the tax to the government.',
    services: ['gst-filing', 'gst-registration'],
  },
  ITC: {
    expansion: 'input tax credit',
    meaning: 'GST that you paid on purchases, set against the GST that you owe on sales.',
    services: ['gst-filing', 'gst-registration'],
  },
  QRMP: {
    expansion: 'quarterly returns, monthly payment',
    meaning:
      'A choice for turnover up to {gst.quarterlyFilingLimit uncited}: returns every quarter, tax by challan in the first 2 months.',
    services: ['gst-filing'],
  },
  HSN: {
    expansion: 'Harmonised System of Nomenclature',
    meaning: 'The code of a kind of goods. It decides the tax rate.',
    services: ['gst-filing', 'gst-registration'],
  },
  SAC: {
    expansion: 'Services Accounting Code',
    meaning: 'The code of a kind of service under GST. It decides the tax rate and is on invoices.',
    services: ['gst-filing', 'gst-registration'],
  },
  'e-invoice': {
    expansion: 'an invoice reported before it is issued',
    meaning:
      'For each sale to a business, the portal gives the invoice a number and a QR code. It is compulsory above {gst.eInvoiceLimit uncited} of turnover.',
    services: ['gst-filing', 'accounting-bookkeeping'],
  },
  'e-way bill': {
    expansion: 'the paper for goods on the road',
    meaning: 'A document made on the portal before you move goods above a certain value.',
    services: ['gst-filing'],
  },
  'letter of undertaking': {
    expansion: 'a promise to export',
    meaning:
      'Given once a financial year in form RFD-11. Then you can export without paying GST first.',
    services: ['gst-registration', 'import-export-code'],
  },
  'REG-01': {
    expansion: 'application for GST registration',
    meaning: 'Part A checks PAN, mobile and e-mail; Part B asks for the rest.',
    services: ['gst-registration'],
  },
  'REG-03': {
    expansion: 'the officer’s question',
    meaning: 'A notice that asks for more papers or reasons before a GST registration is decided.',
    services: ['gst-registration'],
  },
  'REG-06': {
    expansion: 'GST registration certificate',
    meaning: 'Shows your GSTIN, name and places of business.',
    services: ['gst-registration'],
  },
  'REG-14': {
    expansion: 'change of GST particulars',
    meaning: 'The form for a new name, address, partner, director or bank account.',
    services: ['gst-registration'],
  },
  'REG-32': {
    expansion: 'change to the usual registration',
    meaning:
      'The form by which a business registered under rule 14A moves to the usual registration.',
    services: ['gst-registration'],
  },
  'GSTR-1': {
    expansion: 'statement of sales',
    meaning: 'Lists each invoice that you issued. Your buyers get their credit from it.',
    services: ['gst-filing'],
  },
  'GSTR-1A': {
    expansion: 'correction of sales',
    meaning: 'Changes a period’s GSTR-1 before that period’s GSTR-3B is filed.',
    services: ['gst-filing'],
  },
  'GSTR-2B': {
    expansion: 'statement of credit',
    meaning:
      'Lists your suppliers’ invoices for a period, as they reported them, and so the credit that you can claim in your return.',
    services: ['gst-filing', 'accounting-bookkeeping'],
  },
  'GSTR-3B': {
    expansion: 'tax return',
    meaning: 'Sums up sales, credit and the GST to be paid for the month or quarter.',
    services: ['gst-filing'],
  },
  'GSTR-4': {
    expansion: 'yearly return under composition',
    meaning: 'Filed once a year by businesses in the composition scheme.',
    services: ['gst-filing'],
  },
  'GSTR-6': {
    expansion: 'return of shared credit',
    meaning:
      'Filed by an office that receives bills for services and shares the credit among registrations of the same PAN.',
    services: ['gst-filing'],
  },
  'GSTR-7': {
    expansion: 'return of GST deducted',
    meaning: 'Filed by government bodies that deduct GST from their suppliers.',
    services: ['gst-filing'],
  },
  'GSTR-8': {
    expansion: 'return of marketplaces',
    meaning:
      'Filed by online marketplaces that collect tax on sales that others make through them.',
    services: ['gst-filing'],
  },
  'GSTR-9': {
    expansion: 'annual GST return',
    meaning: 'Sums up the year. It is due if turnover passes {gst.annualReturnLimit uncited}.',
    services: ['gst-filing'],
  },
  'GSTR-9C': {
    expansion: 'reconciliation with the accounts',
    meaning:
      'Compares the annual GST return with the audited accounts, if turnover passes {gst.reconciliationLimit uncited}.',
    services: ['gst-filing', 'audit-services'],
  },
  'CMP-08': {
    expansion: 'quarterly payment under composition',
    meaning: 'The statement with which businesses in the composition scheme pay their tax.',
    services: ['gst-filing'],
  },
  'PMT-06': {
    expansion: 'GST payment challan',
    meaning: 'The slip for paying GST. Quarterly filers use it in the first 2 months of a quarter.',
    services: ['gst-filing'],
  },
  'DRC-01B': {
    expansion: 'notice: tax paid does not match sales',
    meaning: 'The portal asks why GSTR-3B shows less tax than GSTR-1. Pay or explain.',
    services: ['gst-filing'],
  },
  'DRC-01C': {
    expansion: 'notice: credit does not match',
    meaning: 'The portal asks why GSTR-3B claims more credit than GSTR-2B shows. Pay or explain.',
    services: ['gst-filing'],
  },
  'DRC-03': {
    expansion: 'voluntary payment of GST',
    meaning: 'The form for tax, interest or penalty that you pay on your own, or after a notice.',
    services: ['gst-filing', 'compliance-consultation'],
  },
  'credit note': {
    expansion: 'a paper that lowers an invoice',
    meaning: 'Issued when goods come back or too much was charged; it lowers the tax as well.',
    services: ['gst-filing'],
  },
  'RFD-11': {
    expansion: 'form of the letter of undertaking',
    meaning: 'Filed once a financial year by exporters who ship without paying GST first.',
    services: ['gst-registration', 'import-export-code'],
  },

  // Income tax forms
  'ITR-1': {
    expansion: 'the simplest return',
    meaning: 'For residents with salary, house property and little else.',
    services: ['income-tax-filing'],
  },
  'ITR-2': {
    expansion: 'return without business income',
    meaning:
      'For people and families with capital gains, foreign assets or other income, but no business.',
    services: ['income-tax-filing'],
  },
  'ITR-3': {
    expansion: 'return with business income',
    meaning: 'For people and families with a business or profession.',
    services: ['income-tax-filing', 'sole-proprietorship-registration'],
  },
  'ITR-4': {
    expansion: 'return on presumed income',
    meaning:
      'For small businesses and professions that declare a fixed share of turnover as income.',
    services: ['income-tax-filing', 'sole-proprietorship-registration'],
  },
  'ITR-5': {
    expansion: 'return of firms',
    meaning: 'For partnership firms, limited liability partnerships and associations.',
    services: ['income-tax-filing', 'llp-registration'],
  },
  'ITR-6': {
    expansion: 'return of companies',
    meaning: 'For companies, except those that claim relief as charities.',
    services: ['income-tax-filing', 'private-limited-company'],
  },
  'ITR-7': {
    expansion: 'return of charities',
    meaning: 'For trusts, societies and companies with tax registration as charities.',
    services: ['ngo-registration', 'section-8-company'],
  },
  '3CA': {
    expansion: 'old tax audit report',
    meaning:
      'For years up to 2025-26, if another law already asks for an audit. Form 26 takes its place.',
    services: ['tax-audit'],
  },
  '3CB': {
    expansion: 'old tax audit report',
    meaning: 'For years up to 2025-26, if no other law asks for an audit. Form 26 takes its place.',
    services: ['tax-audit'],
  },
  '3CD': {
    expansion: 'details of the old tax audit',
    meaning:
      'For years up to 2025-26, filed with 3CA or 3CB. From tax year 2026-27 it is part of Form 26.',
    services: ['tax-audit'],
  },
  '3CEB': {
    expansion: 'old report on transfer prices',
    meaning: 'The accountant’s report for years up to 2025-26. Form 48 takes its place.',
    services: ['transfer-pricing'],
  },
  '24Q': {
    expansion: 'old quarterly statement on salaries',
    meaning: 'For quarters up to March 2026. Form 138 takes its place.',
    services: ['tds-return-filing'],
  },
  '26Q': {
    expansion: 'old quarterly statement on residents',
    meaning:
      'For tax deducted from payments other than salary, up to March 2026. Form 140 takes its place.',
    services: ['tds-return-filing'],
  },
  '10F': {
    expansion: 'old details for treaty relief',
    meaning:
      'Details that a non-resident gives besides the residence certificate. Form 41 takes its place.',
    services: ['international-taxation'],
  },
  '15CA': {
    expansion: 'old declaration on money sent abroad',
    meaning: 'Made by the sender. For payments from 1 April 2026 it is Form 145.',
    services: ['international-taxation'],
  },
  '15CB': {
    expansion: 'old certificate on money sent abroad',
    meaning: 'Given by a chartered accountant. For payments from 1 April 2026 it is Form 146.',
    services: ['international-taxation'],
  },
  '49A': {
    expansion: 'old application for a PAN',
    meaning: 'For firms and other Indian bodies it is Form 94 since 1 April 2026.',
    services: ['partnership-firm-registration'],
  },
  'Form 41': {
    expansion: 'details for treaty relief',
    meaning:
      'Filed online by a non-resident who claims a tax treaty, with the residence certificate. It replaces 10F.',
    services: ['international-taxation'],
  },
  'Form 42': {
    expansion: 'application for a residence certificate',
    meaning: 'Filed by residents of India who need proof of residence for a tax treaty.',
    services: ['international-taxation'],
  },
  'Form 44': {
    expansion: 'claim for foreign tax paid',
    meaning:
      'Filed with the return to set tax paid abroad against Indian tax. It replaces Form 67.',
    services: ['international-taxation', 'income-tax-filing'],
  },
  'Form 46': {
    expansion: 'choice for several years',
    meaning: 'Lets you use a price found for one year for similar deals of the next 2 years.',
    services: ['transfer-pricing'],
  },
  'Form 48': {
    expansion: 'accountant’s report on transfer prices',
    meaning: 'Due for every deal with an associate abroad, whatever its value. It replaces 3CEB.',
    services: ['transfer-pricing'],
  },
  'Form 49': {
    expansion: 'choice of the safe harbour',
    meaning: 'Asks the department to accept a price that is within the margins in the rules.',
    services: ['transfer-pricing'],
  },
  'Form 52': {
    expansion: 'yearly report under a pricing agreement',
    meaning: 'Shows that your prices of the year followed the agreement with the department.',
    services: ['transfer-pricing'],
  },
  'Form 94': {
    expansion: 'application for a PAN',
    meaning: 'For firms and other Indian bodies since 1 April 2026. It replaces 49A.',
    services: ['partnership-firm-registration', 'ngo-registration'],
  },
  'Form 104': {
    expansion: 'application of a new charity for tax registration',
    meaning: 'Filed before activities begin. It replaces Form 10A.',
    services: ['ngo-registration', 'section-8-company'],
  },
  'Form 105': {
    expansion: 'application of a working charity',
    meaning:
      'For the regular tax registration or donor approval, and renewals. It replaces Form 10AB.',
    services: ['ngo-registration', 'section-8-company'],
  },
  'Form 112': {
    expansion: 'audit report of a charity',
    meaning: 'Due a month before the return.',
    services: ['ngo-registration'],
  },
  'Form 113': {
    expansion: 'statement of donations',
    meaning: 'Tells the department about each donor and gift, by 31 May after the financial year.',
    services: ['ngo-registration'],
  },
  'Form 114': {
    expansion: 'donor’s certificate',
    meaning: 'Given to each donor by 31 May after the financial year, for the deduction.',
    services: ['ngo-registration'],
  },
  'Form 121': {
    expansion: 'declaration against deduction',
    meaning:
      'Made by people with income below the taxable limit, so that no tax is deducted. It replaces 15G and 15H.',
    services: ['tds-return-filing'],
  },
  'Form 128': {
    expansion: 'application for a lower deduction',
    meaning: 'Asks the officer for a certificate, so that less tax, or none, is deducted.',
    services: ['international-taxation', 'tds-return-filing'],
  },
  'Form 129': {
    expansion: 'payer’s application on a payment abroad',
    meaning: 'Asks the officer how much of a payment to a non-resident is taxable.',
    services: ['international-taxation'],
  },
  'Form 130': {
    expansion: 'certificate of tax on salary',
    meaning: 'Given by the employer each year. From tax year 2026-27 it replaces Form 16.',
    services: ['tds-return-filing', 'income-tax-filing'],
  },
  'Form 131': {
    expansion: 'certificate of tax deducted',
    meaning: 'Given every quarter for payments other than salary. It replaces Form 16A.',
    services: ['tds-return-filing'],
  },
  'Form 133': {
    expansion: 'certificate of tax collected',
    meaning: 'Given by the seller for each quarter. It replaces 27D.',
    services: ['tds-return-filing'],
  },
  'Form 135': {
    expansion: 'application for a TAN',
    meaning: 'For everyone except the Government. It replaces 49B.',
    services: ['tds-return-filing'],
  },
  'Form 138': {
    expansion: 'quarterly statement on salaries',
    meaning: 'Tells the department about the tax deducted from salaries. It replaces 24Q.',
    services: ['tds-return-filing'],
  },
  'Form 140': {
    expansion: 'quarterly statement on residents',
    meaning:
      'Tells the department about the tax deducted from payments other than salary. It replaces 26Q.',
    services: ['tds-return-filing'],
  },
  'Form 141': {
    expansion: 'one-off deduction with a PAN',
    meaning:
      'Pays and reports tax on property bought, on rent or on large bills, without a TAN. It replaces 26QB to 26QE.',
    services: ['tds-return-filing'],
  },
  'Form 144': {
    expansion: 'quarterly statement on non-residents',
    meaning:
      'Tells the department about the tax deducted from payments to non-residents. It replaces 27Q.',
    services: ['tds-return-filing', 'international-taxation'],
  },
  'Form 145': {
    expansion: 'declaration on money sent abroad',
    meaning: 'Made online by the sender before the bank pays. It replaces 15CA.',
    services: ['international-taxation'],
  },
  'Form 146': {
    expansion: 'certificate on money sent abroad',
    meaning:
      'Given by a chartered accountant for taxable payments above the limit. It replaces 15CB.',
    services: ['international-taxation'],
  },
  'Form 162': {
    expansion: 'yearly statement of a liaison office',
    meaning:
      'Due within {cross-border.liaisonOfficeWithin uncited} of the end of the year. It replaces 49C.',
    services: ['international-taxation'],
  },

  // International tax
  DTAA: {
    expansion: 'Double Taxation Avoidance Agreement',
    meaning:
      'A treaty of India with another country, so that the same income is not fully taxed twice.',
    services: ['international-taxation'],
  },
  TRC: {
    expansion: 'tax residency certificate',
    meaning: 'A country’s certificate that someone pays tax there. Treaty relief needs it.',
    services: ['international-taxation'],
  },
  MLI: {
    expansion: 'Multilateral Instrument',
    meaning:
      'One agreement that changes many of India’s tax treaties at once, mostly to stop their abuse.',
    services: ['international-taxation'],
  },
  'permanent establishment': {
    expansion: 'a fixed place of business',
    meaning:
      'An office, site or agent in a country through which a foreign business becomes taxable there.',
    services: ['international-taxation'],
  },
  APA: {
    expansion: 'Advance Pricing Agreement',
    meaning: 'A price for deals within a group, agreed with the department for up to 5 years.',
    services: ['transfer-pricing'],
  },
  TNMM: {
    expansion: 'Transactional Net Margin Method',
    meaning:
      'Tests a price within a group by the profit margin that independent firms make on similar deals.',
    services: ['transfer-pricing'],
  },
  'advance ruling': {
    expansion: 'a binding answer before the deal',
    meaning:
      'The Board for Advance Rulings says how a planned deal across the border will be taxed.',
    services: ['international-taxation'],
  },
  'master file': {
    expansion: 'papers on the whole group',
    meaning: 'Describes an international group: its business, owners, money and policy on prices.',
    services: ['transfer-pricing'],
  },
  'local file': {
    expansion: 'papers on your own deals',
    meaning:
      'Describes your deals with associates abroad, and why independent parties would agree on the same prices.',
    services: ['transfer-pricing'],
  },
  'safe harbour': {
    expansion: 'margins that the department accepts',
    meaning:
      'If your price is within the margins of the rules, the department does not question it.',
    services: ['transfer-pricing'],
  },

  // Companies and LLPs
  MCA: {
    expansion: 'Ministry of Corporate Affairs',
    meaning: 'Its portal takes the forms of companies and LLPs.',
    services: ['roc-filing', 'roc-compliance'],
  },
  ROC: {
    expansion: 'Registrar of Companies',
    meaning: 'Registers companies and LLPs, and keeps their filings.',
    services: ['roc-filing', 'roc-compliance'],
  },
  LLP: {
    expansion: 'limited liability partnership',
    meaning: 'A legal person of its own. No partner is liable for another’s fault.',
    services: ['llp-registration', 'roc-filing'],
  },
  OPC: {
    expansion: 'one person company',
    meaning: 'A private company with a single owner, who names a nominee.',
    services: ['one-person-company'],
  },
  NGO: {
    expansion: 'non-governmental organisation',
    meaning:
      'A body that works for a cause, not for profit: in India a trust, a society or a Section 8 company.',
    services: ['ngo-registration', 'section-8-company'],
  },
  FPO: {
    expansion: 'farmer producer organisation',
    meaning: 'A group of farmers who buy, process or sell together; often a producer company.',
    services: ['producer-company'],
  },
  DIN: {
    expansion: 'Director Identification Number',
    meaning: 'A person’s number for life as director of any company.',
    services: ['private-limited-company', 'roc-compliance'],
  },
  DPIN: {
    expansion: 'Designated Partner Identification Number',
    meaning: 'The number of a designated partner; a director’s number (DIN) works too.',
    services: ['llp-registration'],
  },
  DSC: {
    expansion: 'digital signature certificate',
    meaning: 'Signs forms on official portals, mostly from a USB token.',
    services: ['private-limited-company', 'llp-registration'],
  },
  'digital signature': {
    expansion: 'a signature for official portals',
    meaning: 'Mostly on a USB token; also called a DSC.',
    services: ['private-limited-company', 'llp-registration'],
  },
  CIN: {
    expansion: 'corporate identity number',
    meaning: 'The 21-character number of a company, on its letters and bills.',
    services: ['private-limited-company'],
  },
  LLPIN: {
    expansion: 'LLP identification number',
    meaning: 'The number of a limited liability partnership. It is on its letters and bills.',
    services: ['llp-registration'],
  },
  FLLPIN: {
    expansion: 'foreign LLP identification number',
    meaning:
      'The number of a foreign limited liability partnership with a place of business in India.',
    services: ['llp-registration'],
  },
  KYC: {
    expansion: 'know your customer',
    meaning: 'Proof of a person’s identity and contact details.',
    services: ['roc-compliance', 'compliance-consultation'],
  },
  'authorised capital': {
    expansion: 'the limit for issued shares',
    meaning: 'Stated in the memorandum. An increase needs a form and a fee.',
    services: ['private-limited-company', 'corporate-consultation'],
  },
  'paid-up capital': {
    expansion: 'the money paid for shares',
    meaning: 'The part of the capital that members have actually paid to the company.',
    services: ['private-limited-company', 'corporate-consultation'],
  },
  'special resolution': {
    expansion: 'a decision by three quarters',
    meaning: 'Members’ votes for it must be at least 3 times the votes against it.',
    services: ['corporate-governance', 'roc-filing'],
  },
  'designated partner': {
    expansion: 'a partner responsible for filings',
    meaning: 'Every LLP has at least 2, one of them resident in India.',
    services: ['llp-registration'],
  },
  memorandum: {
    expansion: 'the founding paper',
    meaning: 'States the name, the purpose and, for a company, the capital.',
    services: ['private-limited-company', 'ngo-registration'],
  },
  MoA: {
    expansion: 'memorandum of association',
    meaning: 'The founding paper: the company’s name, State, purpose and capital.',
    services: ['private-limited-company'],
  },
  AoA: {
    expansion: 'articles of association',
    meaning: 'The company’s own rules: shares, meetings, directors, transfer.',
    services: ['private-limited-company', 'legal-drafting'],
  },
  AGM: {
    expansion: 'Annual General Meeting',
    meaning: 'Members decide on accounts, dividend and auditor.',
    services: ['roc-compliance', 'corporate-governance'],
  },
  'SPICe+': {
    expansion: 'Simplified Proforma for Incorporating Company Electronically Plus',
    meaning: 'The web form for a company, in Parts A and B.',
    services: ['private-limited-company'],
  },
  'AGILE-PRO-S': {
    expansion: 'form for linked registrations',
    meaning: 'Asks for bank account, provident fund, state insurance, and GST if wanted.',
    services: ['private-limited-company'],
  },
  RUN: {
    expansion: 'Reserve Unique Name',
    meaning: 'The Ministry’s web form for a company’s new name.',
    services: ['roc-filing', 'private-limited-company'],
  },
  'RUN-LLP': {
    expansion: 'Reserve Unique Name, for LLPs',
    meaning:
      'Asks the Registrar for a name before the LLP is formed. An approved one is held for {llps.nameHeld uncited}.',
    services: ['llp-registration'],
  },
  FiLLiP: {
    expansion: 'Form for Incorporation of Limited Liability Partnership',
    meaning: 'Forms the LLP: partners, office, contribution. It can ask for the name too.',
    services: ['llp-registration'],
  },
  'INC-4': {
    expansion: 'change of the nominee or member',
    meaning: 'Filed by a one person company, with the new nominee’s consent.',
    services: ['one-person-company'],
  },
  'INC-9': {
    expansion: 'declaration of founders',
    meaning: 'First members and directors state that nothing in the law bars them.',
    services: ['private-limited-company'],
  },
  'INC-11': {
    expansion: 'certificate of incorporation',
    meaning: 'Shows the company’s number, PAN and TAN.',
    services: ['private-limited-company'],
  },
  'INC-13': {
    expansion: 'memorandum of a Section 8 company',
    meaning: 'Its founding paper, in the words that the rules prescribe.',
    services: ['section-8-company'],
  },
  'INC-20A': {
    expansion: 'declaration that business begins',
    meaning:
      'Due within {companies.commenceWithin uncited}, before a company with shares trades or borrows.',
    services: ['private-limited-company', 'roc-compliance'],
  },
  'INC-22': {
    expansion: 'notice of the registered office',
    meaning:
      'Tells the Registrar the address, within {companies.officeWithin uncited} of incorporation or of a change.',
    services: ['roc-filing', 'private-limited-company'],
  },
  'DIR-2': {
    expansion: 'consent to be a director',
    meaning: 'Signed by each new director before the appointment.',
    services: ['roc-filing', 'private-limited-company'],
  },
  'DIR-8': {
    expansion: 'declaration that a director is not barred',
    meaning: 'Given to the company by each director.',
    services: ['roc-compliance', 'corporate-governance'],
  },
  'DIR-11': {
    expansion: 'a director’s own notice',
    meaning:
      'Tells the Registrar of a resignation, if the director does not want to rely on the company.',
    services: ['corporate-consultation'],
  },
  'DIR-12': {
    expansion: 'change of directors',
    meaning:
      'Tells the Registrar of directors who join or leave, within {companies.directorChangeWithin uncited}.',
    services: ['roc-filing', 'corporate-consultation'],
  },
  'DIR-3-KYC-Web': {
    expansion: 'directors’ details, confirmed online',
    meaning:
      'Due {companies.directorKycDue uncited}. Changes are due within {companies.directorKycChangeWithin uncited}.',
    services: ['roc-compliance'],
  },
  'AOC-4': {
    expansion: 'filing of accounts',
    meaning: 'Due within {companies.aoc4Within uncited} of the annual general meeting.',
    services: ['roc-filing'],
  },
  'MGT-7': {
    expansion: 'annual return',
    meaning: 'Due within {companies.mgt7Within uncited} of the annual general meeting.',
    services: ['roc-filing'],
  },
  'MGT-7A': {
    expansion: 'short annual return',
    meaning: 'Takes the place of MGT-7 for small and one person companies.',
    services: ['roc-filing', 'one-person-company'],
  },
  'MGT-8': {
    expansion: 'certificate on the annual return',
    meaning: 'A practising company secretary confirms the return of listed and larger companies.',
    services: ['roc-compliance'],
  },
  'MGT-14': {
    expansion: 'filing of resolutions',
    meaning:
      'Sends special resolutions and some board decisions to the Registrar, within {companies.resolutionWithin uncited}.',
    services: ['roc-filing'],
  },
  'ADT-1': {
    expansion: 'appointment of the auditor',
    meaning: 'Due within {companies.adt1Within uncited} of the annual general meeting.',
    services: ['roc-filing', 'audit-services'],
  },
  'ADT-3': {
    expansion: 'resignation of the auditor',
    meaning: 'Filed by the auditor with the Registrar, within 30 calendar days, with reasons.',
    services: ['audit-services'],
  },
  'ADT-4': {
    expansion: 'report of fraud',
    meaning: 'An auditor’s report of a suspected fraud to the Central Government.',
    services: ['audit-services'],
  },
  'PAS-3': {
    expansion: 'return of allotment',
    meaning: 'Tells the Registrar who received new shares, and for how much.',
    services: ['roc-filing', 'startup-consultation'],
  },
  'PAS-6': {
    expansion: 'half-yearly count of shares',
    meaning:
      'Compares shares in electronic form with all issued shares; due within {companies.pas6Within uncited} of each half-year.',
    services: ['roc-compliance'],
  },
  'SH-7': {
    expansion: 'change of authorised capital',
    meaning: 'Due within {companies.capitalWithin uncited} of the members’ decision.',
    services: ['roc-filing'],
  },
  'CHG-1': {
    expansion: 'registration of a charge',
    meaning: 'Registers a lender’s security, within {companies.chargeWithin uncited}.',
    services: ['roc-filing', 'financial-consultation'],
  },
  'BEN-2': {
    expansion: 'return of beneficial owners',
    meaning:
      'Names the people who really own or control the company, within {companies.beneficialOwnerWithin uncited} of their declaration.',
    services: ['roc-filing', 'roc-compliance'],
  },
  'DPT-3': {
    expansion: 'return of deposits and loans',
    meaning:
      'Due each year by {companies.dpt3Due uncited}, also for loans that don’t count as deposits.',
    services: ['roc-compliance'],
  },
  'MSME-1': {
    expansion: 'return of unpaid small suppliers',
    meaning:
      'Due every half-year if micro or small suppliers have waited for payment for more than {companies.msme1UnpaidFor uncited}.',
    services: ['roc-compliance', 'msme-registration'],
  },
  'MBP-1': {
    expansion: 'a director’s interests',
    meaning: 'Tells the board each year about the director’s stakes in other bodies.',
    services: ['corporate-governance', 'roc-compliance'],
  },
  'MBP-4': {
    expansion: 'register of interests',
    meaning: 'The register of contracts in which the company’s directors have an interest.',
    services: ['corporate-governance'],
  },
  'MR-1': {
    expansion: 'appointment of managers',
    meaning: 'Tells the Registrar about a managing or whole-time director, or a manager.',
    services: ['corporate-governance'],
  },
  'MSC-3': {
    expansion: 'yearly return of a dormant company',
    meaning: 'Keeps the dormant status while the company does no business.',
    services: ['roc-compliance'],
  },
  'STK-2': {
    expansion: 'application for closing',
    meaning: 'Asks the Registrar to take a company that has stopped off the register.',
    services: ['roc-filing', 'corporate-consultation'],
  },
  'C-PACE': {
    expansion: 'Centre for Processing Accelerated Corporate Exit',
    meaning: 'The Ministry’s office for closing companies and LLPs.',
    services: ['roc-filing', 'corporate-consultation'],
  },
  'NDH-3': {
    expansion: 'half-yearly return of a Nidhi',
    meaning:
      'Reports members, deposits, loans and reserves. A practising professional certifies it.',
    services: ['nidhi-company'],
  },
  'NDH-4': {
    expansion: 'declaration as a Nidhi',
    meaning:
      'Asks the Central Government to declare the company a Nidhi. Until then it takes no deposits.',
    services: ['nidhi-company'],
  },
  'Form 8': {
    expansion: 'accounts and solvency of an LLP',
    meaning: 'Due each year by {llps.form8Due uncited}.',
    services: ['llp-registration', 'roc-filing'],
  },
  'Form 11': {
    expansion: 'annual return of an LLP',
    meaning: 'Due each year by {llps.form11Due uncited}, also without business.',
    services: ['llp-registration', 'roc-filing'],
  },
  NCLT: {
    expansion: 'National Company Law Tribunal',
    meaning: 'The court for company matters: mergers, insolvency, oppression of members.',
    services: ['corporate-consultation', 'legal-consultation'],
  },
  'independent director': {
    expansion: 'a director without ties',
    meaning: 'Has no stake in the company and no close relation to those who run it.',
    services: ['corporate-governance'],
  },
  quorum: {
    expansion: 'the smallest number of people present',
    meaning: 'Without it a meeting decides nothing.',
    services: ['corporate-governance'],
  },
  'net owned funds': {
    expansion: 'the members’ own money',
    meaning: 'In a Nidhi: paid-up equity and free reserves, minus losses and intangible assets.',
    services: ['nidhi-company'],
  },
  SEBI: {
    expansion: 'Securities and Exchange Board of India',
    meaning: 'Supervises stock markets, listed companies and those who advise on securities.',
    services: ['corporate-governance', 'financial-consultation'],
  },

  // Audit and accounts
  ICAI: {
    expansion: 'Institute of Chartered Accountants of India',
    meaning: 'The body to which every chartered accountant belongs.',
    services: ['audit-services'],
  },
  UDIN: {
    expansion: 'Unique Document Identification Number',
    meaning:
      'A number on each document signed by a chartered accountant, so that anyone can check it.',
    services: ['audit-services', 'tax-audit'],
  },
  CARO: {
    expansion: 'Companies (Auditor’s Report) Order',
    meaning: 'Lists points on which a company’s auditor has to report. Some companies are exempt.',
    services: ['audit-services'],
  },
  ICFR: {
    expansion: 'internal controls over financial reporting',
    meaning: 'The checks that keep accounts right; many auditors have to report on them.',
    services: ['audit-services', 'corporate-governance'],
  },
  'secretarial audit': {
    expansion: 'audit of company law duties',
    meaning:
      'A practising company secretary reports whether a listed or large company followed the law.',
    services: ['corporate-governance'],
  },
  'cost audit': {
    expansion: 'audit of cost records',
    meaning: 'Required from companies in certain industries above set turnovers.',
    services: ['audit-services'],
  },
  'CRA-4': {
    expansion: 'filing of the cost audit report',
    meaning: 'Sends a company’s cost audit report to the Central Government.',
    services: ['audit-services'],
  },
  CFO: {
    expansion: 'chief financial officer',
    meaning: 'The person responsible for a business’s money: plan, numbers, banks, investors.',
    services: ['virtual-cfo'],
  },
  'due diligence': {
    expansion: 'a check before a deal',
    meaning: 'Investors, lenders or buyers go through accounts, contracts and filings.',
    services: ['virtual-cfo', 'startup-consultation'],
  },
  CMA: {
    expansion: 'credit monitoring arrangement',
    meaning: 'A set of tables on past and planned figures, which banks ask for before they lend.',
    services: ['financial-consultation'],
  },

  // Charity
  settlor: {
    expansion: 'the founder of a trust',
    meaning: 'Gives the first property and signs the trust deed.',
    services: ['ngo-registration'],
  },
  CSR: {
    expansion: 'corporate social responsibility',
    meaning:
      'Profit that larger companies must spend on social causes, themselves or through charities.',
    services: ['ngo-registration', 'corporate-governance'],
  },
  'CSR-1': {
    expansion: 'registration for companies’ social money',
    meaning: 'A charity files it before it takes companies’ social responsibility money.',
    services: ['ngo-registration', 'section-8-company'],
  },
  FCRA: {
    expansion: 'Foreign Contribution (Regulation) Act',
    meaning:
      'The law under which a charity needs registration or permission before it takes money from abroad.',
    services: ['ngo-registration'],
  },
  'FC-4': {
    expansion: 'yearly return of foreign money',
    meaning:
      'Filed by charities registered for foreign money, within 9 months of the end of the year.',
    services: ['ngo-registration'],
  },
  'NGO Darpan': {
    expansion: 'the Government’s list of charities',
    meaning:
      'A portal of NITI Aayog that gives a charity its number; many grants and forms ask for it.',
    services: ['ngo-registration'],
  },
  '12A': {
    expansion: 'old section for tax registration of charities',
    meaning: 'Section 332 of the Income-tax Act, 2025 replaced it on 1 April 2026.',
    services: ['ngo-registration', 'section-8-company'],
  },
  '80G': {
    expansion: 'old section for donors’ deduction',
    meaning: 'Sections 354 and 133 of the Income-tax Act, 2025 replaced it on 1 April 2026.',
    services: ['ngo-registration', 'section-8-company'],
  },

  // Startups and money from abroad
  DPIIT: {
    expansion: 'Department for Promotion of Industry and Internal Trade',
    meaning: 'The central department that recognises startups.',
    services: ['startup-india-registration'],
  },
  ESOP: {
    expansion: 'employee stock option plan',
    meaning: 'Gives staff the right to buy shares later at a price fixed now.',
    services: ['startup-consultation'],
  },
  'term sheet': {
    expansion: 'the main terms of an investment',
    meaning: 'States price, rights and conditions before the contracts. Most of it is not binding.',
    services: ['startup-consultation'],
  },
  FEMA: {
    expansion: 'Foreign Exchange Management Act',
    meaning: 'The law on money that crosses India’s border, in trade, loans and investment.',
    services: ['compliance-consultation', 'legal-consultation'],
  },
  FDI: {
    expansion: 'foreign direct investment',
    meaning: 'Money from abroad put into an Indian business for a share in it.',
    services: ['startup-consultation', 'private-limited-company'],
  },
  'FC-GPR': {
    expansion: 'report of shares issued abroad',
    meaning:
      'Tells the Reserve Bank of shares issued to a non-resident, within {labour.foreignAllotmentWithin uncited} of allotment.',
    services: ['startup-consultation', 'legal-compliance'],
  },
  ECB: {
    expansion: 'external commercial borrowing',
    meaning: 'A loan from a lender abroad, under the Reserve Bank’s rules.',
    services: ['financial-consultation'],
  },
  NBFC: {
    expansion: 'non-banking financial company',
    meaning: 'A company that lends or invests as its business. The Reserve Bank supervises it.',
    services: ['corporate-consultation', 'nidhi-company'],
  },

  // Labour and data
  PF: {
    expansion: 'provident fund',
    meaning: 'Savings for old age, paid every month by employer and employee.',
    services: ['legal-compliance'],
  },
  EPF: {
    expansion: 'Employees’ Provident Fund',
    meaning: 'Savings for old age, paid every month by employer and employee.',
    services: ['legal-compliance'],
  },
  ESI: {
    expansion: 'Employees’ State Insurance',
    meaning: 'Medical care and sick pay for lower-paid staff, paid for by employer and employee.',
    services: ['legal-compliance'],
  },
  gratuity: {
    expansion: 'a payment for years of service',
    meaning: 'Paid by the employer when someone leaves. It depends on the years worked.',
    services: ['legal-compliance'],
  },
  POSH: {
    expansion: 'prevention of sexual harassment',
    meaning:
      'The law of 2013 against sexual harassment at work. A workplace with {labour.committeeFrom uncited} needs a committee.',
    services: ['legal-compliance'],
  },
  DPDP: {
    expansion: 'Digital Personal Data Protection',
    meaning:
      'The Act of 2023 on how businesses may use people’s data. Most duties begin in {labour.dataDutiesFrom uncited}.',
    services: ['legal-compliance'],
  },

  // Licences
  FSSAI: {
    expansion: 'Food Safety and Standards Authority of India',
    meaning: 'Registers and licenses everyone who makes, stores, carries or sells food.',
    services: ['fssai-registration'],
  },
  FoSCoS: {
    expansion: 'Food Safety Compliance System',
    meaning: 'The portal for food registrations and licences.',
    services: ['fssai-registration'],
  },
  'D-1': {
    expansion: 'yearly return of food businesses',
    meaning: 'Due by {licences.foodReturnDue uncited} for the financial year before.',
    services: ['fssai-registration'],
  },
  IEC: {
    expansion: 'importer-exporter code',
    meaning:
      'The 10-character number, the same as the PAN, under which goods are imported or exported.',
    services: ['import-export-code'],
  },
  DGFT: {
    expansion: 'Directorate General of Foreign Trade',
    meaning: 'The central office that issues the importer-exporter code and runs export schemes.',
    services: ['import-export-code'],
  },
  'ANF-2A': {
    expansion: 'application for an importer-exporter code',
    meaning:
      'Filled in on the portal of the Directorate General of Foreign Trade; also used for changes.',
    services: ['import-export-code'],
  },
  LUT: {
    expansion: 'letter of undertaking',
    meaning:
      'Form RFD-11, filed once a financial year. Then you can export without paying GST first.',
    services: ['import-export-code', 'gst-registration'],
  },
  RCMC: {
    expansion: 'registration-cum-membership certificate',
    meaning: 'Shows membership of an export promotion council; some export benefits ask for it.',
    services: ['import-export-code'],
  },
  'AD code': {
    expansion: 'authorised dealer code',
    meaning: 'The number of the bank branch for your export money, registered at each port.',
    services: ['import-export-code'],
  },
  MSME: {
    expansion: 'micro, small and medium enterprise',
    meaning:
      'A business below limits of investment and turnover. This status helps with credit and late payers.',
    services: ['msme-registration'],
  },
  Udyam: {
    expansion: 'the registration of small enterprises',
    meaning:
      'A free, permanent number for micro, small and medium enterprises, from the Ministry’s portal.',
    services: ['msme-registration'],
  },
  'NIC code': {
    expansion: 'National Industrial Classification code',
    meaning: 'The number of your line of business, asked for in registrations.',
    services: ['msme-registration', 'private-limited-company'],
  },
  'EM-II': {
    expansion: 'Entrepreneurs Memorandum, part II',
    meaning: 'An older number of small enterprises. The Udyam number has replaced it.',
    services: ['msme-registration'],
  },
  TReDS: {
    expansion: 'Trade Receivables Discounting System',
    meaning:
      'Online exchanges where small suppliers sell their unpaid bills and get the money early.',
    services: ['msme-registration'],
  },

  // Intellectual property
  IP: {
    expansion: 'intellectual property',
    meaning: 'Rights in things that people create: marks, inventions, designs, works.',
    services: ['international-ip-protection', 'ip-litigation-support'],
  },
  TM: {
    expansion: 'trade mark',
    meaning:
      'Shows that you claim a name or logo as yours. It needs no registration; the sign ® does.',
    services: ['trademark-registration'],
  },
  'TM-A': {
    expansion: 'application for a trademark',
    meaning: 'One form for one mark, in one or several classes of goods and services.',
    services: ['trademark-registration'],
  },
  'TM-C': {
    expansion: 'search certificate for artwork',
    meaning: 'Shows that no trademark like your artwork is registered or applied for.',
    services: ['copyright-registration'],
  },
  'TM-M': {
    expansion: 'requests on a trademark',
    meaning: 'Used for corrections, extra time, review or faster examination.',
    services: ['trademark-registration', 'trademark-objection-reply'],
  },
  'TM-O': {
    expansion: 'opposition to a trademark',
    meaning: 'Used to oppose a mark, to answer an opposition, or to have a mark removed.',
    services: ['trademark-registration', 'ip-litigation-support'],
  },
  'TM-P': {
    expansion: 'change of owner or details',
    meaning: 'Records the new owner of a registered mark after a sale or transfer.',
    services: ['trademark-registration'],
  },
  'TM-R': {
    expansion: 'renewal of a trademark',
    meaning: 'Extends a registration by {ip.trademarkLife uncited}.',
    services: ['trademark-registration'],
  },
  'examination report': {
    expansion: 'the office’s objections',
    meaning: 'The examiner’s first written objections to an application.',
    services: ['trademark-objection-reply', 'patent-registration'],
  },
  'counter-statement': {
    expansion: 'the answer to an opposition',
    meaning:
      'Gives reasons for registering the mark. If it is late, the application counts as abandoned.',
    services: ['ip-litigation-support'],
  },
  'complete specification': {
    expansion: 'the full text of an invention',
    meaning: 'Describes and draws the invention, and claims the parts to protect.',
    services: ['patent-registration'],
  },
  assignment: {
    expansion: 'transfer of a right',
    meaning: 'Passes a right, such as copyright, to a new owner; it has to be in writing.',
    services: ['copyright-registration', 'legal-drafting'],
  },
  injunction: {
    expansion: 'a court’s order to stop',
    meaning: 'Forbids someone to continue, at once or permanently.',
    services: ['ip-litigation-support'],
  },
  PCT: {
    expansion: 'Patent Cooperation Treaty',
    meaning:
      'One international application that lets you apply for patents in many countries later.',
    services: ['international-ip-protection'],
  },
  FER: {
    expansion: 'first examination report',
    meaning: 'The patent examiner’s first list of objections; a reply is due within months.',
    services: ['patent-registration'],
  },
  FFL: {
    expansion: 'foreign filing licence',
    meaning: 'Permission, on Form 25, to file an invention abroad before India.',
    services: ['patent-registration', 'international-ip-protection'],
  },
  'prior art': {
    expansion: 'earlier knowledge',
    meaning:
      'Everything published or used before the filing date. The examiner compares the invention with it.',
    services: ['patent-registration'],
  },
  'national phase': {
    expansion: 'the countries’ own part of an international patent application',
    meaning:
      'Each chosen country examines the application, and grants or refuses it, under its own law.',
    services: ['international-ip-protection'],
  },
  WIPO: {
    expansion: 'World Intellectual Property Organization',
    meaning: 'The United Nations body in Geneva that runs the Madrid system and the patent treaty.',
    services: ['international-ip-protection'],
  },
  'Madrid system': {
    expansion: 'one trademark filing for many countries',
    meaning: 'An application through your home office; each country’s own office decides.',
    services: ['international-ip-protection'],
  },
  Berne: {
    expansion: 'the copyright treaty',
    meaning: 'Member countries protect one another’s works without registration.',
    services: ['international-ip-protection', 'copyright-registration'],
  },
  'passing off': {
    expansion: 'selling under another’s name',
    meaning: 'The owner of an unregistered mark can also sue against this.',
    services: ['ip-litigation-support'],
  },
  apostille: {
    expansion: 'a stamp for papers from abroad',
    meaning: 'Proves in other countries of the Hague convention that a document is genuine.',
    services: ['private-limited-company', 'llp-registration'],
  },

  // Papers
  'stamp duty': {
    expansion: 'a State’s tax on documents',
    meaning: 'Paid on deeds and shares; each State sets its own.',
    services: ['legal-drafting', 'partnership-firm-registration'],
  },
  'power of attorney': {
    expansion: 'written authority to act',
    meaning: 'Lets another person sign or appear for you, within its limits.',
    services: ['legal-drafting'],
  },
  mediation: {
    expansion: 'talks led by a neutral person',
    meaning: 'Most commercial suits that are not urgent need it first.',
    services: ['legal-consultation', 'ip-litigation-support'],
  },
  NOC: {
    expansion: 'no-objection letter',
    meaning: 'Written consent of an owner, author or office that could object.',
    services: ['legal-drafting', 'copyright-registration'],
  },
  NDA: {
    expansion: 'non-disclosure agreement',
    meaning: 'A contract to keep information secret.',
    services: ['legal-drafting'],
  },
  vesting: {
    expansion: 'shares earned over time',
    meaning:
      'A founder or employee who leaves keeps only the shares earned so far; the rest go back.',
    services: ['startup-consultation'],
  },
};

export const glossary: readonly GlossaryTerm[] = Object.entries(withFacts(written).texts).map(
  ([term, row]) => ({ term, ...row }),
);
