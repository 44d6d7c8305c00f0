import { inOneLine } from '../contact-message.ts';

/** Time of day in India, as it stands in a cell. */
export const INDIA = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The text without tabs and line breaks, and so that no spreadsheet takes it for a formula, or a phone number for a sum. */
export function cellOf(text: string): string {
  return inOneLine(text).replace(/^(?=\s*[=+\-@＝＋－＠]|(?:0\d+|\d{12,})$)/, "'");
}
