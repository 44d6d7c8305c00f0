// @vitest-environment node
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { failureText, sendContactMessage } from '@/features/contact/contact-message';

const ENDPOINT = 'https://provider.example/contact.php';

vi.mock('@/lib/settings', () => ({
  settings: { contactEndpoint: 'https://provider.example/contact.php' },
}));

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('characters of two halves stay whole wherever long words of the server are not cut', async () => {
  const words = `🪔 ${'a'.repeat(400)}`;
  server.use(http.post(ENDPOINT, () => HttpResponse.json({ status: 'error', message: words })));
  const message = {
    firstName: 'Asha',
    lastName: '',
    email: 'asha@example.in',
    phone: '98765 43210',
    serviceRequired: 'GST Registration',
    message: 'Please call me.',
  };
  const said = await sendContactMessage(message).catch(failureText);
  expect(said).toBe(`🪔 ${'a'.repeat(297)}…`);
});
