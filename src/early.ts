import { openSearchOnKeys } from '@/features/search/open-search';
import { dismissMenusByEscape } from '@/lib/dismissed-menus';
import { keepDrafts } from '@/lib/drafts';
import { holdEarlyPresses } from '@/lib/early-presses';
import { setWebFonts } from '@/lib/web-fonts';
import { afterFirstPaint } from '@/lib/when-to-fetch';

/*
 * The script that is inlined into each page before its content (vite/early-script.ts), so that no press and no letter comes
 * too early for it, and the web fonts are asked for right after the first paint. It is built apart from the app, which reaches
 * it through `window`.
 */

const presses = (window.earlyPresses = holdEarlyPresses());
window.drafts = keepDrafts();
openSearchOnKeys();
dismissMenusByEscape();

// Below the support line (docs/architecture.md) there are no popovers, and their buttons lead to pages that serve.
if (!('popover' in HTMLElement.prototype)) {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-page]');
    if (button) location.assign(button.dataset['page']!);
  });
}

// The page's only script of this type is main.ts.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') void refetch(target.src);
  },
  { capture: true },
);

afterFirstPaint(() => void setWebFonts());

/**
 * Asks for the app's first script past the browser's cache, now and at each press. Hosts that set `immutable` by path send it
 * with a 404 too, which the browser then keeps for a year.
 */
async function refetch(src: string): Promise<void> {
  const answer = await fetch(src, { cache: 'reload' }).catch(() => undefined);
  if (answer?.ok) return void import(/* @vite-ignore */ src);
  presses.answerWithoutApp();
  addEventListener('click', () => void refetch(src), { once: true });
}
