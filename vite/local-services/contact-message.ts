const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'serviceRequired', 'message'] as const;

type Field = (typeof FIELDS)[number];

/** What a visitor sent, exactly as typed; a field that was not sent is empty. */
export type ContactMessage = Record<Field, string>;

/** A field that visitors never see; src/features/contact/honeypot.tsx names it. */
const HONEYPOT = 'topic';

const OPTIONAL: ReadonlySet<Field> = new Set(['lastName']);

/**
 * What could move the cursor, recolour the terminal or reorder the text around it.
 * Joiners are left alone: Hindi is not readable without them.
 */
const UNSAFE_IN_A_TERMINAL = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

const LABEL_WIDTH = 'serviceRequired'.length;

/** Reads a form-encoded body; fields the contract does not know are dropped. */
export function readMessage(body: string): ContactMessage {
  const sent = new URLSearchParams(body);
  const field = (name: Field) => sent.get(name) ?? '';
  return {
    firstName: field('firstName'),
    lastName: field('lastName'),
    email: field('email'),
    phone: field('phone'),
    serviceRequired: field('serviceRequired'),
    message: field('message'),
  };
}

/** Whether the field that visitors never see was filled in, as programs do. */
export function isSuspect(body: string): boolean {
  return (new URLSearchParams(body).get(HONEYPOT) ?? '') !== '';
}

/** Whether every required field says something. */
export function isComplete(message: ContactMessage): boolean {
  return FIELDS.every((field) => OPTIONAL.has(field) || message[field].trim() !== '');
}

/** The message for the eyes of whoever watches the terminal: one field a line, nothing that acts. */
export function describeMessage(message: ContactMessage, title = 'Contact message'): string {
  const indent = ' '.repeat(LABEL_WIDTH + 4);
  const rows = FIELDS.filter((field) => message[field] !== '').map((field) => {
    const lines = message[field].split(/\r\n|\r|\n/).map(showUnsafe);
    return `  ${field.padEnd(LABEL_WIDTH)}  ${lines.join(`\n${indent}`)}`;
  });
  return [title, ...rows].join('\n');
}

function showUnsafe(line: string): string {
  return line.replace(
    UNSAFE_IN_A_TERMINAL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
