import { expect, test } from 'vitest';
import { pagePolicy, securityHeaders } from '../../../vite/hosting/security-headers';
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

const headersFor = (given: Given) => securityHeaders(parseSettings(given));

/** The allowed sources of each directive in the policy. */
function policyFor(given: Given): Partial<Record<string, string[]>> {
  const directives = pagePolicy(parseSettings(given), '').split('; ');
  return Object.fromEntries(
    directives.map((text) => [text.split(' ')[0], text.split(' ').slice(1)]),
  );
}

test('the demo’s policy names only one other host, for the photograph', () => {
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
  });
});

test('the policy of a site with payments allows scripts, frames, requests and pictures of Razorpay', () => {
  const anywhere = 'https://*.razorpay.com';
  expect(policyFor(live)).toMatchObject({
    'script-src': ["'self'", 'https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
    'frame-src': expect.arrayContaining([anywhere]),
    'connect-src': expect.arrayContaining([anywhere]),
    'img-src': expect.arrayContaining([anywhere]),
    'form-action': ["'self'", 'https://api.razorpay.com'],
  });
});

test.each<[keyof Settings, string, string[]]>([
  ['VITE_CONTACT_ENDPOINT', 'https://a.example/contact.php?site=1', ['connect-src', 'form-action']],
  ['VITE_RAZORPAY_ORDER_ENDPOINT', 'https://a.example:8443/new', ['connect-src']],
  ['VITE_RAZORPAY_SCRIPT_URL', 'https://a.example/checkout.js', ['script-src']],
  ['VITE_ABOUT_IMAGE_URL', 'https://a.example/desk.jpg?w=1200', ['img-src']],
])('the policy allows the address in %s only where it is used', (setting, address, directives) => {
  const policy = policyFor({ ...live, [setting]: address });
  const { origin } = new URL(address);
  expect(Object.keys(policy).filter((name) => policy[name]?.includes(origin))).toEqual(directives);
});

test('the policy denies devices, and allows payment to the site and to Razorpay if visitors can pay', () => {
  const { 'Permissions-Policy': policy } = headersFor(live);
  expect(policy).toContain('camera=(), ');
  expect(policy).toContain(
    'payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
  );
  // Features that pages use must not be denied.
  expect(policy).not.toMatch(/clipboard-write|web-share|fullscreen/);
  expect(headersFor(demo)['Permissions-Policy']).toContain('payment=(self)');
});

test.each([
  ['the demo', demo, "frame-ancestors 'none'"],
  ['a live site', live, "frame-ancestors 'none'; upgrade-insecure-requests"],
])('the header of %s has only directives that a meta tag can’t have', (_, given, policy) => {
  expect(headersFor(given)['Content-Security-Policy']).toBe(policy);
});
