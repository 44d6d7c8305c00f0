import * as fc from 'fast-check';

/** Texts of attackers, and odd texts, which any field or address may contain. */
const hostileStrings = [
  '"><script>alert(1)</script><img src=x onerror="alert(1)"></textarea>--></title><svg onload="alert(1)">',
  'javascript:alert(1)//',
  '\u0001java\nscript:alert(1)//',
  '//evil.example/%2e%2e',
  'https://sthapana@evil.example/',
  '../../../../etc/passwd\u0000.html',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)} #{7*7} <%= 1 %>',
  '\'; DROP TABLE messages; -- " OR 1=1 $(touch /tmp/hostile) `id` | ; & > %COMSPEC%',
  'Asha\r\nBcc: everyone@example.com\r\n\r\nBody%0d%0aBcc:everyone@example.com',
  '=HYPERLINK("https://evil.example","Press")',
  'a&topic=1&message=x%26y=+%2B%',
  '{"status":"success","__proto__":{"admin":true}}',
  '__proto__',
  // Control characters, marks of direction, marks without width, line separators, and half of a surrogate pair
  'A\u0000s\u0007h\u001b[2Ja\u007f\u202eahsA\u202c \u2067abc\u2069 \u200f\u200bs\u200ch\u200da\ufeff\u2060 A\u2028s\u2029ha\u0085\ud800',
  `مرحبا بالعالم שלום 👩🏽‍⚖️🇮🇳👨‍👩‍👧‍👦🪔 Z${'\u0300\u0316\u0489'.repeat(40)}`,
  'W'.repeat(2000),
  'ज्ञ '.repeat(25_000),
];

/** Any character except half of a surrogate pair. fast-check has `unit: 'binary'` for this, but takes a second to make it. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10f7ff })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

/** Any text: a hostile text, whole characters, or 16-bit units, some of them half of a surrogate pair. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...hostileStrings) },
  { weight: 3, arbitrary: fc.string({ unit: anyCharacter, maxLength: 60 }) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
      .map((units) => String.fromCharCode(...units)),
  },
);

/** A text as it arrives when sent form-encoded: half of a surrogate pair becomes U+FFFD. */
export const asSent = (text: string) => Buffer.from(text).toString();
