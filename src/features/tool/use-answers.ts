import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { Tool } from '@/law/tool';
import { answersIn, fragmentWith } from '@/lib/fragment';
import { keepText, keptText } from '@/lib/kept-text';
import { listenTo } from '@/lib/store';
import { useHydrated } from '@/lib/use-hydrated';
import type { Texts } from '@/law/read-answers';

/** How long typing has to pause before the address is written, in ms: Safari refuses more than 100 changes in 10 s. */
const PAUSE = 300;

interface Answers {
  given: Texts;
  /** Those that came from a link, or from the address when the page was loaded again. */
  linked: Texts;
  /** Sets the answers, and soon puts `inLink` into the address: those that are asked now. */
  give: (next: Texts, inLink: Texts) => void;
}

/**
 * The answers of a tool. They are in the fragment of the address, which browsers never send to a server: a shared link, a
 * reload and Back restore them. Each change replaces the history entry, so that Back leaves the page.
 *
 * The prerendered HTML has none, so there they are read before the first paint after hydration: those of the address, and over
 * them what was typed or chosen in the form before.
 *
 * @param preset the answers of the page, where neither has others
 */
export function useAnswers(
  { id, isKept }: Pick<Tool, 'id' | 'isKept'>,
  form: RefObject<HTMLFormElement | null>,
  preset: Texts,
): Answers {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  const [{ given, linked }, setAnswers] = useState(() =>
    isPrerendered ? { given: preset, linked: {} } : found(),
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function found() {
    const inAddress = unwrittenAnswers()?.[id] ?? {
      ...answersIn(fragmentsOfEntry()[id] ?? '', id),
      ...answersIn(location.hash, id),
    };
    const before = isKept ? answersIn(keptText(keyOf(id)), id) : {};
    return { given: { ...preset, ...before, ...inAddress }, linked: inAddress };
  }

  function give(next: Texts, inLink: Texts) {
    setAnswers((known) => ({ ...known, given: next }));
    if (isKept) {
      const fragment = fragmentWith(id, inLink);
      keepText(keyOf(id), fragment === `#${id}` ? '' : fragment);
    }
    writeSoon(inLink);
  }

  function writeSoon(inLink: Texts) {
    // Whoever leaves the page before the pause is over leaves the answers in the state of its history entry.
    globalThis.navigation?.updateCurrentEntry({ state: { [id]: inLink } });
    const { href } = location;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // A followed link may have taken the address elsewhere, while this page is still shown.
      if (location.href === href) putIntoAddress(id, inLink);
    }, PAUSE);
  }

  const takeUp = useEffectEvent(() => {
    const unwritten = unwrittenAnswers()?.[id];
    if (unwritten) writeSoon(unwritten);
    if (!isPrerendered) return;
    const answers = found();
    const typed = textsIn(form.current);
    setAnswers(answers);
    const all = { ...answers.given, ...typed };
    if (Object.keys(typed).length > 0) give(all, all);
  });
  const follow = useEffectEvent(() => {
    if (Object.keys(answersIn(location.hash, id)).length > 0) setAnswers(found());
  });

  // oxlint-disable-next-line react/set-state-in-effect -- the first rendering has to be that of the HTML, which knows no address
  useLayoutEffect(() => takeUp(), []);

  useEffect(() => {
    const stop = listenTo(['hashchange'])(() => follow());
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, []);

  return { given, linked, give };
}

/** Where the answers of a page's tool are kept on the device. */
const keyOf = (id: string) =>
  `tool-answers:${id}:${location.pathname.split('/').at(-1) ?? ''}` as const;

/** The fragments of the page's tools by id. The address has that of the last one alone. */
const fragmentsOfEntry = () =>
  (history.state as { tools?: Readonly<Record<string, string>> } | null)?.tools ?? {};

/** The answers by tool that are not in the address yet. Writing the address clears them. */
const unwrittenAnswers = () =>
  globalThis.navigation?.currentEntry?.getState() as Readonly<Record<string, Texts>> | undefined;

function putIntoAddress(id: string, texts: Texts): void {
  const { pathname, search } = location;
  const fragment = fragmentWith(id, texts);
  const state = { ...history.state, tools: { ...fragmentsOfEntry(), [id]: fragment } };
  try {
    history.replaceState(state, '', pathname + search + fragment);
  } catch {
    // Too many changes in a short time: the answers stand in the form, and the next pause writes them.
  }
}

/** What the form's controls hold, without those that are empty. */
function textsIn(form: HTMLFormElement | null): Texts {
  const entries = form ? [...new FormData(form)] : [];
  // None of them takes files.
  return Object.fromEntries(entries.filter(([, text]) => text !== '')) as Texts;
}
