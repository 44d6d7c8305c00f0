import assert from 'node:assert/strict';
import { request } from 'node:http';
import { request as requestSafely } from 'node:https';
import { text } from 'node:stream/consumers';
import { COMPLETE as ANY } from '../support/complete-message.js';

/*
 * `npm run contract -- https://www.example.com/contact.php` checks a running contact endpoint against the contract in
 * docs/server.md. It sends messages only with `--yes`, and lists them at the end.
 */

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }} Answer */
/** @typedef {Record<string, string>} Fields */

const address = process.argv.slice(2).find((word) => word !== '--yes') ?? '';
if (!/^https?:/.test(address) || !URL.canParse(address)) {
  stop('Name the endpoint: npm run contract -- https://www.example.com/contact.php');
}
if (!process.argv.includes('--yes')) {
  stop(
    `About twenty requests go to ${address}, and the owner gets four messages marked as tests. Add --yes to send them.`,
  );
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };

/** Chromium's headers for a form that is submitted without JavaScript. */
const NAVIGATION = {
  ...FORM,
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
};

const NOTE = `A test of the contact form, ${new Date().toISOString()}. Nobody needs to answer.`;

const COMPLETE = { ...ANY, message: NOTE };

const NOT_ASCII = 'नमस्ते,\r\nA&B = 100% "done" + C\\D <b> %41 &amp; 🙏 ';

let requests = 0;

/** The accepted messages, as the owner must receive them. @type {Fields[]} */
const messages = [];

/** @type {Record<string, () => Promise<void>>} */
const checks = {
  'accepts a complete message, and answers in JSON that nobody caches': async () => {
    const answer = await accepted(COMPLETE);
    assert.match(answer.headers['cache-control'] ?? '', /no-store/);
  },

  'accepts a repeated message, and counts it once': async () => {
    assert.equal(json(await post(COMPLETE))['status'], 'success');
  },

  'accepts a message without a last name, with a charset, in any script': async () => {
    const { lastName: _, ...fields } = { ...COMPLETE, message: `${NOTE} ${NOT_ASCII}` };
    const type = 'Application/X-WWW-Form-Urlencoded ; charset=UTF-8';
    await accepted(fields, { ...fields, lastName: '' }, { ...FORM, 'content-type': type });
  },

  'shows a page to a browser without scripts': async () => {
    const fields = { ...COMPLETE, firstName: 'Asha, without scripts' };
    const answers = [await post(fields, NAVIGATION), await post({ phone: '' }, NAVIGATION)];
    messages.push(fields);
    const [answer, incomplete] = answers.map((page) => {
      assert.match(page.headers['content-type'] ?? '', /^text\/html/);
      return page.text;
    });
    assert.match(answer ?? '', /<h1>Message Sent!<\/h1>[^]*<a href="/);
    assert.match(incomplete ?? '', /<h1>Message not sent<\/h1>/);
  },

  'refuses a message without a required field, and says why': async () => {
    for (const field of ['firstName', 'email', 'phone', 'serviceRequired', 'message']) {
      refused(await post({ ...COMPLETE, [field]: ' \r\n' }));
    }
  },

  'refuses a body of another type': async () => {
    for (const type of ['application/json', 'text/plain']) {
      refused(await send('POST', { 'content-type': type }, JSON.stringify(COMPLETE)));
    }
  },

  'refuses a message that is too long': async () => {
    refused(await post({ ...COMPLETE, message: 'x'.repeat(1_500_000) }));
  },

  'refuses other methods, and names POST as the allowed method': async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      assert.match(refused(await send(method)).headers.allow ?? '', /POST/);
    }
  },

  'refuses messages from the pages of another site': async () => {
    const answer = refused(await post(COMPLETE, { ...FORM, origin: 'https://elsewhere.example' }));
    assert.equal(answer.headers['access-control-allow-origin'], undefined);
  },

  'answers a message with a filled honeypot like any other, and parks it': async () => {
    const fields = { ...COMPLETE, firstName: 'Asha, parked' };
    await accepted({ ...fields, topic: 'x' }, fields);
  },
};

for (const [name, run] of Object.entries(checks)) {
  try {
    await run();
    console.log(`passed  It ${name}.`);
  } catch (error) {
    process.exitCode = 1;
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
      console.log(`Nobody answers at ${address}: ${code}`);
      break;
    }
    console.log(`BROKEN  It ${name}.\n        ${message.replaceAll('\n', '\n        ')}`);
  }
}
console.log(`\n${requests} requests were answered by ${address}.`);
if (messages.length > 0) console.log('The owner gets these messages, the parked one last:');
for (const message of messages) console.log(JSON.stringify(message));

/**
 * Sends a message that the endpoint must accept. The owner must receive it as `arriving`.
 *
 * @param {Fields} fields
 * @param {Fields} arriving
 */
async function accepted(fields, arriving = fields, headers = FORM) {
  const answer = await post(fields, headers);
  messages.push(arriving);
  assert.equal(answer.status, 200, `${answer.status} ${answer.text}`);
  assert.equal(json(answer)['status'], 'success');
  return answer;
}

/** @param {Answer} answer */
function refused(answer) {
  assert.ok(answer.status < 500, `answered with ${answer.status}`);
  const { status, message } = json(answer);
  assert.notEqual(status, 'success');
  assert.match(message, /\w \w/);
  return answer;
}

/**
 * Checks an answer and returns its JSON. The answer may say success only with the status 200, and its text must fit on the screen.
 *
 * @param {Answer} answer
 */
function json(answer) {
  assert.match(answer.headers['content-type'] ?? '', /^application\/json/);
  const { status, message } = /** @type {Record<string, unknown>} */ (JSON.parse(answer.text));
  assert.ok(status !== 'success' || answer.status === 200, `success under ${answer.status}`);
  assert.ok(typeof message === 'string' && message.length <= 300, `the message is ${answer.text}`);
  return { status, message };
}

/** @param {Fields} fields @param {Fields} headers */
function post(fields, headers = FORM) {
  return send('POST', headers, new URLSearchParams(fields).toString());
}

/**
 * Doesn't use `fetch`, because `fetch` sets some of these headers itself.
 *
 * @param {string} method
 * @param {Fields} headers
 * @returns {Promise<Answer>}
 */
function send(method, headers = {}, body = '') {
  const open = address.startsWith('https:') ? requestSafely : request;
  const sent = { ...headers, 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    open(address, { method, headers: sent, timeout: 15_000 }, (answer) => {
      requests += 1;
      const { statusCode: status = 0 } = answer;
      text(answer).then((read) => resolve({ status, headers: answer.headers, text: read }), reject);
    })
      .once('timeout', () => reject(new Error('no answer within 15 seconds')))
      .once('error', reject)
      .end(body);
  });
}

/** @param {string} why @returns {never} */
function stop(why) {
  console.error(why);
  process.exit(2);
}
