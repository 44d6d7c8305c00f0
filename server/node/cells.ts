import { inOneLine } from '../received-message.ts';

/** The format of cells with a time in India. */
export const INDIA = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The text without tabs and line breaks, escaped so that a spreadsheet doesn't read it as a formula or a number. */
export function cellOf(text: string): string {
  return inOneLine(text).replace(/^(?=\s*[=+\-@＝＋－＠]|(?:0\d+|\d{12,})$)/, "'");
}
