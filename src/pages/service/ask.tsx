import type { ReactNode } from 'react';
import { PhoneLink } from '@/forms/call-or-write';
import { paths } from '@/paths';

/**
 * The form of a service page. At the bottom edge of a phone there is a red link to it. The style sheet hides this link while the
 * form or the cover's red link is on the screen, so that a phone never shows two red buttons.
 */
export function Ask({ children }: { children: ReactNode }) {
  return (
    <aside
      ref={markWhileAway}
      id="ask"
      aria-label="Free consultation"
      className="service-aside no-print"
    >
      <div className="relative rounded-paper bg-sheet text-ink-900 shadow-lift">
        <div className="guilloche-band relative top-[7px] mx-3" />
        <div className="flex items-start justify-between gap-2 px-4 pt-2 sm:px-7 lg:max-xl:px-4">
          <div>
            <h2 className="text-h3 font-bold lg:text-[1.5625rem]/tight">Ask an expert</h2>
            <p className="text-small text-ink-600">The first call is free. No payment needed.</p>
          </div>
          <b aria-hidden="true" className="pt-1 font-serif text-h1 font-bold text-red-deep">
            ₹0
          </b>
        </div>
        <div className="px-4 pt-1.5 pb-4 sm:px-7 lg:max-xl:px-4">
          <noscript>
            <p className="mb-4 rounded-control border-2 border-ink-900 p-4 text-small">
              This form needs JavaScript, which is switched off. Call <PhoneLink /> or use the{' '}
              <a href={paths.contact()}>contact form</a>, which works without it.
            </p>
          </noscript>
          {children}
        </div>
      </div>
    </aside>
  );
}

/** Marks the root element while neither the form nor the cover's link to it is on the screen. */
function markWhileAway(aside: HTMLElement) {
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
