import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useSearchDialog } from './use-search-dialog';

/** The search in words, for pages that send a visitor on. */
export function FindServiceButton() {
  const { isOpening, open, dialog } = useSearchDialog();
  return (
    <>
      <Button
        variant="line"
        aria-haspopup="dialog"
        aria-busy={isOpening || undefined}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <Icon name="search" />
        Find a service by name
      </Button>
      {dialog}
    </>
  );
}
