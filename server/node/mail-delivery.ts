import { createTransport } from 'nodemailer';
import { describeMessage, headerSafe } from '../contact-message.ts';
import type { Deliver } from '../contact.ts';

interface MailTarget {
  /** `smtps://USER:PASSWORD@HOST:465`, or `smtp://` for STARTTLS. */
  url: string;
  from: string;
  to: string;
}

/** Mails messages. The visitor's address is where an answer goes, never the sender: no other server may send in its name. */
export function mailDelivery({ url, from, to }: MailTarget): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 7000,
  });
  return async (message) => {
    const name = headerSafe(`${message.firstName} ${message.lastName}`);
    const address = headerSafe(message.email);
    await transport.sendMail({
      from,
      to,
      subject: headerSafe(`${message.serviceRequired}: ${name}`),
      text: describeMessage(message),
      // The same for each try: mailboxes that know it show a message once.
      messageId: `<${message.id}@${from.replace(/^.*@|>$/g, '')}>`,
      ...(/^[^\s<>,;:"]+@[^\s<>,;:"]+$/.test(address) && { replyTo: { name, address } }),
      // No field is a file or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
