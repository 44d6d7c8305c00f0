/** A number as somebody types or pastes it, and what it is, worked from the issuing office's own scheme. */
export interface NumberCase {
  text: string;
  kind: 'gstin' | 'pan' | 'tan' | 'cin' | 'llpin' | 'udyam' | 'fssai' | 'iec' | 'din' | null;
  /** Shape, lists and check digit are right. It does not say that anybody holds the number. */
  isWellFormed: boolean;
  /** Words of its reading, whatever their case. */
  says?: readonly string[];
  working: string;
}

/**
 * GSTIN: State (2 digits), PAN, number of the registration under that PAN in the State (1 to 9, A to Z), Z, check
 * character. The check: each of the first 14 characters by its place in 0-9A-Z, times 1 and 2 in turn, quotient and
 * remainder by 36 added up; the check character brings the sum to a multiple of 36.
 *
 * PAN: 5 letters, of which the fourth is the holder's kind, a number of 4 digits, a letter whose rule the
 * department keeps to itself. TAN: 4 letters, 5 digits, a letter. CIN: L or U, 5 digits of industry, State, year, kind, 6
 * digits. LLPIN: 3 letters, 4 digits. Udyam: UDYAM, State, 2 digits of district, 7 digits. FSSAI: 1 licence or 2
 * registration, 2 digits of State (00: central), 2 of year, 3 of office, 6. IEC: since 2018 the PAN itself, so a PAN is
 * read as one; before, 10 digits. DIN: 8 digits. The numbers are made up, but for the sample GSTIN that every manual prints.
 */
