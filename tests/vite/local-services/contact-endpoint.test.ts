// @vitest-environment node
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contactEndpoint } from '../../../vite/local-services/contact-endpoint';
import { describeMessage } from '../../../vite/local-services/contact-message';
import { listen, sendRaw } from './listen';
import { anyText, asSent, hostileRows } from '../../support/hostile-strings';

const FORM = 'application/x-www-form-urlencoded';

const COMPLETE = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  serviceRequired: 'GST Registration',
  message: 'Please call me.',
};

/** As Chromium sends it when a form is submitted without JavaScript. */
const NAVIGATION = {
  'content-type': FORM,
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
};

let folder: string;
let printed: string[];
let origin: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contact-endpoint-'));
  printed = [];
  origin = await listen(
    contactEndpoint({
      path: '/contact.php',
      messagesFile: messagesFile(),
      parkedFile: parkedFile(),
      print: (text) => printed.push(text),
    }),
  );
});

afterEach(() => rm(folder, { recursive: true }));

function messagesFile() {
  return join(folder, 'not', 'there', 'yet', 'messages.jsonl');
}

function post(fields: Record<string, string>) {
  return fetch(`${origin}/contact.php`, { method: 'POST', body: new URLSearchParams(fields) });
}

function postFromPage(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return sendRaw(origin, '/contact.php', {
    method: 'POST',
    headers: { ...NAVIGATION, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

function parkedFile() {
  return join(folder, 'not', 'there', 'yet', 'parked.jsonl');
}

async function keptLines(file = messagesFile()) {
  const content = await readFile(file, 'utf8').catch(() => '');
  return content.split('\n').slice(0, -1);
}

async function keptMessages(file = messagesFile()): Promise<unknown[]> {
  return (await keptLines(file)).map((line) => JSON.parse(line));
}

test('answers a complete message with success in JSON', async () => {
  const response = await post(COMPLETE);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    status: 'success',
    message: "We'll get back to you soon",
  });
});

test('keeps each accepted message as one line with the time it came', async () => {
  const before = Date.now();
  await post(COMPLETE);
  await post({ ...COMPLETE, message: 'A second one.' });

  expect(await keptMessages()).toEqual([
    { ...COMPLETE, receivedAt: expect.any(String) },
    { ...COMPLETE, message: 'A second one.', receivedAt: expect.any(String) },
  ]);
  const [first = ''] = await keptLines();
  const { receivedAt } = JSON.parse(first);
  expect(new Date(receivedAt).toISOString()).toBe(receivedAt);
  expect(Date.parse(receivedAt)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(receivedAt)).toBeLessThanOrEqual(Date.now());
});

test('keeps a message with &, +, %, = and quotes exactly', async () => {
  const message = 'A&B = 100% "done" + C\\D <b> %41 &amp;';
  await post({ ...COMPLETE, firstName: "O'Neil & Söhne", message });
  expect(await keptMessages()).toEqual([
    expect.objectContaining({ firstName: "O'Neil & Söhne", message }),
  ]);
});

test('keeps a message with Hindi and line breaks exactly', async () => {
  const message = 'नमस्ते,\r\nमुझे ट्रेडमार्क पंजीकरण कराना है।\n\r\nधन्यवाद 🙏 ';
  await post({ ...COMPLETE, firstName: 'आशा', message });
  expect(await keptMessages()).toEqual([expect.objectContaining({ firstName: 'आशा', message })]);
  expect(await keptLines()).toHaveLength(1);
});

test('keeps Hindi whole when it comes unescaped and in pieces', async () => {
  const { message: _, ...rest } = COMPLETE;
  const message = 'नमस्ते';
  const { status } = await sendRaw(origin, '/contact.php', {
    method: 'POST',
    headers: { 'content-type': FORM },
    body: Array.from(
      Buffer.from(`${new URLSearchParams(rest).toString()}&message=${message}`),
      (byte) => Buffer.of(byte),
    ),
  });
  expect(status).toBe(200);
  expect(await keptMessages()).toEqual([expect.objectContaining({ message })]);
});

test('keeps only the fields of the contract', async () => {
  await post({ ...COMPLETE, website: 'spam.example' });
  expect(await keptMessages()).toEqual([{ ...COMPLETE, receivedAt: expect.any(String) }]);
});

test('prints an accepted message so that it can be read, line breaks included', async () => {
  await post({ ...COMPLETE, lastName: '', message: 'नमस्ते\r\nsecond line\nthird' });
  expect(printed).toEqual([
    [
      'Contact message',
      '  firstName        Asha',
      '  email            asha@example.in',
      '  phone            +91 98765 43210',
      '  serviceRequired  GST Registration',
      '  message          नमस्ते',
      '                   second line',
      '                   third',
    ].join('\n'),
  ]);
});

test('prints control and bidirectional characters as codes that do nothing', async () => {
  await post({
    ...COMPLETE,
    firstName: 'a\u001b[2Jb\u0007',
    message: 'x\u009by\u202ez\u2028\tक्‍ष',
  });
  expect(printed.join()).toContain('a\\u001b[2Jb\\u0007');
  expect(printed.join()).toContain('x\\u009by\\u202ez\\u2028\\u0009क्‍ष');
});

test('accepts a message without a last name', async () => {
  const { lastName: _, ...fields } = COMPLETE;
  expect((await post(fields)).status).toBe(200);
  expect(await keptMessages()).toEqual([expect.objectContaining({ lastName: '' })]);
});

test.for(['firstName', 'email', 'phone', 'serviceRequired', 'message'])(
  'refuses a message whose %s is missing, empty or blank, and keeps nothing',
  async (field) => {
    const missing = new URLSearchParams(COMPLETE);
    missing.delete(field);
    for (const fields of [
      Object.fromEntries(missing),
      { ...COMPLETE, [field]: '' },
      { ...COMPLETE, [field]: ' \r\n\t' },
    ]) {
      const response = await post(fields);
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        status: 'error',
        message: 'Please fill in all required fields.',
      });
    }
    expect(printed).toEqual([]);
    expect(await keptLines()).toEqual([]);
  },
);

