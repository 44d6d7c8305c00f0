const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The 15th character of a GSTIN, from the 14 before it: each character's place among the 36 counts once, then twice, in
 * turn; the two digits of each product to the base 36 are added up; the check digit brings the sum to a multiple of 36.
 */
export function gstinCheckDigit(gstin: string): string {
  let sum = 0;
  for (let at = 0; at < 14; at++) {
    const product = CHARACTERS.indexOf(gstin.charAt(at)) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return CHARACTERS.charAt((36 - (sum % 36)) % 36);
}
