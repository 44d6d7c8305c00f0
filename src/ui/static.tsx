import { createElement, useState, type HTMLAttributes } from 'react';
import { canMove } from '@/lib/page-motion';
import { useHydrated } from '@/lib/use-hydrated';

interface StaticProps extends HTMLAttributes<HTMLElement> {
  as: keyof HTMLElementTagNameMap;
}

/** One object for all, because React writes the HTML again for another object. */
const AS_WRITTEN = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

/**
 * An element with constant content that needs no script. On the first page React keeps its HTML without hydrating it, which
 * saves a phone a third of React's work at the start. On later pages, and with another `key`, React draws it.
 */
export function Static({ as, children, ...attributes }: StaticProps) {
  const isHydrated = useHydrated();
  // React has to know the elements of an animated change of page.
  const [isWritten] = useState(!isHydrated && !import.meta.env.SSR && !canMove());
  return createElement(as, { ...attributes, ...(isWritten ? AS_WRITTEN : { children }) });
}
