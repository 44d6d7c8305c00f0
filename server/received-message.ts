import { z } from 'zod';

export const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'serviceRequired',
  'message',
] as const;

type Field = (typeof FIELDS)[number];

/** A visitor's message, exactly as typed. A missing field is an empty text. */
export type MessageFields = Record<Field, string>;

const texts = Object.fromEntries(FIELDS.map((field) => [field, z.string()]));

/** A message on its way to the owner. */
export const receivedMessage = z.object({
  ...(texts as Record<Field, z.ZodString>),
  /** All attempts to deliver a message have the same id, so that the receiver recognises copies. */
  id: z.string().regex(/^[\w-]+$/),
  receivedAt: z.string().refine((time) => !Number.isNaN(Date.parse(time))),
  /** True if a program or a browser extension filled in the hidden field. */
  suspect: z.boolean(),
});

export type ReceivedMessage = z.infer<typeof receivedMessage>;

/** The maximum characters of a field, and of the message. */
const LONGEST = 500;
const LONGEST_MESSAGE = 20_000;

/** The name of the hidden field, as in src/features/contact/contact-message.ts. */
const HONEYPOT = 'topic';

/**
 * Characters that could move the cursor, recolour the terminal, end a header or reorder the text around them. Joiners are not
 * among them, because Hindi needs joiners.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]+/gu;

const LABEL_WIDTH = 'serviceRequired'.length;

/** Reads the fields of a message from a form-encoded body, and ignores others. */
export function readMessage(sent: URLSearchParams): MessageFields {
  const values = FIELDS.map((field) => [field, sent.get(field) ?? '']);
  return Object.fromEntries(values) as MessageFields;
}

export function isSuspect(sent: URLSearchParams): boolean {
  return Boolean(sent.get(HONEYPOT));
}

/** Whether all required fields are filled in. */
export function isComplete(message: MessageFields): boolean {
  return FIELDS.every((field) => field === 'lastName' || message[field].trim() !== '');
}

export function isTooLong(message: MessageFields): boolean {
  return FIELDS.some(
    (field) => message[field].length > (field === 'message' ? LONGEST_MESSAGE : LONGEST),
  );
}

/** The message for a mail or a terminal, one field per line. */
export function describeMessage(message: MessageFields): string {
  const indent = ' '.repeat(LABEL_WIDTH + 4);
  const rows = FIELDS.filter((field) => message[field] !== '').map((field) => {
    const lines = message[field].split(/\r\n|\r|\n/).map(inOneLine);
    return `  ${field.padEnd(LABEL_WIDTH)}  ${lines.join(`\n${indent}`)}`;
  });
  return rows.join('\n');
}

export const inOneLine = (text: string) => text.replace(UNSAFE, ' ');

/** A value for the header of a mail: one line, shortened. */
export const headerSafe = (value: string) => inOneLine(value).trim().slice(0, 120);
