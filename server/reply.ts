/** An endpoint's answer, as JSON or as a page. The message is of words of ours without markup, never a sender's. */
export interface Reply {
  status: 'success' | 'error';
  message: string;
}

/** The reply as JSON, or as a page where the browser sent the form without scripts. Never cached. */
export function answer(
  request: Request,
  code: number,
  reply: Reply,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const isPage = expectsPage(request);
  return new Response(isPage ? replyPage(reply) : JSON.stringify(reply), {
    status: code,
    headers: {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/** A refusal, with the words that the visitor is shown. */
export function refusal(
  request: Request,
  code: number,
  message: string,
  headers?: Readonly<Record<string, string>>,
): Response {
  return answer(request, code, { status: 'error', message }, headers);
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

function replyPage(reply: Reply): string {
  const title = reply.status === 'success' ? 'Message Sent!' : 'Message not sent';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${reply.message}</p>
<p><a href="/">Back to the site</a></p>
</main>
</body>
</html>
`;
}
