import * as fc from 'fast-check';

/*
 * Texts that nobody types by chance, but that any field and any address may contain. A string that is executed sets
 * `window.hostile`, so that a test notices.
 */

/** Keyed by the attack. */
export const hostileStrings: Readonly<Record<string, string>> = {
  'a script': '<script>window.hostile = 1</script>',
  'an element with a handler': '"><img src=x onerror="window.hostile = 1">',
  'a way out of a text area': '</textarea><svg onload="window.hostile = 1">',
  'a way out of a title or a comment':
    '--></title><iframe srcdoc="<script>top.hostile = 1</script>">',
  'a script address': 'javascript:window.hostile=1//',
  'a script address in disguise': '\u0001java\nscript:window.hostile=1//',
  'a page as an address': 'data:text/html,<script>opener.hostile=1</script>',
  'an address of another host': '//evil.example/%2e%2e',
  'an address with a name and a password': 'https://sthapana@evil.example/',
  'template syntax':
    '{{constructor.constructor("window.hostile=1")()}} ${window.hostile=1} #{7*7} <%= 1 %>',
  SQL: '\'; DROP TABLE messages; -- " OR 1=1',
  'headers of a mail': 'Asha\r\nBcc: everyone@example.com\r\n\r\nBody',
  'headers of a mail, encoded': 'Asha%0d%0aBcc:everyone@example.com',
  'a command': '$(touch /tmp/hostile) `id` | ; & > %COMSPEC%',
  'a way out of the folder': '../../../../etc/passwd\u0000.html',
  'a formula of a spreadsheet': '=HYPERLINK("https://evil.example","Press")',
  'null bytes and other controls': 'A\u0000s\u0007h\u001b[2Ja\u007f',
  'right-to-left marks': '\u202eahsA\u202c \u2067abc\u2069 \u200f',
  'right-to-left text': 'مرحبا بالعالم שלום',
  'zero-width characters': 'A\u200bs\u200ch\u200da\ufeff\u2060',
  'emoji in sequences': '👩🏽‍⚖️🇮🇳👨‍👩‍👧‍👦🪔',
  'marks piled upon a letter': `Z${'\u0300\u0316\u0489'.repeat(40)}`,
  'half of a pair': 'A\ud800sha \udc00',
  'line and paragraph separators': 'A\u2028s\u2029ha\u0085',
  'names that every object has': '__proto__',
  'form encoding in itself': 'a&topic=1&message=x%26y=+%2B%',
  'JSON in itself': '{"status":"success","__proto__":{"admin":true}}',
  'one word without an end': 'W'.repeat(2000),
  '100,000 characters': 'ज्ञ '.repeat(25_000),
};

/** Any character but half of a pair. That of fast-check, `unit: 'binary'`, takes a second to make. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10f7ff })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

/** Any text at all: of the corpus, of whole characters, or of 16-bit units, which may be half pairs. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(hostileStrings)) },
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
