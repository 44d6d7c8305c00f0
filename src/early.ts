import { openSearchOnKeys } from '@/features/search/open-search';
import { dismissMenusByEscape } from '@/lib/dismissed-menus';
import { holdEarlyPresses } from '@/lib/early-presses';
import { followExpandedState } from '@/lib/expanded-state';

/*
 * The script that is inlined into each page before its content (vite/early-script.ts), so that no press comes too early for
 * it. It is built apart from the app; `main.ts` reaches it through `window.earlyPresses`.
 */

window.earlyPresses = holdEarlyPresses();
openSearchOnKeys();
followExpandedState();
dismissMenusByEscape();

// Below the support line (docs/architecture.md) there are no popovers, and their buttons lead to pages that serve.
if (!('popover' in HTMLElement.prototype)) {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-page]');
    if (button) location.assign(button.dataset['page']!);
  });
}
