/*
 * A change of page as the browser's own view transition, where it has them. The page that is left fades over the next one,
 * and the file that a service is in the catalogue becomes the cover of its page (styles/base.css). Nothing waits for the end:
 * what a transition captures can't be pressed, so of the next page it captures the file's spine and title alone.
 */

/** Marks the one file in the catalogue that is the same as the cover. */
const SHOWN = 'data-file-shown';

/**
 * @param from the path of the page that is left
 * @param change puts the next page on the screen; called once, with or without a transition
 * @returns when `change` is done
 */
export async function inPageTransition(
  { destination, hasUAVisualTransition }: NavigateEvent,
  from: string,
  change: () => Promise<void>,
): Promise<void> {
  const isUnwanted =
    hasUAVisualTransition || matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Firefox before 144.
  if (isUnwanted || !('startViewTransition' in document)) return change();

  const main = document.querySelector('main');
  main?.style.setProperty('view-transition-name', 'page');
  markCard(new URL(destination.url).pathname);
  let card: Element | undefined;
  const { ready, updateCallbackDone, finished } = document.startViewTransition(async () => {
    main?.style.removeProperty('view-transition-name');
    await change();
    card = markCard(from);
  });
  // The browser skips it in a hidden tab, or when the next one begins.
  ready.catch(() => {});
  finished.then(
    () => card?.removeAttribute(SHOWN),
    () => {},
  );
  await updateCallbackDone;
}

/** Finds a service's card, if it is in the window. */
function markCard(path: string): Element | undefined {
  // One whose navigation was interrupted.
  for (const marked of document.querySelectorAll(`[${SHOWN}]`)) marked.removeAttribute(SHOWN);
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const card = document.getElementById(`card-${slug}`)?.closest('article');
  const { top = 0, bottom = 0 } = card?.getBoundingClientRect() ?? {};
  if (!card || bottom <= 0 || top >= innerHeight) return undefined;
  card.setAttribute(SHOWN, '');
  return card;
}
