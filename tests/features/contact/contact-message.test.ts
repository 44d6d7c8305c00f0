import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { namesOf, sendContactMessage } from '@/features/contact/contact-message';
import * as lib from '@/lib/settings';
import { COMPLETE } from '../../support/complete-message';
import { contactEndpoint } from '../../support/contact-endpoint';
import { PATIENCE } from '../../support/patience';

const ENDPOINT = 'https://provider.example/contact.php';
const settings = { ...lib.settings, contactEndpoint: ENDPOINT };
const { received, answerWith, answerLater } = contactEndpoint(ENDPOINT);

beforeEach(() => {
  vi.spyOn(lib, 'settings', 'get').mockReturnValue(settings);
  vi.stubGlobal('navigator', { onLine: true });
});

const AGAIN = 'Failed to send message. Please try again.';
const SILENT = 'Failed to send message';
const PERHAPS = { message: AGAIN, mayHaveArrived: true };

test.each([
  [' Asha ', { firstName: 'Asha', lastName: '' }],
  ['  Asha   Lakshmi\tRao  ', { firstName: 'Asha', lastName: 'Lakshmi Rao' }],
  ['', { firstName: '', lastName: '' }],
])('the name %j is split into first and last name', (fullName, names) => {
  expect(namesOf(fullName)).toEqual(names);
});

test('a message is posted to the configured address in the format of a form', async () => {
  const posted: Request[] = [];
  answerWith((request) => {
    posted.push(request);
    return HttpResponse.json({ status: 'success' });
  });
  await sendContactMessage(COMPLETE);
  const [request] = posted;
  expect(request?.headers.get('content-type')).toBe(
    'application/x-www-form-urlencoded;charset=UTF-8',
  );
  // A redirect could post the message a second time.
  expect(request?.redirect).toBe('manual');
  expect(request?.headers.get('accept')).toBe('application/json');
  expect(await request?.text()).toBe(
    'firstName=Asha&lastName=Rao&email=asha%40example.in&phone=%2B91+98765+43210' +
      '&serviceRequired=GST+Registration&message=Please+call+me.',
  );
});

test('the status "success" is recognised in upper or lower case', async () => {
  answerWith(() => HttpResponse.json({ status: ' SUCCESS\n', message: 'Message sent.' }));
  await expect(sendContactMessage(COMPLETE)).resolves.toBeUndefined();
});

test.each<[body: object, said: string, status?: number]>([
  [{ status: 'error', message: 'The mailbox is full.' }, 'The mailbox is full.', 500],
  [{ status: 'error', message: 'W'.repeat(20_000) }, 'W'.repeat(20_000)],
  [{ status: 'error', message: 404 }, '404'],
  [{ status: 'pending', message: 'Come back later.' }, 'Come back later.'],
  [{ status: false, message: 'No such service.' }, 'No such service.'],
  [{ message: 'No such service.' }, 'No such service.'],
  [{ status: 'error', message: '  ' }, SILENT],
  [{ status: 'error', message: { text: 'No' } }, SILENT],
  // After an HTTP error, a success in the body does not count, and the words in the body are not shown.
  [{ status: 'Success', message: 'Thank you' }, SILENT, 500],
])(
  'the answer %.60j refuses a message with the words “%.60s”',
  async (body, said, status = 200) => {
    answerWith(() => HttpResponse.json(body, { status }));
    const error: unknown = await sendContactMessage(COMPLETE).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: said, mayHaveArrived: false });
  },
);

test.each([
  ['a page of HTML', () => HttpResponse.html('<h1>Welcome</h1>')],
  ['JSON that is cut in the middle', () => HttpResponse.text('{"status":"succ')],
  // The answer may be a success, so its words are not shown as an error.
  ['JSON whose status is true', () => HttpResponse.json({ status: true, message: 'Thank you' })],
  ['a network error', () => HttpResponse.error()],
  ['a redirect', () => HttpResponse.redirect(ENDPOINT, 307)],
])('a message may have arrived if the answer is %s', async (_, response) => {
  answerWith(response);
  await expect(sendContactMessage(COMPLETE)).rejects.toMatchObject(PERHAPS);
  expect(received).toHaveLength(1);
});

test('a message may have arrived if there is no answer for 15 seconds', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answerLater();
  const sending = sendContactMessage(COMPLETE);
  await vi.waitFor(() => expect(received).toHaveLength(1), PATIENCE);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  limit.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  await expect(sending).rejects.toMatchObject(PERHAPS);
});

test('a message from an offline device has not arrived, unless there was an answer', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  answerWith(() => HttpResponse.error());
  await expect(sendContactMessage(COMPLETE)).rejects.toMatchObject({
    message: AGAIN,
    mayHaveArrived: false,
  });
  answerWith(() => HttpResponse.html('<h1>Welcome</h1>'));
  await expect(sendContactMessage(COMPLETE)).rejects.toMatchObject(PERHAPS);
});
