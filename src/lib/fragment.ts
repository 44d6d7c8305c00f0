/*
 * Answers in the fragment of an address: `#trademark-fees&applicant=startup&classes=2`. Browsers send the fragment to no
 * server, and a link with it brings the same answers again.
 */

/** The id that a fragment begins with: `trademark-fees`. Empty where there is no fragment. */
export function idIn(hash: string): string {
  return hash.replace(/^#/, '').split('&')[0] ?? '';
}

/** The answers behind an id; none where the fragment is another one's. */
export function answersIn(hash: string, id: string): Record<string, string> {
  if (idIn(hash) !== id) return {};
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  params.delete(id);
  return Object.fromEntries(params);
}

/** The fragment of an id with its answers, in their order; empty ones are left out. */
export function fragmentWith(id: string, answers: Readonly<Record<string, string>>): string {
  const given = Object.entries(answers).filter(([, value]) => value !== '');
  return ['#' + id, ...given.map((pair) => new URLSearchParams([pair]).toString())].join('&');
}

/** The page's address with the answers and without a query, to be sent. */
export function addressWith(id: string, answers: Readonly<Record<string, string>>): string {
  return location.origin + location.pathname + fragmentWith(id, answers);
}

/** Puts the answers into the address without a new history entry, so that Back leaves the page. */
export function keepInAddress(id: string, answers: Readonly<Record<string, string>>): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + fragmentWith(id, answers));
}
