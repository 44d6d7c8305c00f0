import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { contactHandler } from '../../server/contact';

/** The server's own contact endpoint for all tests of a file. It delivers messages to nobody. A test can replace its answers. */
export function contactEndpoint(address = '/contact.php') {
  const server = setupServer();
  /** The messages of the running test, field by field. */
  const received: Record<string, string>[] = [];

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    received.length = 0;
    answerWith(contactHandler({ deliver: async () => {} }));
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  function answerWith(respond: (request: Request) => Response | Promise<Response>) {
    server.use(
      http.post(address, async ({ request }) => {
        received.push(fieldsOf(await request.clone().text()));
        return respond(request);
      }),
    );
  }

  /** From now on, messages wait until the test calls the returned function with the answer. */
  function answerLater(): (response: Response) => void {
    let answer: (response: Response) => void = () => {};
    const pending = new Promise<Response>((resolve) => (answer = resolve));
    answerWith(() => pending);
    return answer;
  }

  return { received, answerWith, answerLater };
}

/** A field that was sent twice has both values, so that a test notices. */
function fieldsOf(body: string): Record<string, string> {
  const sent = new URLSearchParams(body);
  return Object.fromEntries([...sent.keys()].map((name) => [name, sent.getAll(name).join(' | ')]));
}
