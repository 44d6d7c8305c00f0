/**
 * An endpoint's answer as JSON, or as a page if the browser sent the form without scripts. Nobody may cache it. `status` in the JSON
 * follows the HTTP status, so the two never differ.
 *
 * @param message plain text, without markup, that we wrote ourselves. It never contains text of the sender.
 */
export function answer(
  request: Request,
  code: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const status = code < 300 ? 'success' : 'error';
  const isPage = expectsPage(request);
  return new Response(isPage ? replyPage(status, message) : JSON.stringify({ status, message }), {
    status: code,
    headers: {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/**
 * Whether a browser sent the form without scripts, and will show the answer as a page.
 *
 * `Sec-Fetch-Mode` says so, but browsers omit it on plain-HTTP addresses other than localhost. There the Accept header is used.
 */
function expectsPage({ headers }: Request): boolean {
  const accept = headers.get('accept') ?? '';
  const mode = headers.get('sec-fetch-mode') ?? 'navigate';
  return mode === 'navigate' && accept.includes('text/html') && !accept.includes('json');
}

function replyPage(status: string, message: string): string {
  const title = status === 'success' ? 'Message Sent!' : 'Message not sent';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<main>
<h1>${title}</h1>
<p>${message}</p>
<p><a href="/">Back to the site</a></p>
</main>
</html>
`;
}
