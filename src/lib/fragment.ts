import { useEffect, useState } from 'react';

/*
 * Answers in the fragment of an address: `#trademark-fees&applicant=startup&classes=2`. Browsers send the fragment to no
 * server, and a link with it brings the same answers again.
 */

/** What stands behind the id, by name; a link may hold anything. */
type GivenAnswers = Readonly<Record<string, string>>;

/** The id that a fragment begins with: `trademark-fees`. Empty where there is no fragment. */
export function idIn(hash: string): string {
  return hash.replace(/^#/, '').split('&')[0] ?? '';
}

/** The answers behind an id; none where the fragment is another one's. */
export function answersIn(hash: string, id: string): GivenAnswers {
  if (idIn(hash) !== id) return {};
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  params.delete(id);
  return Object.fromEntries(params);
}

/** The fragment of an id with its answers, in their order; empty ones are left out. */
export function fragmentWith(id: string, answers: GivenAnswers): string {
  const given = Object.entries(answers).filter(([, value]) => value !== '');
  return ['#' + id, ...given.map((pair) => new URLSearchParams([pair]).toString())].join('&');
}

/** The page's address with the answers and without a query, to be sent. */
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
 * The answers behind an id as they stood in the address at first, then as they are given; a link to other answers of the
 * same id brings those. To be used where nothing is prerendered: the HTML is written without a fragment.
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
