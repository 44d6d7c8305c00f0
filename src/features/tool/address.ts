import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { answersIn, fragmentWith } from '@/lib/fragment';
import { useHydrated } from '@/lib/use-hydrated';
import type { Texts } from './read-answers';

/** How long typing has to pause before the address is written, in ms: Safari refuses more than 100 changes in 10 s. */
const PAUSE = 300;

interface Answers {
  given: Texts;
  /** Whether they came from a link, or from the address when the page was loaded again. */
  isFromLink: boolean;
  /** Sets the answers, and puts those in `kept` into the address soon. */
  give: (next: Texts, kept: Texts) => void;
}

/**
 * The answers of a tool. They are in the fragment of the address, which browsers never send to a server: a shared link, a
 * reload and Back restore them. Each change replaces the history entry, so that Back leaves the page.
 *
 * The prerendered HTML has none, so they are read before the first paint after hydration: those of the address, and over them
 * what was typed or chosen in the form before.
 *
 * @param preset the answers of the page, where neither has others
 */
export function useAnswers(
  id: string,
  form: RefObject<HTMLFormElement | null>,
  preset: Texts,
): Answers {
  const [given, setGiven] = useState(preset);
  const [isFromLink, setFromLink] = useState(false);
  const isWritten = !useHydrated();
  const unwritten = useRef<{ page: string; kept: Texts }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function write() {
    clearTimeout(timer.current);
    // A followed link may have taken the address elsewhere, while this page is still shown.
    if (unwritten.current?.page === location.pathname) putIntoAddress(id, unwritten.current.kept);
    unwritten.current = undefined;
  }

  function give(next: Texts, kept: Texts) {
    setGiven(next);
    unwritten.current = { page: location.pathname, kept };
    clearTimeout(timer.current);
    timer.current = setTimeout(write, PAUSE);
  }

  const follow = useEffectEvent(() => {
    const typed = isWritten ? textsIn(form.current) : {};
    const linked = answersIn(location.hash, id);
    if (Object.keys(linked).length > 0) setFromLink(true);
    const found = { ...preset, ...linked, ...typed };
    if (Object.keys(typed).length > 0) give(found, found);
    else if (Object.keys(linked).length > 0) setGiven(found);
  });
  const writeNow = useEffectEvent(write);

  // The first rendering has to be that of the HTML, so this is the first moment for the address.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => follow(), []);

  useEffect(() => {
    const element = form.current;
    const onHashChange = () => follow();
    const onLeave = () => writeNow();
    addEventListener('hashchange', onHashChange);
    // Whoever leaves the field may be about to follow a link.
    element?.addEventListener('focusout', onLeave);
    return () => {
      removeEventListener('hashchange', onHashChange);
      element?.removeEventListener('focusout', onLeave);
      clearTimeout(timer.current);
    };
  }, [form]);

  return { given, isFromLink, give };
}

function putIntoAddress(id: string, texts: Texts): void {
  const { pathname, search } = location;
  try {
    history.replaceState(history.state, '', pathname + search + fragmentWith(id, texts));
  } catch {
    // Too many changes in a short time: the answers stand in the form, and the next pause writes them.
  }
}

/** What the form's controls hold, without those that are empty. */
function textsIn(form: HTMLFormElement | null): Texts {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(
    entries.flatMap(([name, text]) =>
      typeof text === 'string' && text !== '' ? [[name, text]] : [],
    ),
  );
}
