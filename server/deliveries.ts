import { describeMessage, headerSafe, type ReceivedMessage } from './received-message.ts';
import type { Deliver } from './contact.ts';
import { postJson } from './http.ts';
import type { ResendSettings, WebhookSettings } from './settings.ts';
import { sign } from './signature.ts';

/* Delivers messages to the owner over HTTP. On Node, `node/mail-delivery.ts` mails them and `node/messages-folder.ts` stores them. */

/** A note for the owner at the end of a mail; may be empty. */
export type Note = () => Promise<string>;

/**
 * Posts messages as JSON. The signature follows Standard Webhooks (standardwebhooks.com), whose libraries can check it. All
 * attempts to deliver a message have the same `webhook-id`.
 */
export function webhookDelivery(settings: WebhookSettings, post = fetch): Deliver {
  const secret = atob(settings.CONTACT_WEBHOOK_SECRET.replace(/^whsec_/, ''));
  const key = Uint8Array.from(secret, (character) => character.charCodeAt(0));
  return async (message, signal) => {
    const body = JSON.stringify({ type: 'contact.message', data: message });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = await sign(key, `${message.id}.${timestamp}.${body}`);
    const headers = {
      'webhook-id': message.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
    };
    await postJson(settings.CONTACT_WEBHOOK_URL, { headers, body, signal }, post);
  };
}

/** Resend refuses a mail with an invalid `reply_to`. The text of the mail has the address in any case. */
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
      // Within a day, Resend sends only one mail with the same key.
      'idempotency-key': message.id,
    };
    await postJson('https://api.resend.com/emails', { headers, body, signal }, fetch);
  };
}

/** A mail to the owner. From is not the visitor's address, because a server may not send in the name of another domain. */
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
