import { z } from 'zod';

/*
 * The server's settings. They come from the environment, never from a file of this repository, and no name begins with
 * VITE_, because such settings are published with the site.
 */

const origins = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .refine(
    (list) => list.every((one) => /^https?:\/\/[^/]+$/.test(one) && URL.canParse(one)),
    'must be origins such as https://www.example.com, separated by commas',
  );

const mailbox = z
  .string('must be an e-mail address')
  .regex(/^[^\r\n]*[^\s<>]+@[^\s<>]+>?$/, 'must be an e-mail address');

const shared = {
  /** Other origins whose pages may send requests. Pages of the site always may. */
  ALLOWED_ORIGINS: origins,
  /** The header in which the host, or the proxy in front of it, names the sender's address. */
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .optional(),
};

const byFile = z.object({ ...shared, CONTACT_DELIVERY: z.literal('file') });

const byWebhook = z.object({
  ...shared,
  CONTACT_DELIVERY: z.literal('webhook'),
  CONTACT_WEBHOOK_URL: z.url({ protocol: /^https$/, error: 'must start with https://' }),
  CONTACT_WEBHOOK_SECRET: z
    .string('is missing')
    .regex(
      /^whsec_(?=.{32})(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
      'must be whsec_ and at least 24 bytes in Base64',
    ),
});

const byMail = z.object({
  ...shared,
  CONTACT_DELIVERY: z.literal('smtp'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtps://USER:PASSWORD@HOST:465' }),
  CONTACT_FROM: mailbox,
  CONTACT_TO: mailbox,
});

const byResend = z.object({
  ...byMail.omit({ SMTP_URL: true }).shape,
  CONTACT_DELIVERY: z.literal('resend'),
  RESEND_API_KEY: z.string('is missing').regex(/^re_\w+$/, 'must be re_…'),
});

export type WebhookSettings = Omit<z.infer<typeof byWebhook>, keyof typeof shared>;
export type MailSettings = Omit<z.infer<typeof byMail>, keyof typeof shared>;
export type ResendSettings = Omit<z.infer<typeof byResend>, keyof typeof shared>;

export const contactSettings = z.discriminatedUnion(
  'CONTACT_DELIVERY',
  [byFile, byWebhook, byMail, byResend],
  'must be file, webhook, smtp or resend',
);

export const orderSettings = z.object({
  ...shared,
  RAZORPAY_KEY_ID: z
    .string('is missing')
    .regex(/^rzp_(test|live)_\w+$/, 'must be rzp_test_… or rzp_live_…'),
  RAZORPAY_KEY_SECRET: z.string('is missing').min(8, 'is too short'),
  /** The address of a mock of Razorpay. It must be on this machine, because it gets the secret. */
  RAZORPAY_API_URL: z
    .string()
    .regex(/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/, 'must be this machine')
    .optional(),
  /** The largest order, in rupees. */
  ORDER_MOST_RUPEES: z.coerce
    .number('must be a number of rupees')
    .int('must be a whole number of rupees')
    .positive('must be above 0')
    .optional(),
});

export const paymentWebhookSettings = z.object({
  RAZORPAY_WEBHOOK_SECRET: z.string('is missing').min(12, 'must be at least 12 characters'),
});

export type Environment = Readonly<Record<string, string | undefined>>;

/** Checks the settings. An empty value counts as not set. */
export function parseEnvironment<T>(schema: z.ZodType<T>, env: Environment): T {
  return checked(schema, withoutEmpty(env), 'Wrong settings (see docs/server.md)');
}

/** The variables of an environment that have a value. */
export function withoutEmpty(env: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(env);
  return Object.fromEntries(
    entries.filter(([, value]) => typeof value === 'string' && value.trim()),
  );
}

/**
 * Checks values written by the owner or the person who deploys.
 *
 * @throws Error naming every wrong setting, one per line. It does not show values, because they may be secrets.
 */
export function checked<T>(schema: z.ZodType<T>, values: unknown, heading: string): T {
  const { data, error } = schema.safeParse(values);
  if (!error) return data;
  const problems = error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
  throw new Error(`${heading}:\n${problems.join('\n')}`);
}
