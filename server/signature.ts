const HMAC = { name: 'HMAC', hash: 'SHA-256' };

const utf8 = new TextEncoder();

/** HMAC-SHA256 of a text. */
export async function sign(secret: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', secret, HMAC, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(text)));
}

/** Whether a signature in hexadecimal digits is the HMAC-SHA256 of the bytes. The platform compares in constant time. */
export async function isSigned(
  secret: string,
  bytes: Uint8Array<ArrayBuffer>,
  hex: string,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(hex)) return false;
  const signature = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const key = await crypto.subtle.importKey('raw', utf8.encode(secret), HMAC, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, signature, bytes);
}

/** SHA-256, in hexadecimal digits. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
