import type { z } from 'zod';
import {
  contactHandler,
  type ContactHandler,
  type ContactOptions,
  type Deliver,
} from './contact.ts';
import { resendDelivery, webhookDelivery, type Note } from './deliveries.ts';
import type { Handler } from './http.ts';
import { orderHandler, type OrderOptions } from './order.ts';
import { paymentWebhookHandler, type PaymentWebhookOptions } from './payment-webhook.ts';
import { rateLimitInMemory } from './rate-limit.ts';
import {
  contactSettings,
  orderSettings,
  parseEnvironment,
  paymentWebhookSettings,
  type Environment,
  type MailSettings,
} from './settings.ts';

/* Creates the handlers from the settings in an environment, for hosts that run functions. `node/host.ts` adds files and SMTP. */

/** The deliveries of `node/host.ts`, and its note at the end of mails. */
interface NodeDeliveries {
  file: Deliver;
  smtp: (settings: MailSettings, note: Note) => Deliver;
  note: Note;
}

/**
 * The contact endpoint.
 *
 * @param hostOptions what the host provides: a store for messages, a shared rate limit
 */
export function contactFrom(
  env: Environment,
  hostOptions: Partial<Omit<ContactOptions, 'deliver'>> = {},
  onNode?: NodeDeliveries,
): ContactHandler {
  const settings = parseEnvironment(contactSettings, env);
  return contactHandler({
    // A family or an office behind one router stays well below this limit.
    rateLimit: rateLimitInMemory(10, 600),
    addressHeader: settings.CLIENT_ADDRESS_HEADER ?? '',
    origins: settings.ALLOWED_ORIGINS,
    ...hostOptions,
    deliver: deliveryFor(settings, onNode),
  });
}

/** The delivery that the settings name. */
function deliveryFor(settings: z.infer<typeof contactSettings>, onNode?: NodeDeliveries): Deliver {
  if (settings.CONTACT_DELIVERY === 'webhook') return webhookDelivery(settings);
  if (settings.CONTACT_DELIVERY === 'resend') return resendDelivery(settings, onNode?.note);
  if (!onNode) throw new Error('Without Node, CONTACT_DELIVERY must be webhook or resend');
  return settings.CONTACT_DELIVERY === 'smtp' ? onNode.smtp(settings, onNode.note) : onNode.file;
}

/** The order endpoint. */
export function orderFrom(env: Environment, hostOptions: Partial<OrderOptions> = {}): Handler {
  const settings = parseEnvironment(orderSettings, env);
  return orderHandler({
    keyId: settings.RAZORPAY_KEY_ID,
    keySecret: settings.RAZORPAY_KEY_SECRET,
    rateLimit: rateLimitInMemory(30, 600),
    addressHeader: settings.CLIENT_ADDRESS_HEADER ?? '',
    origins: settings.ALLOWED_ORIGINS,
    ...(settings.RAZORPAY_API_URL && { api: settings.RAZORPAY_API_URL }),
    ...(settings.ORDER_MOST_RUPEES && { most: settings.ORDER_MOST_RUPEES * 100 }),
    ...hostOptions,
  });
}

/** The endpoint for Razorpay's payment events. */
export function paymentWebhookFrom(
  env: Environment,
  hostOptions: Omit<PaymentWebhookOptions, 'secret'>,
): Handler {
  const { RAZORPAY_WEBHOOK_SECRET: secret } = parseEnvironment(paymentWebhookSettings, env);
  return paymentWebhookHandler({ secret, ...hostOptions });
}
