import { expect } from 'vitest';

/** A number as somebody types or pastes it, with its kind and its meaning by the scheme of the office that issues it. */
type NumberCase = readonly [
  text: string,
  kind: 'gstin' | 'pan' | 'tan' | 'cin' | 'llpin' | 'udyam' | 'fssai' | 'iec' | 'din' | null,
  /** True if shape, codes and check digit are right. Nobody need hold the number. */
  isWellFormed: boolean,
  /** Words in the answer, in any letter case. */
  ...says: string[],
];

/**
 * - GSTIN: State (2 digits), PAN, number of the registration under that PAN in the State (1 to 9, A to Z), Z, check character. The
 *   value of a character is its place in 0-9A-Z. Multiply the first 14 values by 1, 2, 1, 2 and so on. Divide each product by 36, and
 *   add its quotient and remainder. Add up the 14 results. The value of the check character makes the sum a multiple of 36.
 * - PAN: 5 letters (the fourth is the holder's kind), 4 digits, and a letter whose rule is not published.
 * - TAN: 4 letters, 5 digits, a letter.
 * - CIN: L or U, 5 digits for the industry, State, year, kind, 6 digits.
 * - LLPIN: 3 letters, 4 digits.
 * - Udyam: UDYAM, State, 2 digits for the district, 7 digits.
 * - FSSAI: 1 (licence) or 2 (registration), 2 digits for the State (00: central), 2 for the year, 3 for the office, 6 digits.
 * - IEC: 10 digits. Since 2018 the PAN is also the IEC, so a newer IEC is read as a PAN.
 * - DIN: 8 digits.
 *
 * The numbers are invented, except the sample GSTIN that every manual has.
 */
