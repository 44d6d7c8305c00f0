/*
 * The checks of a commercial bank before it opens an account: Reserve Bank of India (Commercial Banks – Know Your Customer)
 * Directions, 2025, paragraphs 5, 30 to 38, read in a copy of the Reserve Bank's page as updated on 18 September 2026. Each
 * bank may ask for more. Paragraph 5(1)(iv) says "more than 10%" for companies and firms, and "10 percent or more" for a
 * trust's beneficiaries.
 */

const SIGNATORIES =
  'Identity and PAN of each signatory of the account, and of each beneficial owner. {bank-identity-directions paragraph 23}';

export const banks = {
  company: {
    'The bank asks for':
      'Certificate, memorandum and articles, PAN, names of senior managers, registered office and main place of business. {bank-identity-directions paragraph 33}',
    'The resolution':
      'The board decides to open the account. A resolution and a power of attorney say who signs, alone or jointly, and up to what sum. {bank-identity-directions paragraph 33}',
    'Owners and signatories': `${SIGNATORIES} An owner with more than 10% of shares, capital or profits, or with control, counts. {bank-identity-directions paragraph 5}`,
  },
  llp: {
    'The bank asks for':
      'Registration certificate, LLP agreement, PAN, names of all partners, registered office and main place of business. {bank-identity-directions paragraph 34}',
    'The resolution':
      'Partners agree in writing who opens the account and who signs; many banks have their own form for this.',
    'Owners and signatories': `${SIGNATORIES} A partner with more than 10% of capital or profits, or with control, counts. {bank-identity-directions paragraph 5}`,
    'The order':
      'Certificate, PAN and account first. Then each partner pays in the agreed contribution. The stamped agreement (Form 3) has its own due date.',
  },
  firm: {
    'The bank asks for':
      'Registration certificate, deed, PAN, names of all partners, address. {bank-identity-directions paragraph 34} Without registration the firm counts as an unincorporated body. {bank-identity-directions paragraph 36}',
    'The resolution':
      'A letter signed by all partners says who operates the account, alone or jointly. Without registration you need a resolution and a power of attorney. {bank-identity-directions paragraph 36}',
    'Owners and signatories': `${SIGNATORIES} A partner with more than 10% of capital or profits counts. {bank-identity-directions paragraph 5}`,
  },
  proprietor: {
    'The bank asks for':
      'Your own identity and PAN, and 2 proofs in the name of the business. {bank-identity-directions paragraphs 30 and 31}',
    'Proofs that count':
      'Udyam or other registration, shop licence, GST certificate, importer-exporter code, a tax return that shows the business, or a utility bill. {bank-identity-directions paragraph 31}',
    'With one proof only':
      'The bank may accept it after a visit to verify the place. {bank-identity-directions paragraph 32}',
    'The order':
      'First Udyam, free and quick, with GST or a shop licence as the second proof. Then open the account, and print its number on your invoices.',
  },
  ngo: {
    'A trust':
      'Registration certificate, deed, PAN or Form 60, address, names of settlor, trustees and beneficiaries. {bank-identity-directions paragraph 35}',
    'A society':
      'Resolution of the managing body, PAN or Form 60, power of attorney, and proof that the society exists. {bank-identity-directions paragraph 36}',
    'Owners and signatories': `${SIGNATORIES} In a trust: author, trustees, and beneficiaries with 10% or more. {bank-identity-directions paragraph 5}`,
    'The order':
      'First deed or certificate, PAN and account, then gifts. Foreign money may go only into the bank account that its law names. {foreign-contribution-act section 17}',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type BankId = keyof typeof banks;
