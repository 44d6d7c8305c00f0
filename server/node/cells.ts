import { inOneLine } from '../contact-message.ts';

/** The format of a time in India in a cell. */
export const INDIA = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The text without tabs and line breaks, escaped so that a spreadsheet evaluates no formula or phone number. */
export function cellOf(text: string): string {
  return inOneLine(text).replace(/^(?=\s*[=+\-@＝＋－＠]|(?:0\d+|\d{12,})$)/, "'");
}