test.for(['GET', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s and names POST', async (method) => {
  const response = await fetch(`${origin}/contact.php`, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  expect(await response.json()).toEqual({ status: 'error', message: expect.any(String) });
});

test.for(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
  'refuses a body of type %s',
  async (type) => {
    const response = await fetch(`${origin}/contact.php`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new URLSearchParams(COMPLETE).toString(),
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({ status: 'error', message: expect.any(String) });
    expect(await keptLines()).toEqual([]);
  },
);

test('refuses a body without a type', async () => {
  const { status } = await sendRaw(origin, '/contact.php', { method: 'POST', body: 'a=b' });
  expect(status).toBe(415);
});

test('takes the type in any case and with a charset', async () => {
  const response = await fetch(`${origin}/contact.php`, {
    method: 'POST',
    headers: { 'content-type': 'Application/X-WWW-Form-Urlencoded ; charset=UTF-8' },
    body: new URLSearchParams(COMPLETE).toString(),
  });
  expect(response.status).toBe(200);
});

test('accepts a body of exactly 1 MiB and refuses one byte more', async () => {
  const rest = new URLSearchParams({ ...COMPLETE, message: '' }).toString().length;
  const message = 'x'.repeat(1024 * 1024 - rest);
  expect((await post({ ...COMPLETE, message })).status).toBe(200);

  const tooLong = await post({ ...COMPLETE, message: `${message}x` });
  expect(tooLong.status).toBe(413);
  expect(await tooLong.json()).toEqual({ status: 'error', message: expect.any(String) });
  expect(await keptLines()).toHaveLength(1);
});

test('reads a body that is far too long to its end before it refuses it', async () => {
  let sent = 0;
  function* body() {
    for (; sent < 32; sent += 1) yield Buffer.alloc(1024 * 1024, 'x');
  }
  const { status } = await sendRaw(origin, '/contact.php', {
    method: 'POST',
    headers: { 'content-type': FORM },
    body: body(),
  });
  expect({ status, sent }).toEqual({ status: 413, sent: 32 });
});

test('leaves every other path to the next handler and ignores the query of its own', async () => {
  const body = new URLSearchParams(COMPLETE);
  expect((await fetch(`${origin}/contact`, { method: 'POST', body })).status).toBe(418);
  expect((await fetch(`${origin}/contact.php/x`, { method: 'POST', body })).status).toBe(418);
  expect((await fetch(`${origin}/contact.php?a=b`, { method: 'POST', body })).status).toBe(200);
});

test('passes a disk that cannot be written to on as a failure', async () => {
  const failing = await listen(
    contactEndpoint({
      path: '/contact.php',
      messagesFile: join('/dev/null', 'messages.jsonl'),
      parkedFile: parkedFile(),
      print: (text) => printed.push(text),
    }),
  );
  const body = new URLSearchParams(COMPLETE);
  expect((await fetch(`${failing}/contact.php`, { method: 'POST', body })).status).toBe(500);
  expect(printed).toEqual([]);
});

test('refuses with a reason when the message says [refuse]', async () => {
  const response = await post({ ...COMPLETE, message: 'Try [refuse] now' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: 'error',
    message: 'The desk is closed for the day.',
  });
  expect(await keptLines()).toEqual([]);
});

test('refuses without a reason when the message says [refuse silently]', async () => {
  const response = await post({ ...COMPLETE, message: '[refuse silently]' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'error' });
  expect(await keptLines()).toEqual([]);
});

test.for([
  ['[crash]', 500],
  ['[html]', 200],
] as const)('answers with HTML when the message says %s', async ([message, status]) => {
  const response = await post({ ...COMPLETE, message });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toMatch(/^<\w+>/);
  expect(await keptLines()).toEqual([]);
});

test('never answers when the message says [hang]', async () => {
  const body = new URLSearchParams({ ...COMPLETE, message: '[hang]' });
  const hanging = fetch(`${origin}/contact.php`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(300),
  });
  await expect(hanging).rejects.toThrow(/timeout/);
  expect(await keptLines()).toEqual([]);
});

test('answers with success after a second and a half when the message says [slow]', async () => {
  const before = performance.now();
  const response = await post({ ...COMPLETE, message: '[slow]' });
  expect(performance.now() - before).toBeGreaterThan(1450);
  expect(await response.json()).toEqual({ status: 'success', message: expect.any(String) });
  expect(await keptLines()).toHaveLength(1);
});

test('survives a browser that leaves before the slow answer', async () => {
  const body = new URLSearchParams({ ...COMPLETE, message: '[slow]' });
  const left = fetch(`${origin}/contact.php`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(100),
  });
  await expect(left).rejects.toThrow();
  await new Promise((passed) => setTimeout(passed, 1600));
  expect((await post(COMPLETE)).status).toBe(200);
});

