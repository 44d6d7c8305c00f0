import { ViewTransition, type ReactNode } from 'react';

interface MovingProps {
  /** The name of the view transition. An element and its counterpart on the next page have the same name. */
  name: string;
  children: ReactNode;
}

/**
 * Animates its content when the page changes. The content fades out, or turns into the element with the same name on the next
 * page. This happens only on devices with a mouse: on the bench's slow phone, the browser's pictures of both pages delayed the
 * next page by 0.4 to 0.6 s. With a given name React doesn't call `useId`, so the ids stay the same as in the prerendered HTML.
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
