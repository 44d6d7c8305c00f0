import { useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';
import { useSearchDialog } from './use-search-dialog';

/**
 * The landing page's field: the first letter opens the search, which goes on with what was typed. Without scripts it leads
 * to the catalogue.
 */
export function SearchField() {
  const field = useRef<HTMLInputElement>(null);
  const { isOpening, open, dialog } = useSearchDialog(() => field.current?.value ?? '');

  const openWithText = useEffectEvent(() => {
    const isBeingTyped = document.activeElement === field.current && field.current?.value;
    if (isBeingTyped) open();
  });
  // React has no event of what was typed before it came.
  useEffect(() => openWithText(), []);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    open();
  }

  return (
    <>
      <form
        role="search"
        action={`${paths.home()}#catalogue`}
        onSubmit={onSubmit}
        className="relative"
      >
        <input
          ref={field}
          type="search"
          aria-label="What do you need?"
          placeholder="GST, trademark, company…"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
          onInput={() => open()}
          className="control pr-14 text-ink-900"
        />
        <button
          type="submit"
          aria-label="Find a service"
          aria-busy={isOpening || undefined}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-900"
        >
          <Icon name="search" />
        </button>
      </form>
      {dialog}
    </>
  );
}
