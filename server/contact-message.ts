export const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'serviceRequired',
  'message',
] as const;

type Field = (typeof FIELDS)[number];

/** What a visitor sent, exactly as typed; a field that was not sent is empty. */
export type ContactMessage = Record<Field, string>;

/** A message on its way to the owner. */
export interface ReceivedMessage extends ContactMessage {
  /** The same at each attempt to deliver it, so that a receiver recognises a copy. */
  id: string;
  receivedAt: string;
  /** The field that visitors never see was filled in: by a program, or by a browser extension. */
  suspect: boolean;
}

/** The most characters of a field, and bytes of the whole body. */
export interface Longest {
  line: number;
  message: number;
  body: number;
}

/** The field that visitors never see; src/features/contact/honeypot.tsx names it. */
const HONEYPOT = 'topic';

/**
 * Characters that could move the cursor, recolour the terminal or reorder the text around it.
 * Joiners are left alone: Hindi is not readable without them.
 */
const UNSAFE_IN_A_TERMINAL = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

const LABEL_WIDTH = 'serviceRequired'.length;

/** Reads a form-encoded body: all fields of the contract, and no others. */
export function readMessage(sent: URLSearchParams): ContactMessage {
  const values = FIELDS.map((field) => [field, sent.get(field) ?? '']);
  return Object.fromEntries(values) as ContactMessage;
}

export function isSuspect(sent: URLSearchParams): boolean {
  return Boolean(sent.get(HONEYPOT));
}

/** Whether no required field is blank. */
export function isComplete(message: ContactMessage): boolean {
  return FIELDS.every((field) => field === 'lastName' || message[field].trim() !== '');
}

export function isTooLong(message: ContactMessage, longest: Longest): boolean {
  return FIELDS.some(
    (field) => message[field].length > (field === 'message' ? longest.message : longest.line),
  );
}

/** The message for a mail or a terminal: one field a line, control characters shown as codes. */
export function describeMessage(message: ContactMessage): string {
  const indent = ' '.repeat(LABEL_WIDTH + 4);
  const rows = FIELDS.filter((field) => message[field] !== '').map((field) => {
    const lines = message[field].split(/\r\n|\r|\n/).map(showUnsafe);
    return `  ${field.padEnd(LABEL_WIDTH)}  ${lines.join(`\n${indent}`)}`;
  });
  return rows.join('\n');
}

/** A value for the header of a mail: one line, shortened. */
export function headerSafe(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 120);
}

function showUnsafe(line: string): string {
  return line.replace(
    UNSAFE_IN_A_TERMINAL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
