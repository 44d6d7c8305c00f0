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

/* Creates the handlers from an environment, for hosts with functions but without files and SMTP. `node/host.ts` adds these. */

/**
 * The contact endpoint.
 *
 * @param fitted options of the host: another delivery, a store for messages, a shared rate limit
 */
export function contactFrom(
  env: Environment,
  fitted: Partial<ContactOptions> = {},
): ContactHandler {
  const settings = parseEnvironment(contactSettings, env);
  const deliver = fitted.deliver ?? deliveryOverHttp(settings);
  if (!deliver)
    throw new Error('CONTACT_DELIVERY must be webhook or resend where there is no Node');
  return contactHandler({
    // A family or an office behind one router stays well below this.
    rateLimit: rateLimitInMemory(10, 600),
    addressHeader: settings.CLIENT_ADDRESS_HEADER ?? '',
    origins: settings.ALLOWED_ORIGINS,
    ...fitted,
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
export function orderFrom(env: Environment, fitted: Partial<OrderOptions> = {}): Handler {
  const settings = parseEnvironment(orderSettings, env);
  return orderHandler({
    keyId: settings.RAZORPAY_KEY_ID,
    keySecret: settings.RAZORPAY_KEY_SECRET,
    rateLimit: rateLimitInMemory(30, 600),
    addressHeader: settings.CLIENT_ADDRESS_HEADER ?? '',
    origins: settings.ALLOWED_ORIGINS,
    ...(settings.RAZORPAY_API_URL && { api: settings.RAZORPAY_API_URL }),
    ...(settings.ORDER_MOST_RUPEES && { most: settings.ORDER_MOST_RUPEES * 100 }),
    ...fitted,
  });
}

/** The endpoint for Razorpay's payment events. */
export function paymentWebhookFrom(
  env: Environment,
  fitted: Omit<PaymentWebhookOptions, 'secret'>,
): Handler {
  const { RAZORPAY_WEBHOOK_SECRET: secret } = parseEnvironment(paymentWebhookSettings, env);
  return paymentWebhookHandler({ secret, ...fitted });
}
