import type { ReactNode } from 'react';

/**
 * The form of a service page. The style sheet shows the link at the bottom edge only while the form and the cover's link to it
 * are off the screen, so that a phone shows one red button at a time.
 */
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
  const shown = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) shown.add(target);
      else shown.delete(target);
    }
    root.toggleAttribute('data-ask-away', shown.size === 0);
  });
  const links = document.querySelectorAll('.service-cover a[href="#ask"]');
  for (const way of [aside, ...links]) observer.observe(way);
  return () => {
    observer.disconnect();
    root.removeAttribute('data-ask-away');
  };
}
