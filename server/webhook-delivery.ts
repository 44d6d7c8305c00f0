import { headerSafe } from './contact-message.ts';
import type { Deliver } from './contact.ts';
import type { WebhookSettings } from './settings.ts';
import { fromBase64, sign, toBase64 } from './signature.ts';

/**
 * Posts messages as JSON, signed by Standard Webhooks (standardwebhooks.com), whose libraries check `webhook-signature`. The
 * same `webhook-id` means the same message.
 */
export function webhookDelivery(settings: WebhookSettings, post = fetch): Deliver {
  const key = fromBase64(settings.CONTACT_WEBHOOK_SECRET.replace(/^whsec_/, ''));
  return async (message, signal) => {
    const body = JSON.stringify({ type: 'contact.message', data: message });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = toBase64(await sign(key, `${message.id}.${timestamp}.${body}`));
    const headers = {
      'webhook-id': message.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
    await postTo(settings.CONTACT_WEBHOOK_URL, { headers, body, signal }, post);
  };
}

/**
 * Posts JSON.
 *
 * @throws Error with the answer's status and first words if it is not one of success
 */
export async function postTo(
  url: string,
  { headers, ...init }: { headers: Record<string, string>; body: string; signal: AbortSignal },
  post: typeof fetch,
): Promise<void> {
  const response = await post(url, {
    ...init,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    // A redirect would post it elsewhere, or turn it into an empty GET.
    redirect: 'manual',
  });
  const said = await response.text();
  if (response.ok) return;
  throw new Error(`${new URL(url).host} answered ${response.status} ${headerSafe(said)}`.trim());
}
