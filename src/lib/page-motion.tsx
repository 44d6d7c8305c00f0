import { addTransitionType, ViewTransition, type ReactNode } from 'react';

const BY_APP = 'by-app';

const whenByApp = { [BY_APP]: 'auto', default: 'none' };

interface MovingProps {
  /** Of what it is; the same on both pages where one becomes the other. */
  name: string;
  children: ReactNode;
}

/**
 * Something that moves when the page changes: it fades, or becomes what has its name on the next page. With a mouse alone:
 * React starts a view transition for each `<ViewTransition>` that comes, whatever its classes, and on the slowed phone of the
 * bench its pictures held up the next page by 0.4 to 0.6 s. With a name of its own it changes no `useId` of the written HTML.
 */
export function Moving({ name, children }: MovingProps) {
  if (!canMove()) return children;
  return (
    <ViewTransition name={name} default="none" exit={whenByApp} share={whenByApp}>
      {children}
    </ViewTransition>
  );
}

/** Call in the transition that changes the page. A swipe back has moved it already. */
export function movePage({ hasUAVisualTransition }: NavigateEvent): void {
  if (!hasUAVisualTransition) addTransitionType(BY_APP);
}

/** Whether pages move into each other on this device. */
export function canMove(): boolean {
  if (import.meta.env.SSR) return false;
  return matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches;
}
