import { ViewTransition, type ReactNode } from 'react';

interface MovingProps {
  /** The name of the view transition. An element that turns into one of the next page has the same name as that one. */
  name: string;
  children: ReactNode;
}

/**
 * Animates its content when the page changes: it fades out, or turns into the element with the same name on the next page. Only
 * on devices with a mouse: React starts a view transition whenever a `<ViewTransition>` appears, whatever its classes, and on
 * the slowed phone of the bench taking the pictures delayed the next page by 0.4 to 0.6 s. With a given name React doesn't call
 * `useId`, so the ids stay the same as in the prerendered HTML.
 */
export function Moving({ name, children }: MovingProps) {
  if (!canMove()) return children;
  return (
    <ViewTransition name={name} default="none" exit="auto" share="auto">
      {children}
    </ViewTransition>
  );
}

/** Whether page changes are animated on this device. */
export function canMove(): boolean {
  if (import.meta.env.SSR) return false;
  return matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches;
}
