/*
 * CloudFront function for viewer requests (runtime cloudfront-js-2.0): S3 knows files only, so `/about` is fetched as
 * `/about.html`; `/About`, `/about/` and `/about.html` lead to `/about`.
 */

/**
 * @typedef {{ value: string, multiValue?: { value: string }[] }} Parameter
 * @typedef {{ uri: string, querystring: Record<string, Parameter> }} ViewerRequest
 */

/** @param {{ request: ViewerRequest }} event */
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const page = pageAddress(request.uri);
  if (page === undefined) return request;
  if (page !== request.uri) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: page + queryText(request.querystring) } },
    };
  }
  request.uri = page === '/' ? '/index.html' : `${page}.html`;
  return request;
}

/**
 * The address as links have it; undefined for a file. Also for what begins with two slashes or a backslash: browsers
 * would take a redirect to it for another host.
 *
 * @param {string} uri
 */
function pageAddress(uri) {
  if (uri === '/') return '/';
  if (!/^\/[^/\\]/.test(uri)) return undefined;
  const path = uri
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '');
  if (path === '/index') return '/';
  return /\.[^/]*$/.test(path) ? undefined : path;
}

/** @param {Record<string, Parameter>} parameters */
function queryText(parameters) {
  const pairs = [];
  for (const [name, { value, multiValue }] of Object.entries(parameters)) {
    for (const one of multiValue || [{ value }]) pairs.push(`${name}=${one.value}`);
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
