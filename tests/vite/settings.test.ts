import { expect, test } from 'vitest';
import { owner } from '@/content/owner';
import { parseSettings, type Settings } from '../../vite/settings';

test('WhatsApp defaults to the phone number', () => {
  const { VITE_PHONE, VITE_WHATSAPP } = parseSettings({});
  expect([VITE_PHONE, VITE_WHATSAPP]).toEqual([owner.phone, owner.whatsapp || owner.phone]);
});

test('the site’s origin has no slash at its end', () => {
  const { VITE_SITE_URL } = parseSettings({ VITE_SITE_URL: 'HTTPS://WWW.Sthapana.Example:443/' });
  expect(VITE_SITE_URL).toBe('https://www.sthapana.example');
});

test.each<[keyof Settings, readonly string[], string]>([
  [
    'VITE_SITE_URL',
    ['www.a.example', 'ftp://a.example', 'https://a.example/shop', 'https://me:secret@a.example'],
    'must be the site’s origin, such as https://www.example.com',
  ],
  [
    'VITE_PHONE',
    ['98765 43210', '+91 CALL NOW', '+9 (      )', '+91 98765 43210 12345'],
    'must be an international number such as +91 98765 43210',
  ],
  ['VITE_WHATSAPP', ['https://wa.me/919876543210'], 'must be an international number'],
  [
    'VITE_CONTACT_ENDPOINT',
    // Browsers would open the third, fourth and fifth address on another host.
    [
      'contact.php',
      'http://a.example/',
      '//a.example/',
      '/\\a.example/',
      '/\t/a.example/',
      'https://me@a.example/',
    ],
    'must be a path on this site (/contact.php) or an address that starts with https://',
  ],
  [
    'VITE_RAZORPAY_KEY_ID',
    ['A1b2C3d4E5f6', 'rzp_live_'],
    'must be a public key id: rzp_test_… or rzp_live_…, never the secret',
  ],
  ['VITE_RAZORPAY_SCRIPT_URL', ['http://checkout.razorpay.com/v1/checkout.js'], 'must be a path'],
  ['VITE_RAZORPAY_ORDER_ENDPOINT', ['orders'], 'must be a path'],
  ['VITE_ABOUT_IMAGE_URL', ['javascript:alert(1)'], 'must be a path'],
])('a malformed %s is refused: %j %s', (name, values, problem) => {
  for (const value of values) {
    expect(() => parseSettings({ [name]: value }), value).toThrow(
      `Wrong settings (see .env.example):\n  ${name} ${problem}`,
    );
  }
});
