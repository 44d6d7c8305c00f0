import { useId, useRef, useState, type KeyboardEvent } from 'react';

/** The next option after a key, by index. -1 is the field itself. */
const moves: Record<string, (active: number, last: number) => number> = {
  ArrowDown: (active, last) => (active < last ? active + 1 : -1),
  ArrowUp: (active, last) => (active < 0 ? last : active - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The keyboard part of a combobox whose list is always open (WAI-ARIA APG, combobox with list autocomplete): the focus
 * stays in the field, which refers to the active option. Options are links, found by their role in the list's element;
 * choosing one follows it as a click would.
 */
export function useCombobox() {
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [activeId, setActiveId] = useState<string | null>(null);

  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  function onKeyDown(event: KeyboardEvent) {
    const isOnField = activeId === null;
    const move = moves[event.key];
    // An input method needs its keys. In the field, Home and End move the cursor.
    if (!move || event.nativeEvent.isComposing) return;
    if (isOnField && (event.key === 'Home' || event.key === 'End')) return;
    event.preventDefault();
    const all = options();
    const active = all.findIndex(({ id }) => id === activeId);
    const next = all[move(active, all.length - 1)];
    setActiveId(next?.id ?? null);
    next?.scrollIntoView?.({ block: 'nearest' });
  }

  return {
    activeId,
    /** Called after every change of the text. */
    clearActive: () => setActiveId(null),
    /** Follows the link of the active option, or else of the first. */
    choose: () => {
      const all = options();
      (all.find(({ id }) => id === activeId) ?? all[0])?.click();
    },
    listProps: { ref: list, id: listId, role: 'listbox', 'aria-label': 'Services' } as const,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': true,
      'aria-activedescendant': activeId ?? undefined,
      onKeyDown,
    } as const,
  };
}
