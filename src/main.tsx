import { openSearchOnKeys } from '@/features/search/open-search';
import { followScroll } from '@/layout/follow-scroll';
import { keepDrafts } from '@/lib/drafts';
import { onNextPress } from '@/lib/on-next-press';
import { reloadOnce } from '@/lib/reload-once';
import { savesData } from '@/lib/saves-data';
import { focusNotificationsOnHotkey } from '@/lib/toast-hotkey';
import { tolerateTranslators } from '@/lib/translators';

/*
 * The entry of every page. The HTML is complete: before hydration, links, `details`, popovers and forms work without React.
 * This module is small and may run while the document is being parsed. `start` loads React, the app and the page's code.
 */

whenParsed(() => {
  keepDrafts();
  tolerateTranslators();
  followScroll();
});
openSearchOnKeys();
focusNotificationsOnHotkey();
addEventListener('submit', (event) => {
  // Before hydration, submitting a search would open the list of services and lose the query, which is still in the field.
  if (event.target instanceof Element && event.target.role === 'search') event.preventDefault();
});
addEventListener('vite:preloadError', () => void reloadOnce());
// Older browsers (docs/architecture.md, Supported browsers) have no popovers, so their buttons open a page instead.
if (!('popover' in HTMLElement.prototype)) {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-page]');
    if (button) location.assign(button.dataset['page']!);
  });
}
if (savesData()) onNextPress(start, 'online');
else start();

/** Loads the app and hydrates the page. If that fails, the page stays static and the next press tries again. */
function start(): void {
  // The build lists the chunks of the app and the page in the HTML (vite/prerender.ts). Script elements run as soon as they
  // arrive, and the load event waits for them.
  for (const src of document.documentElement.dataset['code']?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  }
  whenParsed(() => {
    import('@/app')
      .then(({ hydrate }) => hydrate(document.getElementById('root')!))
      .catch((error: unknown) => {
        console.warn('The page stays static:', error);
        onNextPress(start, 'online');
      });
  });
}

function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
  else callback();
}
