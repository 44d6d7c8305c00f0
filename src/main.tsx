import { openSearchOnKeys } from '@/features/search/open-search';
import { keepDrafts } from '@/lib/drafts';
import { reloadOnce } from '@/lib/reload-once';
import { savesData } from '@/lib/saves-data';
import { focusNotificationsOnHotkey } from '@/lib/toast-hotkey';
import { tolerateTranslators } from '@/lib/translators';

/*
 * The start of every page. The HTML is complete, and the browser answers by itself until the app takes it over: links lead, folds
 * and popovers open, forms are sent. This module is small and may run while the document is still being parsed; React, the app and
 * the page's own code come by `start`.
 */

/** Scrolled further than this many pixels, the landing page's header turns solid (specification, section 9). */
const SOLID_AFTER = 20;

/** Scrolling back by up to this many pixels is not a change of direction yet. */
const SLACK = 8;

whenParsed(() => {
  keepDrafts();
  tolerateTranslators();
  followScroll();
});
openSearchOnKeys();
focusNotificationsOnHotkey();
addEventListener('submit', (event) => {
  // The browser would lead to the catalogue without the words, which the app reads from the field.
  if (event.target instanceof Element && event.target.role === 'search') event.preventDefault();
});
addEventListener('vite:preloadError', () => void reloadOnce());
// Below the support line (docs/architecture.md) there are no popovers, and their buttons lead to pages that serve.
if (!('popover' in HTMLElement.prototype)) {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-page]');
    if (button) location.assign(button.dataset['page']!);
  });
}
if (savesData()) onFirstPress(start);
else start();

/** Fetches the app and hydrates the page. Without it the page stays what it is, and the next press asks again. */
function start(): void {
  // The build lists the page's chunks (vite/prerender.ts). As elements each runs as it comes, and the load event waits for them.
  for (const src of document.documentElement.dataset['code']?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  }
  whenParsed(() => {
    import('@/app')
      .then(({ hydrate }) => hydrate(document.getElementById('root')!))
      .catch((error: unknown) => {
        console.warn('The page stays static:', error);
        onFirstPress(start);
      });
  });
}

function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
  else callback();
}

function onFirstPress(callback: () => void): void {
  const heard = new AbortController();
  for (const type of ['pointerdown', 'keydown', 'online']) {
    const options = { capture: true, passive: true, signal: heard.signal };
    addEventListener(type, () => (heard.abort(), callback()), options);
  }
}

/** Tells the style sheet how far the page is scrolled (header.css), and whether it is being scrolled down (edge-tabs.css). */
function followScroll(): void {
  const { documentElement } = document;
  let last = Number.NaN;
  const onScroll = () => {
    documentElement.toggleAttribute('data-scrolled', scrollY > SOLID_AFTER);
    if (Math.abs(scrollY - last) < SLACK) return;
    documentElement.toggleAttribute('data-scrolling-down', scrollY > last);
    last = scrollY;
  };
  // The browser may have restored a place. Reading it at once would lay out the page before it is due.
  requestAnimationFrame(onScroll);
  addEventListener('scroll', onScroll, { passive: true });
}