export const cases: readonly NumberCase[] = [
  {
    text: '27AAPFU0939F1ZV',
    kind: 'gstin',
    isWellFormed: true,
    says: ['Maharashtra', 'firm', 'AAPFU0939F'],
    working: '2+14+10+20+25+30+30+0+9+6+9+30+1+35 = 221; 7 × 36 = 252; 31 is V. Fourth letter F',
  },
  {
    text: '29AAGCB1234M1ZK',
    kind: 'gstin',
    isWellFormed: true,
    says: ['Karnataka', 'company'],
    working: '2+18+10+20+16+24+11+2+2+6+4+9+1+35 = 160; 180 − 160 = 20 is K. Fourth letter C',
  },
  {
    text: '07ABCPS4321K1ZM',
    kind: 'gstin',
    isWellFormed: true,
    says: ['Delhi', 'individual'],
    working: '0+14+10+22+12+15+28+8+3+4+1+5+1+35 = 158; 180 − 158 = 22 is M. Fourth letter P',
  },
  {
    text: '33AABTC7777D2ZQ',
    kind: 'gstin',
    isWellFormed: true,
    says: ['Tamil Nadu', 'trust'],
    working: '3+6+10+20+11+23+12+14+7+14+7+26+2+35 = 190; 216 − 190 = 26 is Q. Second registration',
  },
  {
    text: '38AAAHX0001QAZR',
    kind: 'gstin',
    isWellFormed: true,
    says: ['Ladakh', 'Hindu undivided family'],
    working:
      '3+16+10+20+10+34+33+0+0+0+1+17+10+35 = 189; 216 − 189 = 27 is R. Tenth registration: A',
  },
  {
    text: '97AAACZ9999LZZZ',
    kind: 'gstin',
    isWellFormed: true,
    says: ['Other Territory', 'company'],
    working: '9+14+10+20+10+24+35+18+9+18+9+7+35+35 = 253; 288 − 253 = 35 is Z',
  },
  {
    text: '24AAALM2222R1ZY',
    kind: 'gstin',
    isWellFormed: true,
    says: ['Gujarat', 'local authority'],
    working: '2+8+10+20+10+7+22+4+2+4+2+19+1+35 = 146; 180 − 146 = 34 is Y. Fourth letter L',
  },
  {
    text: ' 27 aapfu 0939f 1zv ',
    kind: 'gstin',
    isWellFormed: true,
    says: ['Maharashtra'],
    working: 'Spaces and small letters are how people copy it',
  },
  {
    text: '27AAPFU0939F1ZW',
    kind: 'gstin',
    isWellFormed: false,
    working: 'The check character would be V',
  },
  {
    text: '27AAPFU9039F1ZV',
    kind: 'gstin',
    isWellFormed: false,
    working: '0 and 9 changed places: 230; 252 − 230 = 22, so it would be M',
  },
  {
    text: '29AAPFU0939F1ZV',
    kind: 'gstin',
    isWellFormed: false,
    working:
      'Another State under the same check: 9 × 2 = 18 in place of 14, sum 225, so it would be R',
  },
  {
    text: '27AAPFU0393F1ZV',
    kind: 'gstin',
    isWellFormed: true,
    working: '939 became 393, and the sum is 221 again: a right check is no proof of the number',
  },
  {
    text: '00AAPFU0939F1ZB',
    kind: 'gstin',
    isWellFormed: false,
    working: 'The check holds (205; 216 − 205 = 11 is B), but no State is 00',
  },
  {
    text: '40AAPFU0939F1Z7',
    kind: 'gstin',
    isWellFormed: false,
    working: 'The check holds (209; 216 − 209 = 7), but no State is 40',
  },
  {
    text: '27AAPXU0939F1ZU',
    kind: 'gstin',
    isWellFormed: false,
    working: 'The check holds (222; 252 − 222 = 30 is U), but no holder is X',
  },
  {
    text: '27AAPFU0939F0ZW',
    kind: 'gstin',
    isWellFormed: false,
    working: 'The check holds (220; 252 − 220 = 32 is W), but registrations are counted from 1',
  },
  {
    text: '27AAPFU0939F1Z',
    kind: null,
    isWellFormed: false,
    working: '14 characters: the check is missing',
  },
  {
    text: 'AAPFU0939F',
    kind: 'pan',
    isWellFormed: true,
    says: ['firm'],
    working: 'Fourth letter F: a firm, an LLP among them',
  },
  {
    text: 'abcps4321k',
    kind: 'pan',
    isWellFormed: true,
    says: ['individual'],
    working: 'Fourth letter P',
  },
  {
    text: 'AAAGT0001Z',
    kind: 'pan',
    isWellFormed: true,
    says: ['government'],
    working: 'Fourth letter G; 0001 is the first of its series',
  },
  { text: 'AAAXT1234Z', kind: 'pan', isWellFormed: false, working: 'No holder is X' },
  { text: 'AAACT123Z', kind: null, isWellFormed: false, working: '9 characters' },
  { text: 'MUMA12345B', kind: 'tan', isWellFormed: true, working: '4 letters, 5 digits, a letter' },
  { text: 'dels 54321 c', kind: 'tan', isWellFormed: true, working: 'The same, as copied' },
  {
    text: 'U72900KA2015PTC082988',
    kind: 'cin',
    isWellFormed: true,
    says: ['unlisted', 'Karnataka', '2015', 'private'],
    working: 'U, 72900, KA, 2015, PTC, 082988',
  },
  {
    text: 'L17110MH1973PLC019999',
    kind: 'cin',
    isWellFormed: true,
    says: ['listed', 'Maharashtra', '1973', 'public'],
    working: 'L, 17110, MH, 1973, PLC, 019999',
  },
  {
    text: 'U74999DL2020OPC123456',
    kind: 'cin',
    isWellFormed: true,
    says: ['Delhi', '2020', 'one person company'],
    working: 'U, 74999, DL, 2020, OPC, 123456',
  },
  {
    text: 'U85300TN2018NPL012345',
    kind: 'cin',
    isWellFormed: true,
    says: ['Tamil Nadu', '2018', 'section 8'],
    working: 'U, 85300, TN, 2018, NPL (licensed under section 8), 012345',
  },
  {
    text: 'X72900KA2015PTC082988',
    kind: 'cin',
    isWellFormed: false,
    working: 'Neither L nor U',
  },
  { text: 'AAB-1234', kind: 'llpin', isWellFormed: true, working: '3 letters, 4 digits' },
  {
    text: 'UDYAM-MH-33-0012345',
    kind: 'udyam',
    isWellFormed: true,
    says: ['Maharashtra'],
    working: 'MH, district 33, 0012345',
  },
  {
    text: '21521998000123',
    kind: 'fssai',
    isWellFormed: true,
    says: ['registration', '2021'],
    working: '2 registration, State 15, year 21, office 998, 000123',
  },
  {
    text: '10012022000123',
    kind: 'fssai',
    isWellFormed: true,
    says: ['licence', 'central', '2012'],
    working: '1 licence, 00 central, year 12, office 022, 000123',
  },
  {
    text: '0305004561',
    kind: 'iec',
    isWellFormed: true,
    working: '10 digits: a code of before 2018',
  },
  { text: '01234567', kind: 'din', isWellFormed: true, working: '8 digits' },
  {
    text: '1234 1234 1234',
    kind: null,
    isWellFormed: false,
    working: '12 digits are an Aadhaar number’s: none of these, and nothing to be read here',
  },
  {
    text: 'trademark renewal',
    kind: null,
    isWellFormed: false,
    working: 'Words to search for; no number',
  },
  {
    text: '<img src=x onerror=alert(1)>',
    kind: null,
    isWellFormed: false,
    working: 'Markup is no number',
  },
  { text: '', kind: null, isWellFormed: false, working: 'Nothing typed' },
  {
    text: 'U72900XX2015PTC082988',
    kind: 'cin',
    isWellFormed: false,
    says: ['XX is no State’s letters that we know'],
    working: 'XX is no State',
  },
  {
    text: 'U72900KA2015ABC082988',
    kind: 'cin',
    isWellFormed: false,
    says: ['ABC is no kind of company that we know'],
    working: 'ABC is no kind of company',
  },
  {
    text: 'U72900KA2099PTC082988',
    kind: 'cin',
    isWellFormed: false,
    says: ['has not come yet'],
    working: 'Incorporated in 2099',
  },
  {
    text: 'U72900KA1750PTC082988',
    kind: 'cin',
    isWellFormed: false,
    says: ['year'],
    working: 'Before the first law of companies',
  },
  {
    text: 'U72900PN2015PTC082988',
    kind: 'cin',
    isWellFormed: true,
    says: ['Pune'],
    working: 'PN is the Registrar at Pune',
  },
  {
    text: 'L65110TZ1926PLC000001',
    kind: 'cin',
    isWellFormed: true,
    says: ['Coimbatore'],
    working: 'TZ is the Registrar at Coimbatore',
  },
  {
    text: 'U45200TG2016PTC108377',
    kind: 'cin',
    isWellFormed: true,
    says: ['Telangana'],
    working: 'TG is Telangana',
  },
  {
    text: 'UDYAM-XX-33-0012345',
    kind: 'udyam',
    isWellFormed: false,
    says: ['XX is no State’s letters that we know'],
    working: 'XX is no State',
  },
  {
    text: 'UDYAM-TZ-33-0012345',
    kind: 'udyam',
    isWellFormed: false,
    says: ['TZ is no State’s letters that we know'],
    working: 'TZ is a Registrar’s, not a State’s',
  },
  {
    text: '18821998000123',
    kind: 'fssai',
    isWellFormed: false,
    says: ['No State or Union territory has this code'],
    working: 'The food authority has no State 88',
  },
  {
    text: '21599998000123',
    kind: 'fssai',
    isWellFormed: false,
    says: ['2099'],
    working: 'Year 99 has not come',
  },
  {
    text: '27AAPEU0939F1ZX',
    kind: 'gstin',
    isWellFormed: false,
    says: ['no kind of holder that we know'],
    working: 'The check holds (219; 252 − 219 = 33 is X), but no holder is E',
  },
  {
    text: 'QQQ-1234',
    kind: 'llpin',
    isWellFormed: false,
    says: ['begin with A'],
    working: 'LLPINs are given from AAA on',
  },
  {
    text: 'AABQT1234Z',
    kind: 'pan',
    isWellFormed: false,
    says: ['Q, the fourth letter'],
    working: 'No holder is Q',
  },
];
