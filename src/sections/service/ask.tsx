import type { ReactNode } from 'react';

/** The form of a service page. While it is on the screen, the style sheet hides the link to it at the bottom edge. */
export function Ask({ children }: { children: ReactNode }) {
  return (
    <aside
      ref={tellWhileSeen}
      id="ask"
      aria-label="Free consultation"
      className="service-aside no-print"
    >
      {children}
    </aside>
  );
}

function tellWhileSeen(aside: HTMLElement) {
  const root = document.documentElement;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) root.toggleAttribute('data-asking', isIntersecting);
  });
  observer.observe(aside);
  return () => {
    observer.disconnect();
    root.removeAttribute('data-asking');
  };
}
