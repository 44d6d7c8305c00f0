import { paths } from '@/paths';
import { Icon } from '@/ui/icon';
import { SEARCH } from './open-search';

/** The header's search icon, with a tooltip (styles/header.css). */
export function SearchButton() {
  return (
    <span className="relative inline-flex">
      <button
        type="button"
        popoverTarget={SEARCH}
        data-page={`${paths.home()}#catalogue`}
        aria-label="Search services"
        aria-describedby="search-tooltip"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="grid size-[44px] place-items-center rounded-control hover:bg-field/15"
      >
        <Icon name="search" />
      </button>
      <span className="tooltip absolute top-full right-0 z-content pt-2">
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
