import { paths } from '@/paths';
import { Icon } from '@/ui/icon';
import { SEARCH } from './open-search';

/** The header's search icon, with a tooltip (styles/header.css). */
export function SearchButton() {
  return (
    <span className="tooltip-area relative inline-flex">
      <button
        type="button"
        popoverTarget={SEARCH}
        data-page={`${paths.home()}#catalogue`}
        aria-label="Search services"
        aria-describedby="search-tooltip"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        className="grid size-[44px] place-items-center rounded-control hover:bg-field/15"
      >
        <Icon name="search" />
      </button>
      <span className="tooltip">
        <span id="search-tooltip" role="tooltip">
          Find a service by name
        </span>
      </span>
    </span>
  );
}
