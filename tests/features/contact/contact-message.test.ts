import * as fc from 'fast-check';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  failureText,
  MessageRefused,
  OutcomeUnknown,
  sendContactMessage,
  type ContactMessage,
} from '@/features/contact/contact-message';
import * as lib from '@/lib/settings';
import { anyText } from '../../support/hostile-strings';

const ENDPOINT = 'https://provider.example/contact.php';

const settings = { ...lib.settings, contactEndpoint: ENDPOINT };

beforeEach(() => {
  vi.spyOn(lib, 'settings', 'get').mockReturnValue(settings);
  vi.stubGlobal('navigator', { onLine: true });
});

const message: ContactMessage = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  serviceRequired: 'GST Registration',
  message: 'Please call me.',
};

const server = setupServer();
const requests: Request[] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => void requests.push(request.clone()));
});

afterEach(() => {
  server.resetHandlers();
  requests.length = 0;
});

afterAll(() => server.close());

function answerWith(response: () => Response) {
  server.use(http.post(ENDPOINT, () => response()));
}

const json = (body: JsonBodyType, status = 200) =>
  answerWith(() => HttpResponse.json(body, { status }));

const AGAIN = 'Failed to send message. Please try again.';

/** What the visitor is told of an attempt that fails. */
async function failureOf(sending: Promise<void>): Promise<string> {
  return sending.then(
    () => 'It was sent.',
    (error: unknown) => failureText(error),
  );
}

test('posts to the address of the settings, as a form would', async () => {
  json({ status: 'success' });
  await sendContactMessage(message);
  const [request] = requests;
  expect(request?.method).toBe('POST');
  expect(request?.url).toBe(ENDPOINT);
  expect(request?.headers.get('content-type')).toBe(
    'application/x-www-form-urlencoded;charset=UTF-8',
  );
  expect(request?.headers.get('accept')).toBe('application/json');
  expect(await request?.text()).toBe(
    'firstName=Asha&lastName=Rao&email=asha%40example.in&phone=%2B91+98765+43210' +
      '&serviceRequired=GST+Registration&message=Please+call+me.',
  );
});

test.each([{ status: 'success' }, { status: ' SUCCESS\n', message: 'Message sent successfully.' }])(
  'succeeds where the answer is %j',
  async (body) => {
    json(body);
    await expect(sendContactMessage(message)).resolves.toBeUndefined();
  },
);

const SILENT = 'Failed to send message';

test.each<[body: JsonBodyType, said: string, status?: number]>([
  [{ status: 'error', message: 'This number is not valid.' }, 'This number is not valid.'],
  [{ status: 'error', message: 'The mailbox is full.' }, 'The mailbox is full.', 500],
  [{ status: 'pending', message: 'Come back later.' }, 'Come back later.'],
  [{ status: false, message: 'No such service.' }, 'No such service.'],
  [{ message: 'No such service.' }, 'No such service.'],
  [{ status: 'error', message: '  ' }, SILENT],
  [{ status: 'error', message: { text: 'No' } }, SILENT],
  [{}, SILENT],
  // No success under a failed status, nor its words.
  [{ status: 'Success', message: 'Thank you' }, SILENT, 500],
])('is refused where the answer is %j: “%s”', async (body, said, status) => {
  json(body, status);
  const sending = sendContactMessage(message);
  await expect(sending).rejects.toThrow(MessageRefused);
  expect(await failureOf(sending)).toBe(said);
});

/** An answer that ends before all of it has come. */
function interrupted() {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"status":"succ'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new HttpResponse(body, { headers: { 'content-type': 'application/json' } });
}

test.each([
  ['a page of HTML', () => HttpResponse.html('<h1>Welcome</h1>')],
  ['JSON that is cut in the middle', () => HttpResponse.text('{"status":"succ')],
  ['interrupted', interrupted],
  // Its words may be those of a success, and are not told as an error.
  ['JSON whose status is true', () => HttpResponse.json({ status: true, message: 'Thank you' })],
  ['a bare text', () => HttpResponse.json('success')],
  // Whatever broke off, the message may have left before.
  ['none', () => HttpResponse.error()],
])('may have arrived where the answer is %s', async (_, response) => {
  answerWith(response);
  const sending = sendContactMessage(message);
  await expect(sending).rejects.toThrow(OutcomeUnknown);
  expect(await failureOf(sending)).toBe(AGAIN);
});

test('has not arrived where the device was offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  answerWith(() => HttpResponse.error());
  const sending = sendContactMessage(message);
  await expect(sending).rejects.not.toThrow(OutcomeUnknown);
  expect(await failureOf(sending)).toBe(AGAIN);
});

test('is not posted again to where the endpoint redirects', async () => {
  answerWith(() => HttpResponse.redirect(ENDPOINT, 307));
  await expect(sendContactMessage(message)).rejects.toThrow(OutcomeUnknown);
  expect(requests).toHaveLength(1);
});

test('may have arrived after 15 seconds without an answer', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  server.use(http.post(ENDPOINT, () => new Promise<never>(() => {})));
  const sending = sendContactMessage(message);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  limit.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  await expect(sending).rejects.toThrow(OutcomeUnknown);
  expect(await failureOf(sending)).toBe(AGAIN);
});

test('whatever JSON the endpoint answers, a success is one and anything else is told in words', async () => {
  const anyReply = fc.oneof(
    fc.jsonValue(),
    fc.record({
      status: fc.oneof(anyText, fc.constantFrom('success', 'Success ', false, 0, null)),
      message: anyText,
    }),
  );
  await fc.assert(
    fc.asyncProperty(anyReply, fc.constantFrom(200, 400, 500), async (body, status) => {
      json(body as JsonBodyType, status);
      const said = await failureOf(sendContactMessage(message));
      const told = (body as { status?: unknown } | null)?.status;
      const isSuccess = status === 200 && typeof told === 'string' && /^\s*success\s*$/i.test(told);
      if (isSuccess) expect(said).toBe('It was sent.');
      else expect(said).not.toMatch(/^(It was sent\.)?\s*$/);
      // A toast has no room for more.
      expect(said.length).toBeLessThanOrEqual(301);
    }),
    { numRuns: 100 },
  );
});
