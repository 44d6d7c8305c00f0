import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gstinCheckDigit } from '@/law/numbers/check-digit';
import { readNumber } from '@/law/numbers/read';
import { registeredNumber } from '@/law/numbers/registered-numbers';
import { anyText } from '../../support/hostile-strings';

const read = (text: string) => {
  const number = registeredNumber(text);
  if (!number) throw new Error(`${text} has the shape of no number`);
  return readNumber(number, '2026-11-23');
};
const part = (text: string, label: string) => {
  const found = read(text).parts.find((one) => one.label === label);
  return found && `${found.text}: ${found.says}${found.isWrong ? ' WRONG' : ''}`;
};

/*
 * Worked out apart from the code, with Luhn's rule to the base 36 from the right: the last of the 14 characters is doubled.
 * The first is the number that manuals print; the others have PANs that nobody has.
 */
test.each([
  '27AAPFU0939F1ZV',
  '27ABCFS0000Z1ZR',
  '05ABCPS0000Z2ZB',
  '01ABCCS0000AAZH',
  '38ABCTS0001B9ZZ',
  '97ABCHS0000C1ZR',
])('the check digit of %s fits, and no other does', (gstin) => {
  expect(gstinCheckDigit(gstin)).toBe(gstin.charAt(14));
  expect(read(gstin)).toMatchObject({ isRight: true, verdict: expect.stringContaining('fits') });
  // Not those that may be a slip of the pen for it.
  for (const other of '23456789ABCDEFGHJKLMNPQSTUVWXY'.replace(gstin.charAt(14), '')) {
    expect(read(gstin.slice(0, 14) + other).isRight, other).toBe(false);
  }
});

test('two neighbours swapped, or one character changed, do not pass', () => {
  const gstin = '27AAPFU0939F1ZV';
  const changed = ['27AAPUF0939F1ZV', '27AAPFU9039F1ZV', '28AAPFU0939F1ZV', '27AAPFU0938F1ZV'];
  for (const other of changed) expect(read(other).isRight, other).toBe(false);
  expect(read(gstin).verdict).not.toContain('certificate');
  expect(read('27AAPFU0938F1ZV').verdict).toMatch(
    /^Something is wrong \(check digit\).*certificate/,
  );
});

test.each([
  ['29ABCCL0000Z1ZO', '29ABCCL0000Z1Z0'],
  ['33ABCPH0000Z1Z0', '33ABCPH0000Z1ZO'],
  ['29ABCCK0000Z1ZI', '29ABCCK0000Z1Z1'],
  ['33ABCPN0000Z1Z1', '33ABCPN0000Z1ZI'],
])('%s is read as %s: where both may stand, the check digit decides', (typed, printed) => {
  expect(read(typed)).toMatchObject({
    isRight: true,
    printed,
    verdict: expect.stringContaining('We took O for 0'),
  });
});

test.each([
  ['27ABCFS0000Z1ZR', 'State', '27: Maharashtra.'],
  ['00ABCFS0000Z1ZR', 'State', '00: No State or Union territory has this code. WRONG'],
  ['27ABCFS0000Z1ZR', 'PAN', 'ABCFS0000Z: The income-tax number of the holder: a firm or an LLP.'],
  ['27ABCFS0000Z0ZR', 'Registration', expect.stringMatching(/^0: .* WRONG$/)],
  ['27ABCFS0000Z12R', 'Not Z', expect.stringMatching(/WRONG$/)],
  ['27ABCFS0000Z1CR', 'Not Z', expect.not.stringMatching(/WRONG$/)],
  ['ABCPS0001Z', 'Holder', 'P: An individual.'],
  ['ABCPS0001Z', 'Name', expect.stringContaining('surname')],
  ['ABCCS0001Z', 'Holder', 'C: A company.'],
  ['ABCCS0001Z', 'Name', expect.stringContaining('the holder’s name')],
  ['ABCHS0001Z', 'Holder', 'H: A Hindu undivided family (HUF).'],
  ['ABCTS0001Z', 'Holder', 'T: A trust.'],
  ['ABCGS0001Z', 'Holder', 'G: A government office.'],
  ['ABCXS0001Z', 'Holder', 'X: X, the fourth letter, is no kind of holder that we know. WRONG'],
  ['MUMS00001Z', 'Place', expect.stringMatching(/^MUM: /)],
  ['MUMS00001Z', 'Name', expect.stringMatching(/^S: The first letter/)],
  ['L17111TZ1995PLC000001', 'Listing', 'L: Its shares are listed.'],
  ['U62011KA2023PTC000001', 'Listing', 'U: Unlisted: its shares are on no exchange.'],
  ['X62011KA2023PTC000001', 'Listing', expect.stringMatching(/WRONG$/)],
  ['U62011KA2023PTC000001', 'Industry', expect.stringMatching(/^62011: /)],
  ['U62011KA2023PTC000001', 'State', 'KA: Karnataka.'],
  ['L17111TZ1995PLC000001', 'State', 'TZ: Tamil Nadu, with the Registrar at Coimbatore.'],
  ['U62011QQ2023PTC000001', 'State', 'QQ: QQ is no State’s letters that we know. WRONG'],
  ['U62011KR2023PTC000001', 'State', 'KR: Karnataka.'],
  ['U44011KA2023PTC000001', 'Industry', expect.stringMatching(/^44011: 44 begins no.* WRONG$/)],
  ['U62011KA2026PTC000001', 'Year', '2026: The year of incorporation.'],
  ['U62011KA2027PTC000001', 'Year', '2027: 2027 has not come yet. WRONG'],
  ['U62011KA1849PTC000001', 'Year', '1849: None was given before 1850. WRONG'],
  ['UDYAM-PN-26-0000001', 'State', 'PN: PN is no State’s letters that we know. WRONG'],
  ['12626999000001', 'Year', '26: Given first in 2026.'],
  ['12627999000001', 'Year', '27: 2027 has not come yet. WRONG'],
  ['12610999000001', 'Year', '10: None was given before 2011. WRONG'],
  ['ZAB-1234', 'Series', expect.stringMatching(/^ZAB: .*begin with A. WRONG$/)],
  ['U62011KA2023PTC000001', 'Year', '2023: The year of incorporation.'],
  ['U62011KA3023PTC000001', 'Year', expect.stringMatching(/WRONG$/)],
  ['U62011KA2023OPC000001', 'Kind', 'OPC: A one person company.'],
  ['U62011KA2023NPL000001', 'Kind', 'NPL: A Section 8 company, not for profit.'],
  ['U62011KA2023FTC000001', 'Kind', expect.stringContaining('foreign company’s subsidiary')],
  ['U62011KA2023XYZ000001', 'Kind', 'XYZ: XYZ is no kind of company that we know. WRONG'],
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
  ['13322999000001', 'Year', '22: Given first in 2022.'],
  ['33322999000001', 'Kind', expect.stringMatching(/WRONG$/)],
])('%s, %s: %s', (text, label, says) => {
  expect(part(text, label)).toEqual(says);
});

test('only the GSTIN has a check digit that anybody may work out, and the others say so', () => {
  for (const text of ['ABCPS0001Z', 'MUMS00001Z', 'AAB-1234', '00123456', '0512345678']) {
    expect(read(text).verdict, text).toContain('No check digit is published');
  }
});

test('the parts of whatever is read are the whole number, and each has its words', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const number = registeredNumber(text);
      if (!number) return;
      const { parts } = readNumber(number);
      expect(parts.every(({ label, says }) => label && says)).toBe(true);
      expect(parts.map((one) => one.text).join('')).toHaveLength(number.value.length);
    }),
  );
});