export const cases: readonly NumberCase[] = [
  // 2+14+10+20+25+30+30+0+9+6+9+30+1+35 = 221; 221 + 31 = 7 × 36, and 31 is V
  ['27AAPFU0939F1ZV', 'gstin', true, 'Maharashtra', 'firm', 'AAPFU0939F'],
  ['29AAGCB1234M1ZK', 'gstin', true, 'Karnataka', 'company'],
  ['07ABCPS4321K1ZM', 'gstin', true, 'Delhi', 'individual'],
  // The second registration
  ['33AABTC7777D2ZQ', 'gstin', true, 'Tamil Nadu', 'trust'],
  // The tenth registration: A
  ['38AAAHX0001QAZR', 'gstin', true, 'Ladakh', 'Hindu undivided family'],
  ['97AAACZ9999LZZZ', 'gstin', true, 'Other Territory', 'company'],
  ['24AAALM2222R1ZY', 'gstin', true, 'Gujarat', 'local authority'],
  // People copy numbers with spaces and small letters
  [' 27 aapfu 0939f 1zv ', 'gstin', true, 'Maharashtra'],
  ['27AAPFU0939F1ZW', 'gstin', false], // The check character would be V
  // 0 and 9 changed places. The check character would be M
  ['27AAPFU9039F1ZV', 'gstin', false, 'The check digit is wrong.', 'check digit', 'certificate'],
  ['27AAPDU0939F1ZV', 'gstin', false, 'The PAN and the check digit are wrong.'],
  ['00AAPFU0939F1ZB', 'gstin', false, 'The State is wrong.'],
  // Another State. The check character would be R
  ['29AAPFU0939F1ZV', 'gstin', false, 'check digit'],
  ['28AAPFU0939F1ZV', 'gstin', false, 'check digit'], // Another State
  ['27AAPUF0939F1ZV', 'gstin', false, 'check digit'], // F and U changed places
  ['27AAPFU0938F1ZV', 'gstin', false, 'check digit'], // 8 instead of 9
  // We computed these check characters with the Luhn algorithm in base 36. Nobody has these PANs
  ['27ABCFS0000Z1ZR', 'gstin', true, 'its check digit fits'],
  ['05ABCPS0000Z2ZB', 'gstin', true, 'its check digit fits'],
  ['01ABCCS0000AAZH', 'gstin', true, 'its check digit fits'],
  ['38ABCTS0001B9ZZ', 'gstin', true, 'its check digit fits'],
  ['97ABCHS0000C1ZR', 'gstin', true, 'its check digit fits'],
  // 0 and O look alike, and so do 1 and I. Only one of the two fits as check digit
  ['29ABCCL0000Z1ZO', 'gstin', true, 'We took O for 0', '"printed":"29ABCCL0000Z1Z0"'],
  ['33ABCPH0000Z1Z0', 'gstin', true, 'We took O for 0', '"printed":"33ABCPH0000Z1ZO"'],
  ['29ABCCK0000Z1ZI', 'gstin', true, 'We took O for 0', '"printed":"29ABCCK0000Z1Z1"'],
  ['33ABCPN0000Z1Z1', 'gstin', true, 'We took O for 0', '"printed":"33ABCPN0000Z1ZI"'],
  // 393 instead of 939 has the same sum, so the check digit fits although the number is wrong
  ['27AAPFU0393F1ZV', 'gstin', true],
  // The check digit fits, but no State has the code 00
  ['00AAPFU0939F1ZB', 'gstin', false],
  ['40AAPFU0939F1Z7', 'gstin', false], // The check digit fits, but no State has the code 40
  // The check digit fits, but no kind of holder has the letter X
  ['27AAPXU0939F1ZU', 'gstin', false],
  // The check digit fits, but the first registration is 1, not 0
  ['27AAPFU0939F0ZW', 'gstin', false],
  ['27AAPFU0939F1Z', null, false], // 14 characters: the check digit is missing
  ['AAPFU0939F', 'pan', true, 'firm'], // Fourth letter F: a firm or an LLP
  ['abcps4321k', 'pan', true, 'individual', 'No check digit is published'], // Fourth letter P
  ['AAAGT0001Z', 'pan', true, 'government'], // Fourth letter G
  ['AAAXT1234Z', 'pan', false], // No kind of holder has the letter X
  ['AAACT123Z', null, false], // 9 characters
  ['MUMA12345B', 'tan', true, 'No check digit is published'], // 4 letters, 5 digits, a letter
  ['dels 54321 c', 'tan', true], // The same pattern, with small letters and spaces
  ['U72900KA2015PTC082988', 'cin', true, 'unlisted', 'Karnataka', '2015', 'private'],
  ['L17110MH1973PLC019999', 'cin', true, 'listed', 'Maharashtra', '1973', 'public'],
  ['U74999DL2020OPC123456', 'cin', true, 'Delhi', '2020', 'one person company'],
  // NPL: licensed under section 8
  ['U85300TN2018NPL012345', 'cin', true, 'Tamil Nadu', '2018', 'section 8'],
  ['X72900KA2015PTC082988', 'cin', false], // Neither L nor U
  ['AAB-1234', 'llpin', true, 'No check digit is published'], // 3 letters, 4 digits
  ['UDYAM-MH-33-0012345', 'udyam', true, 'Maharashtra'],
  ['21521998000123', 'fssai', true, 'registration', '2021'],
  ['10012022000123', 'fssai', true, 'licence', 'central', '2012'],
  ['0305004561', 'iec', true, 'No check digit is published'], // 10 digits: a code from before 2018
  ['01234567', 'din', true, 'No check digit is published'], // 8 digits
  // An Aadhaar number has 12 digits. It is none of these kinds, and must not be read
  ['1234 1234 1234', null, false],
  ['trademark renewal', null, false], // Words for the search, not a number
  ['<img src=x onerror=alert(1)>', null, false], // Markup is not a number
  ['', null, false], // Nothing typed
  ['ABCPSX001Z', null, false], // A letter among the digits of a PAN
  ['U62011K92023PTC000001', null, false], // A digit among the letters of a CIN
  ['UDYOG-MH-00-0000001', null, false], // Another word than UDYAM
  ['एबीसी00001Z', null, false], // Another script
  // No State has the letters XX
  ['U72900XX2015PTC082988', 'cin', false, 'We know no State with the letters XX'],
  // No kind of company has the letters ABC
  ['U72900KA2015ABC082988', 'cin', false, 'We know no kind of company with the letters ABC'],
  ['U72900KA2099PTC082988', 'cin', false, 'has not come yet'], // Incorporated in 2099
  ['U72900KA1750PTC082988', 'cin', false, 'year'], // Before the first law of companies
  ['U72900PN2015PTC082988', 'cin', true, 'Pune'], // PN is the Registrar at Pune
  ['L65110TZ1926PLC000001', 'cin', true, 'Coimbatore'], // TZ is the Registrar at Coimbatore
  ['U45200TG2016PTC108377', 'cin', true, 'Telangana'], // TG is Telangana
  // No State has the letters XX
  ['UDYAM-XX-33-0012345', 'udyam', false, 'We know no State with the letters XX'],
  // TZ is the code of a Registrar, not of a State
  ['UDYAM-TZ-33-0012345', 'udyam', false, 'We know no State with the letters TZ'],
  // The food authority has no State 88
  ['18821998000123', 'fssai', false, 'No State or Union territory has this code'],
  ['21599998000123', 'fssai', false, '2099'], // The year 2099 has not come
  // The check digit fits, but no kind of holder has the letter E
  ['27AAPEU0939F1ZX', 'gstin', false, 'E is not used as the fourth letter'],
  ['QQQ-1234', 'llpin', false, 'begin with A'], // LLPINs are given from AAA on
  ['AABQT1234Z', 'pan', false, 'Q is not used as the fourth letter'], // No kind of holder has the letter Q
];

