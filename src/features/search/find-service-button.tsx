import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { SEARCH } from './open-search';

/** The search in words, for pages that send a visitor on. */
export function FindServiceButton() {
  return (
    <Button variant="line" popoverTarget={SEARCH} aria-haspopup="dialog">
      <Icon name="search" />
      Find a service by name
    </Button>
  );
}
