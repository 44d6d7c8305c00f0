import { setTimeout as wait } from 'node:timers/promises';
import type { Handler } from '../../server/http.ts';
import { answer, refusal } from '../../server/reply.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** What a test can ask of the contact endpoint by writing the mark into its message. */
const ON_REQUEST: Readonly<
  Record<string, (request: Request, handler: Handler) => Promise<Response>>
> = {
  '[refuse]': async (request) => refusal(request, 200, 'The desk is closed for the day.'),
  '[refuse silently]': async (request) => answer(request, 200, { status: 'error' }),
  '[crash]': async () =>
    new Response('<h1>500 Internal Server Error</h1>', { status: 500, headers: HTML }),
  '[html]': async () =>
    new Response('<p>Warning: mail() failed in contact.php</p>', { headers: HTML }),
  // The browser waits until it gives up.
  '[hang]': async () => new Promise<never>(() => {}),
  '[slow]': async (request, handler) => {
    await wait(1500);
    return handler(request);
  },
};

/** The contact endpoint, which fails on request. */
export function failingOnRequest(handler: Handler): Handler {
  return async (request) => {
    const text = new URLSearchParams(await request.clone().text()).get('message') ?? '';
    const asked = Object.entries(ON_REQUEST).find(([mark]) => text.includes(mark));
    return asked ? asked[1](request, handler) : handler(request);
  };
}
