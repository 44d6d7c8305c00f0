import { loadEnv, type Plugin } from 'vite';
import { z } from 'zod';
import { checked, withoutEmpty } from '../server/settings.ts';
import { owner } from '../src/content/owner.ts';
import { phone } from '../src/content/owner-schema.ts';
import { buildDay } from './build-day.js';
import { checkOwnerFiles } from './owner-files.ts';

const httpsUrl = z
  .url({ protocol: /^https$/ })
  // Browsers don't fetch an address with a name and a password.
  .refine((url) => URL.canParse(url) && new URL(url).username + new URL(url).password === '');

/** Browsers read `/\` as `//`, the beginning of another host's address, and ignore tabs and line breaks. */
const sitePath = z.string().regex(/^\/(?!\/)[^\s\\]*$/);

const endpoint = z.union([sitePath, httpsUrl], {
  error: 'must be a path on this site (/contact.php) or an address that starts with https://',
});

/** One row per setting. `.env.example` explains them. */
export const settingsSchema = z.object({
  VITE_SITE_URL: z
    .string()
    .refine(
      (url) =>
        /^https?:/i.test(url) &&
        URL.canParse(url) &&
        new URL(url).href === `${new URL(url).origin}/`,
      'must be the site’s origin, such as https://www.example.com',
    )
    .transform((url) => new URL(url).origin)
    .default('https://www.example.com'),
  VITE_PHONE: phone.default(owner.phone),
  // parseSettings replaces an empty number by VITE_PHONE.
  VITE_WHATSAPP: phone.default(owner.whatsapp),
  VITE_CONTACT_ENDPOINT: endpoint.default('/contact.php'),
  VITE_RAZORPAY_KEY_ID: z
    .string()
    .regex(
      /^rzp_(test|live)_\w+$/,
      'must be a public key id: rzp_test_… or rzp_live_…, never the secret',
    )
    // "none": the owner wants no online payment.
    .or(z.enum(['', 'none']))
    .default(''),
  VITE_RAZORPAY_SCRIPT_URL: endpoint.default('https://checkout.razorpay.com/v1/checkout.js'),
  VITE_RAZORPAY_ORDER_ENDPOINT: endpoint.default(''),
  VITE_ABOUT_IMAGE_URL: endpoint.default(
    'https://images.unsplash.com/photo-1450101499163-c8848c66ca85?auto=format&fit=crop&w=1200&h=800&q=70',
  ),
});

/** The complete and checked settings, as in `import.meta.env`. */
export type Settings = z.infer<typeof settingsSchema>;

/**
 * Completes and checks the settings.
 *
 * @param env the variables of the environment and of the `.env` files; an empty variable counts as not set
 * @throws Error with each malformed setting, one on each line
 */
export function parseSettings(env: Readonly<Record<string, unknown>>): Settings {
  const settings = checked(settingsSchema, withoutEmpty(env), 'Wrong settings (see .env.example)');
  return { ...settings, VITE_WHATSAPP: settings.VITE_WHATSAPP || settings.VITE_PHONE };
}

/** Defines the checked settings and the day of the build for the site, and checks the owner's files. */
export function settingsPlugin(): Plugin {
  return {
    name: 'site:settings',
    config(config, { mode }) {
      checkOwnerFiles();
      const settings = parseSettings(loadEnv(mode, config.root ?? process.cwd(), 'VITE_'));
      const values = Object.entries({ ...settings, VITE_BUILD_DAY: buildDay() });
      return {
        define: Object.fromEntries(
          values.map(([name, value]) => [
            `import.meta.env.${name}`,
            JSON.stringify(value === 'none' ? '' : value),
          ]),
        ),
      };
    },
  };
}
