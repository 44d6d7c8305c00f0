import { describeMessage, headerSafe, type ReceivedMessage } from './contact-message.ts';

/** A mail to the owner. */
export interface Mail {
  subject: string;
  text: string;
  /** The visitor, who is not in From: no server may send in the name of another domain. */
  replyTo?: { name: string; address: string };
}

/** Something else that the owner should know, said at the end of a mail; empty if there is nothing. */
export type Note = () => Promise<string>;

export async function mailOf(message: ReceivedMessage, note?: Note): Promise<Mail> {
  const name = headerSafe(`${message.firstName} ${message.lastName}`);
  const address = headerSafe(message.email);
  const mark = message.suspect ? 'Perhaps spam: ' : '';
  const parts = [describeMessage(message), await note?.()];
  return {
    subject: headerSafe(`${mark}${message.serviceRequired}: ${name}`),
    text: parts.filter(Boolean).join('\n\n'),
    ...(/^[^\s<>,;:"]+@[^\s<>,;:"]+$/.test(address) && { replyTo: { name, address } }),
  };
}
