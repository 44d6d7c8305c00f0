import { createHash } from 'node:crypto';
import type { Settings } from '../settings.ts';

export type Headers = Readonly<Record<string, string>>;

/**
 * The sources of Razorpay's checkout. Razorpay publishes no list. These sources are from its Magento plugin and from policies of
 * other sites. New subdomains have appeared without notice, so only the hosts of scripts are listed one by one.
 */
const RAZORPAY = {
  scripts: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  anyHost: 'https://*.razorpay.com',
  /** Some payment methods submit a form to this host. */
  forms: 'https://api.razorpay.com',
  frames: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  /**
   * The hashes of the two style elements of checkout.js, from policies published in 2026. If Razorpay changes the elements, the
   * browser blocks them: the loading ring no longer turns, and the frame is not centred on phones.
   */
  styles: [
    "'sha256-x8KwkBlDnBKg2FKvRD2OrmWxJgLZcjB8E1HEMQTqnCs='",
    "'sha256-VYoJM+B5VwF3YDs5YIEt5XASBqk8M2apkiuz5wugOu4='",
  ],
} as const;

/** Devices and features that the site doesn't use. Sharing and the clipboard are used, and allowed by default. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const INLINE_STYLES = /<style\b[^>]*>([^]*?)<\/style>/g;

/** Inline scripts have no attributes. Scripts with attributes are fetched, or are data, which needs no permission. */
const INLINE_SCRIPTS = /<script>([^]*?)<\/script>/g;

/**
 * The headers of every response: pages, files and 404s. They depend only on the settings: a host may still send the headers of
 * the previous build, and these must not block new styles. So the hashes of styles are in each page (`pagePolicy`).
 */
export function securityHeaders(settings: Settings): Headers {
  return {
    'Content-Security-Policy': written({
      // Browsers ignore this directive in a `<meta>` tag, and print a warning.
      'frame-ancestors': ["'none'"],
      // In a `<meta>` tag, this directive would break copies of the site on plain-HTTP hosts in private networks.
      ...(isHttps(settings) && { 'upgrade-insecure-requests': [] }),
    }),
    // Without includeSubDomains and preload: the owner may have subdomains without a certificate.
    ...(isHttps(settings) && { 'Strict-Transport-Security': 'max-age=31536000' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy(settings),
    // For old browsers that don't know frame-ancestors.
    'X-Frame-Options': 'DENY',
    // `same-origin` would cut the connection to windows that banks open for a payment.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** The policy for a page's `<meta http-equiv>`. Inside the page, its hashes always match the page's styles and scripts. */
export function pagePolicy(settings: Settings, html: string): string {
  const razorpay = opensRazorpay(settings);
  return written({
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...hashesOf(html, INLINE_SCRIPTS),
      ...(razorpay ? [...originOf(settings.VITE_RAZORPAY_SCRIPT_URL), ...RAZORPAY.scripts] : []),
    ],
    'style-src': ["'self'", ...hashesOf(html, INLINE_STYLES), ...(razorpay ? RAZORPAY.styles : [])],
    // For React's style attributes, which can't load or run anything.
    'style-src-attr': ["'unsafe-inline'"],
    // The style sheet has small pictures as data.
    'img-src': [
      "'self'",
      'data:',
      ...originOf(settings.VITE_ABOUT_IMAGE_URL),
      ...(razorpay ? [RAZORPAY.anyHost] : []),
    ],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...originOf(settings.VITE_CONTACT_ENDPOINT),
      ...originOf(settings.VITE_RAZORPAY_ORDER_ENDPOINT),
      ...(razorpay ? [RAZORPAY.anyHost] : []),
    ],
    'frame-src': razorpay ? [RAZORPAY.anyHost] : ["'none'"],
    // Without scripts, the browser itself sends the contact form.
    'form-action': [
      "'self'",
      ...originOf(settings.VITE_CONTACT_ENDPOINT),
      ...(razorpay ? [RAZORPAY.forms] : []),
    ],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
  });
}

/** Whether the pay page opens Razorpay's window. For this it needs a key, and a script from another host. */
function opensRazorpay(settings: Settings): boolean {
  return (
    settings.VITE_RAZORPAY_KEY_ID.startsWith('rzp_') &&
    originOf(settings.VITE_RAZORPAY_SCRIPT_URL).length > 0
  );
}

function permissionsPolicy(settings: Settings): string {
  const payers = opensRazorpay(settings) ? RAZORPAY.frames.map((origin) => `"${origin}"`) : [];
  return [
    ...DENIED_FEATURES.map((feature) => `${feature}=()`),
    `payment=(${['self', ...payers].join(' ')})`,
  ].join(', ');
}

/** The origin of an address. Empty for a path on this site and for an empty setting. */
function originOf(endpoint: string): string[] {
  return endpoint.startsWith('https://') ? [new URL(endpoint).origin] : [];
}

/** False for the demo, for example. A site on plain HTTP can't demand HTTPS. */
function isHttps({ VITE_SITE_URL }: Settings): boolean {
  return VITE_SITE_URL.startsWith('https://');
}

/** Writes a policy without duplicate sources. */
function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** The sources that allow the inline elements of a page. */
function hashesOf(html: string, elements: RegExp): string[] {
  return Array.from(
    html.matchAll(elements),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
