import { createTransport } from 'nodemailer';
import { describeMessage, headerSafe } from '../contact-message.ts';
import type { Deliver } from '../contact.ts';
import type { MailSettings } from '../settings.ts';

/** Mails messages. The visitor's address is in Reply-To, not in From: this server may not send in the name of another domain. */
export function mailDelivery(settings: MailSettings): Deliver {
  const { SMTP_URL: url, CONTACT_FROM: from, CONTACT_TO: to } = settings;
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
      // The same at each try, so that mailboxes show the message once.
      messageId: `<${message.id}@${from.replace(/^.*@|>$/g, '')}>`,
      ...(/^[^\s<>,;:"]+@[^\s<>,;:"]+$/.test(address) && { replyTo: { name, address } }),
      // Nodemailer can read files and addresses into a mail. Nothing here is one.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
