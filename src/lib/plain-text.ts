/** Invisible marks in pasted text, except those that change its direction and the joiners of Indian scripts. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202c\u2060\u2066-\u2069\ufeff]/g;

/** A text without invisible marks and without spaces at its ends; spaces of other widths become plain ones. */
export function plainText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]/g, ' ')
    .trim();
}

/** Extracts an email address from pasted text: a link, the end of a sentence, or "Asha <asha@example.in>,". */
export function plainEmail(text: string): string {
  return plainText(text)
    .replace('＠', '@')
    .replace(/^.*<(.+)>.*$/, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/[.,;]+$/, '');
}

/** Whether a text may be an email address with non-English letters. Browsers reject such letters before the @. */
export function isInternationalEmail(text: string): boolean {
  return /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}._+-]+@([\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\d-]+$/u.test(
    text,
  );
}
