import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { questions, type Answers } from '@/law/structures/questions';
import { answersIn, CHOOSE, countOf, fragmentOf } from './answers';

/** The step after the last question. */
export const RESULT = questions.length;

/**
 * The answers, and the question that is asked. The answers are kept in the fragment of the address only: a reload, Back and a
 * shared link restore them with their result, and no server sees them. Each change replaces the history entry, so that Back
 * leaves the page.
 *
 * @param form holds the radio buttons; what was chosen in it before hydration counts
 */
export function useAnswers(form: RefObject<HTMLFormElement | null>) {
  const [answers, setAnswers] = useState<Answers>({});
  const [step, setStep] = useState(0);

  function keep(next: Answers) {
    const { pathname, search } = location;
    history.replaceState(history.state, '', pathname + search + fragmentOf(next));
    setAnswers(next);
  }

  const begin = useEffectEvent(() => {
    const shared = answersIn(location.hash);
    const kept = { ...shared, ...chosenIn(form.current) };
    if (countOf(kept) > 0) keep(kept);
    if (countOf(shared) === 0) return;
    setStep(RESULT);
    // The browser scrolls to an id alone, not to an id with answers. A visitor who has scrolled stays where they are.
    if (scrollY === 0) document.getElementById(CHOOSE)?.scrollIntoView();
  });

  // A link to another part of the page takes the fragment; the answers stay as they are, then and when Back returns.
  const follow = useEffectEvent(() => {
    const next = answersIn(location.hash);
    if (countOf(next) === 0 || fragmentOf(next) === fragmentOf(answers)) return;
    setAnswers(next);
    setStep(RESULT);
  });

  // The HTML is written without answers, so those of the address can be set only now, before the first paint.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => begin(), []);
  useEffect(() => {
    const onHashChange = () => follow();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  return { answers, keep, step, setStep };
}

function chosenIn(form: HTMLFormElement | null): Answers {
  const checked = form?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return answersIn([...checked].map(({ name, value }) => `${name}=${value}`).join('&'));
}
