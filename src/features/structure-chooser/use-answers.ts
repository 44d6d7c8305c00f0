import { useLayoutEffect, type RefObject } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Answers } from '@/content/structures/questions';
import { answersIn, queryWith } from './answers';

/**
 * The answers, which live in the address alone: a reload, Back and a shared link bring them again, and nothing is kept
 * or sent. Each change replaces the history entry, so that Back leaves the page.
 *
 * @param form holds the radio buttons; what was chosen in it before its code had come counts
 */
export function useAnswers(
  form: RefObject<HTMLFormElement | null>,
): [Answers, (answers: Answers) => void] {
  const [, navigate] = useLocation();
  const answers = answersIn(useSearch());

  function keep(next: Answers) {
    const { pathname, search, hash } = location;
    navigate(pathname + queryWith(search, next) + hash, { replace: true, state: history.state });
  }

  useLayoutEffect(() => {
    const chosen = chosenIn(form.current);
    if (Object.keys(chosen).length > 0) keep({ ...answersIn(location.search), ...chosen });
    // Only what stood in the form before this code took it over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return [answers, keep];
}

function chosenIn(form: HTMLFormElement | null): Answers {
  const checked = form?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return answersIn(
    new URLSearchParams([...checked].map(({ name, value }) => [name, value])).toString(),
  );
}
