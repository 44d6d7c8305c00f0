import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { Tool } from '@/law/tool';
import { answersIn, fragmentWith } from '@/lib/fragment';
import { keepText, keptText } from '@/lib/kept-text';
import { listenTo } from '@/lib/store';
import { useHydrated } from '@/lib/use-hydrated';
import type { Texts } from '@/law/read-answers';

/**
 * The answers of a tool. They are in the fragment of the address, which browsers never send to a server: a shared link, a
 * reload and Back restore them. Each change replaces the history entry, so that Back leaves the page.
 *
 * The prerendered HTML has no answers. They are read after hydration, before the first paint: first from the address, then from
 * text typed or chosen in the form.
 *
 * @param preset answers that the page sets, for fields without another answer
 */
export function useAnswers(
  { id, isKept }: Pick<Tool, 'id' | 'isKept'>,
  form: RefObject<HTMLFormElement | null>,
  preset: Texts,
) {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  const [{ given, linked }, setAnswers] = useState(() =>
    isPrerendered ? { given: preset, linked: {} } : storedAnswers(),
  );

  /** The current answers, and the answers in the address. */
  function storedAnswers(): { given: Texts; linked: Texts } {
    const inAddress = {
      ...answersIn(fragmentsOfEntry()[id] ?? '', id),
      ...answersIn(location.hash, id),
    };
    const before = isKept ? answersIn(keptText(keyOf(id)), id) : {};
    return { given: { ...preset, ...before, ...inAddress }, linked: inAddress };
  }

  /** Sets the answers. Writes `inLink`, the answers to the shown questions, into the address. */
  function give(next: Texts, inLink: Texts) {
    setAnswers((known) => ({ ...known, given: next }));
    const fragment = fragmentWith(id, inLink);
    if (isKept) keepText(keyOf(id), fragment === `#${id}` ? '' : fragment);
    writeAddress(id, fragment);
  }

  const restore = useEffectEvent(() => {
    if (!isPrerendered) return;
    const answers = storedAnswers();
    const typed = textsIn(form.current);
    setAnswers(answers);
    const all = { ...answers.given, ...typed };
    if (Object.keys(typed).length > 0) give(all, all);
  });
  const onHashChange = useEffectEvent(() => {
    if (Object.keys(answersIn(location.hash, id)).length > 0) setAnswers(storedAnswers());
  });

  // oxlint-disable-next-line react/set-state-in-effect -- the first rendering must match the HTML, which was made without an address
  useLayoutEffect(() => restore(), []);

  useEffect(() => listenTo(['hashchange'])(() => onHashChange()), []);

  return { given, linked, give };
}

/** Where the answers of a page's tool are kept on the device. */
const keyOf = (id: string) =>
  `tool-answers:${id}:${location.pathname.split('/').at(-1) ?? ''}` as const;

/** The fragments of all tools of the page, by id. The address has only the last one. */
const fragmentsOfEntry = () =>
  (history.state as { tools?: Readonly<Record<string, string>> } | null)?.tools ?? {};

function writeAddress(id: string, fragment: string): void {
  const { pathname, search } = location;
  const state = { ...history.state, tools: { ...fragmentsOfEntry(), [id]: fragment } };
  try {
    history.replaceState(state, '', pathname + search + fragment);
  } catch {
    // Safari refuses more than 100 changes in 10 s. Then the next change writes the answers.
  }
}

/** The texts of the form's controls, without empty ones. */
function textsIn(form: HTMLFormElement | null): Texts {
  const entries = form ? [...new FormData(form)] : [];
  // No control takes files.
  return Object.fromEntries(entries.filter(([, text]) => text !== '')) as Texts;
}