test('shows a visitor without JavaScript a page that says the message was sent', async () => {
  const { status, headers, body } = await postFromPage(COMPLETE, {
    referer: `${origin}/contact?a=1&b=2`,
  });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<h1>Message Sent!</h1>');
  // Without it the browser would ask for a favicon.ico that the dev server does not have.
  expect(body).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
  expect(body).toContain('<p>We&#39;ll get back to you soon</p>');
  expect(body).toContain(`<a href="${origin}/contact?a=1&amp;b=2">Back to the site</a>`);
  expect(await keptLines()).toHaveLength(1);
});

test.for([
  [{ message: ' ' }, 422, 'Please fill in all required fields.'],
  [{ message: '[refuse]' }, 200, 'The desk is closed for the day.'],
  [{ message: '[refuse silently]' }, 200, 'Failed to send message'],
] as const)(
  'shows a visitor without JavaScript why %o was not sent',
  async ([fields, code, why]) => {
    const { status, body } = await postFromPage({ ...COMPLETE, ...fields });
    expect(status).toBe(code);
    expect(body).toContain('<h1>Message not sent</h1>');
    expect(body).toContain(`<p>${why}</p>`);
  },
);

test('shows a person who opens the address a page, still as 405', async () => {
  const { status, headers, body } = await sendRaw(origin, '/contact.php', { headers: NAVIGATION });
  expect(status).toBe(405);
  expect(headers.allow).toBe('POST');
  expect(body).toContain('<h1>Message not sent</h1>');
});

test.for([
  ['none', {}],
  ['on another host', { referer: 'https://elsewhere.example/contact' }],
  ['not an address', { referer: '"><script>alert(1)</script>' }],
])('links back to the home page when the page before is %s', async ([, headers]) => {
  const { body } = await postFromPage(COMPLETE, headers as Record<string, string>);
  expect(body).toContain('<a href="/">Back to the site</a>');
  expect(body).not.toContain('<script');
});

