import { expect, test } from 'vitest';
import { inlineScriptHashes, inlineStyleHashes } from '../../../server/node/site-app';
import { metaPolicy, securityHeaders } from '../../../vite/hosting/security-headers';
import { parseSettings, type Settings } from '../../../vite/settings';

type Given = Partial<Record<keyof Settings, string>>;

const demo: Given = {
  VITE_SITE_URL: 'http://localhost:4173',
  VITE_RAZORPAY_KEY_ID: 'rzp_test_sandbox',
  VITE_RAZORPAY_SCRIPT_URL: '/sandbox/checkout.js',
};

const live: Given = {
  VITE_SITE_URL: 'https://www.sthapana.example',
  VITE_RAZORPAY_KEY_ID: 'rzp_live_A1b2C3',
};

const headersFor = (given: Given, styles: string[] = []) =>
  securityHeaders(parseSettings(given), styles);

/** The sources by directive. */
function parsed(policy = ''): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const policyFor = (given: Given, styles: string[] = []) =>
  parsed(headersFor(given, styles)['Content-Security-Policy']);

test('the demo, which talks to nobody else, names no host but that of the photograph', () => {
  expect(policyFor(demo)).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https://images.unsplash.com'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});

test('a site that takes payments allows Razorpay its scripts, frames, calls and pictures', () => {
  const policy = policyFor(live);
  expect(policy['script-src']).toEqual([
    "'self'",
    'https://checkout.razorpay.com',
    'https://cdn.razorpay.com',
  ]);
  for (const name of ['frame-src', 'connect-src', 'img-src']) {
    expect(policy[name]).toContain('https://*.razorpay.com');
  }
  expect(policy['form-action']).toEqual(["'self'", 'https://api.razorpay.com']);
});

test('a site without a key allows Razorpay nothing', () => {
  const headers = headersFor({ ...live, VITE_RAZORPAY_KEY_ID: '' });
  expect(JSON.stringify(headers)).not.toContain('razorpay');
});

test('no script is allowed by eval, nor by being written into a page, but for the site’s own by its hash', () => {
  for (const given of [demo, live]) {
    expect(policyFor(given)['script-src']?.join(' ')).not.toMatch(/unsafe|sha256|data:|\*/);
  }
  const [hash = ''] = inlineScriptHashes(
    '<script>hold()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
  );
  const headers = securityHeaders(parseSettings(demo), [], [hash]);
  expect(parsed(headers['Content-Security-Policy'])['script-src']).toEqual(["'self'", hash]);
});

test.each<[string, Given, Record<string, string>]>([
  [
    'the contact endpoint, by script and by itself',
    { VITE_CONTACT_ENDPOINT: 'https://api.provider.example/contact.php?site=1' },
    {
      'connect-src': 'https://api.provider.example',
      'form-action': 'https://api.provider.example',
    },
  ],
  [
    'the order endpoint',
    { VITE_RAZORPAY_ORDER_ENDPOINT: 'https://orders.provider.example:8443/new' },
    { 'connect-src': 'https://orders.provider.example:8443' },
  ],
  [
    'the checkout script',
    { VITE_RAZORPAY_SCRIPT_URL: 'https://pay.provider.example/checkout.js' },
    { 'script-src': 'https://pay.provider.example' },
  ],
  [
    'the photograph',
    { VITE_ABOUT_IMAGE_URL: 'https://images.provider.example/desk.jpg?w=1200' },
    { 'img-src': 'https://images.provider.example' },
  ],
])('follows the address of %s', (_name, given, expected) => {
  const without = policyFor(live);
  const policy = policyFor({ ...live, ...given });
  for (const [name, source] of Object.entries(expected)) {
    expect(policy[name]).toContain(source);
    expect(without[name]).not.toContain(source);
  }
});

test('the style elements of the pages pass by their hashes, and by nothing else', () => {
  const [hash = ''] = inlineStyleHashes('<p><style>a{}</style>');
  expect(policyFor(demo, [hash])['style-src']).toEqual(["'self'", hash]);
});

test('a hash is that of a style element’s text, whatever its attributes', () => {
  // printf 'a{}' | openssl dgst -sha256 -binary | base64
  const hash = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";
  expect(inlineStyleHashes('<style>a{}</style><style media="print">a{}</style>')).toEqual([
    hash,
    hash,
  ]);
  expect(inlineStyleHashes('<link rel="stylesheet" href="/a.css"><p style="x">')).toEqual([]);
});

test('HTTPS is asked for where the site has it', () => {
  expect(policyFor(live)).toHaveProperty('upgrade-insecure-requests', []);
  expect(headersFor(live)).toHaveProperty('Strict-Transport-Security', 'max-age=31536000');
  expect(policyFor(demo)).not.toHaveProperty('upgrade-insecure-requests');
  expect(headersFor(demo)).not.toHaveProperty('Strict-Transport-Security');
});

test('the other headers', () => {
  expect(headersFor(live)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  });
});

test('devices are denied; payment is allowed to the site and, where it opens, to Razorpay', () => {
  const { 'Permissions-Policy': policy } = headersFor(live);
  expect(policy).toContain('camera=(), ');
  expect(policy).toContain(
    'payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
  );
  // What pages use must not be denied by the way.
  expect(policy).not.toMatch(/clipboard-write|web-share|fullscreen/);
  expect(headersFor(demo)['Permissions-Policy']).toContain('payment=(self)');
});

test('the tag in a page says the same, but for what is left to the header', () => {
  for (const given of [demo, live]) {
    const policy = policyFor(given, ["'sha256-x'"]);
    const { 'frame-ancestors': _, 'upgrade-insecure-requests': __, ...rest } = policy;
    expect(parsed(metaPolicy(parseSettings(given), ["'sha256-x'"]))).toEqual(rest);
    expect(metaPolicy(parseSettings(given), [])).not.toContain('"');
  }
});

test('on trial the policy reports, and no tag enforces it', () => {
  const trial = { ...live, VITE_SECURITY_POLICY: 'report-only' };
  const headers = headersFor(trial);
  expect(headers).not.toHaveProperty('Content-Security-Policy');
  const { 'upgrade-insecure-requests': _, ...rest } = policyFor(live);
  expect(parsed(headers['Content-Security-Policy-Report-Only'])).toEqual(rest);
  expect(metaPolicy(parseSettings(trial), [])).toBeUndefined();
});
