import { useEffect, useState } from 'react';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';
import { SEARCH } from './open-search';

/** The search icon, with a tooltip (styles/header.css). Escape hides the tooltip until the pointer comes again (WCAG 1.4.13). */
export function SearchButton() {
  const [isDismissed, dismiss] = useState(false);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss(true);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <span className="relative inline-flex" onPointerEnter={() => dismiss(false)}>
      <button
        type="button"
        popoverTarget={SEARCH}
        data-page={`${paths.home()}#catalogue`}
        aria-label="Search services"
        aria-describedby="search-tooltip"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onBlur={() => dismiss(false)}
        className="grid size-[44px] place-items-center rounded-control hover:bg-field/15"
      >
        <Icon name="search" />
      </button>
      <span hidden={isDismissed} className="tooltip absolute top-full right-0 z-content pt-2">
        <span
          id="search-tooltip"
          role="tooltip"
          className="block w-max max-w-[60vw] rounded-paper border border-rule bg-sheet px-3 py-1.5 text-fine text-ink-900 shadow-lift"
        >
          Find a service by name
        </span>
      </span>
    </span>
  );
}