test('links back to no script address that carries this host', async () => {
  const { body } = await postFromPage(COMPLETE, {
    referer: `javascript://${new URL(origin).host}/%0aalert(1)`,
  });
  expect(body).toContain('<a href="/">Back to the site</a>');
});

test('escapes the page before, quotes included', async () => {
  const { body } = await postFromPage(COMPLETE, { referer: `${origin}/a?'><b>"` });
  expect(body).not.toMatch(/<b>/);
  expect(body).toMatch(/<a href="[^"<>']*">Back/);
});

test.for([
  ['a script that takes anything', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
  ['a script that names HTML first', { 'sec-fetch-mode': 'cors' }],
  ['a client that prefers JSON', { accept: 'application/json, text/html;q=0.5' }],
  ['a client that prefers anything to HTML', { accept: 'text/html;q=0.7, */*' }],
  ['a client that prefers data to HTML', { accept: 'text/html;q=0.7, application/*' }],
  ['a client that likes both alike', { accept: 'text/html, application/json' }],
])('answers %s in JSON', async ([, headers]) => {
  const { headers: answered } = await postFromPage(COMPLETE, headers as Record<string, string>);
  expect(answered['content-type']).toMatch(/^application\/json/);
});

test('goes by the Accept header alone where the browser does not say how it fetches', async () => {
  const { 'sec-fetch-mode': _, ...headers } = NAVIGATION;
  const { headers: answered } = await sendRaw(origin, '/contact.php', {
    method: 'POST',
    headers,
    body: new URLSearchParams(COMPLETE).toString(),
  });
  expect(answered['content-type']).toMatch(/^text\/html/);
});

test('takes a message with an empty honeypot, as browsers send it without scripts, for any other', async () => {
  await post({ ...COMPLETE, topic: '' });
  expect(await keptMessages()).toEqual([{ ...COMPLETE, receivedAt: expect.any(String) }]);
  expect(await keptMessages(parkedFile())).toEqual([]);
});

test('parks a message with a filled honeypot, says so to the terminal alone, and loses nothing', async () => {
  const usual = await post(COMPLETE);
  const parked = await post({ ...COMPLETE, email: 'program@example.in', topic: ' ' });
  expect(parked.status).toBe(usual.status);
  expect(await parked.json()).toEqual(await usual.json());
  expect(await keptMessages()).toHaveLength(1);
  expect(await keptMessages(parkedFile())).toEqual([
    { ...COMPLETE, email: 'program@example.in', receivedAt: expect.any(String) },
  ]);
  expect(printed.map((text) => text.split('\n', 1)[0])).toEqual([
    'Contact message',
    'Parked message',
  ]);
});

test('refuses an incomplete message, filled honeypot or not', async () => {
  const response = await post({ ...COMPLETE, message: '', topic: 'x' });
  expect(response.status).toBe(422);
  expect(await keptMessages(parkedFile())).toEqual([]);
});

test.for(hostileRows)(
  'keeps $what in any field as it is, on a line of its own',
  async ({ text }) => {
    const hostile = Object.fromEntries(
      Object.keys(COMPLETE).map((name) => [name, text.slice(0, 9000)]),
    );
    expect((await post(hostile)).status).toBe(200);
    expect(await keptMessages()).toEqual([
      {
        ...Object.fromEntries(
          Object.entries(hostile).map(([name, value]) => [name, asSent(value)]),
        ),
        receivedAt: expect.any(String),
      },
    ]);
  },
);

test('prints any message in characters that do nothing to a terminal', () => {
  fc.assert(
    fc.property(anyText, anyText, (firstName, message) => {
      const text = describeMessage({ ...COMPLETE, firstName, message });
      expect(text).not.toMatch(/[^\P{Cc}\n]|[\p{Bidi_Control}\u2028\u2029]/u);
      // What a visitor has written never begins a line as a field does.
      const rows = text.split('\n').slice(1);
      expect(rows.filter((row) => /^ {2}\S/.test(row)).length).toBeLessThanOrEqual(6);
    }),
  );
});
