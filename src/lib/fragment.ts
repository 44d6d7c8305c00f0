/*
 * Answers in the fragment of an address: `#trademark-fees&applicant=startup&classes=2`. Browsers never send the fragment to a
 * server, and a link with it restores the same answers.
 */

/** The values after the id, by name. They come from a link, so they may be anything. */
type GivenAnswers = Readonly<Record<string, string>>;

/** The id at the start of a fragment: `trademark-fees`. Empty without a fragment. */
export function idIn(hash: string): string {
  return partsIn(hash).split('&')[0] ?? '';
}

/** The answers after an id; none if the fragment has another id. */
export function answersIn(hash: string, id: string): GivenAnswers {
  if (idIn(hash) !== id) return {};
  const params = new URLSearchParams(partsIn(hash));
  params.delete(id);
  return Object.fromEntries(params);
}

/**
 * The parts of a fragment. Programs that pass on a link may have encoded each `&` as `&amp;` or `%26`, and `=` as `%3D`. These
 * are decoded only before a name and `=`, where `fragmentWith` never writes them.
 */
function partsIn(hash: string): string {
  const fragment = hash.replace(/^#/, '');
  const isEncoded = /^[\w-]+%26[\w-]+%3D[^&]*$/i.test(fragment);
  const parts = isEncoded ? new URLSearchParams(`all=${fragment}`).get('all') : fragment;
  return (parts ?? '').replace(/&amp;|%26(?=[\w-]+=)/gi, '&');
}

/** The fragment for an id and its answers, in the given order. Empty answers are left out. */
export function fragmentWith(id: string, answers: GivenAnswers): string {
  const given = Object.entries(answers).filter(([, value]) => value !== '');
  return ['#' + id, ...given.map((pair) => new URLSearchParams([pair]).toString())].join('&');
}

/** The page's address with the answers and without a query, for sharing. */
export function addressWith(id: string, answers: GivenAnswers): string {
  return location.origin + location.pathname + fragmentWith(id, answers);
}

/** Marks an element as a tool: a link to it moves the focus to its first field (`layout/arrival.ts`). */
export const TOOL = { 'data-tool': '' };
