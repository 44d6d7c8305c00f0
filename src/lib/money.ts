import { plainText } from './plain-text';

/*
 * Amounts are whole paise. 1.15 and 19.99 have no exact binary form, so rupees are never a number with a fraction: typed text
 * is converted directly to an integer.
 */

/**
 * Digits without separators, or in groups: 1,00,000 as in India, 100,00,00,000 for 100 crore, or 100,000. Each group is complete.
 * The currency may come before or after the digits.
 */
const RUPEES =
  /^(?:₹|₨|Rs\.?|INR)?\s*(?<rupees>[0-9]+|[1-9][0-9]{2,}(?:,[0-9]{2}){2},[0-9]{3}|[1-9][0-9]?(?:,[0-9]{2})*,[0-9]{3}|[1-9][0-9]{0,2}(?:,[0-9]{3})+)(?:\.(?<paise>[0-9]{0,2}))?\s*(?:₹|Rs\.?|INR|\/[-=])?$/i;

const FULL_WIDTH_DIGITS = /[０-９]/g;

/** Nine Indian scripts, Devanagari to Malayalam. Each has a block of 128 code points, with its zero at 0x66 from the start. */
const INDIAN_DIGITS = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/**
 * Reads an amount in rupees as people type or paste it: `500`, ` ₹1,00,000.50 `, `५००`, `Rs. 500/-`, `INR 500`.
 *
 * @returns whole paise, above 0 and at most `Number.MAX_SAFE_INTEGER`; null for anything else
 */
export function parseRupees(text: string): number | null {
  const match = RUPEES.exec(plainText(latinDigits(text)));
  if (!match?.groups) return null;
  const { rupees = '', paise = '' } = match.groups;
  const amount = Number(rupees.replaceAll(',', '') + paise.padEnd(2, '0'));
  return amount > 0 && Number.isSafeInteger(amount) ? amount : null;
}

/** Replaces the digits of Indian scripts, and full-width digits, by 0 to 9. */
export function latinDigits(text: string): string {
  return text
    .replace(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66))
    .replace(FULL_WIDTH_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Created with the first amount, because it takes 110 ms on the bench's slow phone, and most pages format no amount. */
let wholeRupees: Intl.NumberFormat | undefined;

/**
 * Formats an amount as in India: `₹1,00,000`, or `₹499.50` if there are paise.
 *
 * @param amount whole paise, a safe integer
 */
export function formatRupees(amount: number): string {
  const paise = amount % 100;
  const fraction = paise === 0 ? '' : `.${String(paise).padStart(2, '0')}`;
  wholeRupees ??= new Intl.NumberFormat('en-IN');
  return `₹${wholeRupees.format((amount - paise) / 100)}${fraction}`;
}

/** A fraction of an amount, in whole paise with halves rounded up. It is exact even if the product is very large. */
export function shareOf(amount: number, parts: number, of: number): number {
  return Number((2n * BigInt(amount) * BigInt(parts) + BigInt(of)) / (2n * BigInt(of)));
}
