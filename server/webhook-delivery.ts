import type { Deliver } from './contact.ts';
import { postJson } from './http.ts';
import type { WebhookSettings } from './settings.ts';
import { sign } from './signature.ts';

/**
 * Posts messages as JSON, signed by Standard Webhooks (standardwebhooks.com), whose libraries check `webhook-signature`. A
 * repeated message has the same `webhook-id`.
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
