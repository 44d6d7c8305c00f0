import { createStore, useStore } from '@/lib/store';

const announced = createStore('');

/** Has screen readers say a sentence when they are done with what they are saying. */
export const announce = announced.set;

/** The live region that `announce` speaks through. It stands in the page from the start: a region added later is silent. */
export function RouteAnnouncer() {
  const sentence = useStore(announced, (current) => current, '');
  return (
    <p role="status" data-testid="route-announcer" className="sr">
      {sentence}
    </p>
  );
}
