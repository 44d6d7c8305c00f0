import { useEffect, useRef } from 'react';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';
import { LONGEST_PASTED, openSearch } from './open-search';

/**
 * The landing page's search field. The first letter opens the search with that letter. Without scripts the field leads to the
 * catalogue.
 */
export function SearchField() {
  const field = useRef<HTMLInputElement>(null);
  const open = () => openSearch(field.current?.value);

  // React gets no event for text typed before hydration.
  useEffect(() => {
    const { current } = field;
    if (document.activeElement === current && current?.value) openSearch(current.value);
  }, []);

  return (
    <form
      role="search"
      action={`${paths.home()}#catalogue`}
      onSubmit={(event) => {
        if (open()) event.preventDefault();
      }}
      className="relative"
    >
      <input
        ref={field}
        type="search"
        aria-label="What do you need?"
        placeholder="GST, trademark, company…"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST_PASTED}
        onInput={open}
        className="control pr-14 text-ink-900"
      />
      <button
        type="submit"
        aria-label="Find a service"
        className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-900"
      >
        <Icon name="search" />
      </button>
    </form>
  );
}
