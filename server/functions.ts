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
} from './settings.ts';

/* Creates the handlers from the settings in an environment, for hosts that run functions. `node/host.ts` adds files and SMTP. */

/**
 * The contact endpoint.
 *
 * @param hostOptions what the host provides: another delivery, a store for messages, a shared rate limit
 */
export function contactFrom(
  env: Environment,
  hostOptions: Partial<ContactOptions> = {},
): ContactHandler {
  const settings = parseEnvironment(contactSettings, env);
  const deliver = hostOptions.deliver ?? deliveryOverHttp(settings);
  if (!deliver) throw new Error('Without Node, CONTACT_DELIVERY must be webhook or resend');
  return contactHandler({
    // A family or an office behind one router stays well below this limit.
    rateLimit: rateLimitInMemory(10, 600),
    addressHeader: settings.CLIENT_ADDRESS_HEADER ?? '',
    origins: settings.ALLOWED_ORIGINS,
    ...hostOptions,
    deliver,
  });
}

/** The delivery of messages by HTTP; undefined for deliveries that need Node. */
export function deliveryOverHttp(
  settings: z.infer<typeof contactSettings>,
  note?: Note,
): Deliver | undefined {
  if (settings.CONTACT_DELIVERY === 'webhook') return webhookDelivery(settings);
  return settings.CONTACT_DELIVERY === 'resend' ? resendDelivery(settings, note) : undefined;
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
