import { describeMessage, headerSafe, type ReceivedMessage } from './contact-message.ts';

/** A note for the owner at the end of a mail; may be empty. */
export type Note = () => Promise<string>;

/** A mail to the owner. The visitor is not in From, because no server may send in the name of another domain. */
export async function mailOf(message: ReceivedMessage, note?: Note) {
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
