import { addTransitionType } from 'react';

const MOVING = 'moving';

/** For `<ViewTransition>`: it takes part in a change of page that moves, and costs nothing in any other. */
export const whenMoving = { [MOVING]: 'auto', default: 'none' };

/**
 * Call in the transition that changes the page. It moves with a mouse alone: on the slowed phone of the bench the pictures
 * that a view transition takes held up the next page by 0.4 to 0.6 s. A swipe back moves the page by itself.
 */
export function movePage({ hasUAVisualTransition }: NavigateEvent): void {
  const isWanted = matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches;
  if (isWanted && !hasUAVisualTransition) addTransitionType(MOVING);
}
