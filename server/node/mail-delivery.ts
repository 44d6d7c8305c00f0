import { createTransport } from 'nodemailer';
import type { Deliver } from '../contact.ts';
import { mailOf, type Note } from '../deliveries.ts';
import type { MailSettings } from '../settings.ts';

export function mailDelivery(settings: MailSettings, note?: Note): Deliver {
  const { SMTP_URL: url, CONTACT_FROM: from, CONTACT_TO: to } = settings;
  const transport = createTransport({
    url,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 7000,
  });
  return async (message) => {
    await transport.sendMail({
      ...(await mailOf(message, note)),
      from,
      to,
      // Each try uses the same id, so mailboxes show the message once.
      messageId: `<${message.id}@${from.replace(/^.*@|>$/g, '')}>`,
      // Nodemailer can attach files and URLs to a mail. We use none.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
