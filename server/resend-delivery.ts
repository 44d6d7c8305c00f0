import type { Deliver } from './contact.ts';
import { postJson } from './http.ts';
import { mailOf, type Note } from './mail.ts';
import type { ResendSettings } from './settings.ts';

/** Resend refuses a mail with an invalid `reply_to`; the text has the address in any case. */
const PLAIN = /^[\w%+-]+(\.[\w%+-]+)*@([a-z\d-]+\.)+[a-z]{2,}$/i;

/** Mails messages through Resend, for hosts that have no SMTP (resend.com/docs/api-reference/emails/send-email). */
export function resendDelivery(settings: ResendSettings, note?: Note): Deliver {
  const { RESEND_API_KEY, CONTACT_FROM: from, CONTACT_TO: to } = settings;
  return async (message, signal) => {
    const { replyTo, ...mail } = await mailOf(message, note);
    const reply_to = replyTo && PLAIN.test(replyTo.address) ? replyTo.address : undefined;
    const body = JSON.stringify({ ...mail, from, to, reply_to });
    const headers = {
      authorization: `Bearer ${RESEND_API_KEY}`,
      // Resend sends one mail a day for the same key.
      'idempotency-key': message.id,
    };
    await postJson('https://api.resend.com/emails', { headers, body, signal }, fetch);
  };
}
