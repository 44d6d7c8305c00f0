import { ViewTransition, type ReactNode } from 'react';

interface MovingProps {
  /** For the view transition. Where an element turns into one of the next page, both have the same name. */
  name: string;
  children: ReactNode;
}

/**
 * Animates its content when the page changes: it fades out, or turns into the element with the same name on the next page.
 * Only on devices with a mouse: React starts a view transition whenever a `<ViewTransition>` appears, whatever its classes,
 * and on the slowed phone of the bench taking the pictures delayed the next page by 0.4 to 0.6 s. Since the name is given,
 * React takes no `useId` for it, and the ids of the prerendered HTML stay the same.
 */
export function Moving({ name, children }: MovingProps) {
  if (!canMove()) return children;
  return (
    <ViewTransition name={name} default="none" exit="auto" share="auto">
      {children}
    </ViewTransition>
  );
}

/** Whether changes of page are animated on this device. */
export function canMove(): boolean {
  if (import.meta.env.SSR) return false;
  return matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches;
}
