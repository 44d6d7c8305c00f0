import { useEffect, useRef, type ReactNode } from 'react';

/** The form of a service page. While it is on the screen, the style sheet hides the link to it at the bottom edge. */
export function Ask({ children }: { children: ReactNode }) {
  const aside = useRef<HTMLElement>(null);

  useEffect(() => {
    const root = document.documentElement;
    const observer = new IntersectionObserver(([entry]) => {
      root.toggleAttribute('data-asking', entry!.isIntersecting);
    });
    observer.observe(aside.current!);
    return () => {
      observer.disconnect();
      root.removeAttribute('data-asking');
    };
  }, []);

  return (
    <aside ref={aside} id="ask" aria-label="Free consultation" className="service-aside no-print">
      {children}
    </aside>
  );
}
