const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The 15th character of a GSTIN, computed from the first 14 by the Luhn algorithm in base 36: values are multiplied by 1 and 2
 * in turn, the base-36 digits of each product are added, and the check digit brings the sum to a multiple of 36.
 */
export function gstinCheckDigit(gstin: string): string {
  let sum = 0;
  for (let at = 0; at < 14; at++) {
    const product = CHARACTERS.indexOf(gstin.charAt(at)) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return CHARACTERS.charAt((36 - (sum % 36)) % 36);
}
