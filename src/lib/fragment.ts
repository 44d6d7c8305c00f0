import { useEffect, useState } from 'react';

/*
 * Answers in the fragment of an address: `#trademark-fees&applicant=startup&classes=2`. Browsers never send the fragment to a
 * server, and a link with it restores the same answers.
 */

/** The values after the id, by name. They come from a link, so they may be anything. */
type GivenAnswers = Readonly<Record<string, string>>;

/** The id that a fragment begins with: `trademark-fees`. Empty where there is no fragment. */
export function idIn(hash: string): string {
  return hash.replace(/^#/, '').split('&')[0] ?? '';
}

/** The answers after an id; none if the fragment has another id. */
export function answersIn(hash: string, id: string): GivenAnswers {
  if (idIn(hash) !== id) return {};
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  params.delete(id);
  return Object.fromEntries(params);
}

/** The fragment for an id and its answers, in the given order; empty ones are left out. */
export function fragmentWith(id: string, answers: GivenAnswers): string {
  const given = Object.entries(answers).filter(([, value]) => value !== '');
  return ['#' + id, ...given.map((pair) => new URLSearchParams([pair]).toString())].join('&');
}

/** The page's address with the answers and without a query, for sharing. */
export function addressWith(id: string, answers: GivenAnswers): string {
  return location.origin + location.pathname + fragmentWith(id, answers);
}

/** Puts the answers into the address without a new history entry, so that Back leaves the page. */
function keepInAddress(id: string, answers: GivenAnswers): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + fragmentWith(id, answers));
}

/** Sets the answers and puts them into the address: all of them, or only those in `asked`. */
type Give = (answers: GivenAnswers, asked?: GivenAnswers) => void;

/**
 * The answers for an id: first those of the address, then as the visitor changes them, or those of a followed link with the
 * same id. Not for prerendered components: their HTML is written without a fragment.
 */
export function useAnswersInAddress(id: string): [GivenAnswers, Give] {
  const [answers, setAnswers] = useState<GivenAnswers>(() => answersIn(location.hash, id));

  useEffect(() => {
    function follow() {
      const given = answersIn(location.hash, id);
      if (Object.keys(given).length > 0) setAnswers(given);
    }
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id]);

  function give(next: GivenAnswers, asked = next) {
    setAnswers(next);
    keepInAddress(id, asked);
  }

  return [answers, give];
}
