import { createElement, useState, type HTMLAttributes } from 'react';
import { canMove } from '@/lib/page-motion';
import { useHydrated } from '@/lib/use-hydrated';

interface StaticProps extends HTMLAttributes<HTMLElement> {
  as: keyof HTMLElementTagNameMap;
  /** What the content depends on. When it changes, React draws the content. */
  of?: string;
}

/** The same object each time, because React writes the HTML again when it is given another one. */
const AS_WRITTEN = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

/**
 * An element whose content needs no script and stays the same while its page is shown. React keeps what the page's HTML has in
 * it without hydrating it, which saves a phone a third of React's work at the start; on later pages it draws the content.
 */
export function Static({ as, of, children, ...attributes }: StaticProps) {
  const isHydrated = useHydrated();
  // Where changes of page are animated, React has to know the elements that move.
  const [written, setWritten] = useState(
    !isHydrated && !import.meta.env.SSR && !canMove() && { of },
  );
  if (written && written.of !== of) setWritten(false);
  return createElement(
    as,
    { ...attributes, ...(written && AS_WRITTEN) },
    written ? undefined : children,
  );
}
