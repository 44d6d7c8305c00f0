import { Icon } from '@/ui/icon';
import { Tooltip } from '@/ui/tooltip';
import { useSearchDialog } from './use-search-dialog';
import { useSearchShortcut } from './use-search-shortcut';

/** The header's search icon; its keys work on every page that has the header. */
export function SearchButton() {
  const { isOpen, isOpening, open, dialog } = useSearchDialog();
  useSearchShortcut(() => open());

  return (
    <>
      <Tooltip text="Find a service by name" disabled={isOpen}>
        {(control) => (
          <button
            {...control}
            type="button"
            aria-label="Search services"
            aria-haspopup="dialog"
            aria-keyshortcuts="/ Control+K Meta+K"
            aria-busy={isOpening || undefined}
            onClick={({ currentTarget }) => open(currentTarget)}
            className="grid size-[44px] place-items-center rounded-control hover:bg-field/15"
          >
            {isOpening ? <span aria-hidden="true" className="spinner" /> : <Icon name="search" />}
          </button>
        )}
      </Tooltip>
      {dialog}
    </>
  );
}
