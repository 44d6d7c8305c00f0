import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** Stands in for the contact endpoint in all tests of a file: it takes every message, unless a test says otherwise. */
export function contactEndpoint() {
  const server = setupServer();
  /** The messages of the test that runs, field by field. */
  const received: Record<string, string>[] = [];

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    received.length = 0;
    answerWith(() => HttpResponse.json({ status: 'success' }));
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  function answerWith(response: () => Response | Promise<Response>) {
    server.use(
      http.post('/contact.php', async ({ request }) => {
        received.push(fieldsOf(await request.text()));
        return response();
      }),
    );
  }

  /** Has every message wait for the answer that the returned function gives. */
  function answerLater(): (response: Response) => void {
    let answer: (response: Response) => void = () => {};
    const pending = new Promise<Response>((resolve) => (answer = resolve));
    answerWith(() => pending);
    return answer;
  }

  return { received, answerWith, answerLater };
}

/** A field that was sent twice has both values, so that no test takes it for one. */
function fieldsOf(body: string): Record<string, string> {
  const sent = new URLSearchParams(body);
  return Object.fromEntries([...sent.keys()].map((name) => [name, sent.getAll(name).join(' | ')]));
}
