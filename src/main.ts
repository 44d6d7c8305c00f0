import { afterFirstPaint, savesData, whenIdle } from '@/lib/when-to-fetch';
import { loadCode } from '@/lib/load-code';

/*
 * The only script that the HTML fetches; `early.ts` stands in the HTML itself. The page is readable and its links, menus and
 * forms work without the app, whose code is fetched when the page has been painted and the browser is idle, or at the first
 * press; with `Save-Data` only at the press. Then `hydrate.tsx` takes over.
 */

/** Scrolled further than this many pixels, the landing page's header turns solid (specification, section 9). */
const SOLID_AFTER = 20;

/** Scrolling back by up to this many pixels is not a change of direction yet. */
const SLACK = 8;

/** Events at which the code is fetched, also again after a failure. Movements are left out: they would hammer the network. */
const PRESSES = ['click', 'keydown', 'online'];

// The script is async and may run before the page has been parsed.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startWhenIdle);
else startWhenIdle();

function startWhenIdle(): void {
  const root = document.getElementById('root')!;
  let hasStarted = false;

  async function start(): Promise<void> {
    if (hasStarted) return;
    hasStarted = true;
    try {
      fetchCode(root.dataset['code']?.split(' ') ?? []);
      const { hydrate } = await loadCode(() => import('@/hydrate'));
      await hydrate(root);
    } catch (error) {
      // The page stays what it is: complete HTML with plain links and forms.
      console.warn('The page stays static:', error);
      hasStarted = false;
      // The inline script (early.ts) holds the last press until the app can answer it.
      window.earlyPresses?.answerWithoutApp();
      onFirst(PRESSES, () => void start());
    }
  }

  followScroll();
  onFirst(PRESSES, () => void start());
  if (!savesData()) afterFirstPaint(() => whenIdle(() => void start()));
}

/** Tells the style sheet how far the page is scrolled (header.css), and whether it is being scrolled down (edge-tabs.css). */
function followScroll(): void {
  const root = document.documentElement;
  let last = scrollY;
  const onScroll = () => {
    root.toggleAttribute('data-scrolled', scrollY > SOLID_AFTER);
    if (Math.abs(scrollY - last) < SLACK) return;
    root.toggleAttribute('data-scrolling-down', scrollY > last);
    last = scrollY;
  };
  // The browser may have restored a scroll position, or the visitor scrolled, before this script came.
  onScroll();
  addEventListener('scroll', onScroll, { passive: true });
}

/** Calls back once, at the first of several events anywhere in the window. */
function onFirst(types: readonly string[], callback: () => void): void {
  const heard = new AbortController();
  const options = { capture: true, passive: true, signal: heard.signal };
  const listener = () => {
    heard.abort();
    callback();
  };
  for (const type of types) addEventListener(type, listener, options);
}

/**
 * Fetches the page's chunks in parallel, which the build lists in `data-code` of the root (vite/prerender.ts), and lets each
 * run as it arrives: together they were one task of 70 to 180 ms.
 */
function fetchCode(files: readonly string[]): void {
  // Importing the app asks again for what failed, and reports it.
  for (const file of files) import(/* @vite-ignore */ file).catch(() => {});
}
