import { createElement, useState, type HTMLAttributes } from 'react';
import { canMove } from '@/lib/page-motion';
import { useHydrated } from '@/lib/use-hydrated';

interface StaticProps extends HTMLAttributes<HTMLElement> {
  as: keyof HTMLElementTagNameMap;
}

/** One object for all elements, because React would write the HTML again for a new object. */
const AS_WRITTEN = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

/**
 * An element with constant content that needs no script. On the first page React keeps the element's HTML without hydrating it,
 * which saves a phone a third of React's work at the start. On later pages, and with another `key`, React renders it.
 */
export function Static({ as, children, ...attributes }: StaticProps) {
  const isHydrated = useHydrated();
  // To animate a change of page, React has to know the elements.
  const [isWritten] = useState(!isHydrated && !import.meta.env.SSR && !canMove());
  return createElement(as, { ...attributes, ...(isWritten ? AS_WRITTEN : { children }) });
}