/** A number, the label of one of its parts, and the text about this part, by the schemes of the offices. */
export const numberParts = [
  ['27ABCFS0000Z1ZR', 'State', '27: Maharashtra.'],
  ['00ABCFS0000Z1ZR', 'State', '00: No State or Union territory has this code. WRONG'],
  ['27ABCFS0000Z1ZR', 'PAN', 'ABCFS0000Z: The income-tax number of the holder: a firm or an LLP.'],
  ['27ABCFS0000Z0ZR', 'Registration', expect.stringMatching(/^0: .* WRONG$/)],
  ['27ABCFS0000Z12R', '14th character', expect.stringMatching(/WRONG$/)],
  ['27ABCFS0000Z1CR', '14th character', expect.not.stringMatching(/WRONG$/)],
  ['ABCPS0001Z', 'Holder', 'P: An individual.'],
  ['ABCPS0001Z', 'Name', expect.stringContaining('surname')],
  ['ABCCS0001Z', 'Holder', 'C: A company.'],
  ['ABCCS0001Z', 'Name', expect.stringContaining('the holder’s name')],
  ['ABCHS0001Z', 'Holder', 'H: A Hindu undivided family (HUF).'],
  ['ABCTS0001Z', 'Holder', 'T: A trust.'],
  ['ABCGS0001Z', 'Holder', 'G: A government office.'],
  [
    'ABCXS0001Z',
    'Holder',
    'X: As far as we know, X is not used as the fourth letter of a PAN. WRONG',
  ],
  ['MUMS00001Z', 'Place', expect.stringMatching(/^MUM: /)],
  ['MUMS00001Z', 'Name', expect.stringMatching(/^S: The first letter/)],
  ['L17111TZ1995PLC000001', 'Listing', 'L: Its shares are listed.'],
  ['U62011KA2023PTC000001', 'Listing', 'U: Unlisted: its shares are on no exchange.'],
  ['X62011KA2023PTC000001', 'Listing', expect.stringMatching(/WRONG$/)],
  ['U62011KA2023PTC000001', 'Industry', expect.stringMatching(/^62011: /)],
  ['U62011KA2023PTC000001', 'State', 'KA: Karnataka.'],
  ['L17111TZ1995PLC000001', 'State', 'TZ: Tamil Nadu, with the Registrar at Coimbatore.'],
  ['U62011QQ2023PTC000001', 'State', 'QQ: We know no State with the letters QQ. WRONG'],
  ['U62011KR2023PTC000001', 'State', 'KR: Karnataka.'],
  [
    'U44011KA2023PTC000001',
    'Industry',
    expect.stringMatching(/^44011: 44 is not the start of.* WRONG$/),
  ],
  ['U62011KA2026PTC000001', 'Year', '2026: The year of incorporation.'],
  ['U62011KA2027PTC000001', 'Year', '2027: 2027 has not come yet. WRONG'],
  ['U62011KA1849PTC000001', 'Year', '1849: No such number was given before 1850. WRONG'],
  ['UDYAM-PN-26-0000001', 'State', 'PN: We know no State with the letters PN. WRONG'],
  ['12626999000001', 'Year', '26: First given in 2026.'],
  ['12627999000001', 'Year', '27: 2027 has not come yet. WRONG'],
  ['12610999000001', 'Year', '10: No such number was given before 2011. WRONG'],
  ['ZAB-1234', 'Series', expect.stringMatching(/^ZAB: .*begin with A. WRONG$/)],
  ['U62011KA2023PTC000001', 'Year', '2023: The year of incorporation.'],
  ['U62011KA3023PTC000001', 'Year', expect.stringMatching(/WRONG$/)],
  ['U62011KA2023OPC000001', 'Kind', 'OPC: A one person company.'],
  ['U62011KA2023NPL000001', 'Kind', 'NPL: A Section 8 company, not for profit.'],
  ['U62011KA2023FTC000001', 'Kind', expect.stringContaining('foreign company’s subsidiary')],
  ['U62011KA2023XYZ000001', 'Kind', 'XYZ: We know no kind of company with the letters XYZ. WRONG'],
  ['U62011KA2023FLC000001', 'Kind', 'FLC: A public company for finance leases.'],
  ['UDYAM-KR-03-0000001', 'State', 'KR: Karnataka.'],
  ['UDYAM-UK-05-0000001', 'District', expect.stringMatching(/^05: /)],
  ['10012022000001', 'Kind', '1: A licence, of a State or of the Centre.'],
  ['10012022000001', 'State', '00: The central authority.'],
  ['21218192000001', 'Kind', '2: A registration, for small food businesses.'],
  ['21218192000001', 'State', '12: Karnataka.'],
  ['13622999000001', 'State', '36: Telangana.'],
  ['12626999000001', 'State', '26: Uttarakhand.'],
  ['13322999000001', 'State', '33: Delhi.'],
  ['14022999000001', 'State', expect.stringMatching(/^40: No .* WRONG$/)],
  ['13322999000001', 'Year', '22: First given in 2022.'],
  ['33322999000001', 'Kind', expect.stringMatching(/WRONG$/)],
] as const;

/** A query of the search, and the kind of number in it. */
export const numbersInQueries: readonly (readonly [query: string, kind: string | undefined])[] = [
  ['27AAPFU0939F1ZV', 'gstin'],
  ['gst no. 27AAPFU0939F1ZV check', 'gstin'],
  ['cin U62011 KA 2023 PTC 000001', 'cin'],
  ['udyam mh 26 0000001', 'udyam'],
  ['my pan abcps 0001 z', 'pan'],
  ['fssai 10012022000234', 'fssai'],
  ['DIN 00123456', 'din'],
  ['notice with DIN of 12/11/2026', undefined],
  ['iec: 0512345678', 'iec'],
  ['aab-1234', 'llpin'],
  ['gst registration', undefined],
  ['aoc-4', undefined],
  ['audit 2025 f', undefined],
  ['9876543210', undefined],
  ['50100123456789', undefined],
  ['X62011KA2023PTC000001', undefined],
  ['food licence 2025 26', undefined],
];
