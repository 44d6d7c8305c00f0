import type { IncomingMessage } from 'node:http';
import { escapeMarkup } from '../escape.ts';
import type { Reply } from './contact-outcomes.ts';

const TITLES: Readonly<Record<Reply['status'], string>> = {
  success: 'Message Sent!',
  error: 'Message not sent',
};

/**
 * Whether a browser sent the form by itself and will show the answer as a page.
 *
 * `Sec-Fetch-Mode` settles it where it is sent; browsers leave it out on plain http addresses
 * other than localhost, and then the Accept header has to do.
 */
export function expectsPage(request: IncomingMessage): boolean {
  const { accept = '', 'sec-fetch-mode': mode = 'navigate' } = request.headers;
  return mode === 'navigate' && quality(accept, 'text/html') > quality(accept, 'application/json');
}

/** The reply in words, for a visitor without JavaScript. */
export function replyPage(reply: Reply, request: IncomingMessage): string {
  const title = TITLES[reply.status];
  const text = reply.message ?? 'Failed to send message';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
<p><a href="${escapeMarkup(pageBefore(request))}">Back to the site</a></p>
</main>
</body>
</html>
`;
}

/** How much a media type is wanted, from 0 to 1; the most specific range decides. */
function quality(accept: string, mediaType: string): number {
  const ranges = new Map(
    accept.split(',').map((part) => {
      const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [range, weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  const family = mediaType.replace(/\/.*/, '/*');
  return ranges.get(mediaType) ?? ranges.get(family) ?? ranges.get('*/*') ?? 0;
}

/** Where the form was, if it was on this site; the whole address, for `//other.example` is a path too. */
function pageBefore({ headers: { referer = '', host } }: IncomingMessage): string {
  const url = URL.canParse(referer) ? new URL(referer) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.host === host ? url.href : '/';
}
