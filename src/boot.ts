import { holdEarlyActions } from '@/lib/early-actions';
import { canonicalPath } from '@/lib/canonical-path';
import { hasDrafts } from '@/lib/drafts';
import { followExpandedState } from '@/lib/expanded-state';
import { layOutAll, layOutBelowFold } from '@/lib/below-fold';
import { setWebFonts } from '@/lib/web-fonts';
import { headerState } from '@/layout/header-state';
import '@/index.css';

/*
 * The only script that a page loads by itself. A prerendered page is whole without the app, so the app's code waits for
 * the first sign of a visitor: until then it would only take bandwidth and battery from a weak phone. What is pressed
 * or sent meanwhile is kept, and done when the code has come.
 */

/** What tells of a visitor. The first movement of a pointer or finger comes well before the first press. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** What asks again for code that did not come: not every movement, which would hammer the network. */
const REQUESTS = ['pointerdown', 'keydown', 'online'];

const root = document.getElementById('root');
if (root) boot(root);

function boot(element: HTMLElement): void {
  followExpandedState();
  const isItsOwnPage = element.dataset.path === canonicalPath(location.pathname);
  // The pages that need their app to be whole have no list of code to wait with, see vite/prerender.ts.
  const hasWork = location.search !== '' || hasDrafts() || element.dataset.code === undefined;
  const canWait = isItsOwnPage && !hasWork;
  const early = holdEarlyActions();
  const header = document.querySelector<HTMLElement>('header[data-state="transparent"]');
  const onScroll = () => header?.setAttribute('data-state', headerState(scrollY));

  async function start(): Promise<void> {
    preload(element.dataset.code?.split(' ') ?? []);
    try {
      const { start: startApp } = await import('@/main');
      await startApp(element);
      removeEventListener('scroll', onScroll);
      early.release();
    } catch (error) {
      // The page stays what it is: complete HTML with plain links and forms.
      console.warn('The page stays static:', error);
      early.giveUp();
      onFirst(REQUESTS, () => void start());
    }
  }

  addEventListener('scroll', onScroll, { passive: true });
  if (location.hash || returns()) layOutAll();
  // A press may lead to another place of the page, which then has to be where it stays.
  else onFirst(['click', 'keydown'], layOutAll);
  const dressed = setWebFonts();
  if (location.hash) void dressed.then(keepToFragment());
  // With its final fonts each part is laid out only once.
  void dressed.then(layOutBelowFold);
  if (canWait) onFirst([...SIGNS, 'click'], () => void start());
  else void start();
}

/** Calls back once, at the first of several events anywhere in the window. */
function onFirst(types: readonly string[], callback: () => void): void {
  const heard = new AbortController();
  const options = { capture: true, passive: true, signal: heard.signal };
  const listener = (event: Event) => {
    if (isIdleMove(event)) return;
    heard.abort();
    callback();
  };
  for (const type of types) addEventListener(type, listener, options);
}

/** A move of a page under a pointer that rests, of which browsers tell as if the pointer had moved. */
function isIdleMove(event: Event): boolean {
  if (event.type !== 'pointermove') return false;
  const { movementX, movementY } = event as PointerEvent;
  return movementX === 0 && movementY === 0;
}

/** Whether the browser is about to scroll to where the visitor was before, which has to be where it was. */
function returns(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation !== undefined && (navigation as PerformanceNavigationTiming).type !== 'navigate'
  );
}

/**
 * Fonts that arrive after the browser has gone to the fragment move it.
 *
 * @returns what goes there again, unless the visitor has moved on by then
 */
function keepToFragment(): () => void {
  let movedOn = false;
  onFirst(['pointerdown', 'touchstart', 'wheel', 'keydown'], () => (movedOn = true));
  return () => {
    if (!movedOn) document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
  };
}

/** Has the browser fetch the app's chunks side by side instead of one after the other. */
function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
