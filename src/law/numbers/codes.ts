/** Who holds a PAN, by its fourth letter. */
export const holders: Readonly<Record<string, string>> = {
  P: 'an individual',
  C: 'a company',
  H: 'a Hindu undivided family (HUF)',
  F: 'a firm or an LLP',
  A: 'an association of persons (AOP)',
  B: 'a body of individuals (BOI)',
  T: 'a trust',
  L: 'a local authority',
  J: 'an artificial juridical person',
  G: 'a government office',
};

/** Kinds of company in a CIN. */
export const companyKinds: Readonly<Record<string, string>> = {
  PTC: 'A private company',
  PLC: 'A public company',
  OPC: 'A one person company',
  NPL: 'A Section 8 company, not for profit',
  FLC: 'A public company for finance leases',
  FTC: 'A private company that is a foreign company’s subsidiary',
  GOI: 'A company of the Government of India',
  SGC: 'A company of a State Government',
  ULL: 'A public company with unlimited liability',
  ULT: 'A private company with unlimited liability',
  GAP: 'A public company without shares (general association)',
  GAT: 'A private company without shares (general association)',
};

/** States by their letters in Udyam numbers and most CINs; some States have had several codes. */
export const lettersOfStates: Readonly<Record<string, string>> = {
  AN: 'Andaman and Nicobar Islands',
  AP: 'Andhra Pradesh',
  AR: 'Arunachal Pradesh',
  AS: 'Assam',
  BR: 'Bihar',
  CG: 'Chhattisgarh',
  CH: 'Chandigarh',
  CT: 'Chhattisgarh',
  DD: 'Daman and Diu',
  DH: 'Dadra and Nagar Haveli',
  DL: 'Delhi',
  DN: 'Dadra and Nagar Haveli',
  GA: 'Goa',
  GJ: 'Gujarat',
  HP: 'Himachal Pradesh',
  HR: 'Haryana',
  JH: 'Jharkhand',
  JK: 'Jammu and Kashmir',
  KA: 'Karnataka',
  KL: 'Kerala',
  KR: 'Karnataka',
  LA: 'Ladakh',
  LD: 'Lakshadweep',
  MH: 'Maharashtra',
  ML: 'Meghalaya',
  MN: 'Manipur',
  MP: 'Madhya Pradesh',
  MZ: 'Mizoram',
  NL: 'Nagaland',
  OD: 'Odisha',
  OR: 'Odisha',
  PB: 'Punjab',
  PY: 'Puducherry',
  RJ: 'Rajasthan',
  SK: 'Sikkim',
  TG: 'Telangana',
  TN: 'Tamil Nadu',
  TR: 'Tripura',
  TS: 'Telangana',
  UK: 'Uttarakhand',
  UP: 'Uttar Pradesh',
  UR: 'Uttarakhand',
  UT: 'Uttarakhand',
  WB: 'West Bengal',
};

/** Further codes in CINs, of Registrars with a code of their own. */
export const lettersOfRegistrars: Readonly<Record<string, string>> = {
  ...lettersOfStates,
  PN: 'Maharashtra, with the Registrar at Pune',
  TZ: 'Tamil Nadu, with the Registrar at Coimbatore',
};

/** Divisions (the first 2 digits) that have been in no National Industrial Classification since 1987. */
export const unusedIndustries: readonly string[] = ['44', '48', '54', '57', '76'];

/**
 * The food authority's own codes, different from those of GST: States in alphabetical order, then Union territories, then
 * Telangana, which is newer.
 */
export const foodStates: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'The central authority',
    'Andhra Pradesh',
    'Arunachal Pradesh',
    'Assam',
    'Bihar',
    'Chhattisgarh',
    'Goa',
    'Gujarat',
    'Haryana',
    'Himachal Pradesh',
    'Jammu and Kashmir',
    'Jharkhand',
    'Karnataka',
    'Kerala',
    'Madhya Pradesh',
    'Maharashtra',
    'Manipur',
    'Meghalaya',
    'Mizoram',
    'Nagaland',
    'Odisha',
    'Punjab',
    'Rajasthan',
    'Sikkim',
    'Tamil Nadu',
    'Tripura',
    'Uttarakhand',
    'Uttar Pradesh',
    'West Bengal',
    'Andaman and Nicobar Islands',
    'Chandigarh',
    'Dadra and Nagar Haveli',
    'Daman and Diu',
    'Delhi',
    'Lakshadweep',
    'Puducherry',
    'Telangana',
  ].map((name, code) => [String(code).padStart(2, '0'), name]),
);
